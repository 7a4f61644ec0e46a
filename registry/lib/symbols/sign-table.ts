import * as z from 'zod'
import type { Fail } from '../../../engine/core/define.ts'
import { column, table } from '../../../engine/core/parts.ts'
import { HTML_ENTITIES } from '../../data/symbols/html-entities.ts'
import { UNICODE_NAMES } from '../../data/symbols/unicode-names.ts'
import { writeYo } from '../words/yo.ts'
import { type BoardEntry, type WordsOf, searchBoard } from './board.ts'

const LANGUAGES = {
  en: () => import('../../data/sign-words/en.ts'),
  es: () => import('../../data/sign-words/es.ts'),
  fr: () => import('../../data/sign-words/fr.ts'),
  id: () => import('../../data/sign-words/id.ts'),
  it: () => import('../../data/sign-words/it.ts'),
  pl: () => import('../../data/sign-words/pl.ts'),
  pt: () => import('../../data/sign-words/pt.ts'),
  ru: () => import('../../data/sign-words/ru.ts'),
}

/** The columns of every board of Unicode signs. */
export const SIGN_COLUMNS = {
  text: column(z.string(), 'Symbol', { copyable: true }),
  name: column(z.string(), 'Character name'),
  code: column(z.string(), 'Code point', { format: 'code' }),
  html: column(z.string(), 'HTML', { format: 'code', copyable: true }),
}

export const signTable = table('Symbols', SIGN_COLUMNS, { view: 'tiles', fileName: 'signs.csv' })

export const SIGN_FAILURES = { 'no-sign-found': 'No symbols found. Choose another group, or search for fewer words.' } as const

/** Where the columns come from, for the notes of such a tool. */
export const SIGN_NOTE =
  'Names come from Unicode CLDR 45 in your language if it has one, and otherwise from the Unicode Standard in English; you can search for either. HTML is the named reference of the HTML Standard if there is one, and otherwise the decimal one.'

type SignRow = { text: string; name: string; code: string; html: string }
/** Names in one language. */
type SignNames = {
  readonly own: (text: string) => string
  readonly group: (group: string) => string
  readonly row: (text: string) => SignRow
}

/**
 * Rows of a board for what is looked for, named in the language of `locale`.
 * @throws ToolError no-sign-found at `find`
 */
export async function findSigns<G extends string>(
  board: readonly BoardEntry<G>[],
  { group, find }: { readonly group: G | 'all'; readonly find: string },
  locale: string,
  fail: Fail<typeof SIGN_FAILURES>,
): Promise<SignRow[]> {
  const names = await signNames(locale)
  const found = searchBoard(board, { group, find, wordsOf: wordsByText(board, names) })
  return found.length > 0 ? found.map(({ text }) => names.row(text)) : fail('no-sign-found', { field: 'find' })
}

/** Loads the names of one language. @param locale any BCP 47 tag; without names of its own it gets the English ones */
async function signNames(locale: string): Promise<SignNames> {
  const language = (locale.split('-')[0] ?? 'en') as keyof typeof LANGUAGES
  const { SIGN_WORDS, GROUP_WORDS } = await (LANGUAGES[language] ?? LANGUAGES.en)()
  const known = new Map(SIGN_WORDS.trim().split('\n').map(readLine))
  const official = (sign: string) => UNICODE_NAMES.get(hexOf(sign)) ?? ''
  // English names of CLDR are shorter than those of the standard, by which English writers know the signs.
  const nameOf = (sign: string) => (language === 'en' ? '' : writeYo(known.get(sign)?.name ?? '')) || lowered(official(sign))
  const signsIn = (text: string) => [...new Set(text)].filter((sign) => text.length <= 2 || sign !== ' ')
  return {
    own: (text) =>
      signsIn(text)
        .flatMap((sign) => [official(sign), known.get(sign)?.words ?? ''])
        .join(' '),
    group: (group) => GROUP_WORDS[group] ?? '',
    row: (text) => ({
      text,
      name: signsIn(text).map(nameOf).filter(Boolean).join(', '),
      code: [...text].map((sign) => `U+${hexOf(sign)}`).join(' '),
      html: [...text].map(htmlOf).join(''),
    }),
  }
}

/** Words to search a board by; a sign has the names of all groups in which it stands. */
function wordsByText(board: readonly BoardEntry<string>[], names: SignNames): WordsOf {
  const groups = new Map<string, string>()
  for (const { text, group } of board) groups.set(text, `${groups.get(text) ?? ''} ${names.group(group)}`)
  return (text) => ({ own: names.own(text), group: groups.get(text) ?? '' })
}

/** `♥|name|other words`; the sign may be the bar itself. */
function readLine(line: string): [string, { name: string; words: string }] {
  const sign = [...line][0] ?? ''
  const [name = '', others = ''] = line.slice(sign.length + 1).split('|')
  return [sign, { name, words: `${name} ${others}` }]
}

function hexOf(sign: string): string {
  return (sign.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')
}

/** The proper names in names of signs. */
const PROPER =
  /\b(?:aquarius|arabic|aries|armenian|bamum|bengali|braille|canadian|cancer|capricorn|celsius|cherokee|chinese|chiron|cyrillic|david|egyptian|fahrenheit|farsi|french|gemini|georgian|german|greek|hangul|hebrew|hermitian|hiragana|indian|javanese|jerusalem|jupiter|kannada|katakana|lao|latin|leo|libra|lilith|lorraine|malayalam|maltese|mercury|myanmar|neptune|ophiuchus|oriya|persian|phags|pisces|planck|pluto|roman|russian|sagittarius|saturn|scorpius|shinto|sinhala|syriac|tamil|taurus|telugu|thai|tibetan|tironian|turkish|uranus|vai|venetian|virgo|yi)\b/g

/** `GREEK SMALL LETTER PI` as `Greek small letter pi`, in small letters as the names of CLDR. */
function lowered(name: string): string {
  const small = name.toLowerCase().replace(PROPER, (word) => word.charAt(0).toUpperCase() + word.slice(1))
  return small
    .replace(
      /\b(?:apl|cjk|[cfg](?= clef)|[a-z]\d{3}[a-z]?|(?<=ideograph-)[\da-f]+|(?<=(?:phase|three)-)[a-f]|(?<=Latin capital letter )[a-z]{1,2})\b/g,
      (word) => word.toUpperCase(),
    )
    .replace('linear a ', 'Linear A ')
}

/** The first name of each single character is the one to write. */
const ENTITY_OF: ReadonlyMap<string, string> = new Map(
  Object.entries(HTML_ENTITIES)
    .toReversed()
    .map(([name, sign]) => [sign, name]),
)

function htmlOf(sign: string): string {
  const name = ENTITY_OF.get(sign)
  if (name !== undefined && !/[!-~ ]/.test(sign)) return `&${name};`
  if (/[&<>"']/.test(sign)) return `&${ENTITY_OF.get(sign) ?? 'apos'};`
  return /[!-~ ]/.test(sign) ? sign : `&#${sign.codePointAt(0)};`
}
