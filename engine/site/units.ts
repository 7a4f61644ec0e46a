/** What follows a number without a space, in all languages. */
const CLOSE = /^[°×′″]$/
const FOUR_FORMS = ['one', 'few', 'many', 'other']

/**
 * The unit as a number of this size has it. A unit with plural forms names them in this order: `bit|bits` for one and others,
 * `бит|бита|бит|бита` for one, few, many and fractions.
 * @param decimals places that are shown even where they are zero: 1.0 is not one
 */
export function unitWord(unit: string, count: number, locale: string, decimals = 0): string {
  const forms = unit.split('|')
  if (forms.length === 1) return unit
  const form = new Intl.PluralRules(locale, { minimumFractionDigits: decimals }).select(count)
  return (forms.length === 2 ? forms[form === 'one' ? 0 : 1] : forms[FOUR_FORMS.indexOf(form)]) ?? (forms.at(-1) as string)
}

/** The unit where no number is beside it: of several. */
export function severalOf(unit: string, locale: string): string {
  return unitWord(unit, 5, locale)
}

/**
 * A number and its unit, as the language puts them: 30%, 45°, 16 bits.
 * @param text the number as it is shown
 * @param count the same number
 */
export function withUnit(text: string, unit: string, count: number, locale: string, decimals?: number): string {
  if (unit === '%') return percentText(text, locale)
  const word = unitWord(unit, count, locale, decimals)
  return CLOSE.test(word) ? text + word : `${text}\u00a0${word}`
}

/** 5 means 5 %; the sign is where the language puts it. Browsers differ in the space before it, and a page begins as it was made: one for all. */
export function percentText(text: string, locale: string): string {
  return new Intl.NumberFormat(locale, { style: 'percent' })
    .format(0)
    .replace(/\s/u, '\u00a0')
    .replace('0', () => text)
}
