import { execFileSync } from 'node:child_process'
import PublicHolidays from 'date-holidays'
import { describe, expect, it } from 'vitest'
import { BRAZIL_HOLIDAYS } from '../../../../registry/data/time/brazil-holidays.ts'
import { COUNTRIES_WITH_REGIONS, HOLIDAY_COUNTRIES } from '../../../../registry/data/time/holiday-countries.ts'
import { HOLIDAY_LANGUAGES } from '../../../../registry/data/time/holiday-names.ts'
import { easterOf } from '../../../../registry/lib/time/easter.ts'
import { type HolidayKind, openHolidays } from '../../../../registry/lib/time/holidays.ts'
import { gaussEaster, isoOf, shiftDay, weekdayNumber } from '../../../support/day-numbers.ts'

const daysOff = async (country: string, year: number, { region = '', kinds = ['public'] as HolidayKind[] } = {}) => {
  const holidays = (await openHolidays(country, region, 'en'))(year)
  const off = holidays.filter(({ isWhole, kind, date }) => isWhole && kinds.some((one) => one === kind) && date.startsWith(String(year)))
  return [...new Set(off.map(({ date }) => date))].toSorted()
}
const fixed = (year: number, days: string) => days.split(' ').map((day) => `${year}-${day}`)
const easter = (year: number, ...days: number[]) => days.map((day) => shiftDay(gaussEaster(year), day))

describe('Easter', () => {
  it('falls as Gauss’s rule says, from 1583 to 4099', () => {
    for (let year = 1583; year <= 4099; year++) {
      const { month, day } = easterOf(year)
      expect(isoOf(year, month, day)).toBe(gaussEaster(year))
    }
  })

  it.each(['2024-03-31', '2025-04-20', '2026-04-05', '2027-03-28', '2038-04-25', '2285-03-22'])('is on %s', (date) => {
    const { month, day } = easterOf(Number(date.slice(0, 4)))
    expect(isoOf(Number(date.slice(0, 4)), month, day)).toBe(date)
  })
})

