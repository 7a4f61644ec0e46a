/** The decimal separator that each language writes, as the `start` of a field that asks for it. */
export const DECIMAL_MARK = {
  en: 'point',
  es: 'comma',
  fr: 'comma',
  id: 'comma',
  it: 'comma',
  pl: 'comma',
  pt: 'comma',
  ru: 'comma',
} as const
