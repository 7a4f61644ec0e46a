import { describe, expect, it } from 'vitest'
import { openHolidays } from '../../../../registry/lib/time/holidays.ts'
import { businessDaysCalculator } from '../../../../registry/tools/date-time/business-days-calculator.ts'
import { output } from '../../../support/run-tool.ts'

/** Days off of twelve countries by their own calendars, three years each; `region` is the package’s code. */
const CALENDARS: readonly { country: string; region?: string; source: string; days: Readonly<Record<number, string>> }[] = [
  {
    country: 'US',
    source: 'Office of Personnel Management, federal holidays; days that the President closed offices by order are left out',
    days: {
      2024: '01-01 01-15 02-19 05-27 06-19 07-04 09-02 10-14 11-11 11-28 12-25',
      2025: '01-01 01-20 02-17 05-26 06-19 07-04 09-01 10-13 11-11 11-27 12-25',
      2026: '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25',
    },
  },
  {
    country: 'GB',
    region: 'ENG',
    source: 'gov.uk/bank-holidays, England and Wales; with Boxing Day itself where another day stands in',
    days: {
      2024: '01-01 03-29 04-01 05-06 05-27 08-26 12-25 12-26',
      2025: '01-01 04-18 04-21 05-05 05-26 08-25 12-25 12-26',
      2026: '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28',
    },
  },
  {
    country: 'GB',
    region: 'SCT',
    source: 'gov.uk/bank-holidays, Scotland, and the proclamation of 2026-02-04; with St Andrew’s Day and Boxing Day themselves',
    days: {
      2024: '01-01 01-02 03-29 05-06 05-27 08-05 11-30 12-02 12-25 12-26',
      2025: '01-01 01-02 04-18 05-05 05-26 08-04 11-30 12-01 12-25 12-26',
      2026: '01-01 01-02 04-03 05-04 05-25 06-15 08-03 11-30 12-25 12-26 12-28',
    },
  },
  {
    country: 'ES',
    source: 'Real Decreto 2001/1983, article 45, and the yearly resolutions of the Dirección General de Trabajo; Sundays by the decree',
    days: {
      2024: '01-01 01-06 03-29 05-01 08-15 10-12 11-01 12-06 12-08 12-25',
      2025: '01-01 01-06 04-18 05-01 08-15 10-12 11-01 12-06 12-08 12-25',
      2026: '01-01 01-06 04-03 05-01 08-15 10-12 11-01 12-06 12-08 12-25',
    },
  },
  {
    country: 'FR',
    source: 'Code du travail, article L3133-1',
    days: {
      2024: '01-01 04-01 05-01 05-08 05-09 05-20 07-14 08-15 11-01 11-11 12-25',
      2025: '01-01 04-21 05-01 05-08 05-29 06-09 07-14 08-15 11-01 11-11 12-25',
      2026: '01-01 04-06 05-01 05-08 05-14 05-25 07-14 08-15 11-01 11-11 12-25',
    },
  },
  {
    country: 'ID',
    source:
      'Joint decrees of three ministers for 2024, 2025 and 2026 (1497, 2 and 5 of 2025), Keputusan Presiden 10 and 33 of 2024; no cuti bersama',
    days: {
      2024: '01-01 02-08 02-10 02-14 03-11 03-29 03-31 04-10 04-11 05-01 05-09 05-23 06-01 06-17 07-07 08-17 09-16 11-27 12-25',
      2025: '01-01 01-27 01-29 03-29 03-31 04-01 04-18 04-20 05-01 05-12 05-29 06-01 06-06 06-27 08-17 09-05 12-25',
      2026: '01-01 01-16 02-17 03-19 03-21 03-22 04-03 04-05 05-01 05-14 05-27 05-31 06-01 06-16 08-17 08-25 12-25',
    },
  },
  {
    country: 'IT',
    source: 'Law 260 of 1949, article 2, with law 54 of 1977, DPR 792 of 1985, law 336 of 2000 and law 151 of 2025 (4 October)',
    days: {
      2024: '01-01 01-06 03-31 04-01 04-25 05-01 06-02 08-15 11-01 12-08 12-25 12-26',
      2025: '01-01 01-06 04-20 04-21 04-25 05-01 06-02 08-15 11-01 12-08 12-25 12-26',
      2026: '01-01 01-06 04-05 04-06 04-25 05-01 06-02 08-15 10-04 11-01 12-08 12-25 12-26',
    },
  },
  {
    country: 'PL',
    source: 'Act of 18 January 1951 on days free from work, with 24 December since 2025',
    days: {
      2024: '01-01 01-06 03-31 04-01 05-01 05-03 05-19 05-30 08-15 11-01 11-11 12-25 12-26',
      2025: '01-01 01-06 04-20 04-21 05-01 05-03 06-08 06-19 08-15 11-01 11-11 12-24 12-25 12-26',
      2026: '01-01 01-06 04-05 04-06 05-01 05-03 05-24 06-04 08-15 11-01 11-11 12-24 12-25 12-26',
    },
  },
  {
    country: 'BR',
    source: 'Laws 662 of 1949, 6.802 of 1980, 9.093 of 1995, 10.607 of 2002 and 14.759 of 2023',
    days: {
      2024: '01-01 03-29 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25',
      2025: '01-01 04-18 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25',
      2026: '01-01 04-03 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25',
    },
  },
  {
    country: 'PT',
    source: 'Código do Trabalho, article 234',
    days: {
      2024: '01-01 03-29 03-31 04-25 05-01 05-30 06-10 08-15 10-05 11-01 12-01 12-08 12-25',
      2025: '01-01 04-18 04-20 04-25 05-01 06-10 06-19 08-15 10-05 11-01 12-01 12-08 12-25',
      2026: '01-01 04-03 04-05 04-25 05-01 06-04 06-10 08-15 10-05 11-01 12-01 12-08 12-25',
    },
  },
  {
    country: 'RU',
    source: 'Labour code, article 112, and government decrees 1314 of 2023-08-10, 1335 of 2024-10-04 and 1466 of 2025-09-24',
    days: {
      2024: '01-01 01-02 01-03 01-04 01-05 01-06 01-07 01-08 02-23 03-08 04-29 04-30 05-01 05-09 05-10 06-12 11-04 12-30 12-31',
      2025: '01-01 01-02 01-03 01-04 01-05 01-06 01-07 01-08 02-23 03-08 05-01 05-02 05-08 05-09 06-12 06-13 11-03 11-04 12-31',
      2026: '01-01 01-02 01-03 01-04 01-05 01-06 01-07 01-08 01-09 02-23 03-08 03-09 05-01 05-09 05-11 06-12 11-04 12-31',
    },
  },
  {
    country: 'DE',
    source: 'The nine days that the holiday acts of all sixteen states have, with 3 October by the Unification Treaty, article 2',
    days: {
      2024: '01-01 03-29 04-01 05-01 05-09 05-20 10-03 12-25 12-26',
      2025: '01-01 04-18 04-21 05-01 05-29 06-09 10-03 12-25 12-26',
      2026: '01-01 04-03 04-06 05-01 05-14 05-25 10-03 12-25 12-26',
    },
  },
  {
    country: 'CA',
    source: 'The five days that every province has',
    days: { 2024: '01-01 03-29 07-01 09-02 12-25', 2025: '01-01 04-18 07-01 09-01 12-25', 2026: '01-01 04-03 07-01 09-07 12-25' },
  },
  {
    country: 'CA',
    region: 'ON',
    source: 'Ontario, Employment Standards Act 2000, section 1 and Regulation 285/01',
    days: {
      2024: '01-01 02-19 03-29 05-20 07-01 09-02 10-14 12-25 12-26',
      2025: '01-01 02-17 04-18 05-19 07-01 09-01 10-13 12-25 12-26',
      2026: '01-01 02-16 04-03 05-18 07-01 09-07 10-12 12-25 12-26',
    },
  },
]

