import { MONTHS } from '../../data/time/month-stems.ts'
import type { Look, Recognizer, Sight } from './look.ts'

/** The units of a count since 1970 by its number of digits, for moments from 1990 to 2100. */
const UNITS: Readonly<Record<number, readonly [unit: string, perSecond: number]>> = {
  9: ['seconds', 1],
  10: ['seconds', 1],
  13: ['milliseconds', 1e3],
  16: ['microseconds', 1e6],
  19: ['nanoseconds', 1e9],
}
const FROM = Date.UTC(1990, 0) / 1000
const TO = Date.UTC(2100, 0) / 1000

export const timestamp: Recognizer = ({ text, lines }) => {
  const times = lines.map((line) => line.trim()).filter((line) => line !== '')
  const found = times.map((line) => {
    const [unit, perSecond] = (/^\d{9,19}(?:\.\d{1,9})?$/.test(line) ? UNITS[line.split('.')[0]?.length ?? 0] : undefined) ?? []
    const seconds = Number(line) / (perSecond ?? 1)
    return unit !== undefined && !/^[01]+$/.test(line) && seconds >= FROM && seconds < TO ? { unit, seconds } : undefined
  })
  const [first] = found
  if (!first || found.includes(undefined)) return undefined
  const isUsual = first.seconds > Date.UTC(2000, 0) / 1000 && first.seconds < Date.UTC(2040, 0) / 1000
  return {
    confidence: isUsual ? (first.unit === 'seconds' && text.length === 9 ? 0.7 : 0.93) : 0.6,
    facts: { time: new Date(first.seconds * 1000).toISOString() },
  }
}

type Day = { readonly year: number; readonly month: number; readonly day: number }

function isDay({ year, month, day }: Day): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate() && year >= 1 && year <= 9999
}

const two = (value: number) => String(value).padStart(2, '0')
const iso = ({ year, month, day }: Day) => `${String(year).padStart(4, '0')}-${two(month)}-${two(day)}`
const fullYear = (year: string) => (year.length > 2 ? Number(year) : Number(year) + (Number(year) < 70 ? 2000 : 1900))

/** A day as it is written in this language; month before day only in English, and only between slashes or hyphens. */
export function dayOf(text: string, language: string): Day | undefined {
  const found =
    byPattern(/^(\d{4})([-/.\u5e74])(\d{1,2})(?:\2|\u6708)(\d{1,2})\u65e5?$/, text, ([year = '', , month = '', day = '']) => [
      year,
      month,
      day,
    ]) ??
    byPattern(/^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})\.?$/, text, ([one = '', mark, two = '', year = '']) => {
      const isMonthFirst = (language === 'en' && mark !== '.' && Number(one) <= 12) || Number(two) > 12
      return isMonthFirst ? [year, one, two] : [year, two, one]
    }) ??
    worded(text)
  return found && isDay(found) ? found : undefined
}

function byPattern(pattern: RegExp, text: string, order: (parts: readonly string[]) => readonly [string, string, string]): Day | undefined {
  const match = pattern.exec(text)
  if (!match) return undefined
  const [year, month, day] = order(match.slice(1))
  return { year: fullYear(year), month: Number(month), day: Number(day) }
}

/** `12 March 2026`, `March 12, 2026`, `Thu, 12 Mar 2026`, `12 de marzo de 2026`, `12 марта 2026 г.` */
function worded(text: string): Day | undefined {
  if (text.length > 50) return undefined
  const words = text
    .toLowerCase()
    .split(/[\s,]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '' && !['de', 'del', 'of', 'the', 'г', 'r', 'года'].includes(word))
  const numbers = words.filter((word) => /^\d{1,4}(?:st|nd|rd|th|er|º|°|o|ª|-го)?$/.test(word))
  const others = words.filter((word) => !numbers.includes(word))
  // A weekday may be there, too.
  if (numbers.length !== 2 || others.length < 1 || others.length > 2) return undefined
  const month = others
    .map((word) =>
      MONTHS.findIndex((stems) =>
        stems.some((stem) => word === stem || (stem.length > 3 && word.startsWith(stem) && word.length - stem.length <= 3)),
      ),
    )
    .find((index) => index >= 0)
  if (month === undefined) return undefined
  const [one = '', other = ''] = numbers.map((number) => number.replace(/\D+$/, ''))
  const [day, year] = one.length === 4 ? [other, one] : [one, other]
  return year.length === 4 ? { year: Number(year), month: month + 1, day: Number(day) } : undefined
}

export const date: Recognizer = (look): Sight | undefined => {
  const day = dayOf(look.text, look.language)
  return day && { confidence: /^\d{4}-/.test(look.text) ? 0.97 : 0.93, readings: { date: iso(day) }, facts: { date: iso(day) } }
}

