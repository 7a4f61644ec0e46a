import { match, place, tomlFailures, type TomlNode, type TomlReader } from './reader.ts'

const WORD = /[A-Za-z0-9_+.:-]+/y
const DATE = /^\d{4}-\d{2}-\d{2}$/
const DATE_OR_TIME = /^(?:(\d{4})-(\d{2})-(\d{2}))?(?:[Tt ]?(\d{2}):(\d{2})(?::(\d{2})(\.\d+)?)?([Zz]|[+-]\d{2}:\d{2})?)?$/
const DECIMAL = /^[+-]?(?:0|[1-9](?:_?\d)*)$/
const OTHER_BASE = /^0(?:x[\dA-Fa-f](?:_?[\dA-Fa-f])*|o[0-7](?:_?[0-7])*|b[01](?:_?[01])*)$/
const FLOAT = /^[+-]?(?:0|[1-9](?:_?\d)*)(?:\.\d(?:_?\d)*)?(?:[eE][+-]?\d(?:_?\d)*)?$/
const LIMIT = 2n ** 63n

/** Reads a boolean, number, date or time. @throws ToolError toml-value, toml-number, toml-range, toml-date */
export function readTomlScalar(reader: TomlReader): TomlNode {
  const start = reader.at
  let word = match(reader, WORD)
  if (word === '') return tomlFailures.fail('toml-value', place(reader))
  // A space may stand between date and time.
  const time = DATE.test(word) ? / \d{2}:[\d:.Zz+-]*/y : undefined
  if (time) {
    time.lastIndex = start + word.length
    word += time.exec(reader.text)?.[0] ?? ''
  }
  reader.at += word.length
  const where = place(reader, start)
  if (word === 'true' || word === 'false') return { type: 'boolean', value: word === 'true' }
  if (/^[+-]?(?:inf|nan)$/.test(word)) return { type: 'float', value: word.replace('+', '').replace('-nan', 'nan'), start }
  if (/^\d{4}-|^\d{2}:/.test(word))
    return isTomlDate(word) ? { type: 'date', value: word } : tomlFailures.fail('toml-date', { date: word.slice(0, 40), ...where })
  const isOther = OTHER_BASE.test(word)
  if (isOther || DECIMAL.test(word)) {
    const digits = word.replaceAll('_', '').replace('+', '')
    const value = digits.length > 100 ? LIMIT : BigInt(digits)
    if (value >= LIMIT || value < -LIMIT) tomlFailures.fail('toml-range', { number: word.slice(0, 40), ...where })
    return { type: 'integer', value: value.toString() }
  }
  if (FLOAT.test(word)) return { type: 'float', value: word.replaceAll('_', '').replace(/^\+/, ''), start }
  return tomlFailures.fail(/^[+-]?[\d.]/.test(word) ? 'toml-number' : 'toml-value', { number: word.slice(0, 40), ...where })
}

/** Whether a text is a date or time of TOML. */
export function isTomlDate(word: string): boolean {
  const found = DATE_OR_TIME.exec(word)
  if (!found || word === '') return false
  const [, year, month, day, hour, minute, second, , zone] = found
  if (year === undefined && zone !== undefined) return false
  if (year !== undefined && hour !== undefined && !/^\d{4}-\d{2}-\d{2}[Tt ]/.test(word)) return false
  const isDay = year === undefined || isDayOf(Number(year), Number(month), Number(day))
  const isTime = hour === undefined || (Number(hour) < 24 && Number(minute) < 60 && Number(second ?? 0) <= 60)
  const isZone = !zone || zone.length === 1 || (Number(zone.slice(1, 3)) < 24 && Number(zone.slice(4)) < 60)
  return isDay && isTime && isZone
}

function isDayOf(year: number, month: number, day: number): boolean {
  if (month < 1 || month > 12 || day < 1) return false
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  return day <= ([31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] as number)
}
