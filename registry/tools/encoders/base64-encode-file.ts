import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, file, flag, whole } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { encodeBase64 } from '../../lib/encoding/base64.ts'
import { encodedFileFacts, factsOfEncodedFile, plainMediaType } from '../../lib/encoding/encoded-file.ts'
import { wrapLines } from '../../lib/encoding/wrap-lines.ts'

export const base64EncodeFile = defineTool({
  id: 'base64-encode-file',
  category: 'encoders',
  icon: 'file-code',
  title: 'Base64 encode file',
  summary: 'Encode any file as Base64 text or a data URL, without uploading it.',
  keywords: ['file to base64', 'image to base64', 'data uri', 'data url', 'embed image', 'b64', 'base64url'],
  aliases: ['base64-encoder-file', 'file-to-base64'],
  slugs: {
    es: 'archivo-a-base64',
    fr: 'fichier-en-base64',
    id: 'file-ke-base64',
    it: 'file-in-base64',
    pl: 'plik-na-base64',
    pt: 'arquivo-para-base64',
    ru: 'fayl-v-base64',
  },
  recognizes: [
    { kind: 'image', confidence: 0.8 },
    { kind: 'file', confidence: 0.9 },
    { kind: 'pdf', confidence: 0.9 },
  ],
  effect: 'pure',
  input: z.object({
    file: file('File'),
    dataUri: flag('As a data URL', { help: 'For embedding the file directly in a web page or style sheet.' }),
    alphabet: choice('Alphabet', { standard: 'Standard (+ and /)', url: 'URL-safe (- and _)' }, { when: { dataUri: false } }),
    padding: flag('Padding', {
      default: true,
      help: 'Adds = at the end to make the length a multiple of four.',
      when: { dataUri: false },
      advanced: true,
    }),
    lineLength: whole('Line length', {
      min: 0,
      max: 1000,
      default: 0,
      unit: 'character|characters',
      help: '0 keeps everything on one line; MIME uses 76, PEM 64.',
      when: { dataUri: false },
      advanced: true,
    }),
  }),
  output: z.object({
    text: part(z.string(), 'Base64', { view: 'code', media: 'text/base64', fileName: 'base64.txt' }),
    facts: encodedFileFacts,
  }),
  notes: [
    'Base64 as in RFC 4648: three bytes become four characters, so the result is about a third larger than the file. This is encoding, not encryption: anyone can decode it.',
    'A data URL (RFC 2397) always uses the standard alphabet on one line. Its type is the one your device reports for the file, or application/octet-stream if it reports none.',
  ],
  examples: [
    {
      input: { file: { name: 'hello.txt', type: 'text/plain', bytes: new TextEncoder().encode('Hello!\n') } },
      output: { text: 'SGVsbG8hCg==', facts: { name: 'hello.txt', type: 'text/plain', size: 7, encodedSize: 12 } },
    },
    {
      title: 'As a data URL',
      input: { file: { name: 'dot.svg', type: 'image/svg+xml', bytes: new TextEncoder().encode('<svg/>') }, dataUri: true },
      output: { text: 'data:image/svg+xml;base64,PHN2Zy8+' },
    },
    {
      title: 'URL-safe, without padding',
      input: { file: { name: 'bytes.bin', type: '', bytes: Uint8Array.of(255, 254, 253, 252) }, alphabet: 'url', padding: false },
      output: { text: '__79_A' },
    },
  ],
  transform: ({ file: given, dataUri, alphabet, padding, lineLength }) => {
    const text = dataUri
      ? `data:${plainMediaType(given.type)};base64,${encodeBase64(given.bytes, 'standard', true)}`
      : wrapLines(encodeBase64(given.bytes, alphabet, padding), lineLength)
    return { text, facts: factsOfEncodedFile(given, text) }
  },
})
