import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, file } from '../../../engine/core/kit.ts'
import { column, facts, part } from '../../../engine/core/parts.ts'
import { readTextFile, textFileFailures } from '../../lib/files/read-text-file.ts'
import { countGraphemes, countLines, wordsOf } from '../../lib/text/segments.ts'
import { ENCODING_NAMES, TEXT_ENCODINGS, textDecodingFailures } from '../../lib/encoding/text-encoding.ts'
import { LINE_BREAKS, LINE_BREAK_LABELS, lineBreaksOf } from '../../lib/text/facts.ts'

const greeting = (...bytes: number[]) => ({ name: 'note.txt', type: 'text/plain', bytes: Uint8Array.from(bytes) })
/** One word as a file of little-endian UTF-16, and what is told of it. */
const inUtf16 = (text: string) => ({
  input: { file: greeting(0xff, 0xfe, ...[...text].flatMap((letter) => [letter.charCodeAt(0) & 0xff, letter.charCodeAt(0) >> 8])) },
  output: {
    text,
    facts: {
      encoding: 'utf-16le' as const,
      byteOrderMark: true,
      lineBreaks: 'none' as const,
      size: 2 * text.length + 2,
      lines: 1,
      words: 1,
      characters: text.length,
    },
  },
})

export const txtViewer = defineTool({
  id: 'txt-viewer',
  category: 'text',
  icon: 'file-text',
  title: 'TXT viewer',
  summary: 'Open TXT files in any encoding, read them with the right characters, and see how they’re stored.',
  keywords: ['open txt file', 'text file viewer', 'txt reader', 'log viewer', 'file encoding', 'convert to utf-8', 'nfo viewer'],
  aliases: ['text-viewer', 'text-file-viewer'],
  slugs: {
    es: 'visor-de-txt',
    fr: 'visionneuse-txt',
    id: ['txt-viewer', 'penampil-txt'],
    it: 'visualizzatore-txt',
    pl: 'przegladarka-txt',
    pt: 'visualizador-de-txt',
    ru: 'prosmotr-txt',
  },
  effect: 'pure',
  input: z.object({
    file: file('File', { accept: ['text/*', '.txt', '.log', '.md', '.csv', '.json', '.xml', '.ini', '.cfg', '.conf', '.nfo', '.srt'] }),
    encoding: choice('Text encoding', ['guess', ...TEXT_ENCODINGS], { words: { guess: 'Detect automatically' }, named: ENCODING_NAMES }),
  }),
  output: z.object({
    text: part(z.string(), 'Text', { view: 'text', media: 'text/plain', fileName: 'text.txt' }),
    facts: facts('Details', {
      encoding: column(z.enum(TEXT_ENCODINGS), 'Text encoding', { named: ENCODING_NAMES }),
      byteOrderMark: column(z.boolean(), 'Byte order mark (BOM)', { format: 'yes-no' }),
      lineBreaks: column(z.enum(LINE_BREAKS), 'Line breaks', { choices: LINE_BREAK_LABELS }),
      size: column(z.int(), 'Size', { format: 'bytes' }),
      lines: column(z.int(), 'Lines'),
      words: column(z.int(), 'Words'),
      characters: column(z.int(), 'Characters'),
    }),
  }),
  failures: { ...textFileFailures.words, ...textDecodingFailures.words },
  notices: {
    guessed: {
      warning: 'The file isn’t UTF-8 and doesn’t declare its encoding, so this one is a guess. If letters look wrong, choose another.',
    },
  },
  notes: [
    'A byte order mark decides the encoding. Without one, the file is read as UTF-16 if every second byte is zero, as UTF-8 if its bytes are valid UTF-8, and otherwise in the legacy encoding typical of the page’s language.',
    'The download is the text in UTF-8, without a byte order mark and with unchanged line breaks.',
  ],
  examples: [
    {
      input: { file: { name: 'menu.txt', type: 'text/plain', bytes: new TextEncoder().encode('Crêpe 4 €\r\nCafé 2 €\r\n') } },
      output: {
        text: 'Crêpe 4 €\r\nCafé 2 €\r\n',
        facts: { encoding: 'utf-8', byteOrderMark: false, lineBreaks: 'crlf', size: 27, lines: 2, words: 4, characters: 19 },
      },
    },
    {
      title: 'An old file with one byte per character',
      input: { file: greeting(0x43, 0x61, 0x66, 0xe9), encoding: 'windows-1252' },
      in: { ru: { input: { file: greeting(0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2), encoding: 'windows-1251' }, output: { text: 'Привет' } } },
      output: { text: 'Café' },
    },
    {
      title: 'UTF-16 with a byte order mark',
      ...inUtf16('Hi'),
      in: {
        es: inUtf16('Sí'),
        fr: inUtf16('Été'),
        id: inUtf16('Ya'),
        it: inUtf16('Sì'),
        pl: inUtf16('Żółw'),
        pt: inUtf16('Não'),
        ru: inUtf16('Да'),
      },
    },
  ],
  transform: ({ file: { bytes }, encoding: wanted }, { locale, note }) => {
    const { text, encoding, hasMark, isGuess } = readTextFile(bytes, locale, 'file', wanted === 'guess' ? undefined : wanted)
    if (isGuess) note('guessed')
    return {
      text,
      facts: {
        encoding,
        byteOrderMark: hasMark,
        lineBreaks: lineBreaksOf(text),
        size: bytes.length,
        lines: countLines(text),
        words: [...wordsOf(text, 'und')].length,
        characters: countGraphemes(text),
      },
    }
  },
})
