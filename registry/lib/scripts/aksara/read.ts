import { type Aksara, PALATALS, anyOf } from './aksara.ts'
import { type Unmapped, createUnmapped } from '../unmapped.ts'

type AksaraReading = {
  /** How an e without an accent is meant in the result. */
  readonly e: 'pepet' | 'taling'
  /** Whether a ha at the start of a word is read with its h. */
  readonly initialH: boolean
}

type Glyph = {
  readonly kind: 'letter' | 'liquid' | 'medial' | 'joined' | 'sign' | 'vowel' | 'final' | 'virama' | 'mark'
  readonly latin: string
}

/** Reads a script of Indonesia as Latin text. What is not in its table stays as it is. */
export function readAksara(
  given: string,
  script: Aksara,
  { e, initialH }: AksaraReading,
): { readonly text: string; readonly unmapped: Unmapped } {
  const text = given.normalize('NFC')
  const glyphs = glyphsOf(script)
  const number = `[${script.digits}]+(?:[.,][${script.digits}]+)*`
  const mark = anyOf([script.numberMark])
  const tokens = new RegExp(`(${mark}${number}${mark}|${number})|${anyOf([...glyphs.keys()])}|[^]`, 'gu')
  const spell = (vowel: string) => (vowel === 'é' && e === 'taling' ? 'e' : vowel === 'e' && e === 'taling' ? 'ê' : vowel)
  const unmapped = createUnmapped()
  const out: string[] = []
  /** A consonant whose vowel is still to come. */
  let open: string | undefined
  let inWord = false
  let isBearer = false
  const close = (vowel: string) => {
    if (open === undefined) return
    // A ha may only carry the vowel that begins a word.
    out.push((isBearer && open === 'h' && vowel !== '' ? '' : open) + spell(vowel))
    open = undefined
    inWord = true
  }

  for (const { 0: token, 1: digits, index } of text.matchAll(tokens)) {
    const { kind, latin } = glyphs.get(token) ?? { kind: undefined, latin: token }
    if (digits !== undefined || kind === undefined || kind === 'mark') {
      close('a')
      out.push(digits === undefined ? latin : readNumber(digits, script))
      inWord = false
      if (digits === undefined && kind === undefined && script.script.test(token)) unmapped.add(token, index)
      continue
    }
    if (kind === 'letter') {
      close('a')
      if (PALATALS.includes(latin) && script.palatal && out.at(-1) === 'ny') out[out.length - 1] = 'n'
      open = latin
      isBearer = !inWord && !initialH && script.glides !== undefined
    } else if (kind === 'liquid') {
      close('a')
      out.push(latin + spell('e'))
      inWord = true
    } else if (kind === 'vowel') {
      close('a')
      const before = out.at(-1)
      // An accent keeps e and u apart from the vowel eu.
      if (latin === 'u' && inWord && 'eu' in script.signs && before?.endsWith('e'))
        out[out.length - 1] = before.slice(0, -1) + (e === 'taling' ? 'é' : 'ê')
      out.push(spell(latin))
      inWord = true
    } else if (kind === 'final') {
      close('a')
      out.push(latin)
    } else if (open === undefined) {
      out.push(token)
      unmapped.add(token, index)
    } else if (kind === 'medial') open += latin
    else if (kind === 'virama') close('')
    else {
      if (kind === 'joined') open += latin
      close(kind === 'joined' ? 'e' : latin)
    }
  }
  close('a')
  return { text: out.join(''), unmapped }
}

function readNumber(number: string, { digits }: Aksara): string {
  return Array.from(number, (one) => (digits.includes(one) ? String(digits.indexOf(one)) : /[.,]/.test(one) ? one : '')).join('')
}

/** What each text of the script stands for. Of several Latin spellings of a letter the last in the table is read. */
function glyphsOf(script: Aksara): Map<string, Glyph> {
  const list: [string, Glyph][] = []
  const add = (kind: Glyph['kind'], texts: Readonly<Record<string, string>>) => {
    for (const [latin, text] of Object.entries(texts)) list.push([text, { kind, latin }])
  }
  add('mark', script.punctuation)
  add('letter', script.consonants)
  add('letter', script.capitals)
  for (const [text, latin] of Object.entries(script.read)) list.push([text, { kind: 'letter', latin }])
  for (const [latin, { alone, joined }] of Object.entries(script.liquids)) {
    list.push([alone, { kind: 'liquid', latin }])
    if (joined !== undefined) list.push([joined, { kind: 'joined', latin }])
  }
  add('medial', script.medials)
  add('sign', script.signs)
  add('vowel', script.independent)
  add('final', script.finals)
  list.push([script.virama, { kind: 'virama', latin: '' }])
  return new Map(list)
}
