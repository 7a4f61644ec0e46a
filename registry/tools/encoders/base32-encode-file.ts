import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { file } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { base32Fields, encodeBase32 } from '../../lib/encoding/base32.ts'
import { encodedFileFacts, factsOfEncodedFile } from '../../lib/encoding/encoded-file.ts'
import { wrapLines } from '../../lib/encoding/wrap-lines.ts'

export const base32EncodeFile = defineTool({
  id: 'base32-encode-file',
  category: 'encoders',
  icon: 'file-code',
  title: 'Base32 encode file',
  summary: 'Encode any file as Base32 text without uploading it.',
  keywords: ['file to base32', 'b32', 'base32hex', 'crockford base32', 'rfc 4648'],
  aliases: ['base32-encoder-file', 'file-to-base32'],
  slugs: {
    es: 'archivo-a-base32',
    fr: 'fichier-en-base32',
    id: 'file-ke-base32',
    it: 'file-in-base32',
    pl: 'plik-na-base32',
    pt: 'arquivo-para-base32',
    ru: 'fayl-v-base32',
  },
  effect: 'pure',
  input: z.object({ file: file('File'), ...base32Fields }),
  output: z.object({
    text: part(z.string(), 'Base32', { view: 'code', media: 'text/base32', fileName: 'base32.txt' }),
    facts: encodedFileFacts,
  }),
  notes: [
    'Base32 as in RFC 4648: five bytes become eight characters, so the result is 60% longer. Uppercase and lowercase don’t matter, so it is easy to read aloud and type. This is encoding, not encryption: anyone can decode it.',
    'Crockford’s alphabet leaves out I, L, O and U and uses no padding.',
  ],
  examples: [
    {
      input: { file: { name: 'hello.txt', type: 'text/plain', bytes: new TextEncoder().encode('Hello!\n') } },
      output: { text: 'JBSWY3DPEEFA====', facts: { name: 'hello.txt', type: 'text/plain', size: 7, encodedSize: 16 } },
    },
    {
      title: 'Base32hex, without padding',
      input: { file: { name: 'bytes.bin', type: '', bytes: Uint8Array.of(255, 254, 253, 252) }, alphabet: 'hex', padding: false },
      output: { text: 'VVVFRV0' },
    },
    {
      title: 'In lowercase, eight characters per line',
      input: {
        file: { name: 'dot.svg', type: 'image/svg+xml', bytes: new TextEncoder().encode('<svg/>') },
        lineLength: 8,
        letterCase: 'lower',
      },
      output: { text: 'hrzxmzzp\nhy======' },
    },
  ],
  transform: ({ file: given, lineLength, ...options }) => {
    const text = wrapLines(encodeBase32(given.bytes, options), lineLength)
    return { text, facts: factsOfEncodedFile(given, text) }
  },
})
