import { ANUSVARA, MARKS, type LegacyHindiFont, NUKTA, SHORT_I, VIRAMA } from './font.ts'

/** Writes Devanagari with the glyphs of one font. */
type LegacyScribe = {
  /** The glyphs of a sign, vowel, digit or mark that stands by itself; undefined where the font has none. */
  one(text: string): string | undefined
  /**
   * The glyphs of a syllable in canonical decomposition: letters (a vowel or consonants), then signs, then dots.
   * @param without is told of each character that the font lacks, which stays as it is
   */
  syllable(letters: string, signs: string, dots: string, without: (character: string) => void): string
}

const UNIT = new RegExp(`^([\u0915-\u0939])${NUKTA}*`)
const REPH = new RegExp(`^र${VIRAMA}(?=[\u0915-\u0939ऋ])`)
const RA_BELOW = new RegExp(`^${VIRAMA}र(?!${NUKTA})`)
const YA_BELOW = new RegExp(`^${VIRAMA}य(?!${NUKTA})`)
/** Asks for a visible virama in place of a conjunct. */
const APART = '\u200c'

export function createScribe(font: LegacyHindiFont): LegacyScribe {
  const shown = new Map([
    ...Object.entries(font.glyphs).map(([glyph, text]): [string, string] => [text, glyph]),
    ...Object.entries(font.spellings),
  ])
  const glyph = (text: string): string => shown.get(text) ?? ''
  const half = (letter: string) => shown.get(letter + VIRAMA)
  const full = (letter: string): string => shown.get(letter) ?? (half(letter) ?? '') + font.stem
  const conjuncts = [...shown.keys()].filter((text) => /^[\u0915-\u0939].+(?:[\u0915-\u0939]|\u094d)$/.test(text) && text.length > 2)
  conjuncts.sort((a, b) => b.length - a.length)
  const byFirst = Map.groupBy(conjuncts, (text) => text.charAt(0))

  /** Whether a conjunct's glyph leaves a rest that can still be written well. */
  const fits = (conjunct: string, rest: string): boolean => {
    if (rest.startsWith(NUKTA)) return false
    if (conjunct.endsWith(VIRAMA)) return rest !== '' && !RA_BELOW.test(VIRAMA + rest)
    return !rest.startsWith(VIRAMA) || rest === VIRAMA || RA_BELOW.test(rest)
  }

  const cluster = (letters: string): string => {
    let glyphs = ''
    let last = ''
    let rest = letters
    while (rest !== '') {
      const isWide = font.wide.letters.includes(last)
      if (RA_BELOW.test(rest)) {
        glyphs += isWide ? font.wide.ra : glyph('्र')
        last = 'र'
        rest = rest.slice(2)
      } else if (YA_BELOW.test(rest) && isWide) {
        glyphs += font.wide.ya
        last = 'य'
        rest = rest.slice(2)
      } else if (rest.startsWith(VIRAMA)) {
        glyphs += glyph(VIRAMA)
        last = ''
        rest = rest.slice(1)
      } else {
        const conjunct = byFirst.get(rest.charAt(0))?.find((text) => rest.startsWith(text) && fits(text, rest.slice(text.length)))
        if (conjunct !== undefined) {
          glyphs += glyph(conjunct)
          last = conjunct.charAt(conjunct.length - 1)
          rest = rest.slice(conjunct.length)
          continue
        }
        const [unit = '', letter = ''] = UNIT.exec(rest) ?? []
        const after = rest.slice(unit.length)
        const dots = glyph(NUKTA).repeat(unit.length - 1)
        const halfGlyph = after.length > 1 && after.startsWith(VIRAMA) && !RA_BELOW.test(after) ? half(letter) : undefined
        glyphs += (halfGlyph ?? full(letter)) + dots
        last = letter
        rest = halfGlyph === undefined ? after : after.slice(1)
      }
    }
    return glyphs
  }

  return {
    one: (text) => (MARKS.includes(text) ? undefined : shown.get(text)),
    syllable(letters, signs, dots, without) {
      const write = (text: string): string => {
        const glyphs = shown.get(text)
        if (glyphs === undefined) without(text)
        return glyphs ?? text
      }
      const hasReph = REPH.test(letters)
      const base = hasReph ? letters.slice(2) : letters
      const joint = signs.length > 0 ? shown.get(base + signs.charAt(0)) : undefined
      const glyphs = joint ?? (UNIT.test(base) ? base.split(APART).map(cluster).join('') : Array.from(base, write).join(''))
      const drawn = Array.from(joint === undefined ? signs : signs.slice(1))
      const short = drawn.includes(SHORT_I) ? glyph('I') : ''
      const behind = drawn.map((sign) => (sign === SHORT_I ? '' : write(sign))).join('')
      const { filler, last } = fillerOf(glyphs, behind)
      const body = short + glyphs + (last ? behind + filler : filler + behind) + (hasReph ? glyph('R') : '')
      return Array.from(dots).reduce((text, dot) => text + (dot === ANUSVARA ? anusvaraOf(text) : write(dot)), body)
    },
  }

  function fillerOf(glyphs: string, signs: string): { readonly filler: string; readonly last: boolean } {
    const found = font.fillers.find(({ after }) => glyphs !== '' && after.includes(glyphs.charAt(glyphs.length - 1)))
    return { filler: found?.filler ?? '', last: signs !== '' && found?.behindSigns.includes(signs.charAt(0)) === true }
  }

  function anusvaraOf(before: string): string {
    const fillers = font.fillers.map(({ filler }) => filler)
    const last = Array.from(before).findLast((one) => !fillers.includes(one)) ?? ''
    return font.highDot?.after.includes(last) === true ? font.highDot.dot : glyph(ANUSVARA)
  }
}