describe('public holidays', () => {
  // Each by the law or office named, and Easter by Gauss.
  it.each([2023, 2024, 2026, 2027, 2031])('of Poland in %i are those of the act of 18 January 1951', async (year) => {
    const always = fixed(year, `01-01 01-06 05-01 05-03 08-15 11-01 11-11 12-25 12-26${year >= 2025 ? ' 12-24' : ''}`)
    expect(await daysOff('PL', year)).toEqual([...new Set([...always, ...easter(year, 0, 1, 49, 60)])].toSorted())
  })

  it.each([2022, 2024, 2026, 2030])('of France in %i are those of article L3133-1 of the labour code', async (year) => {
    const expected = [...fixed(year, '01-01 05-01 05-08 07-14 08-15 11-01 11-11 12-25'), ...easter(year, 1, 39, 50)]
    expect(await daysOff('FR', year)).toEqual([...new Set(expected)].toSorted())
  })

  it.each([2023, 2026, 2029])('of Germany and of Bavaria in %i are those of their laws', async (year) => {
    const national = [...fixed(year, '01-01 05-01 10-03 12-25 12-26'), ...easter(year, -2, 1, 39, 50)]
    expect(await daysOff('DE', year)).toEqual([...new Set(national)].toSorted())
    const bavarian = [...national, ...fixed(year, '01-06 11-01'), ...easter(year, 60)]
    for (const region of ['BY', 'by', 'Bayern', ' bayern '])
      expect(await daysOff('DE', year, { region })).toEqual([...new Set(bavarian)].toSorted())
  })

  it('of the United States are those that the Office of Personnel Management lists', async () => {
    expect(await daysOff('US', 2026)).toEqual(fixed(2026, '01-01 01-19 02-16 05-25 06-19 07-03 07-04 09-07 10-12 11-11 11-26 12-25'))
    // New Year’s Day 2022 was a Saturday, so that the day before was off.
    expect(await daysOff('US', 2021)).toContain('2021-12-31')
  })

  it('of England are those of gov.uk', async () => {
    expect(await daysOff('GB', 2026, { region: 'ENG' })).toEqual(fixed(2026, '01-01 04-03 04-06 05-04 05-25 08-31 12-25 12-26 12-28'))
    expect(await daysOff('GB', 2026, {})).toEqual(await daysOff('GB', 2026, { region: 'ENG' }))
    expect(await daysOff('GB', 2022, { region: 'England' })).toEqual(
      fixed(2022, '01-01 01-03 04-15 04-18 05-02 06-02 06-03 08-29 09-19 12-25 12-26 12-27'),
    )
  })

  it.each([2024, 2026, 2028])('of Italy in %i are those of law 260 of 1949 and its changes', async (year) => {
    const saint = year >= 2026 ? ' 10-04' : ''
    const expected = [...fixed(year, `01-01 01-06 04-25 05-01 06-02 08-15 11-01 12-08 12-25 12-26${saint}`), ...easter(year, 0, 1)]
    expect(await daysOff('IT', year)).toEqual([...new Set(expected)].toSorted())
  })

  it('of Russia hold the days of article 112 of the labour code', async () => {
    const lawful = fixed(2026, '01-01 01-02 01-03 01-04 01-05 01-06 01-07 01-08 02-23 03-08 05-01 05-09 06-12 11-04')
    expect(await daysOff('RU', 2026)).toEqual(expect.arrayContaining(lawful))
  })

  it('of Japan are those of the Cabinet Office', async () => {
    expect(await daysOff('JP', 2026)).toEqual(
      fixed(2026, '01-01 01-12 02-11 02-23 03-20 04-29 05-03 05-04 05-05 05-06 07-20 08-11 09-21 09-22 09-23 10-12 11-03 11-23'),
    )
  })

  it('of Indonesia hold the days that follow no moon', async () => {
    expect(await daysOff('ID', 2026)).toEqual(
      expect.arrayContaining([...fixed(2026, '01-01 05-01 06-01 08-17 12-25 02-17'), ...easter(2026, -2, 39)]),
    )
  })

  it('of several days are off each day, over New Year too, and half days are no days off', async () => {
    expect(await daysOff('RU', 2026)).toEqual(expect.arrayContaining(fixed(2026, '01-02 01-03 01-04 01-05 01-06')))
    const swazi = (await openHolidays('SZ', '', 'en'))(2026).map(({ date }) => date)
    expect(swazi).toEqual(expect.arrayContaining(['2026-12-28', '2027-01-02']))
    const half = (await openHolidays('DE', '', 'en'))(2026).filter(({ isWhole }) => !isWhole)
    expect(half.map(({ date }) => date)).toEqual(['2026-12-24', '2026-12-31'])
  })

  it('last a day where the clocks change as well', async () => {
    // Easter Sunday 2026 in Australia has 25 hours.
    expect(await daysOff('AU', 2026, { region: 'NSW' })).toContain('2026-04-05')
  })

  it('are named in the language of the reader, or in English', async () => {
    const name = async (locale: string) => (await openHolidays('DE', '', locale))(2026).find(({ date }) => date === '2026-01-01')?.name
    expect([await name('fr'), await name('pl'), await name('eo')]).toEqual(['Nouvel An', 'Nowy Rok', 'New Year’s Day'])
  })

  it.each([
    ['BR', 'pl', '2026-11-02', 'Zaduszki'],
    ['BR', 'es', '2026-11-20', 'Día de la Conciencia Negra'],
    ['BR', 'ru', '2026-09-07', 'День независимости'],
    ['DE', 'pl', '2026-05-25', 'Poniedziałek Zielonych Świąt'],
    ['ID', 'ru', '2026-03-21', 'Конец Рамадана (Ураза-байрам)'],
    ['ID', 'id', '2026-01-16', 'Isra Mikraj Nabi Muhammad'],
    ['ID', 'id', '2026-08-25', 'Maulid Nabi Muhammad'],
    ['US', 'pl', '2026-07-03', 'Narodowe Święto Niepodległości (dzień zastępczy)'],
    ['US', 'it', '2026-11-26', 'Giorno del ringraziamento'],
  ])('of %s are named in %s by a table of our own where the package knows English alone', async (country, locale, day, name) => {
    const names = (await openHolidays(country, '', locale))(2026).flatMap((holiday) => (holiday.date === day ? [holiday.name] : []))
    expect(names).toContain(name)
  })

  it.each(HOLIDAY_LANGUAGES)('of Brazil have no English name left in %s', async (language) => {
    const [english, own] = await Promise.all(['en', language].map(async (locale) => (await openHolidays('BR', '', locale))(2026)))
    // A name of a person and one in Latin are the same in most languages.
    const same = own?.filter(({ name }) => english?.some((other) => other.name === name) && !/^(?:Tiradentes|Corpus Christi)$/.test(name))
    expect(same).toEqual([])
  })

  it('do not depend on the clock of the machine', { tags: 'long' }, () => {
    const script = `
      const { openHolidays } = await import(${JSON.stringify(new URL('../../../../registry/lib/time/holidays.ts', import.meta.url).href)})
      const countries = ['US', 'ID', 'AU', 'IR', 'IL', 'CN', 'JP', 'BR']
      const years = await Promise.all(countries.map(async (country) => (await openHolidays(country, '', 'en'))(2027)))
      console.log(new Date(2027, 0, 1).getTimezoneOffset() + JSON.stringify(years))`
    const [east, west] = ['Pacific/Kiritimati', 'America/Los_Angeles'].map((TZ) =>
      execFileSync(process.execPath, ['--input-type=module', '-e', script], { env: { ...process.env, TZ }, encoding: 'utf8' }),
    )
    expect([east?.slice(0, 4), west?.slice(0, 4)]).toEqual(['-840', '480['])
    expect(east?.slice(4)).toBe(west?.slice(3))
    expect(east?.length).toBeGreaterThan(5000)
  })
})

