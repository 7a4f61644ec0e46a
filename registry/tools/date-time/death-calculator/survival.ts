/**
 * Survival by Gompertz’s law: the risk of death grows by the factor e^b with each year of age.
 * Times in years; `risk` is the yearly risk of death at the present age.
 */
const GROWTH = 0.095
const STEPS_PER_YEAR = 20
const LONGEST_YEARS = 200

/** The chance to live for so many years more. */
export function chanceAfter(years: number, risk: number): number {
  return Math.exp((-risk / GROWTH) * Math.expm1(GROWTH * years))
}

/** What the risk is after so many years. */
export function riskAfter(years: number, risk: number): number {
  return risk * Math.exp(GROWTH * years)
}

/** The years after which a share of the people is still alive. */
export function yearsUntilShare(share: number, risk: number): number {
  return Math.log1p((-GROWTH * Math.log(share)) / risk) / GROWTH
}

/** The mean of the years still to come: the area under the curve of survival, by Simpson’s rule. */
export function meanYears(risk: number): number {
  const step = 1 / STEPS_PER_YEAR
  const last = Math.ceil(Math.min(LONGEST_YEARS, yearsUntilShare(1e-12, risk)) * STEPS_PER_YEAR) * 2
  let sum = 0
  for (let index = 0; index <= last; index++) {
    const weight = index === 0 || index === last ? 1 : index % 2 === 1 ? 4 : 2
    sum += weight * chanceAfter((index * step) / 2, risk)
  }
  return (sum * step) / 6
}

/** The present risk at which so many years are to come on average. */
export function riskForMean(years: number): number {
  let [low, high] = [1e-12, 100]
  for (let round = 0; round < 80; round++) {
    const middle = Math.sqrt(low * high)
    if (meanYears(middle) > years) low = middle
    else high = middle
  }
  return Math.sqrt(low * high)
}
