import * as fc from 'fast-check'

/** Reckoning with dates that shares nothing with the code under test. */

/** Days from 1 January of the year 1 (which is 1), by counting leap years: Reingold and Dershowitz, Calendrical Calculations. */
export function dayNumber(iso: string): number {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  const before = year - 1
  const leaps = Math.floor(before / 4) - Math.floor(before / 100) + Math.floor(before / 400)
  const correction = month <= 2 ? 0 : isLeapYear(year) ? -1 : -2
  return 365 * before + leaps + Math.floor((367 * month - 362) / 12) + correction + day
}

export function isLeapYear(year: number): boolean {
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
}

export function monthLength(year: number, month: number): number {
  return month === 2 ? (isLeapYear(year) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31
}

/** The next day, by the lengths of the months. */
export function nextDay(iso: string): string {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number)
  if (day < monthLength(year, month)) return isoOf(year, month, day + 1)
  return month < 12 ? isoOf(year, month + 1, 1) : isoOf(year + 1, 1, 1)
}

export function isoOf(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** 1 for Monday to 7 for Sunday: 1 January of the year 1 was a Monday. */
export function weekdayNumber(iso: string): number {
  return ((dayNumber(iso) - 1) % 7) + 1
}

/** Easter Sunday by Gauss’s rule with the corrections of 1816. */
export function gaussEaster(year: number): string {
  const [a, b, c] = [year % 19, year % 4, year % 7]
  const k = Math.floor(year / 100)
  const p = Math.floor((13 + 8 * k) / 25)
  const m = (15 - p + k - Math.floor(k / 4)) % 30
  const n = (4 + k - Math.floor(k / 4)) % 7
  const d = (19 * a + m) % 30
  const e = (2 * b + 4 * c + 6 * d + n) % 7
  if (d === 29 && e === 6) return isoOf(year, 4, 19)
  if (d === 28 && e === 6 && a > 10) return isoOf(year, 4, 18)
  const day = 22 + d + e
  return day <= 31 ? isoOf(year, 3, day) : isoOf(year, 4, day - 31)
}

/** A date by days before or after another, step by step. */
export function shiftDay(iso: string, days: number): string {
  if (days >= 0) {
    let date = iso
    for (let left = days; left > 0; left--) date = nextDay(date)
    return date
  }
  const target = dayNumber(iso) + days
  const [year = 0] = iso.split('-').map(Number)
  let date = isoOf(year - 1 - Math.floor(-days / 365), 1, 1)
  while (dayNumber(date) < target) date = nextDay(date)
  return date
}

export const anyDate = (from = '0001-01-01', to = '9999-12-31') =>
  fc
    .date({ min: new Date(`${from}T00:00:00Z`), max: new Date(`${to}T00:00:00Z`), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
