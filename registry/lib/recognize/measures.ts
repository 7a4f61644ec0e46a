import { readMeasure } from '../units/read-measure.ts'
import { type Kind, KINDS } from '../units/units.ts'
import { type Recognizer, tried } from './look.ts'

const LONGEST = 60
/** Degrees have a recognizer of their own, which reads their scale. */
const MEASURED: readonly Kind[] = KINDS.filter((kind) => kind !== 'temperature')
/** A number, then a letter or one of the marks of feet, inches and angles: all that is worth reading as a measure. */
const BEGINS = /^[-+−–]?\s?(?:[\d.,]|[¼-¾⅐-⅞]).{0,40}[\p{L}'"′″’”°]/u
/** 2 pm is no length, the 1st no weight, 1'000 no foot, and 2026 г. a year. */
const OTHERWISE = /\d\s?[ap]\.?m\.?$|(?:^|[^1])1st$|'\d{3}(?!\d)|^(?:19|20)\d\d\s?г\.?$/i
/** A thousand in Spanish and Portuguese. */
const THOUSAND = /[\d\s]mil$/i
/** Half past two is written like that, too. */
const CLOCK = /^\d{1,2}\s?h\s?\d{2}$/i

/** A number with its unit, or several: 5 ft 11 in, 1,5 km. Each kind that it may measure is a reading of its own. */
export const measure: Recognizer = ({ text, isOneLine, language }) => {
  if (!isOneLine || text.length > LONGEST || !BEGINS.test(text) || OTHERWISE.test(text)) return undefined
  if (/^(?:es|pt)$/.test(language) && THOUSAND.test(text)) return undefined
  const read = tried(() => readMeasure(text, 'text', language, MEASURED))
  if (!read) return undefined
  const { kind, literal } = read.measure
  // A letter in the other case is a guess: 5G is no weight. 1.5M is a million.
  if ((!literal && /\d\s?\p{L}$/u.test(text)) || /\dM$/.test(text)) return undefined
  const isSure = literal && !CLOCK.test(text) && !/^\d+[a-f]\d*$/i.test(text)
  return { confidence: isSure ? 0.92 : 0.7, readings: Object.fromEntries([kind, ...read.others].map((one) => [one, text])) }
}
