/**
 * Easter Sunday of the Gregorian calendar as month and day.
 * @see Jean Meeus, Astronomical Algorithms, chapter 8 (Butcher’s method)
 */
export function easterOf(year: number): { readonly month: number; readonly day: number } {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const g = Math.floor((8 * b + 13) / 25)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return { month: Math.floor(sum / 31), day: (sum % 31) + 1 }
}
