/**
 * A script of Java, Sunda or Bali as its schools teach it for the living language. Latin keys are small letters; `é` is
 * taling and `e` pepet (a schwa), whatever a visitor types.
 */
export type Aksara = {
  /** Every character of the script’s blocks. */
  readonly script: RegExp
  /** Letters, with the vowel a in them. */
  readonly consonants: Readonly<Record<string, string>>
  /** Further letters that are only read. */
  readonly read: Readonly<Record<string, string>>
  /** Letters for capitals, as in honoured names. */
  readonly capitals: Readonly<Record<string, string>>
  /** Latin letters that are written as several others. */
  readonly spread: Readonly<Record<string, string>>
  /** Signs of the vowels other than a. */
  readonly signs: Readonly<Record<string, string>>
  readonly independent: Readonly<Record<string, string>>
  /** Latin spellings of vowels that stand for one of the keys above. */
  readonly vowelSpellings: Readonly<Record<string, string>>
  /** Marks for ng, r and h behind a vowel. */
  readonly finals: Readonly<Record<string, string>>
  /** Consonants that a final keeps its letter before; `all` for everywhere but the end of a word. */
  readonly noFinal: Readonly<Record<string, readonly string[] | 'all'>>
  /** Signs of a consonant that joins the letter before it. */
  readonly medials: Readonly<Record<string, string>>
  /** Syllables of a liquid and pepet: alone, and joined to the letter before. */
  readonly liquids: Readonly<Record<string, { readonly alone: string; readonly joined?: string }>>
  /** Takes the vowel from a letter; the next letter then hangs below it. */
  readonly virama: string
  /** What stands between two vowels, by the first; without it vowels have letters of their own everywhere. */
  readonly glides?: Readonly<Record<string, string>>
  /** Whether n before c, j and ny is written as ny. */
  readonly palatal: boolean
  readonly digits: string
  /** Encloses a number. */
  readonly numberMark: string
  readonly punctuation: Readonly<Record<string, string>>
}

/** The consonants before which n is palatal. */
export const PALATALS = ['c', 'j', 'ny']

/** A pattern of any of the texts, the longest first. */
export function anyOf(texts: readonly string[]): string {
  return texts
    .toSorted((a, b) => b.length - a.length)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|')
}
