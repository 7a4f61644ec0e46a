/** What is wrong in date-holidays 3.37 for a country, with the law or decision that says so; written down on 2026-11-23. */
export type HolidayCorrection = {
  readonly source: string
  /** First and last year that are corrected; all unless given. */
  readonly since?: number
  readonly until?: number
  /** The state or region, by the package’s code, that alone is meant. */
  readonly region?: string
} & (
  | { readonly kind: 'drop'; /** The package's rule. */ readonly rule: string }
  | { readonly kind: 'name'; readonly rule: string; /** The language that the package names it wrongly in. */ readonly language: string; readonly name: string }
  | { readonly kind: 'shift'; readonly rule: string; readonly days: number; /** Only where the rule gives this day. */ readonly on?: string }
  | { readonly kind: 'day'; readonly rule: string; /** Month and day instead. */ readonly on: string }
  | { readonly kind: 'weekday'; readonly rule: string; /** Where this day of the year … */ readonly on: string; /** … is one of these, 0 is Sunday … */ readonly weekdays: readonly number[]; readonly days: number }
  | { readonly kind: 'dates'; /** The day that the package gives, and the right one; `null` is none. */ readonly dates: Readonly<Record<string, string | null>> }
  | { readonly kind: 'also'; /** Days off that took the place of others, unless they have a name. */ readonly dates: readonly string[]; readonly name?: AddedDay }
  | { readonly kind: 'workdays'; /** Saturdays and Sundays on which people work for a day off elsewhere. */ readonly dates: readonly string[] }
  | { readonly kind: 'work'; /** Holidays on which people work. */ readonly from: string; readonly to: string }
)

