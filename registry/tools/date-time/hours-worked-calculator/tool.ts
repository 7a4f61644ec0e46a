import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { column, facts, oneOf, part, table } from '../../../../engine/core/parts.ts'
import { value } from '../../../../engine/core/schema.ts'
import { currencyPlaces } from '../../../lib/money/currency-places.ts'
import { HOUR, MINUTE, writeClock, writeDecimalTime } from '../../../lib/time/hour-texts.ts'
import { payFor, readSheet } from './hours-worked.ts'
import { sheetDay, sheetFailures, sheetInput } from './fields.ts'
import { writeDecimal } from '../../../lib/numbers/plain-decimal.ts'
import { MINUTE_UNITS, PIECE_KINDS, type Piece, cutSheet, stretchesOf } from './work-shifts.ts'

const hours = (label: string) => part(z.string(), label)
const amount = (label: string) => part(value.money, label, { currency: 'currency' }).optional()

/** Seven hours at night, each with a fifth more. */
function nightShift(currency: 'EUR' | 'IDR' | 'PLN' | 'RUB', rate: string, overtime?: string) {
  const hours = { ...(overtime !== undefined && { overtime }), nightStart: '22:00', nightEnd: '06:00', night: '20' }
  return {
    input: { rules: 'own' as const, ...hours, rate, currency, salary: undefined },
    output: { worked: '7:00', pay: String(Number(rate) * 8.4), facts: { decimal: '7', regular: '7:00', night: '7:00' } },
  }
}