describe('holidays of Brazil', () => {
  // Calendars that the federal government publishes for each year (portarias of the MGI), national and optional days.
  const optional = (year: number) => [...easter(year, -48, -47, 60), `${year}-10-28`]
  it.each([
    [2024, 256],
    [2025, 255],
    [2026, 252],
    [2027, 254],
    [2028, 251],
  ])('in %i leave %i business days', async (year, businessDays) => {
    const national = fixed(year, '01-01 04-21 05-01 09-07 10-12 11-02 11-15 11-20 12-25').concat(easter(year, -2)).toSorted()
    expect(await daysOff('BR', year)).toEqual(national)
    expect(await daysOff('BR', year, { kinds: ['public', 'bank', 'optional'] })).toEqual([...national, ...optional(year)].toSorted())
    let left = 0
    for (let date = `${year}-01-01`; date.startsWith(String(year)); date = shiftDay(date, 1))
      if (weekdayNumber(date) <= 5 && !national.includes(date)) left++
    expect(left).toBe(businessDays)
  })

  it('know 20 November since 2024, and leave half days alone', async () => {
    expect(await daysOff('BR', 2023)).not.toContain('2023-11-20')
    const half = (await openHolidays('BR', '', 'pt-BR'))(2026).filter(({ isWhole }) => !isWhole)
    expect(half.map(({ date, name }) => [date, name])).toEqual([
      ['2026-02-18', 'Quarta-feira de Cinzas (até as 14h)'],
      ['2026-12-24', 'Véspera de Natal (à tarde)'],
      ['2026-12-31', 'Véspera de Ano-Novo (à tarde)'],
    ])
  })

  it('agree with the package on the national ones', async () => {
    for (const year of [2024, 2025, 2026, 2027, 2030]) {
      const theirs = new PublicHolidays('BR').getHolidays(year).filter(({ type, rule }) => type === 'public' && !/in even years/.test(rule))
      expect(await daysOff('BR', year)).toEqual([...new Set(theirs.map(({ date }) => date.slice(0, 10)))].toSorted())
    }
  })

  it('have those of a state besides', async () => {
    const [national, state] = [await daysOff('BR', 2026), await daysOff('BR', 2026, { region: 'São Paulo' })]
    expect(state).toEqual(expect.arrayContaining([...national, '2026-07-09']))
    expect(await daysOff('BR', 2026, { region: 'sao paulo' })).toEqual(state)
    // Each national holiday stands there once, under our own name.
    const christmas = (await openHolidays('BR', 'SP', 'pt-BR'))(2026).filter(({ date }) => date === '2026-12-25')
    expect(christmas.map(({ name }) => name)).toEqual(['Natal'])
  })
})