/** By ISO 3166 code. */
export const HOLIDAY_CORRECTIONS: Readonly<Record<string, readonly HolidayCorrection[]>> = {
  AE: [
    { kind: 'drop', rule: '27 Rajab', source: 'Cabinet resolution 27 of 2024 on public holidays, article 2' },
    { kind: 'drop', rule: '1 Ramadan', source: 'Cabinet resolution 27 of 2024 on public holidays, article 2' },
    { kind: 'dates', dates: { '2025-09-04': '2025-09-05' }, source: 'Ministry of Human Resources and Emiratisation, circular of 2025-08-23' },
  ],
  CA: [{ kind: 'drop', rule: 'easter 1', region: 'ON', source: 'Ontario, Employment Standards Act 2000, section 1: public holidays' }],
  CN: [{ kind: 'dates', dates: { '2024-02-09': '2024-02-12' }, source: 'State Council notice 国办发明电〔2023〕7号: the three statutory days are 10 to 12 February' }],
  CR: [
    { kind: 'drop', rule: '10-12', since: 2020, source: 'Law 9803 of 2020: 1 December instead' },
    {
      kind: 'dates',
      dates: { '2024-04-11': '2024-04-15', '2024-07-25': '2024-07-29', '2024-08-15': '2024-08-19' },
      source: 'Law 9875 of 2020, holidays of 2024',
    },
  ],
  CY: [{ kind: 'shift', rule: 'orthodox -47', days: -1, source: 'Clean Monday is 48 days before Orthodox Easter' }],
  DO: [{ kind: 'weekday', rule: '11-06', on: '11-06', weekdays: [2, 3], days: -7, source: 'Law 139-97, article 2: a Tuesday or Wednesday goes to the Monday before' }],
  EC: [
    { kind: 'drop', rule: 'easter -3', source: 'Código del Trabajo, article 65' },
    { kind: 'day', rule: '09-10', on: '10-09', source: 'Código del Trabajo, article 65: 9 October' },
    { kind: 'dates', dates: { '2024-10-09': '2024-10-11', '2025-10-09': '2025-10-10' }, source: 'Ley Orgánica Reformatoria of 2016-12-20, transfer of holidays' },
  ],
  EG: [{ kind: 'dates', dates: { '2025-07-23': '2025-07-24' }, source: 'Prime Minister’s decree 2474 of 2025' }],
  GB: [
    {
      kind: 'also',
      region: 'SCT',
      dates: ['2026-06-15'],
      name: 'worldCup',
      source: 'Royal proclamation of 2026-02-04 under the Banking and Financial Dealings Act 1971, section 1(3)',
    },
  ],
  GR: [{ kind: 'dates', dates: { '2024-05-01': '2024-05-07' }, source: 'Ministry of Labour, decision of 2024-03: 1 May fell in Holy Week' }],
  GT: [
    { kind: 'day', rule: '06-30', on: '06-30', since: 2019, source: 'Decree 19-2018: as follows, counted from 30 June' },
    ...([[2, -1], [3, -2], [4, 4], [5, 3], [6, 2], [0, 1]] as const).map(([weekday, days]) => ({
      kind: 'weekday' as const,
      rule: '06-30',
      on: '06-30',
      weekdays: [weekday],
      days,
      since: 2019,
      source: 'Decree 19-2018: Tuesday and Wednesday go to the Monday before, Thursday to Sunday to the next; Corte de Constitucionalidad, 2020-04-16: for 30 June only',
    })),
  ],
  ID: [
    {
      kind: 'name',
      rule: '27 Rajab',
      language: 'id',
      name: 'Isra Mikraj Nabi Muhammad',
      source: 'Joint decree of three ministers on public holidays in 2026: 16 January',
    },
    {
      kind: 'name',
      rule: '01-01',
      language: 'id',
      name: 'Tahun Baru Masehi',
      source: 'Joint decree of three ministers on public holidays in 2026: 1 January',
    },
    {
      kind: 'also',
      dates: ['2024-03-31', '2025-04-20', '2026-04-05'],
      name: 'easter',
      source: 'Joint decrees of three ministers on public holidays in 2024, 2025 and 2026: Kebangkitan Yesus Kristus (Paskah)',
    },
    { kind: 'also', dates: ['2024-02-14', '2024-11-27'], name: 'election', source: 'Keputusan Presiden 10 and 33 of 2024' },
    {
      kind: 'dates',
      dates: { '2024-06-16': '2024-06-17', '2024-09-15': '2024-09-16' },
      source: 'Joint decree of three ministers on public holidays in 2024',
    },
    {
      kind: 'dates',
      dates: { '2025-03-30': '2025-04-01', '2025-06-26': '2025-06-27' },
      source: 'Joint decree of three ministers on public holidays in 2025',
    },
    { kind: 'dates', dates: { '2026-03-20': '2026-03-22' }, source: 'Joint decree of three ministers on public holidays in 2026' },
  ],
  IS: [{ kind: 'shift', rule: 'thursday after 04-18', on: '04-18', days: 7, source: 'Law 88/1971: the first Thursday after 18 April, from 19 to 25 April' }],
  KR: [
    { kind: 'shift', rule: 'korean 01-0-01 P3D', days: -1, source: 'Regulations on public holidays, article 2: the day before, the day and the day after' },
    { kind: 'also', dates: ['2027-02-09'], source: 'Regulations on public holidays, article 3: substitute for a Sunday' },
  ],
  MX: [{ kind: 'day', rule: '12-01 every 6 years', on: '10-01', since: 2024, source: 'Constitution, article 83, as amended on 2014-02-10' }],
  NG: [
    { kind: 'drop', rule: '05-27', source: 'Public Holidays Act, cap. P40, schedule' },
    { kind: 'drop', rule: '11-01', source: 'Public Holidays Act, cap. P40, schedule' },
    { kind: 'drop', rule: '1 Muharram', source: 'Public Holidays Act, cap. P40, schedule: only some states keep it' },
    { kind: 'dates', dates: { '2024-09-15': '2024-09-16', '2025-09-04': '2025-09-05' }, source: 'Ministry of Interior, declarations of Eid-ul-Mawlid in 2024 and 2025' },
  ],
  RU: [
    { kind: 'workdays', dates: ['2024-04-27', '2024-11-02', '2024-12-28'], source: 'Government decree 1314 of 2023-08-10' },
    { kind: 'workdays', dates: ['2025-11-01'], source: 'Government decree 1335 of 2024-10-04' },
    { kind: 'also', dates: ['2023-02-24', '2023-05-08'], source: 'Government decree 1505 of 2022-08-29' },
    { kind: 'also', dates: ['2024-04-29', '2024-04-30', '2024-05-10', '2024-12-30', '2024-12-31'], source: 'Government decree 1314 of 2023-08-10' },
    { kind: 'also', dates: ['2025-05-02', '2025-05-08', '2025-06-13', '2025-11-03', '2025-12-31'], source: 'Government decree 1335 of 2024-10-04' },
    { kind: 'also', dates: ['2026-01-09', '2026-03-09', '2026-05-11', '2026-12-31'], source: 'Government decree 1466 of 2025-09-24, and article 112 of the labour code' },
  ],
  SG: [{ kind: 'dates', dates: { '2024-06-16': '2024-06-17' }, source: 'Ministry of Manpower, public holidays for 2024' }],
  TH: [{ kind: 'dates', dates: { '2024-07-19': '2024-07-20', '2025-02-13': '2025-02-12' }, source: 'Cabinet resolutions on public holidays in 2024 and 2025' }],
  UA: [
    { kind: 'work', from: '2022-03-24', to: '2026-12-31', source: 'Law 2136-IX of 2022-03-15, article 6: no days off under martial law' },
    { kind: 'day', rule: '05-09', on: '05-08', since: 2024, source: 'Law 3107-IX of 2023-05-29' },
  ],
}