const CLOCK =
  /^(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?\s?([ap]\.?m\.?)?\s?(?:Z|UTC|GMT|[A-Z]{3,4}|[+-]\d{2}:?\d{2})?(?:\[[\w/+-]{1,60}\])?$/i

function clockOf(text: string): string | undefined {
  const [, hour = '', minute = '', second = '0', half = ''] = CLOCK.exec(text) ?? []
  if (hour === '' || Number(minute) > 59 || Number(second) > 60) return undefined
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (/^p/i.test(half) ? 12 : 0)
  return hours > 23 || (half !== '' && Number(hour) > 12) ? undefined : `${two(hours)}:${minute}`
}

/** A day and a time of it, as programs and mail write them. */
export const dateTime: Recognizer = (look): Sight | undefined => {
  const { text, language, isOneLine } = look
  if (!isOneLine || text.length > 80) return undefined
  const compact = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})?(Z|[+-]\d{2}:?\d{2})?$/.exec(text)
  if (compact)
    return isDay({ year: Number(compact[1]), month: Number(compact[2]), day: Number(compact[3]) })
      ? { confidence: 0.93, readings: { when: text } }
      : undefined
  const gap = /[T\s,]\s{0,2}(?=(?:[01]?\d|2[0-3]):[0-5]\d)/.exec(text)
  if (!gap) return undefined
  const [left, right] = [text.slice(0, gap.index).replace(/,$/, '').trim(), text.slice(gap.index + gap[0].length)]
  const clock = clockOf(right.replace(/\s\([^)]{1,40}\)$/, '').replace(/\s(?:GMT|UTC)[+-]\d{4}$/, ''))
  const day = dayOf(left, language)
  if (clock === undefined || !day) return undefined
  const at = `${iso(day)}T${clock}`
  // What programs and mail write says seconds and zone as well.
  const isExact = /^\d{4}-\d\d-\d\d[T ]/.test(text) || /\b(?:GMT|UTC)\b|\s[+-]\d{4}\b/.test(text)
  return { confidence: 0.96, readings: { dateTime: at, date: iso(day), when: isExact ? text : at }, facts: { date: iso(day) } }
}

export const time: Recognizer = ({ text }) => {
  const clock = text.length > 20 || /[Z[\]]|UTC|GMT|[+-]\d/.test(text) ? undefined : clockOf(text)
  return clock === undefined ? undefined : { confidence: 0.9, readings: { time: clock } }
}

/** Hours ahead of UTC of what people abbreviate, where only one zone is called so in the languages of the site. */
const SHORT_ZONES: Readonly<Record<string, number>> = {
  UTC: 0,
  GMT: 0,
  EST: -5,
  EDT: -4,
  CST: -6,
  CDT: -5,
  MST: -7,
  MDT: -6,
  PST: -8,
  PDT: -7,
  CET: 1,
  CEST: 2,
  EET: 2,
  EEST: 3,
  WET: 0,
  WEST: 1,
  MSK: 3,
  JST: 9,
  AEST: 10,
  AEDT: 11,
  NZST: 12,
  NZDT: 13,
}
/** Names of fixed zones count the other way round. */
const fixedZone = (hours: number) => (hours === 0 ? 'UTC' : `Etc/GMT${hours > 0 ? '-' : '+'}${Math.abs(hours)}`)
const AREAS = 'Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific|Etc'

export const timeZone: Recognizer = ({ text }: Look) => {
  if (new RegExp(`^(?:${AREAS})/[A-Z][\\w+-]{1,30}(?:/[A-Z][\\w-]{1,30})?$`).test(text))
    return { confidence: 0.97, readings: { zone: text } }
  const [, mark, hours = '', minutes = '00'] = /^(?:UTC|GMT)\s?([+\u2212-])\s?(\d{1,2})(?::?(\d{2}))?$/.exec(text) ?? []
  if (hours !== '' && Number(hours) <= 14)
    return {
      confidence: 0.95,
      ...(minutes === '00' && Number(hours) <= 12 && { readings: { zone: fixedZone(mark === '+' ? Number(hours) : -Number(hours)) } }),
    }
  const short = Object.hasOwn(SHORT_ZONES, text) ? SHORT_ZONES[text] : undefined
  return short === undefined ? undefined : { confidence: 0.8, readings: { zone: fixedZone(short) } }
}

const NAMES = 'JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC|SUN|MON|TUE|WED|THU|FRI|SAT'
const CRON_FIELD = new RegExp(
  `^(?:(?:\\*|\\?|L|LW|\\d{1,4}|${NAMES})(?:-(?:\\d{1,4}|${NAMES}))?(?:/\\d{1,3})?|\\d{1,2}[LW]|\\d#[1-5]|L-\\d{1,2})(?:,(?:\\d{1,4}|${NAMES})(?:-(?:\\d{1,4}|${NAMES}))?(?:/\\d{1,3})?){0,30}$`,
  'i',
)

export const cron: Recognizer = ({ text, isOneLine }) => {
  if (/^@(?:yearly|annually|monthly|weekly|daily|midnight|hourly|reboot)$/i.test(text))
    return { confidence: 0.98, readings: { expression: text } }
  const amazon = /^cron\(([^)]{9,200})\)$/i.exec(text)?.[1]
  if (!isOneLine || text.length > 300) return undefined
  const words = (amazon ?? text).split(/\s+/)
  if (words.length < 5 || !words.slice(0, 5).every((word) => CRON_FIELD.test(word))) return undefined
  const count = words.findIndex((word) => !CRON_FIELD.test(word))
  const fields = count < 0 ? words.length : count
  if (fields > 7 || (count < 0 && words.length > 7)) return undefined
  // A line of a crontab goes on with its command. Five bare numbers are a list of numbers.
  const isMarked = words.slice(0, fields).some((word) => /[*/,?#LW-]/.test(word))
  if (!isMarked) return count < 0 ? undefined : { confidence: 0.5 }
  return { confidence: count < 0 ? 0.97 : 0.9, readings: { expression: count < 0 ? text : words.slice(0, fields).join(' ') } }
}
