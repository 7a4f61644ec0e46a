import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, text, whole } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { FIGLET_FONT_NAMES, openFigletFont } from './figlet-fonts.ts'
import { inText } from '../../../lib/words/in-text.ts'

const MOST_CHARACTERS = 1000
const MOST_NAMED = 20

const COMMENTS = {
  none: { start: '', line: '', end: '', breaks: undefined },
  slashes: { start: '', line: '// ', end: '', breaks: undefined },
  hash: { start: '', line: '# ', end: '', breaks: undefined },
  dashes: { start: '', line: '-- ', end: '', breaks: undefined },
  block: { start: '/*\n', line: ' * ', end: '\n */', breaks: '*/' },
  html: { start: '<!--\n', line: '', end: '\n-->', breaks: '--' },
} as const

export const asciiArtGenerator = defineTool({
  id: 'ascii-art-generator',
  category: 'generators',
  icon: 'type',
  title: 'ASCII art generator',
  summary: 'Generate ASCII art text in 28 fonts, ready for a README, a terminal or a code comment.',
  keywords: ['figlet', 'text banner', 'ascii text', 'text to ascii art', 'big letters', 'ascii font', 'readme banner'],
  aliases: ['text-to-ascii-art', 'figlet', 'ascii-banner'],
  slugs: {
    es: 'generador-de-arte-ascii',
    fr: 'generateur-ascii-art',
    id: 'generator-seni-ascii',
    it: 'generatore-ascii-art',
    pl: 'generator-ascii-art',
    pt: 'gerador-de-arte-ascii',
    ru: 'generator-ascii-art',
  },
  effect: 'pure',
  input: z.object({
    text: text('Text', { max: MOST_CHARACTERS, control: 'multiline', lines: 3 }),
    font: choice('Font', FIGLET_FONT_NAMES, { default: 'Standard', named: 'raw' }),
    spacing: choice('Letter spacing', { default: 'Font default', full: 'Wide', fitted: 'Touching' }, { default: 'default' }),
    width: whole('Longest line', { min: 20, max: 1000, default: 100, unit: 'character|characters' }),
    comment: choice(
      'As a comment',
      { none: 'No comment', slashes: '// …', hash: '# …', dashes: '-- …', block: '/* … */', html: '<!-- … -->' },
      { advanced: true },
    ),
  }),
  output: z.object({ text: part(z.string(), 'Result', { view: 'code', fileName: 'ascii-art.txt' }) }),
  failures: {
    'none-in-font': 'The font has none of these characters. FIGlet fonts have little more than Latin letters, digits and keyboard symbols.',
    'breaks-comment': 'In this font the text contains “{{found}}”, which would end the comment too early. Choose another kind of comment.',
  },
  notices: {
    'accents-dropped': { info: 'Accented letters that the font doesn’t have lose their accents: {{letters}}.' },
    'not-in-font': { warning: 'Characters that the font doesn’t have were left out: {{letters}}.' },
  },
  notes: [
    'These are the FIGlet fonts, shared since 1991. Most have the printable ASCII characters; some have little more than letters. Standard has the accented letters of nearly all European languages in the Latin alphabet; Slant, Big, Small, Mini, Block, Shadow, Speed and Script have those of Western Europe; Banner has Cyrillic. Other accents are dropped, and you are told.',
    'Words that don’t fit on a line go to the next. Show the result in a monospace font.',
    'Screen readers spell out every character. If the words matter, add them as plain text.',
  ],
  examples: [
    {
      title: 'A greeting',
      input: { text: 'Hi!', font: 'Standard' },
      in: inText({ es: '¡Hola!', fr: 'Salut !', id: 'Hai!', it: 'Ciao!', pl: 'Hej!', pt: 'Oi!' }),
      output: { text: '  _   _ _ _\n | | | (_) |\n | |_| | | |\n |  _  | |_|\n |_| |_|_(_)' },
    },
    {
      title: 'For the top of a script',
      input: { text: 'ok', font: 'Small', comment: 'hash' },
      output: { text: '#       _\n#   ___| |__\n#  / _ \\ / /\n#  \\___/_\\_\\' },
    },
    {
      title: 'Accented letters',
      input: { text: 'Łódź', font: 'Mini' },
      in: inText({ es: 'Año', fr: 'Été', id: 'Café', it: 'Città', pt: 'Pão' }),
      output: {
        notices: [
          { code: 'accents-dropped', params: { letters: 'ź' }, level: 'info' },
          { code: 'not-in-font', params: { letters: 'Ł' }, level: 'warning' },
        ],
      },
    },
  ],
  transform: async ({ text, font, spacing, width, comment }, { fail, note }) => {
    if (text.trim() === '') fail('required', { field: 'text' })
    const { has, write } = await openFigletFont(font)
    const plain = new Set<string>()
    const missing = new Set<string>()
    const known = Array.from(new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text), ({ segment }) => {
      if (/^\s+$/.test(segment)) return /[\n\r]/.test(segment) ? '\n' : ' '
      const letter = segment.normalize('NFC')
      if ([...letter].length === 1 && has(letter)) return letter
      const [base = ''] = letter.normalize('NFD')
      const isBase = base !== letter && has(base)
      ;(isBase ? plain : missing).add(segment)
      return isBase ? base : ''
    }).join('')
    if (known.trim() === '') fail('none-in-font', { field: 'text' })
    const art = trimLines(write(known, { spacing, width }))
    const { start, line, end, breaks } = COMMENTS[comment]
    if (breaks !== undefined && art.includes(breaks)) fail('breaks-comment', { found: breaks, field: 'comment' })
    const name = (letters: ReadonlySet<string>) => [...letters].slice(0, MOST_NAMED).join(' ').toWellFormed()
    if (plain.size > 0) note('accents-dropped', { letters: name(plain) })
    if (missing.size > 0) note('not-in-font', { letters: name(missing) })
    return {
      text:
        start +
        art
          .split('\n')
          .map((row) => (line + row).trimEnd())
          .join('\n') +
        end,
    }
  },
})

/** Without spaces at the ends of lines and without empty lines before and after. */
function trimLines(text: string): string {
  const rows = text.split('\n').map((row) => row.trimEnd())
  const first = rows.findIndex((row) => row !== '')
  return first < 0 ? '' : rows.slice(first, rows.findLastIndex((row) => row !== '') + 1).join('\n')
}