describe('public holidays by the official calendar', () => {
  it.each(CALENDARS)('of $country $region', async ({ country, region = '', source, days }) => {
    const holidaysOf = await openHolidays(country, region, 'en')
    for (const [year, list] of Object.entries(days)) {
      const found = holidaysOf(Number(year)).filter(({ isWhole, kind, date }) => isWhole && kind === 'public' && date.startsWith(year))
      expect([...new Set(found.map(({ date }) => date.slice(5)))].toSorted(), `${year}: ${source}`).toEqual(list.split(' '))
    }
  })

  // Production calendars of the Ministry of Labour for a week of five days.
  it.each([
    [2024, 248],
    [2025, 247],
    [2026, 247],
  ])('leave %i in Russia %i working days, Saturdays that were exchanged included', async (year, days) => {
    const input = { from: `${year}-01-01`, to: `${year}-12-31`, country: 'RU', weekend: 'sat-sun' }
    expect((await output(businessDaysCalculator, input)).days).toBe(days)
  })

  it('show a Saturday on which people work', async () => {
    const result = await output(businessDaysCalculator, { from: '2024-04-27', to: '2024-04-30', country: 'RU' })
    expect(result.days).toBe(1)
    expect(result.holidays?.[0]).toMatchObject({ date: '2024-04-27', kind: 'exchanged', isOff: false })
  })
})
