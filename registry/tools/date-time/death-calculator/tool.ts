import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, choices, date, flag } from '../../../../engine/core/kit.ts'
import { chart, column, facts, oneOf, part, table } from '../../../../engine/core/parts.ts'
import { value } from '../../../../engine/core/schema.ts'
import {
  LIFE_EXPECTANCY,
  LIFE_EXPECTANCY_YEAR,
  LIFE_FACTORS,
  type ExpectancyCountry,
  type LifeFactorId,
} from '../../../data/time/life-expectancy.ts'
import { expectLife } from './life-expectancy.ts'

const COUNTRIES = Object.keys(LIFE_EXPECTANCY).toSorted() as [ExpectancyCountry, ...ExpectancyCountry[]]
const MOST_AGE = 110
const ILLNESSES = ['diabetes', 'hypertension', 'cholesterol'] as const
const YEAR_DAYS = 365.2425

const FACTOR_WORDS = {
  'smokes-little': 'Up to 10 cigarettes a day',
  'smokes-much': 'More than 10 cigarettes a day',
  obese: 'Body mass index of 30 or more',
  underweight: 'Body mass index under 18.5',
  drinks: 'More than four drinks a day',
  inactive: 'Little or no exercise',
  diabetes: 'Diabetes',
  hypertension: 'High blood pressure',
  cholesterol: 'High cholesterol',
} as const satisfies Readonly<Record<LifeFactorId, string>>