export const hoursWorkedCalculator = defineTool({
  id: 'hours-worked-calculator',
  category: 'date-time',
  icon: 'briefcase-business',
  title: 'Hours worked calculator',
  summary: 'Add up a week’s timesheet with breaks, overtime, night hours and pay.',
  keywords: [
    'time card calculator',
    'timesheet',
    'work hours',
    'overtime calculator',
    'night shift hours',
    'weekly hours',
    'time sheet with lunch break',
  ],
  aliases: ['time-card-calculator', 'timesheet-calculator', 'work-hours-calculator'],
  slugs: {
    es: 'calculadora-de-horas-trabajadas',
    fr: ['calcul-heures-travaillees', 'calcul-heures-supplementaires'],
    id: 'kalkulator-jam-kerja',
    it: 'calcolo-ore-lavorate',
    pl: ['kalkulator-czasu-pracy', 'kalkulator-godzin-pracy'],
    pt: ['calculadora-de-horas-trabalhadas', 'calculadora-de-horas-extras'],
    ru: 'kalkulyator-rabochego-vremeni',
  },
  effect: 'pure',
  input: sheetInput,
  output: z.object({
    worked: part(z.string(), 'Hours worked', { view: 'headline' }),
    pay: part(value.money, 'Pay for the week', { view: 'headline', currency: 'currency' }).optional(),
    facts: facts('Details', {
      decimal: column(value.decimal, 'Decimal hours'),
      paid: hours('Paid hours, with shortened night hours').optional(),
      regular: hours('Regular hours'),
      overtime: hours('Overtime').optional(),
      rest: hours('On Sundays and public holidays').optional(),
      night: hours('At night, by the clock').optional(),
      balance: hours('Over or under the weekly hours').optional(),
      rate: amount('Pay per hour'),
    }),
    lines: table(
      'Hours by kind',
      {
        kind: oneOf('Kind', {
          regular: 'Regular',
          'regular-night': 'Regular, at night',
          overtime: 'Overtime',
          'overtime-night': 'Overtime, at night',
          rest: 'Sunday or public holiday',
          'rest-night': 'Sunday or public holiday, at night',
        }),
        hours: hours('Hours and minutes'),
        decimal: column(value.decimal, 'Decimal hours'),
        pay: amount('Pay'),
      },
      { fileName: 'hours-by-kind.csv' },
    ),
    days: table(
      'Day by day',
      {
        day: sheetDay,
        start: column(z.string(), 'Start', { format: 'time' }),
        end: column(z.string(), 'End', { format: 'time' }),
        worked: hours('Hours worked'),
        overtime: hours('Overtime').optional(),
        night: hours('At night').optional(),
      },
      { fileName: 'time-sheet.csv' },
    ),
  }),
  failures: sheetFailures.words,
  notices: {
    'whole-day': 'A row with the same start and end was counted as 24 hours.',
    'break-by-day':
      'The break was subtracted from the daytime part of a shift that runs into the night. To subtract it from the night, enter the shift as two rows.',
  },
  notes: [
    'Each row counts from start to end minus the break; an end that isn’t later than the start is on the next day, and the shift belongs to the day on which it starts. Daily overtime is the time above the daily limit, and weekly overtime is whatever else is above the weekly limit; no hour counts as both. Rows without times are skipped.',
    'Pay is hours × pay per hour × (1 + extra for the night) × (1 + extra for overtime or rest days). Each line is rounded to the smallest currency unit, half away from zero, and the total is the sum of the lines. Pay is before taxes and contributions.',
    'Brazil (CLT): 8 hours a day and 44 a week, overtime +50%, Sundays and public holidays +100%, night work from 10 PM to 5 AM +20%, with 52 minutes 30 seconds counted as an hour (article 73). Work that continues after 5 AM still counts as night work (Súmula 60 of the TST); turn that off if a court has decided otherwise. The hourly pay is the monthly pay divided by 220. Weekly rest on top of overtime (DSR), the 12 × 36 shift, rural workers and agreements with other rules are not covered: the contract and the law decide.',
    'Times are clock times: on a night when the clocks change, add or subtract the hour.',
  ],
  examples: [
    {
      title: 'A week with overtime',
      input: {
        rows: [
          { day: 'monday', start: '08:00', end: '17:30', pause: 30 },
          { day: 'tuesday', start: '08:00', end: '17:30', pause: 30 },
          { day: 'wednesday', start: '08:00', end: '17:30', pause: 30 },
          { day: 'thursday', start: '08:00', end: '17:30', pause: 30 },
          { day: 'friday', start: '08:00', end: '15:00', pause: 30 },
        ],
        weeklyLimit: '40',
        rate: '20',
      },
      in: {
        fr: {
          input: { weeklyLimit: '35', overtime: '25' },
          output: { worked: '42:30', pay: '887.5', facts: { regular: '35:00', overtime: '7:30', balance: '7:30' } },
        },
        id: { input: { rate: '20000', currency: 'IDR' }, output: { pay: '875000', facts: { rate: '20000' } } },
        // More than six hours of work need a break of at least one (CLT, article 71).
        pt: {
          input: {
            rows: [
              { day: 'monday', start: '08:00', end: '18:00', pause: 60 },
              { day: 'tuesday', start: '08:00', end: '18:00', pause: 60 },
              { day: 'wednesday', start: '08:00', end: '18:00', pause: 60 },
              { day: 'thursday', start: '08:00', end: '18:00', pause: 60 },
              { day: 'friday', start: '08:00', end: '15:30', pause: 60 },
            ],
          },
        },
      },
      output: { worked: '42:30', pay: '875', facts: { decimal: '42.5', regular: '40:00', overtime: '2:30', balance: '2:30', rate: '20' } },
    },
    {
      title: 'A night shift in Brazil',
      input: { rows: [{ day: 'monday', start: '22:00', end: '05:00' }], rules: 'brazil', salary: '2200', currency: 'BRL' },
      // Elsewhere the law of Brazil says nothing to anybody.
      in: {
        es: { ...nightShift('EUR', '15'), title: 'Un turno de noche con un 20 % más' },
        fr: { ...nightShift('EUR', '15', '25'), title: 'Un poste de nuit majoré de 20 %' },
        id: { ...nightShift('IDR', '30000'), title: 'Shift malam dengan tambahan 20%' },
        it: { ...nightShift('EUR', '15'), title: 'Un turno di notte con il 20% in più' },
        pl: { ...nightShift('PLN', '40'), title: 'Nocna zmiana z dodatkiem 20%' },
        ru: { ...nightShift('RUB', '500'), title: 'Ночная смена с доплатой 20 %' },
      },
      output: {
        worked: '7:00',
        pay: '96',
        facts: { decimal: '7', paid: '8:00', regular: '8:00', night: '7:00', balance: '-36:00', rate: '10' },
      },
    },
    {
      title: 'Split shifts and a break',
      input: {
        rows: [
          { day: 'monday', start: '07:00', end: '11:00' },
          { day: 'monday', start: '13:00', end: '19:00', pause: 15 },
        ],
        dailyLimit: '8',
      },
      in: { fr: { input: { overtime: '25' } } },
      output: { worked: '9:45', facts: { decimal: '9.75', regular: '8:00', overtime: '1:45' } },
    },
  ],
  transform: (input, { note }) => {
    const { shifts, rules, rate, premiums, isWholeDay } = readSheet(input)
    const pieces = cutSheet(shifts, rules)
    const unitsOf = (select: (piece: Piece) => boolean) => pieces.filter(select).reduce((sum, { units }) => sum + units, 0)
    const minutesAt = (select: (row: number, isNight: boolean) => boolean) =>
      shifts.reduce((sum, shift, row) => {
        const stretches = stretchesOf(shift, rules.night).filter(({ isNight }) => select(row, isNight))
        return sum + stretches.reduce((part, { minutes }) => part + minutes, 0)
      }, 0)
    const worked = minutesAt(() => true) * MINUTE
    const night = minutesAt((_, isNight) => isNight) * MINUTE
    const overtime = unitsOf(({ kind }) => kind === 'overtime')
    const rest = unitsOf(({ kind }) => kind === 'rest')
    const all = unitsOf(() => true)

    const places = currencyPlaces(input.currency)
    const lines = PIECE_KINDS.flatMap((kind) =>
      [false, true].flatMap((isNight) => {
        const units = unitsOf((piece) => piece.kind === kind && piece.isNight === isNight)
        if (units === 0) return []
        return [{ kind, isNight, units, pay: rate && payFor(units, rate, premiums, kind, isNight).toDecimalPlaces(places, 4) }]
      }),
    )
    const total = rate && lines.reduce((sum, { pay }) => (pay ? sum.plus(pay) : sum), rate.times(0))
    if (isWholeDay) note('whole-day')
    if (
      shifts.some(
        (shift) => shift.pause > 0 && new Set(stretchesOf({ ...shift, pause: 0 }, rules.night).map(({ isNight }) => isNight)).size > 1,
      )
    )
      note('break-by-day')
    return {
      worked: writeClock(worked),
      pay: total ? writeDecimal(total, places) : undefined,
      facts: {
        decimal: writeDecimalTime(worked, HOUR, 2),
        paid: rules.night?.isReduced && night > 0 ? writeUnits(all) : undefined,
        regular: writeUnits(unitsOf(({ kind }) => kind === 'regular')),
        overtime: overtime > 0 ? writeUnits(overtime) : undefined,
        rest: rest > 0 ? writeUnits(rest) : undefined,
        night: night > 0 ? writeClock(night) : undefined,
        balance: rules.weeklyLimit !== undefined ? writeUnits(all - rest - rules.weeklyLimit * MINUTE_UNITS) : undefined,
        rate: rate ? writeDecimal(rate, places) : undefined,
      },
      lines: lines.map(({ kind, isNight, units, pay }) => ({
        kind: isNight ? (`${kind}-night` as const) : kind,
        hours: writeUnits(units),
        decimal: writeDecimalTime(sizeOf(units), HOUR, 2),
        pay: pay ? writeDecimal(pay, places) : undefined,
      })),
      days: shifts.map((shift, row) => {
        const over = unitsOf((piece) => piece.row === row && piece.kind === 'overtime')
        const atNight = minutesAt((other, isNight) => other === row && isNight)
        return {
          day: shift.day,
          start: writeTimeOfDay(shift.start),
          end: writeTimeOfDay(shift.start + shift.minutes),
          worked: writeClock((shift.minutes - shift.pause) * MINUTE),
          overtime: over > 0 ? writeUnits(over) : undefined,
          night: atNight > 0 ? writeClock(atNight * MINUTE) : undefined,
        }
      }),
    }
  },
})

/** Sevenths of a minute as hundredths of a second, rounded. */
function sizeOf(units: number): number {
  return Math.round((units * MINUTE) / MINUTE_UNITS)
}

function writeUnits(units: number): string {
  return writeClock(sizeOf(units))
}

/** Minutes since midnight, of this day or the next, as `09:05`. */
function writeTimeOfDay(minutes: number): string {
  return writeClock((minutes % 1440) * MINUTE).padStart(5, '0')
}
