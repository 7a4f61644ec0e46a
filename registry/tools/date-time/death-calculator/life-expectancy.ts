import {
  type Confidence,
  type ExpectancyCountry,
  LIFE_EXPECTANCY,
  LIFE_FACTORS,
  type LifeFactor,
  type LifeFactorId,
  MOST_YEARS_OFF,
} from '../../../data/time/life-expectancy.ts'
import { chanceAfter, meanYears, riskAfter, riskForMean, yearsUntilShare } from './survival.ts'

/** `both`: not stated, the mean of women and men. */
type Sex = 'both' | 'female' | 'male'
type LifeQuery = {
  readonly country: ExpectancyCountry
  readonly sex: Sex
  /** In years. */
  readonly age: number
  readonly factors: readonly LifeFactorId[]
}
type LifeFactorLine = { factor: LifeFactorId; years: string; confidence: Confidence; source: string }
type LifeOutlook = {
  /** Still to come on average. */
  readonly years: number
  /** The age, in whole years, that a share of those who are as old today reaches. */
  readonly ageAtShare: (share: number) => number
  /** The chance to reach an age, 1 for the present one. */
  readonly chanceAt: (age: number) => number
  readonly factors: LifeFactorLine[]
  /** The factors would have taken off more than is allowed together. */
  readonly isLimited: boolean
}

const LEAST_YEARS = 0.5

/** What people of this age, country and sex have before them, with the years that go with the factors taken off. */
export function expectLife({ country, sex, age, factors }: LifeQuery): LifeOutlook {
  const atBirth = LIFE_EXPECTANCY[country][sex]
  const average = meanYears(riskAfter(age, riskForMean(atBirth)))
  const fade = fadeAt(age)
  const lines = factors.map((id) => ({ factor: id, ...factorFor(LIFE_FACTORS[id], sex) }))
  const total = lines.reduce((sum, { years }) => sum + years, 0)
  const most = bySex(sex, MOST_YEARS_OFF.male, MOST_YEARS_OFF.female)
  const years = Math.max(LEAST_YEARS, average + Math.max(total, -most) * fade)
  const risk = riskForMean(years)
  return {
    years,
    ageAtShare: (share) => Math.floor(age + yearsUntilShare(share, risk)),
    chanceAt: (target) => (target <= age ? 1 : chanceAfter(target - age, risk)),
    factors: lines.map((line) => ({ ...line, years: (line.years * fade).toFixed(1).replace(/\.0$/, '') })),
    isLimited: total < -most,
  }
}

/** Risk factors say less about those who have grown old with them: in full up to 50, three tenths from 80. */
function fadeAt(age: number): number {
  return age <= 50 ? 1 : age >= 80 ? 0.3 : 1 - (0.7 * (age - 50)) / 30
}

function bySex(sex: Sex, male: number, female: number): number {
  return sex === 'both' ? (male + female) / 2 : sex === 'male' ? male : female
}

const CERTAINTIES = ['low', 'medium', 'high'] as const

function factorFor({ male, female, source, confidence }: LifeFactor, sex: Sex) {
  const held = sex === 'both' ? [confidence.male, confidence.female] : [confidence[sex]]
  return { years: bySex(sex, male, female), source, confidence: CERTAINTIES.find((one) => held.includes(one)) ?? 'low' }
}