export const deathCalculator = defineTool({
  id: 'death-calculator',
  category: 'date-time',
  icon: 'hourglass',
  title: 'Death calculator: life expectancy',
  summary: 'See how long people like you live on average, with the range, by country, sex and habits. It doesn’t predict a date of death.',
  keywords: [
    'life expectancy calculator',
    'death clock',
    'when will i die',
    'how long will i live',
    'years left to live',
    'longevity',
    'lifespan',
  ],
  aliases: ['life-expectancy-calculator', 'death-clock'],
  slugs: {
    es: ['calculadora-de-esperanza-de-vida', 'calculadora-de-la-muerte'],
    fr: ['calcul-esperance-de-vie', 'calculateur-de-mort'],
    id: ['kalkulator-kematian', 'kalkulator-harapan-hidup'],
    it: ['calcolo-aspettativa-di-vita', 'calcolatore-della-morte'],
    pl: ['kalkulator-dlugosci-zycia', 'kalkulator-smierci'],
    pt: ['calculadora-de-expectativa-de-vida', 'calculadora-da-morte'],
    ru: ['kalkulyator-prodolzhitelnosti-zhizni', 'kalkulyator-smerti'],
  },
  effect: 'clock',
  input: z.object({
    birth: date('Date of birth', { start: '1990-05-15' }),
    sex: choice('Sex', { both: 'Not specified', female: 'Female', male: 'Male' }),
    country: choice('Country', COUNTRIES, { words: { '001': 'World average' }, named: 'region', defaultFrom: 'region' }),
    smoking: choice(
      'Smoking',
      { none: 'No', 'smokes-little': 'Up to 10 cigarettes a day', 'smokes-much': 'More than 10 cigarettes a day' },
      { sensitive: true },
    ),
    weight: choice('Body mass index', { none: '18.5 to under 30', obese: '30 or more', underweight: 'Under 18.5' }, { sensitive: true }),
    drinks: flag('More than four alcoholic drinks a day', { sensitive: true }),
    inactive: flag('Little or no exercise', { sensitive: true }),
    illnesses: choices(
      'Illnesses',
      { diabetes: 'Diabetes', hypertension: 'High blood pressure', cholesterol: 'High cholesterol' },
      { max: ILLNESSES.length, sensitive: true },
    ),
  }),
  output: z.object({
    expected: part(z.int(), 'Average life expectancy', {
      view: 'headline',
      sentence: 'People like you live to be about {{value}} on average.',
    }),
    facts: facts('Details', {
      age: column(z.int(), 'Age today'),
      yearsLeft: column(z.int(), 'Years left, on average'),
      half: column(z.string(), 'Age at death of half of people like you'),
      most: column(z.string(), 'Age at death of eight in ten'),
      atBirth: column(value.decimal, 'Life expectancy at birth', { decimals: 1 }),
      year: column(z.string(), 'Data year'),
    }),
    chances: table(
      'Chances',
      { age: column(z.int(), 'Age'), chance: column(value.percent, 'Chance of reaching it', { decimals: 0 }) },
      { fileName: 'chances.csv' },
    ),
    chart: chart('Of 100 people like you, how many are alive at each age', { choices: { alive: 'Alive' } }),
    factors: table('Factors', {
      factor: column(z.enum(Object.keys(LIFE_FACTORS) as [LifeFactorId, ...LifeFactorId[]]), 'Factor', { choices: FACTOR_WORDS }),
      years: column(value.decimal, 'Years', { decimals: 1 }),
      confidence: oneOf('Certainty', { high: 'High', medium: 'Medium', low: 'Low' }),
      source: column(z.string(), 'Source'),
    }).optional(),
  }),
  failures: {
    'not-born': 'The date of birth is in the future. Check the year.',
    'too-old': 'The figures end at age {{maximum, number}}. Enter a later date of birth.',
  },
  notices: {
    average: 'This is an average over many people, not a date. Nobody can predict when one person will die.',
    support: 'If thoughts of death weigh on you, talk to someone you trust, a doctor or a helpline near you.',
    limited: 'Together these factors would subtract more years than the study found, so their effect was capped.',
  },
  notes: [
    'Life expectancy at birth: United Nations, World Population Prospects, estimates for about 2024 as listed by Worldometer in November 2024, with figures for women in 31 countries from the 2024 revision. They are accurate to about a year for most countries.',
    'The years left at your age follow from it by Gompertz’s law: the risk of dying grows by 10% with each year of age (b = 0.095), from a starting level that gives the country’s expectancy at birth. Compared with life tables of rich countries, this is accurate to about two years; where many children die young, adults live longer than it says.',
    'The years for habits and illnesses are differences between groups in studies; once you choose any, a table names the study for each. They count in full up to age 50, fade to three tenths at 80, and add up to at most 17 years for men and 14 for women. The country’s average already includes people with all of them, so the result tends to be too low.',
    'For curiosity and education, not medical advice. Your answers stay on your device.',
  ],
  examples: [
    {
      title: 'A woman of forty in the United States',
      now: '2026-11-21T12:00:00Z',
      input: { birth: '1986-05-10', sex: 'female', country: 'US' },
      in: {
        es: { input: { country: 'ES' }, title: 'Una mujer de cuarenta años en España' },
        fr: { input: { country: 'FR' }, title: 'Une femme de quarante ans en France' },
        id: { input: { country: 'ID' }, title: 'Perempuan berumur empat puluh tahun di Indonesia' },
        it: { input: { country: 'IT' }, title: 'Una donna di quarant’anni in Italia' },
        pl: { input: { country: 'PL' }, title: 'Czterdziestoletnia kobieta w Polsce' },
        pt: { input: { country: 'BR' }, title: 'Uma mulher de quarenta anos no Brasil' },
        ru: { input: { country: 'RU' }, title: 'Сорокалетняя женщина в России' },
      },
      output: { expected: 83 },
    },
    {
      title: 'A man in Brazil who smokes',
      now: '2026-11-21T12:00:00Z',
      timeZone: 'America/Sao_Paulo',
      input: { birth: '1980-01-01', sex: 'male', country: 'BR', smoking: 'smokes-much' },
      output: {
        factors: [{ factor: 'smokes-much', years: '-9.4', confidence: 'high', source: 'EPIC-Heidelberg, BMC Medicine 2014;12:59' }],
      },
    },
    {
      title: 'The world’s average at seventy',
      now: '2026-11-21T12:00:00Z',
      input: { birth: '1956-11-21', country: '001' },
      output: { expected: 81 },
    },
  ],
  transform: async (input, { now, timeZone, fail, note }) => {
    const { daysBetween, readDate, spanBetween, todayIn } = await import('../../../lib/time/date-steps.ts')
    const [birth, today] = [readDate(input.birth), todayIn(timeZone, now)]
    const days = daysBetween(birth, today)
    if (days < 0) fail('not-born', { field: 'birth' })
    const age = days / YEAR_DAYS
    if (age > MOST_AGE) fail('too-old', { maximum: MOST_AGE, field: 'birth' })
    const chosen: LifeFactorId[] = [
      ...[input.smoking, input.weight].filter((choice) => choice !== 'none'),
      ...(input.drinks ? ['drinks' as const] : []),
      ...(input.inactive ? ['inactive' as const] : []),
      ...input.illnesses,
    ]
    const life = expectLife({ country: input.country, sex: input.sex, age, factors: chosen })
    const range = (share: number) => `${life.ageAtShare(1 - share)}–${life.ageAtShare(share)}`
    const firstAge = Math.floor(age)
    if (life.isLimited) note('limited')
    note('average')
    note('support')
    return {
      expected: Math.round(age + life.years),
      facts: {
        age: spanBetween(birth, today, 'last').years,
        yearsLeft: Math.round(life.years),
        half: range(0.25),
        most: range(0.1),
        atBirth: String(LIFE_EXPECTANCY[input.country][input.sex]),
        year: String(LIFE_EXPECTANCY_YEAR),
      },
      chances: [50, 60, 65, 70, 75, 80, 85, 90, 95, 100, 105]
        .filter((target) => target > age)
        .map((target) => ({ age: target, chance: String(Math.round(life.chanceAt(target) * 100)) })),
      chart: chartOf(firstAge, life.chanceAt),
      factors: life.factors.length > 0 ? life.factors : undefined,
    }
  },
})

/** How many of a hundred are alive, year by year of age. */
function chartOf(firstAge: number, chanceAt: (age: number) => number) {
  const ages = Array.from({ length: Math.max(115 - firstAge, 2) }, (_, index) => firstAge + index)
  return {
    type: 'line' as const,
    labels: ages.map(String),
    series: [{ name: 'alive', values: ages.map((age) => Math.round(chanceAt(age) * 1000) / 10) }],
  }
}
