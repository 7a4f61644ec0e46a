import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, flag, text } from '../../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../../engine/core/parts.ts'
import { CATEGORIES, CATEGORY_NAMES, categoryOf, KINDS, KIND_NAMES } from './kinds.ts'
import { cleaned, placed } from './clean.ts'
import { inText } from '../../../lib/words/in-text.ts'

const LONGEST_TEXT = 200_000
const MOST_ROWS = 2_000
const NAME = column(z.string(), 'Name')
const CODE = column(z.string(), 'Code point', { format: 'code', copyable: true })

export const unicodeInspector = defineTool({
  id: 'unicode-inspector',
  category: 'text',
  icon: 'scan-text',
  title: 'Unicode inspector',
  summary:
    'See every character of a text with its name, code point and bytes, and find invisible ones and look-alikes to remove or replace.',
  keywords: [
    'invisible character checker',
    'unicode character lookup',
    'what character is this',
    'zero width space',
    'homoglyph detector',
    'hidden characters',
    'code point',
    'unicode name',
    'utf-8 bytes',
    'remove invisible characters',
  ],
  aliases: [
    'invisible-character-checker',
    'unicode-character-lookup',
    'zero-width-space-remover',
    'homoglyph-detector',
    'character-identifier',
  ],
  slugs: {
    es: 'inspector-unicode',
    fr: 'inspecteur-unicode',
    id: 'pemeriksa-unicode',
    it: 'ispettore-unicode',
    pl: 'inspektor-unicode',
    pt: 'inspetor-unicode',
    ru: 'proverka-unicode',
  },
  effect: 'pure',
  limits: { timeMs: 30_000 },
  input: z.object({
    text: text('Text', { max: LONGEST_TEXT, control: 'multiline' }),
    list: choice('Characters', { all: 'All, in order', once: 'Each one once' }),
    replace: flag('Replace look-alikes', { help: 'Writes the letters of the text’s main script instead.' }),
    form: choice('Normalize', { none: 'None', NFC: 'NFC', NFD: 'NFD', NFKC: 'NFKC', NFKD: 'NFKD' }, { advanced: true, named: 'raw' }),
  }),
  output: z.object({
    found: table(
      'Worth a look',
      {
        line: column(z.int(), 'Line'),
        position: column(z.int(), 'Column'),
        kind: column(z.enum(KIND_NAMES), 'Reason', { choices: KINDS }),
        code: CODE,
        name: NAME,
        instead: column(z.string(), 'Clean text has'),
      },
      { fileName: 'found.csv' },
    ),
    counts: facts(
      'Counts',
      {
        graphemes: column(z.int(), 'Characters (graphemes)'),
        points: column(z.int(), 'Code points'),
        units: column(z.int(), 'UTF-16 units'),
        bytes: column(z.int(), 'Bytes in UTF-8'),
        scripts: column(z.array(z.string()), 'Scripts', { format: 'script' }).optional(),
      },
      { view: 'statistics' },
    ),
    characters: table(
      'Characters',
      {
        character: column(z.string(), 'Character', { copyable: true }),
        name: NAME,
        code: CODE,
        utf8: column(z.string(), 'UTF-8', { format: 'code' }),
        utf16: column(z.string(), 'UTF-16', { format: 'code' }),
        category: column(z.enum(CATEGORY_NAMES), 'Category', { choices: CATEGORIES }),
        script: column(z.string(), 'Script', { format: 'script' }),
        block: column(z.string(), 'Block'),
        count: column(z.int(), 'Count'),
      },
      { fileName: 'characters.csv' },
    ),
    text: part(z.string(), 'Clean text', { view: 'code', fileName: 'clean.txt' }),
  }),
  notices: {
    clean: { info: 'There are no hidden characters and no look-alikes in this text.' },
    shortened: {
      info: {
        one: 'The tables show the first {{count, number}} row. Clean text and counts cover everything.',
        other: 'The tables show the first {{count, number}} rows. Clean text and counts cover everything.',
      },
    },
  },
  notes: [
    'Names, scripts and blocks are those of Unicode 17.0. A control character has no name, so its first alias is shown. The name data takes 110 kB and is loaded when you use the tool.',
    'Clean text is free of invisible, control and direction characters, and all its spaces are ordinary ones. Whatever emoji, symbols with variants, and Arabic and Indic scripts need is kept. Letters change only if you ask for it.',
    'Look-alikes are the confusables of Unicode’s security mechanisms (UTS #39) as of version 10.0; characters added since then are missing. The tool finds letters of another script inside a word, and words in a Latin text that only look Latin. Text without look-alikes can still be fake.',
  ],
  examples: [
    {
      input: { text: 'p\u0430ypal\u200b.com' },
      output: {
        found: [
          { line: 1, position: 2, kind: 'look-alike', code: 'U+0430', name: 'CYRILLIC SMALL LETTER A', instead: '\u0430' },
          { line: 1, position: 7, kind: 'hidden', code: 'U+200B', name: 'ZERO WIDTH SPACE', instead: '' },
        ],
        counts: { graphemes: 11, points: 11, units: 11, bytes: 14, scripts: ['Latn', 'Cyrl'] },
        text: 'p\u0430ypal.com',
      },
    },
    {
      title: 'Accented letters',
      input: { text: 'Zoë' },
      in: inText({ es: 'Año', fr: 'Noël', id: 'Café', it: 'Perché', pl: 'Łódź', pt: 'Ação', ru: 'Ёлка' }),
      output: {
        characters: [
          {
            character: 'Z',
            name: 'LATIN CAPITAL LETTER Z',
            code: 'U+005A',
            utf8: '5A',
            utf16: '005A',
            category: 'Lu',
            script: 'Latn',
            block: 'Basic Latin',
            count: 1,
          },
          {
            character: 'o',
            name: 'LATIN SMALL LETTER O',
            code: 'U+006F',
            utf8: '6F',
            utf16: '006F',
            category: 'Ll',
            script: 'Latn',
            block: 'Basic Latin',
            count: 1,
          },
          {
            character: 'ë',
            name: 'LATIN SMALL LETTER E WITH DIAERESIS',
            code: 'U+00EB',
            utf8: 'C3 AB',
            utf16: '00EB',
            category: 'Ll',
            script: 'Latn',
            block: 'Latin-1 Supplement',
            count: 1,
          },
        ],
      },
    },
    {
      title: 'An emoji made of several characters',
      input: { text: '👩‍🚀' },
      output: {
        counts: { graphemes: 1, points: 3, units: 5, bytes: 11, scripts: undefined },
        characters: [
          {
            character: '👩',
            name: 'WOMAN',
            code: 'U+1F469',
            utf8: 'F0 9F 91 A9',
            utf16: 'D83D DC69',
            category: 'So',
            script: 'Zyyy',
            block: 'Miscellaneous Symbols and Pictographs',
            count: 1,
          },
          {
            character: '\u200d',
            name: 'ZERO WIDTH JOINER',
            code: 'U+200D',
            utf8: 'E2 80 8D',
            utf16: '200D',
            category: 'Cf',
            script: 'Zinh',
            block: 'General Punctuation',
            count: 1,
          },
          {
            character: '🚀',
            name: 'ROCKET',
            code: 'U+1F680',
            utf8: 'F0 9F 9A 80',
            utf16: 'D83D DE80',
            category: 'So',
            script: 'Zyyy',
            block: 'Transport and Map Symbols',
            count: 1,
          },
        ],
      },
    },
    {
      title: 'Look-alikes replaced',
      input: { text: 'p\u0430ypal and \u0435bay\u00a0here', replace: true },
      in: inText({
        es: 'p\u0430ypal y еbay\u00a0aquí',
        fr: 'p\u0430ypal et еbay\u00a0ici',
        id: 'p\u0430ypal dan еbay\u00a0di sini',
        it: 'p\u0430ypal e еbay\u00a0qui',
        pl: 'p\u0430ypal i еbay\u00a0tutaj',
        pt: 'p\u0430ypal e еbay\u00a0aqui',
        ru: 'p\u0430ypal и еbay\u00a0здесь',
      }),
      output: { text: 'paypal and ebay here' },
    },
  ],
  transform: async ({ text: given, list, replace, form }, { note }) => {
    const { findSuspicious } = await import('../../../lib/unicode/inspect.ts')
    const { blockName, characterName, hexOf, scriptOf } = await import('../../../lib/unicode/names.ts')
    const found = findSuspicious(given)
    if (found.length === 0) note('clean')
    const codeOf = (character: string) => `U+${hexOf(character.codePointAt(0) as number)}`
    const nameOf = (character: string) => characterName(character.codePointAt(0) as number) ?? ''

    const counts = new Map<string, number>()
    let points = 0
    for (const character of given) {
      counts.set(character, (counts.get(character) ?? 0) + 1)
      points++
    }
    const describe = (character: string) => {
      const code = character.codePointAt(0) as number
      const isHalf = /^[\ud800-\udfff]$/.test(character)
      return {
        character: isHalf ? '\ufffd' : character,
        name: nameOf(character),
        code: codeOf(character),
        utf8: isHalf
          ? ''
          : [...new TextEncoder().encode(character)].map((byte) => byte.toString(16).toUpperCase().padStart(2, '0')).join(' '),
        utf16: Array.from({ length: character.length }, (_, at) => hexOf(character.charCodeAt(at))).join(' '),
        category: categoryOf(character),
        script: scriptOf(code) ?? '',
        block: blockName(code) ?? '',
      }
    }
    const rows = list === 'once' ? firstOf(counts, MOST_ROWS) : firstOf(given, MOST_ROWS).map((character) => [character, 1] as const)
    if ((list === 'once' ? counts.size : points) > MOST_ROWS || found.length > MOST_ROWS) note('shortened', { count: MOST_ROWS })

    const scripts = new Map<string, number>()
    for (const [character, count] of counts) {
      const script = scriptOf(character.codePointAt(0) as number)
      if (script !== undefined && !['Zyyy', 'Zinh', 'Zzzz'].includes(script)) scripts.set(script, (scripts.get(script) ?? 0) + count)
    }
    return {
      found: placed(given, found.slice(0, MOST_ROWS)).map(({ line, position, kind, character, instead }) => ({
        line,
        position,
        kind,
        code: codeOf(character),
        name: nameOf(character),
        instead: kind === 'look-alike' && !replace ? character : instead,
      })),
      counts: {
        graphemes: [...new Intl.Segmenter('und', { granularity: 'grapheme' }).segment(given)].length,
        points,
        units: given.length,
        bytes: new TextEncoder().encode(given).length,
        scripts: scripts.size > 0 ? [...scripts].toSorted(([, a], [, b]) => b - a).map(([code]) => code) : undefined,
      },
      characters: rows.map(([character, count]) => ({ ...describe(character), count })),
      text: form === 'none' ? cleaned(given, found, replace) : cleaned(given, found, replace).normalize(form),
    }
  },
})

/** Reads no more than it gives: what follows may be ten million characters. */
function firstOf<T>(items: Iterable<T>, most: number): T[] {
  const first: T[] = []
  for (const item of items) if (first.push(item) === most) break
  return first
}
