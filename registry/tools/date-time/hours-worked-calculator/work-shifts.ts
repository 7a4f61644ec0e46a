/** The unit is the seventh of a minute: a night minute of Brazilian law, 60 ÷ 52.5 of one by the clock, is then 8 of them. */
export const MINUTE_UNITS = 7
const REDUCED_UNITS = 8
const DAY = 1440

/** A row of a time sheet: its start in minutes from midnight, its length with the break, and the break. */
export type Shift = { readonly day: string; readonly start: number; readonly minutes: number; readonly pause: number }

/** Night hours: from one time of day to another, in minutes from midnight. */
export type NightRule = {
  readonly start: number
  readonly end: number
  /** A night hour is full after 52 minutes and 30 seconds. */
  readonly isReduced: boolean
  /** Work that begins at night and goes on keeps counting as night work. */
  readonly extends: boolean
}

/** Limits in minutes, each left out where there is none. */
export type SheetRules = {
  readonly dailyLimit?: number
  readonly weeklyLimit?: number
  readonly night?: NightRule
  /** Days paid apart, which no limit concerns. */
  readonly isRestDay: (day: string) => boolean
}

export const PIECE_KINDS = ['regular', 'overtime', 'rest'] as const
/** Work of one kind without a gap, in sevenths of a minute. */
export type Piece = { readonly row: number; readonly units: number; readonly isNight: boolean; readonly kind: (typeof PIECE_KINDS)[number] }

/** Minutes of a shift, by night or not, in order. */
type Stretch = { readonly minutes: number; readonly isNight: boolean }

/** A whole sheet cut into pieces, in the order of its rows: first the daily limit, then the weekly one, takes what comes last. */
export function cutSheet(shifts: readonly Shift[], rules: SheetRules): Piece[] {
  const regular = shifts.flatMap((shift, row) =>
    stretchesOf(shift, rules.night).map(({ minutes, isNight }): Piece => ({
      row,
      isNight,
      units: minutes * (isNight && rules.night?.isReduced ? REDUCED_UNITS : MINUTE_UNITS),
      kind: rules.isRestDay(shift.day) ? 'rest' : 'regular',
    })),
  )
  // Rows of one weekday are one day; a week may have several public holidays.
  const dayOf = (row: number) => (shifts[row]?.day === 'holiday' ? `holiday ${row}` : (shifts[row]?.day ?? ''))
  return limit(limit(regular, rules.dailyLimit, dayOf), rules.weeklyLimit, () => '')
}

/** Turns regular pieces into overtime once a group holds more minutes than `most`. */
function limit(pieces: readonly Piece[], most: number | undefined, groupOf: (row: number) => string): Piece[] {
  if (most === undefined) return [...pieces]
  const left = new Map<string, number>()
  return pieces.flatMap((piece) => {
    if (piece.kind !== 'regular') return [piece]
    const group = groupOf(piece.row)
    const room = left.get(group) ?? most * MINUTE_UNITS
    const units = Math.min(room, piece.units)
    left.set(group, room - units)
    const parts: Piece[] = [
      { ...piece, units },
      { ...piece, units: piece.units - units, kind: 'overtime' },
    ]
    return parts.filter((part) => part.units > 0)
  })
}

/** The worked minutes of a shift: its break is taken off the day part first, from the front. */
export function stretchesOf({ start, minutes, pause }: Shift, night: NightRule | undefined): Stretch[] {
  const stretches: { minutes: number; readonly isNight: boolean }[] = []
  let isNight = false
  for (let minute = start; minute < start + minutes; minute++) {
    isNight = night !== undefined && (isWithin(minute % DAY, night) || (night.extends && isNight))
    const last = stretches.at(-1)
    if (last?.isNight === isNight) last.minutes++
    else stretches.push({ minutes: 1, isNight })
  }
  let left = pause
  for (const isNightPart of [false, true])
    for (const stretch of stretches.filter((one) => one.isNight === isNightPart)) {
      const taken = Math.min(left, stretch.minutes)
      stretch.minutes -= taken
      left -= taken
    }
  return stretches.filter(({ minutes }) => minutes > 0)
}

function isWithin(minute: number, { start, end }: NightRule): boolean {
  return start <= end ? minute >= start && minute < end : minute >= start || minute < end
}