describe('the tables', () => {
  it('of countries are those of the package, and Intl can name them', () => {
    const source = new PublicHolidays()
    expect([...HOLIDAY_COUNTRIES]).toEqual(Object.keys(source.getCountries()).toSorted())
    const withRegions = HOLIDAY_COUNTRIES.filter((country) => Object.keys(source.getStates(country) ?? {}).length > 0)
    expect([...COUNTRIES_WITH_REGIONS]).toEqual(withRegions)
    const names = new Intl.DisplayNames('pl', { type: 'region', fallback: 'none' })
    expect(HOLIDAY_COUNTRIES.filter((country) => !names.of(country))).toEqual([])
  })

  it('of Brazil hold real days', () => {
    for (const rule of BRAZIL_HOLIDAYS) {
      if ('on' in rule) expect(new Date(`2026-${rule.on}T00:00:00Z`).toISOString().slice(5, 10)).toBe(rule.on)
      expect([rule.pt, rule.en].every((name) => name.length > 0)).toBe(true)
    }
  })

  it('give every holiday of every country a name and a real date', async () => {
    for (const country of HOLIDAY_COUNTRIES) {
      const holidays = (await openHolidays(country, '', 'pl'))(2026)
      // Under martial law no holiday of Ukraine is a day off.
      const kinds = country === 'UA' ? ['optional'] : ['public']
      expect(holidays.filter(({ isWhole, kind }) => isWhole && kinds.includes(kind)).length, country).toBeGreaterThan(2)
      for (const { date, name } of holidays) {
        expect(new Date(`${date}T00:00:00Z`).toISOString().slice(0, 10)).toBe(date)
        expect(name, `${country} ${date}`).not.toBe('')
        expect(typeof name).toBe('string')
      }
    }
  })
})

describe('a state or region', () => {
  const refusal = (country: string, region: string) =>
    openHolidays(country, region, 'en').then(
      () => undefined,
      (error: { failure: object }) => error.failure,
    )

  it('that is not known is refused with those that are', async () => {
    expect(await refusal('DE', 'Atlantis')).toMatchObject({
      code: 'unknown-region',
      field: 'region',
      params: { known: expect.stringContaining('BY (Bayern)') },
    })
    expect(await refusal('DE', '__proto__')).toMatchObject({ code: 'unknown-region' })
    expect(await refusal('PL', 'Mazowieckie')).toMatchObject({ code: 'no-regions', field: 'region' })
  })

  it.each([1969, 2081])('does not help where the year %i is not known', async (year) => {
    const find = await openHolidays('PL', '', 'en')
    expect(() => find(year)).toThrow('holidays-unknown')
  })
})

