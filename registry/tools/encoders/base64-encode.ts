import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { encodeBase64 } from '../../lib/encoding/base64.ts'
import { eachLine, perLineField } from '../../lib/text/per-line.ts'
import { ENCODING_NAMES, TEXT_ENCODINGS, textEncodingFailures, textWriter } from '../../lib/encoding/text-encoding.ts'
import { wrapLines } from '../../lib/encoding/wrap-lines.ts'

export const base64Encode = defineTool({
  id: 'base64-encode',
  category: 'encoders',
  icon: 'binary',
  title: 'Base64 encode',
  summary: 'Encode text to Base64 in the standard or the URL-safe alphabet.',
  keywords: ['btoa', 'b64', 'base64url', 'text to base64'],
  aliases: ['base64-encoder', 'text-to-base64'],
  slugs: {
    es: 'codificar-base64',
    fr: 'encoder-base64',
    id: ['encode-base64', 'enkode-base64'],
    it: 'codifica-base64',
    pl: 'kodowanie-base64',
    pt: 'codificar-base64',
    ru: 'kodirovat-base64',
  },
  recognizes: [{ kind: 'text', confidence: 0.75 }],
  effect: 'pure',
  inverse: 'base64-decode',
  input: z.object({
    text: text('Text', { control: 'code' }),
    alphabet: choice('Alphabet', { standard: 'Standard (+ and /)', url: 'URL-safe (- and _)' }),
    padding: flag('Padding', { default: true, help: 'Adds = at the end to make the length a multiple of four.' }),
    perLine: perLineField,
    lineLength: whole('Line length', {
      min: 0,
      max: 1000,
      default: 0,
      unit: 'character|characters',
      help: '0 keeps everything on one line; MIME uses 76, PEM 64.',
      when: { perLine: false },
      advanced: true,
    }),
    encoding: choice('Text encoding', TEXT_ENCODINGS, { default: 'utf-8', named: ENCODING_NAMES, advanced: true }),
  }),
  output: z.object({ text: part(z.string(), 'Base64', { view: 'code', media: 'text/base64', fileName: 'base64.txt' }) }),
  failures: textEncodingFailures.words,
  notes: [
    'Base64 as in RFC 4648: three bytes become four characters, so the result is about a third longer. This is encoding, not encryption: anyone can decode it.',
    'Text is first converted to bytes, by default as UTF-8, so letters of any language and emoji survive.',
  ],
  examples: [
    { input: { text: 'Toolglot' }, output: { text: 'VG9vbGdsb3Q=' } },
    { title: 'Non-ASCII letters and emoji', input: { text: 'é😀' }, output: { text: 'w6nwn5iA' } },
    { title: 'For a URL', input: { text: '>>>???', alphabet: 'url', padding: false }, output: { text: 'Pj4-Pz8_' } },
  ],
  transform: ({ text, alphabet, padding, perLine, lineLength, encoding }) => {
    const write = textWriter(encoding, 'text')
    // Also for lines the whole is written first, as its failures tell their place in the text.
    const bytes = write(text)
    return {
      text: perLine
        ? eachLine(text, (line) => encodeBase64(write(line), alphabet, padding))
        : wrapLines(encodeBase64(bytes, alphabet, padding), lineLength),
    }
  },
})
