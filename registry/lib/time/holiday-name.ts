import { HOLIDAY_LANGUAGES, HOLIDAY_NAMES, SUBSTITUTE_DAY } from '../../data/time/holiday-names.ts'

const SUBSTITUTE = / \(substitute day\)$/

/** A holiday's name in another language than English, where its English name is known; otherwise as it was. */
export function holidayName(name: string, language: string): string {
  const index = (HOLIDAY_LANGUAGES as readonly string[]).indexOf(language)
  if (index < 0) return name
  const plain = name.replace(SUBSTITUTE, '')
  const key = plain.replaceAll('’', "'")
  const own = (Object.hasOwn(HOLIDAY_NAMES, key) ? HOLIDAY_NAMES[key]?.[index] : undefined) ?? plain
  // The package says this in English alone, after a name in any language.
  return SUBSTITUTE.test(name) ? `${own} (${SUBSTITUTE_DAY[index]})` : own
}
