import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { text } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { value } from '../../../engine/core/schema.ts'
import { dataAddressFailures, readDataAddress } from '../../lib/encoding/data-address.ts'
import { endingOfType, isOtherType, typeOfContents } from '../../lib/files/file-type.ts'
import { inText } from '../../lib/words/in-text.ts'

/** Pictures that every browser shows. */
const SHOWN = new Set(['png', 'jpg', 'gif', 'webp', 'avif', 'bmp', 'ico', 'svg'])

/** What file systems forbid, control characters, and those that turn the direction of a name. */
const NOT_IN_NAMES = /[\\/:*?"<>|\p{Cc}\p{Surrogate}\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/u

/** What a file without a name is called, as the field’s placeholder says. */
const FILE: Readonly<Record<string, string>> = { es: 'archivo', fr: 'fichier', pl: 'plik', pt: 'arquivo', ru: 'файл' }

const DOT = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')

export const base64DecodeFile = defineTool({
  id: 'base64-decode-file',
  category: 'encoders',
  icon: 'file-down',
  title: 'Base64 decode file',
  summary: 'Decode Base64 or a data URL back to the original file, named by its actual type.',
  keywords: [
    'base64 to file',
    'base64 to image',
    'base64 to pdf',
    'data uri to file',
    'data url',
    'b64',
    'base64 to png',
    'base64 download',
  ],
  aliases: ['base64-to-file', 'base64-to-image', 'base64-to-pdf', 'data-uri-to-file'],
  slugs: {
    es: 'base64-a-archivo',
    fr: 'base64-en-fichier',
    id: 'base64-ke-file',
    it: 'da-base64-a-file',
    pl: 'base64-na-plik',
    pt: 'base64-para-arquivo',
    ru: 'iz-base64-v-fayl',
  },
  recognizes: [{ kind: 'base64-file' }, { kind: 'data-url' }, { kind: 'base64', confidence: 0.75 }],
  effect: 'pure',
  input: z.object({
    text: text('Base64', { control: 'code', media: 'text/base64' }),
    name: text('File name', { max: 200, default: '', help: 'The extension is added if it has none.', placeholder: 'file' }),
  }),
  output: z.object({
    image: part(value.file, 'Preview', { view: 'image' }).optional(),
    file: part(value.file, 'File'),
    facts: facts('File', {
      name: column(z.string(), 'File name'),
      type: column(z.string(), 'Type', { format: 'code' }),
      size: column(z.int(), 'File size', { format: 'bytes' }),
    }),
  }),
  failures: { ...dataAddressFailures.words, 'bad-name': 'A file name can’t contain “{{character}}”. Remove it.' },
  notices: { 'type-differs': { warning: 'The data URL says {{declared}}, but the contents are {{found}}.' } },
  notes: [
    'Both alphabets of RFC 4648 work, line breaks and spaces are skipped, and padding is optional. Anything else that an encoder wouldn’t write is rejected, with its line and column.',
    'A data URL (RFC 2397) states its type. Otherwise the first bytes reveal it: images, audio, video, fonts, PDF, office documents, archives and UTF-8 text are recognized.',
  ],
  examples: [
    {
      input: { text: 'SGVsbG8hCg==' },
      in: inText({
        es: 'wqFIb2xhIQo=',
        fr: 'Qm9uam91ciAhCg==',
        id: 'SGFsbyEK',
        it: 'Q2lhbyEK',
        pl: 'Q3plxZvEhyEK',
        pt: 'T2zDoSEK',
        ru: '0J/RgNC40LLQtdGCIQo=',
      }),
      output: {
        file: { name: 'file.txt', type: 'text/plain', bytes: new TextEncoder().encode('Hello!\n') },
        facts: { name: 'file.txt', type: 'text/plain', size: 7 },
      },
    },
    {
      title: 'An image from a data URL',
      input: { text: 'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciLz4=', name: 'dot' },
      output: {
        image: { name: 'dot.svg', type: 'image/svg+xml', bytes: DOT },
        file: { name: 'dot.svg', type: 'image/svg+xml', bytes: DOT },
        facts: { name: 'dot.svg', type: 'image/svg+xml', size: 41 },
      },
    },
    {
      title: 'Recognized by its first bytes',
      input: { text: 'UEsFBgAAAAAAAAAAAAAAAAAAAAAAAA==' },
      output: { facts: { name: 'file.zip', type: 'application/zip', size: 22 } },
    },
  ],
  transform: ({ text, name }, { fail, note, locale }) => {
    if (text.trim() === '') fail('required', { field: 'text' })
    const bad = NOT_IN_NAMES.exec(name) ?? /^\s*\.+\s*$/.exec(name)
    if (bad) fail('bad-name', { character: bad[0].trim().toWellFormed(), field: 'name', offset: bad.index, text: name })
    const { bytes, type: declared } = readDataAddress(text)
    const found = typeOfContents(bytes)
    const type = declared === undefined || declared === 'application/octet-stream' ? found : declared
    const base = name.trim() || (FILE[locale.split('-')[0] ?? ''] ?? 'file')
    const made = { name: /\.[A-Za-z0-9]{1,10}$/.test(base) ? base : `${base}.${endingOfType(type)}`, type, bytes }
    if (isOtherType(type, found)) note('type-differs', { declared: type, found })
    return { image: SHOWN.has(endingOfType(found)) ? made : undefined, file: made, facts: { name: made.name, type, size: bytes.length } }
  },
})