/**
 * The region whose days count where a country has too few in common to go by, by ISO 3166 code, as the country’s own calendar puts it first:
 * the United Kingdom by https://www.gov.uk/bank-holidays.
 */
export const USUAL_REGION: Readonly<Record<string, string>> = { GB: 'ENG' }

export type AddedDay = 'easter' | 'election' | 'worldCup'
/** What added days are called, by language. */
export const ADDED_DAYS: Readonly<Record<AddedDay, Readonly<Record<string, string>>>> = {
  easter: {
    en: 'Easter Sunday',
    es: 'Domingo de Pascua',
    fr: 'Dimanche de Pâques',
    id: 'Kebangkitan Yesus Kristus (Paskah)',
    it: 'Domenica di Pasqua',
    pl: 'Niedziela Wielkanocna',
    pt: 'Domingo de Páscoa',
    ru: 'Пасха',
  },
  election: {
    en: 'Election day',
    es: 'Día de las elecciones',
    fr: 'Jour des élections',
    id: 'Hari pemungutan suara',
    it: 'Giorno delle elezioni',
    pl: 'Dzień wyborów',
    pt: 'Dia das eleições',
    ru: 'День выборов',
  },
  worldCup: {
    en: 'World Cup bank holiday',
    es: 'Día festivo por el Mundial de fútbol',
    fr: 'Jour férié pour la Coupe du monde',
    id: 'Hari libur Piala Dunia',
    it: 'Festività per i Mondiali di calcio',
    pl: 'Dzień wolny z okazji mistrzostw świata',
    pt: 'Feriado do Campeonato do Mundo',
    ru: 'Выходной в честь чемпионата мира',
  },
}

/** What a Saturday or Sunday is called on which people work. */
export const WORKING_WEEKEND: Readonly<Record<string, string>> = {
  en: 'Working weekend day',
  es: 'Fin de semana laborable',
  fr: 'Jour de week-end travaillé',
  id: 'Hari kerja di akhir pekan',
  it: 'Giorno lavorativo nel fine settimana',
  pl: 'Weekendowy dzień roboczy',
  pt: 'Dia útil no fim de semana',
  ru: 'Рабочий выходной',
}

/** What a day off that took the place of another is called. */
export const TRANSFERRED_DAY: Readonly<Record<string, string>> = {
  en: 'Transferred day off',
  es: 'Día de descanso trasladado',
  fr: 'Jour de repos reporté',
  id: 'Libur pengganti',
  it: 'Giorno di riposo spostato',
  pl: 'Przeniesiony dzień wolny',
  pt: 'Folga transferida',
  ru: 'Перенесённый выходной',
}
