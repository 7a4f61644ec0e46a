import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { textEncodingFailures } from '../../lib/encoding/text-encoding.ts'
import { inText } from '../../lib/words/in-text.ts'

/** Each character becomes up to thirty others. */
const TEXT_MOST = 8 * 1024 * 1024

/** U+0000 and U+0080 to U+009F cannot be written as references: browsers read other characters from those. */
const RANGES = { special: /[&<>"']/gu, nonAscii: /[&<>"']|[^\0-\x9f]\p{M}?/gu, all: /[^\0\x80-\x9f]\p{M}?/gu } as const
const REFERENCE = /&(?:#[0-9]{1,7}|#[xX][0-9a-fA-F]{1,6}|[A-Za-z][A-Za-z0-9]*);/u

/** The price where the currency follows the number. */
const EURO_LAST = {
  input: { text: 'Crème brûlée → 5 € 😀' },
  output: { text: 'Cr&egrave;me br&ucirc;l&eacute;e &rarr; 5 &euro; &#128512;' },
}

export const htmlEncode = defineTool({
  id: 'html-encode',
  category: 'encoders',
  icon: 'code-xml',
  title: 'HTML encode',
  summary: 'Encode text as HTML entities so that a web page shows it as is: only & < > and quotation marks, or all special characters.',
  keywords: ['html entities', 'escape html', 'htmlspecialchars', 'htmlentities', '&amp;', '&lt;', 'html escape', 'xss'],
  aliases: ['html-encoder', 'html-escape', 'html-entities'],
  slugs: {
    es: 'codificar-html',
    fr: 'encoder-html',
    id: ['encode-html', 'enkode-html'],
    it: 'codifica-html',
    pl: 'kodowanie-html',
    pt: 'codificar-html',
    ru: 'kodirovanie-html',
  },
  effect: 'pure',
  inverse: 'html-decode',
  input: z.object({
    text: text('Text', { max: TEXT_MOST, control: 'code' }),
    range: choice('What to encode', {
      special: 'Only & < > and quotation marks',
      nonAscii: 'These and all non-ASCII characters',
      all: 'Every character',
    }),
    style: choice('Format', { named: 'By name (&eacute;)', decimal: 'Decimal (&#233;)', hex: 'Hexadecimal (&#xE9;)' }),
    keepReferences: flag('Keep what is already encoded', { help: 'Leaves &amp; as it is instead of writing &amp;amp;.', advanced: true }),
  }),
  output: z.object({ text: part(z.string(), 'Result', { view: 'code', media: 'text/html', language: 'html' }) }),
  failures: { 'lone-surrogate': textEncodingFailures.words['lone-surrogate'] },
  notes: [
    'The names are those of the HTML Standard, more than two thousand; if a character has several, the older and shorter one is used. A character without a name is written as a decimal number.',
    'In a page saved as UTF-8, only & < > and quotation marks need encoding. The control characters U+0000 and U+0080 to U+009F stay as they are, because browsers turn their numeric references into other characters.',
  ],
  examples: [
    {
      input: { text: '<a href="?x=1&y=2">it\'s</a>' },
      in: inText({
        es: '<a href="?x=1&y=2">\'aquí\'</a>',
        fr: '<a href="?x=1&y=2">l\'eau</a>',
        id: '<a href="?x=1&y=2">Ma\'ruf</a>',
        it: '<a href="?x=1&y=2">l\'acqua</a>',
        pl: '<a href="?x=1&y=2">\'tutaj\'</a>',
        pt: '<a href="?x=1&y=2">copo d\'água</a>',
        ru: '<a href="?x=1&y=2">\'тут\'</a>',
      }),
      output: { text: '&lt;a href=&quot;?x=1&amp;y=2&quot;&gt;it&apos;s&lt;/a&gt;' },
    },
    {
      title: 'Non-ASCII letters and emoji',
      input: { text: 'Crème brûlée → €5 😀', range: 'nonAscii' },
      in: {
        es: EURO_LAST,
        fr: EURO_LAST,
        it: EURO_LAST,
        pl: EURO_LAST,
        pt: {
          input: { text: 'Café com açúcar → R$ 5 😀' },
          output: { text: 'Caf&eacute; com a&ccedil;&uacute;car &rarr; R$ 5 &#128512;' },
        },
        ru: EURO_LAST,
      },
      output: { text: 'Cr&egrave;me br&ucirc;l&eacute;e &rarr; &euro;5 &#128512;' },
    },
    {
      title: 'Every character, hexadecimal',
      input: { text: 'a@b.c', range: 'all', style: 'hex' },
      output: { text: '&#x61;&#x40;&#x62;&#x2E;&#x63;' },
    },
  ],
  transform: async ({ text, range, style, keepReferences }, { fail }) => {
    if (!text.isWellFormed()) fail('lone-surrogate', { field: 'text', offset: text.search(/\p{Surrogate}/u), text })
    const { HTML_ENTITIES } =
      style === 'named' || keepReferences ? await import('../../data/symbols/html-entities.ts') : { HTML_ENTITIES: {} }
    const names = style === 'named' ? namesByCharacters(HTML_ENTITIES) : undefined
    const reference = (characters: string): string => {
      const name = names?.get(characters)
      if (name !== undefined) return `&${name};`
      return Array.from(characters, (character) =>
        names?.has(character) ? `&${names.get(character)};` : numericReference(character, style),
      ).join('')
    }
    const encode = (part: string): string => part.replace(RANGES[range], reference)
    if (!keepReferences) return { text: encode(text) }
    const found = new RegExp(`${REFERENCE.source}|${RANGES[range].source}`, 'gu')
    return { text: text.replace(found, (part) => (isReference(part, HTML_ENTITIES) ? part : encode(part))) }
  },
})

function namesByCharacters(entities: Readonly<Record<string, string>>): Map<string, string> {
  const names = new Map<string, string>()
  for (const [name, characters] of Object.entries(entities)) if (!names.has(characters)) names.set(characters, name)
  return names
}

/** Whether browsers read a part of a text as the one character that it names. */
function isReference(part: string, entities: Readonly<Record<string, string>>): boolean {
  const [, hex, decimal, name] = /^&(?:#[xX](\w+)|#(\d+)|(\w+));$/.exec(part) ?? []
  if (name !== undefined) return Object.hasOwn(entities, name)
  const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16)
  return (code > 0 && code < 0x80) || (code > 0x9f && code < 0xd800) || (code > 0xdfff && code <= 0x10ffff)
}

function numericReference(character: string, style: 'named' | 'decimal' | 'hex'): string {
  const code = character.codePointAt(0) as number
  return style === 'hex' ? `&#x${code.toString(16).toUpperCase()};` : `&#${code};`
}
