import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, flag, text } from '../../../../engine/core/kit.ts'
import { column, marked, part, table } from '../../../../engine/core/parts.ts'
import { LINE_LIMIT, TEXT_LIMIT } from '../../../../engine/core/schema.ts'
import { compileRegex, regexFailures } from '../../../lib/regex/faults.ts'
import { escapeRegex, expandReplacement } from '../../../lib/regex/replacement.ts'
import { OWN_SEPARATOR_HELP, readEscapes } from '../../../lib/text/separators.ts'
import { type LinePlace, placesOf } from '../../../lib/text/places.ts'

const REPLACEMENT_LIMIT = 100_000
const MOST_SHOWN = 100
const MOST_MARKED = 2000
/** How long a pattern may look for its next match, in milliseconds. Of so many matches each begins that time anew, then every so many. */
const PATTERN_MS = 1_000
const OFTEN = 1_000
const LONGEST_SHOWN = 200
const LONGEST_RESULT = 2 * TEXT_LIMIT

export const findAndReplaceText = defineTool({
  id: 'find-and-replace-text',
  category: 'text',
  icon: 'replace',
  title: 'Find and replace text',
  summary: 'Find and replace words or patterns throughout your text, and see every match before you use the result.',
  keywords: ['search and replace', 'replace text online', 'regex replace', 'find and replace', 'bulk replace', 'text replacer'],
  aliases: ['find-and-replace', 'replace-text', 'text-replacer'],
  slugs: {
    es: 'buscar-y-reemplazar-texto',
    fr: 'rechercher-et-remplacer',
    id: 'cari-dan-ganti-teks',
    it: 'trova-e-sostituisci',
    pl: 'znajdz-i-zamien',
    pt: 'localizar-e-substituir-texto',
    ru: ['nayti-i-zamenit-tekst', 'najti-i-zamenit-tekst'],
  },
  recognizes: [{ kind: 'text', confidence: 0.9 }],
  effect: 'pure',
  input: z.object({
    text: text('Text'),
    find: text('Find', { min: 1, max: LINE_LIMIT, lines: 1 }),
    replace: text('Replace with', { max: REPLACEMENT_LIMIT, default: '', lines: 1 }),
    ignoreCase: flag('Ignore case'),
    wholeWord: flag('Whole words only'),
    regex: flag('Regular expression', { help: 'JavaScript syntax; $& is the match and $1 the first group.' }),
    escapes: flag('Interpret escapes such as \\n', { help: OWN_SEPARATOR_HELP }),
    scope: choice('Replace', { all: 'Every match', first: 'The first match' }, { advanced: true }),
    multiline: flag('^ and $ match at every line', { default: true, advanced: true, when: { regex: true } }),
    dotAll: flag('The dot matches line breaks', { advanced: true, when: { regex: true } }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'text' }),
    count: part(z.int(), 'Replaced', {
      view: 'headline',
      sentence: { zero: 'Nothing was replaced.', one: '{{value}} match was replaced.', other: '{{value}} matches were replaced.' },
    }),
    places: marked('Matches in the text', { marks: 'text' }).optional(),
    matches: table(
      'List of matches',
      {
        line: column(z.int(), 'Line'),
        column: column(z.int(), 'Column'),
        found: column(z.string(), 'Found', { format: 'code' }),
        replacement: column(z.string(), 'Replacement', { format: 'code' }),
      },
      { fileName: 'matches.csv' },
    ).optional(),
    found: table(
      'Count per match',
      { found: column(z.string(), 'Found', { format: 'code' }), times: column(z.int(), 'Times') },
      { fileName: 'found.csv' },
    ).optional(),
  }),
  notices: { 'cut-matches': { info: 'The table shows the first {{most, number}} matches only. The count and the result are complete.' } },
  failures: {
    ...regexFailures.words,
    'result-too-long': 'The result would be longer than the limit of {{most, number}} characters. Shorten the text.',
  },
  notes: [
    'Unless you turn on regular expressions, both fields are used literally, so $ and * are just characters. Ignoring case uses Unicode’s simple case folding: ß doesn’t match SS.',
    "Regular expressions are those of JavaScript in Unicode mode. In the replacement, $& is the match, $1 to $99 are groups, $<name> a named group, $` and $' are what comes before and after, and $$ is a dollar sign. An expression that finds nothing for one second is stopped.",
    'Escapes such as \\n are interpreted in both fields; with regular expressions, which have their own escapes, only in the replacement. ^ and $ never match between the two characters of a Windows line break.',
    'A whole word has no letter, digit or underscore directly before or after it, in any script.',
  ],
  examples: [
    {
      input: { text: 'Red car, red roof', find: 'red', replace: 'blue', ignoreCase: true },
      in: {
        es: {
          input: { text: 'Muro rojo, tejado rojo', find: 'rojo', replace: 'azul' },
          output: { text: 'Muro azul, tejado azul', count: 2 },
        },
        fr: { input: { text: 'Mur blanc, toit blanc', find: 'blanc', replace: 'gris' }, output: { text: 'Mur gris, toit gris', count: 2 } },
        id: {
          input: { text: 'Mobil merah, atap merah', find: 'merah', replace: 'biru' },
          output: { text: 'Mobil biru, atap biru', count: 2 },
        },
        it: {
          input: { text: 'Muro rosso, tetto rosso', find: 'rosso', replace: 'verde' },
          output: { text: 'Muro verde, tetto verde', count: 2 },
        },
        pl: {
          input: { text: 'Czerwony dom, czerwony dach', find: 'czerwony', replace: 'zielony' },
          output: { text: 'zielony dom, zielony dach', count: 2 },
        },
        pt: {
          input: { text: 'Carro vermelho, telhado vermelho', find: 'vermelho', replace: 'azul' },
          output: { text: 'Carro azul, telhado azul', count: 2 },
        },
        ru: {
          input: { text: 'Красный дом, красный забор', find: 'красный', replace: 'синий' },
          output: { text: 'синий дом, синий забор', count: 2 },
        },
      },
      output: { text: 'blue car, blue roof', count: 2 },
    },
    {
      title: 'Swap first and last names with groups',
      input: { text: 'Lovelace, Ada\nTuring, Alan', find: '^(.+), (.+)$', replace: '$2 $1', regex: true },
      in: {
        es: { input: { text: 'García, Ana\nRuiz, Luis' } },
        fr: { input: { text: 'Curie, Marie\nHugo, Victor' } },
        id: { input: { text: 'Sari, Dewi\nPutra, Budi' } },
        it: { input: { text: 'Rossi, Anna\nBianchi, Luca' } },
        pl: { input: { text: 'Kowalska, Anna\nNowak, Jan' } },
        pt: { input: { text: 'Silva, Ana\nCosta, João' } },
        ru: { input: { text: 'Толстой, Лев\nАхматова, Анна' } },
      },
      output: { text: 'Ada Lovelace\nAlan Turing', count: 2 },
    },
    {
      title: 'A literal dollar sign',
      input: { text: 'Price: USD5', find: 'USD', replace: '$' },
      in: {
        es: { input: { text: 'Precio: USD5' } },
        fr: { input: { text: 'Prix : 5 EUR', find: 'EUR' }, output: { text: 'Prix : 5 $' } },
        id: { input: { text: 'Harga: USD5' } },
        it: { input: { text: 'Prezzo: USD5' } },
        pl: { input: { text: 'Cena: 5 USD' }, output: { text: 'Cena: 5 $' } },
        pt: { input: { text: 'Preço: BRL 5', find: 'BRL', replace: 'R$' } },
        ru: { input: { text: 'Цена: 5 USD' }, output: { text: 'Цена: 5 $' } },
      },
      output: { text: 'Price: $5', matches: [{ line: 1, column: 8, found: 'USD', replacement: '$' }] },
    },
    {
      title: 'Whole words',
      input: { text: 'cat catalog cat', find: 'cat', replace: 'dog', wholeWord: true },
      in: {
        es: { input: { text: 'sol solución sol', find: 'sol', replace: 'luna' } },
        fr: { input: { text: 'chat château chat', find: 'chat', replace: 'chien' } },
        id: { input: { text: 'kata katalog kata', find: 'kata', replace: 'kalimat' } },
        it: { input: { text: 'mare maremma mare', find: 'mare', replace: 'lago' } },
        pl: { input: { text: 'kot kotlet kot', find: 'kot', replace: 'pies' } },
        pt: { input: { text: 'sol solução sol', find: 'sol', replace: 'lua' } },
        ru: { input: { text: 'кот котлета кот', find: 'кот', replace: 'пёс' } },
      },
      output: { text: 'dog catalog dog', count: 2 },
    },
  ],
  limits: { timeMs: 3000 },
  transform: ({ text, find, replace, ignoreCase, wholeWord, regex, escapes, scope, multiline, dotAll }, { fail, note, within }) => {
    const read = escapes ? readEscapes : (given: string) => given
    const replaceBy = read(replace)
    const flags = `gu${ignoreCase ? 'i' : ''}${regex && multiline ? 'm' : ''}${regex && dotAll ? 's' : ''}`
    const bound = (source: string) => (wholeWord ? `(?<![\\p{L}\\p{M}\\p{N}_])(?:${source})(?![\\p{L}\\p{M}\\p{N}_])` : source)
    const pattern = regex ? compileRegex(find, flags, 'find', bound) : new RegExp(bound(escapeRegex(read(find))), flags)

    const pieces: string[] = []
    const shown: { offset: number; found: string; replacement: string }[] = []
    const spans: { start: number; end: number; to: string }[] = []
    const times = new Map<string, number>()
    let count = 0
    let end = 0
    let length = text.length
    if (regex) within(PATTERN_MS)
    for (const match of matchesOf(text, pattern)) {
      if (regex && (count < OFTEN || count % OFTEN === 0)) within(PATTERN_MS)
      const replacement = regex ? expandReplacement(replaceBy, match) : replaceBy
      length += replacement.length - match[0].length
      if (length > LONGEST_RESULT) fail('result-too-long', { most: LONGEST_RESULT, field: 'replace' })
      pieces.push(text.slice(end, match.index), replacement)
      end = match.index + match[0].length
      if (count < MOST_MARKED) spans.push({ start: match.index, end, to: shorten(replacement) })
      if (count++ < MOST_SHOWN) shown.push({ offset: match.index, found: shorten(match[0]), replacement: shorten(replacement) })
      const key = shorten(match[0])
      if (times.has(key) || times.size < MOST_SHOWN) times.set(key, (times.get(key) ?? 0) + 1)
      if (scope === 'first') break
    }
    if (regex) within(Infinity)
    if (count > MOST_SHOWN) note('cut-matches', { most: MOST_SHOWN })
    const places = placesOf(
      text,
      shown.map(({ offset }) => offset),
    )
    return {
      text: pieces.join('') + text.slice(end),
      count,
      places: count > 0 ? { count, spans } : undefined,
      matches:
        count > 0 ? shown.map(({ found, replacement }, index) => ({ ...(places[index] as LinePlace), found, replacement })) : undefined,
      found: times.size > 1 ? [...times].map(([found, number]) => ({ found, times: number })) : undefined,
    }
  },
})

/** @throws ToolError regex-too-big: platforms compile a pattern on its first use and only then find it too big */
function* matchesOf(text: string, pattern: RegExp): Generator<RegExpExecArray> {
  const matches = text.matchAll(pattern)
  for (;;) {
    const next = nextMatch(matches)
    if (next.done) return
    const { 0: found, index } = next.value
    // To JavaScript a line also starts and ends between CR and LF; what was put there would break the pair.
    if (found !== '' || text[index] !== '\n' || text[index - 1] !== '\r') yield next.value
  }
}

function nextMatch(matches: Iterator<RegExpExecArray>): IteratorResult<RegExpExecArray> {
  try {
    return matches.next()
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return regexFailures.fail('regex-too-big', { field: 'find' })
    throw error
  }
}

function shorten(text: string): string {
  return text.length > LONGEST_SHOWN ? `${text.slice(0, LONGEST_SHOWN)}…`.toWellFormed() : text
}
