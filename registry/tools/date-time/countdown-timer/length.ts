import { HOUR, MINUTE, readIso, readUnits, SECOND } from '../../../lib/time/hour-texts.ts'

const MINUTES = /^(\d{1,7})(?:[.,](\d{1,4}))?$/
const CLOCK = /^(?:(\d{1,4}):(?=\d\d:))?(\d{1,5}):([0-5]\d)$/

/**
 * How long a timer runs, as people set one: `5` and `1.5` are minutes, `5:00` minutes and seconds, `1:30:00` hours too; besides units as
 * in `90s` and `1h 20m`, and ISO 8601.
 * @param text not long: the patterns would take long over many spaces
 * @returns hundredths of a second, or undefined when it is none of these
 */
export function readLength(text: string): number | undefined {
  const given = text.trim()
  return readMinutes(given) ?? readClock(given) ?? readUnits(given) ?? readIso(given)
}

function readMinutes(text: string): number | undefined {
  const [, whole, fraction = ''] = MINUTES.exec(text) ?? []
  return whole === undefined ? undefined : Number(whole) * MINUTE + Math.round(Number(`0.${fraction || '0'}`) * MINUTE)
}

function readClock(text: string): number | undefined {
  const [, hours, minutes, seconds] = CLOCK.exec(text) ?? []
  // After hours, there are sixty minutes.
  if (minutes === undefined || (hours !== undefined && Number(minutes) > 59)) return undefined
  return Number(hours ?? 0) * HOUR + Number(minutes) * MINUTE + Number(seconds) * SECOND
}
