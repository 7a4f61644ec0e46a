/** Letters of other alphabets, and letters that Unicode does not take apart, in plain Latin letters. */
type Letters = Readonly<Record<string, string>>

/** A table from pairs such as `ж zh`; a letter alone is left out. */
function lettersOf(pairs: string): Letters {
  const made: Record<string, string> = Object.create(null) as Record<string, string>
  for (const pair of pairs.trim().split(/,\s*/)) {
    const [from = '', to = ''] = pair.split(' ')
    made[from] = to
  }
  return made
}

const LATIN = lettersOf('ß ss, æ ae, œ oe, ø o, ł l, đ d, ð d, þ th, ı i, ŋ ng, ħ h, ŧ t, ə e, ĸ k, ƒ f, ŀ l, ɣ g, ɔ o, ɛ e')

/** Of Russian as it is usual in web addresses; the other Cyrillic letters by their own languages. */
const CYRILLIC = lettersOf(
  'а a, б b, в v, г g, д d, е e, ё e, ж zh, з z, и i, й y, к k, л l, м m, н n, о o, п p, р r, с s, т t, у u, ф f, х h, ц ts, ч ch, ш sh, щ sch, ъ, ы y, ь, э e, ю yu, я ya, ' +
    'і i, ї yi, є ye, ґ g, ў u, ђ dj, ј j, љ lj, њ nj, ћ c, џ dz, ѓ gj, ќ kj, ѕ dz, ә a, ғ g, қ k, ң n, ө o, ұ u, ү u, һ h',
)
const GREEK = lettersOf(
  'α a, β v, γ g, δ d, ε e, ζ z, η i, θ th, ι i, κ k, λ l, μ m, ν n, ξ x, ο o, π p, ρ r, σ s, ς s, τ t, υ y, φ f, χ ch, ψ ps, ω o',
)

/** How Cyrillic is written in passports (ICAO Doc 9303, part 3, section 6). */
export const RUSSIAN_PASSPORT = lettersOf('й i, х kh, щ shch, ъ ie, ю iu, я ia')

/** What differs from the tables above in a language. */
const LANGUAGES: Readonly<Record<string, Letters>> = {
  de: lettersOf('ä ae, ö oe, ü ue, ß ss'),
  da: lettersOf('æ ae, ø oe, å aa'),
  nb: lettersOf('æ ae, ø oe, å aa'),
  sr: lettersOf('đ dj, ж z, ч c, ш s, ц c, х h'),
  // Law of 2009; Resolution 55 of 2010, in the form within words.
  bg: lettersOf('щ sht, ъ a, ь y, х h'),
  uk: lettersOf('г h, ґ g, є ie, и y, ї i, й i, х kh, щ shch, ю iu, я ia, ь'),
}

/** At the beginning of a Ukrainian word (Resolution 55). */
const UKRAINIAN_FIRST = lettersOf('є ye, ї yi, й y, ю yu, я ya')

/** What is written for several letters together, before each is looked at alone. */
const TOGETHER: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> = {
  uk: [[/зг/gi, 'zgh']],
  bg: [[/ия(?![\p{L}\p{M}])/giu, 'ia']],
  ca: [[/l·l/gi, 'll']],
  el: [
    [/ου|ού/gi, 'ou'],
    [/(?<![\p{L}\p{M}])μπ/giu, 'b'],
  ],
}

/**
 * Writes a text in the letters a to z as its language does: marks go, ü is ue in German and u elsewhere. What has no form stays.
 * @param own letters that are written otherwise than the language has them
 */
export function transliterate(text: string, language: string, own: Letters = {}): string {
  let given = text.normalize('NFC')
  for (const [pattern, written] of TOGETHER[language] ?? [])
    given = given.replace(pattern, (found) => (found[0] === found[0]?.toLowerCase() ? written : capital(written)))
  const tables = [own, LANGUAGES[language] ?? {}, LATIN, CYRILLIC, GREEK]
  const pieces: string[] = []
  let isFirst = true
  for (const letter of given) {
    pieces.push(plain(letter, isFirst && language === 'uk' ? [UKRAINIAN_FIRST, ...tables] : tables))
    isFirst = !/[\p{L}\p{M}’']/u.test(letter)
  }
  return pieces.join('')
}

function plain(letter: string, tables: readonly Letters[]): string {
  if (letter < '\u0080') return letter
  const known = look(letter, tables)
  if (known !== undefined) return known
  return letter
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^\0-\x7f]/gu, (part) => look(part, tables) ?? part)
}

function look(letter: string, tables: readonly Letters[]): string | undefined {
  const small = letter.toLowerCase()
  const found = tables.find((table) => Object.hasOwn(table, small))?.[small]
  return found === undefined || small === letter ? found : capital(found)
}

const capital = (written: string): string => written.slice(0, 1).toUpperCase() + written.slice(1)
