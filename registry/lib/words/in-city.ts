import { inText } from './in-text.ts'

const CITIES = { es: 'Madrid', fr: 'Lyon', id: 'Jakarta', it: 'Roma', pl: 'Kraków', pt: 'São Paulo', ru: 'Москва' } as const

/** An example's `text` with a city of each language where the English one says London. */
export const inCity = (text: string) =>
  inText(Object.fromEntries(Object.entries(CITIES).map(([language, city]) => [language, text.replace('London', city)])))