describe('corrections of the package', () => {
  // By the laws and decisions named in the table.
  it.each([
    ['CY', ['2024-03-18', '2025-03-03', '2026-02-23'], ['2024-03-19', '2025-03-04', '2026-02-24']],
    ['EC', ['2024-10-11', '2025-10-10', '2026-10-09'], ['2024-03-28', '2024-09-10', '2025-09-10', '2026-09-10']],
    ['IS', ['2024-04-25', '2025-04-24', '2026-04-23'], ['2024-04-18']],
    ['KR', ['2024-02-09', '2024-02-12', '2025-01-28', '2025-01-30', '2026-02-16', '2026-02-18'], ['2025-01-31', '2026-02-19']],
    ['CN', ['2024-02-10', '2024-02-12'], ['2024-02-09']],
    [
      'ID',
      ['2024-06-17', '2024-09-16', '2025-03-31', '2025-04-01', '2025-06-27', '2026-03-21', '2026-03-22'],
      ['2024-06-16', '2024-09-15', '2025-03-30', '2025-06-26'],
    ],
    ['SG', ['2024-06-17'], ['2024-06-16']],
    ['TH', ['2024-07-20', '2025-02-12'], ['2024-07-19', '2025-02-13']],
    ['MX', ['2024-10-01', '2030-10-01', '2018-12-01'], ['2024-12-01', '2030-12-01', '2018-10-01']],
    ['DO', ['2024-11-04', '2025-11-10'], ['2024-11-11']],
    ['AE', ['2025-09-05'], ['2024-02-08', '2024-03-11', '2025-01-27', '2026-02-18']],
    ['CR', ['2024-04-15', '2024-07-29', '2024-08-19', '2025-07-25'], ['2024-10-12', '2025-10-12', '2026-10-12', '2024-04-11']],
    ['GR', ['2024-05-07', '2025-05-01'], ['2024-05-01']],
    ['UA', ['2021-05-09', '2027-05-08'], ['2024-05-09', '2025-01-02', '2026-12-25', '2027-05-09']],
    ['RU', ['2024-04-29', '2024-12-31', '2025-05-02', '2025-06-13', '2026-01-09', '2026-03-09', '2026-05-11'], ['2026-01-12']],
  ])('of %s hold', async (country, off, on) => {
    const years = [...new Set([...off, ...on].map((date) => Number(date.slice(0, 4))))]
    const all = (await Promise.all(years.map((year) => daysOff(country, year)))).flat()
    expect(off.filter((date) => !all.includes(date))).toEqual([])
    expect(on.filter((date) => all.includes(date))).toEqual([])
  })

  it.each([
    ['GT', ['2024-07-01', '2025-06-30', '2026-06-29', '2027-06-28'], ['2024-06-30', '2026-06-30', '2027-06-30', '2027-07-02']],
    ['NG', ['2024-09-16', '2025-09-05'], ['2024-05-27', '2024-11-01', '2024-07-07', '2025-06-26', '2024-09-15', '2025-09-04']],
    ['EG', ['2025-07-24'], ['2025-07-23']],
  ])('of %s hold too', async (country, off, on) => {
    const all = (await Promise.all([2024, 2025, 2026, 2027].map((year) => daysOff(country, year)))).flat()
    expect(off.filter((date) => !all.includes(date))).toEqual([])
    expect(on.filter((date) => all.includes(date))).toEqual([])
  })

  it('names a day that was added, and a weekend on which people work', async () => {
    expect((await openHolidays('ID', '', 'id'))(2024)).toContainEqual({
      date: '2024-02-14',
      name: 'Hari pemungutan suara',
      kind: 'public',
      isWhole: true,
    })
    expect((await openHolidays('RU', '', 'ru'))(2025)).toContainEqual({
      date: '2025-11-01',
      name: 'Рабочий выходной',
      kind: 'exchanged',
      isWhole: true,
    })
  })

  it('names a transferred day in the language asked for', async () => {
    const holidays = (await openHolidays('RU', '', 'ru'))(2025)
    expect(holidays).toContainEqual({ date: '2025-06-13', name: 'Перенесённый выходной', kind: 'public', isWhole: true })
  })
})
