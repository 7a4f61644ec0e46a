/** Life expectancy at birth in years. */
export type Expectancy = { readonly both: number; readonly male: number; readonly female: number }

export const LIFE_EXPECTANCY_YEAR = 2024

/**
 * By ISO 3166 code of the country; 001 is the world.
 * United Nations, World Population Prospects, estimates for about 2024 as Worldometer listed them in November 2024;
 * women’s values of 31 countries from the list of the 2024 revision. Within about a year for most countries.
 */
export const LIFE_EXPECTANCY = {
  '001': { both: 73.3, male: 70.9, female: 75.7 },
  AE: { both: 80.65, male: 79.22, female: 84.319 },
  AR: { both: 78.15, male: 74.81, female: 81.4 },
  AT: { both: 82.75, male: 80.56, female: 84.446 },
  AU: { both: 83.87, male: 82.05, female: 85.845 },
  BD: { both: 74.27, male: 72.04, female: 76.59 },
  BE: { both: 82.61, male: 80.55, female: 84.448 },
  BG: { both: 75.91, male: 72.5, female: 79.41 },
  BO: { both: 68.99, male: 66.4, female: 71.7 },
  BR: { both: 76.38, male: 73.28, female: 79.45 },
  BY: { both: 75.22, male: 70.03, female: 80.13 },
  CA: { both: 83.18, male: 81.27, female: 84.913 },
  CH: { both: 84.52, male: 82.78, female: 85.947 },
  CL: { both: 81.36, male: 79.08, female: 83.228 },
  CN: { both: 78.99, male: 76.41, female: 81.69 },
  CO: { both: 77.7, male: 74.81, female: 80.57 },
  CR: { both: 80.47, male: 78.15, female: 83.575 },
  CU: { both: 78.5, male: 76.16, female: 80.89 },
  CZ: { both: 79.9, male: 76.9, female: 82.8 },
  DE: { both: 82.34, male: 80.09, female: 83.878 },
  DK: { both: 82.18, male: 80.32, female: 83.976 },
  DO: { both: 74.55, male: 71.42, female: 77.91 },
  DZ: { both: 77.54, male: 76.25, female: 78.89 },
  EC: { both: 78.27, male: 75.72, female: 80.82 },
  EE: { both: 79.48, male: 75.42, female: 83.25 },
  EG: { both: 72.2, male: 69.79, female: 74.69 },
  ES: { both: 84.19, male: 81.5, female: 86.436 },
  ET: { both: 67.3, male: 64.43, female: 70.32 },
  FI: { both: 82.68, male: 80.2, female: 84.789 },
  FR: { both: 83.49, male: 80.65, female: 86.203 },
  GB: { both: 82.45, male: 80.78, female: 83.325 },
  GH: { both: 65.64, male: 63.48, female: 67.84 },
  GR: { both: 82.2, male: 79.81, female: 84.456 },
  GT: { both: 74.01, male: 71.25, female: 76.73 },
  HK: { both: 85.96, male: 83.13, female: 88.262 },
  HR: { both: 79.57, male: 76.8, female: 82.28 },
  HU: { both: 77.25, male: 73.94, female: 80.42 },
  ID: { both: 71.24, male: 69.07, female: 73.45 },
  IE: { both: 83.02, male: 81.39, female: 84.605 },
  IL: { both: 83.53, male: 81.77, female: 84.712 },
  IN: { both: 72.29, male: 70.75, female: 73.94 },
  IQ: { both: 72.16, male: 70.01, female: 74.17 },
  IR: { both: 77.17, male: 74.5, female: 80.03 },
  IS: { both: 83.1, male: 81.71, female: 84.465 },
  IT: { both: 84.35, male: 82.3, female: 85.873 },
  JO: { both: 76.83, male: 74.67, female: 79.25 },
  JP: { both: 85.08, male: 82.05, female: 87.879 },
  KE: { both: 64.1, male: 61.74, female: 66.52 },
  KH: { both: 71.6, male: 59.03, female: 73.96 },
  KP: { both: 73.84, male: 71.23, female: 76.45 },
  KR: { both: 84.26, male: 80.96, female: 87.283 },
  KZ: { both: 72.16, male: 68.1, female: 75.92 },
  LK: { both: 77, male: 73.27, female: 80.55 },
  LT: { both: 77, male: 72.54, female: 81.28 },
  LU: { both: 82.89, male: 80.84, female: 83.941 },
  LV: { both: 76.2, male: 71.83, female: 80.32 },
  MA: { both: 75.43, male: 73.33, female: 77.65 },
  MM: { both: 67.66, male: 64.56, female: 70.9 },
  MX: { both: 75.23, male: 71.96, female: 78.54 },
  MY: { both: 76.58, male: 74.28, female: 79.11 },
  NG: { both: 54.11, male: 53.71, female: 54.5 },
  NL: { both: 82.71, male: 81.25, female: 83.854 },
  NO: { both: 83.7, male: 82.1, female: 84.966 },
  NP: { both: 71.06, male: 69.13, female: 73 },
  NZ: { both: 83.3, male: 81.25, female: 83.886 },
  PA: { both: 78.74, male: 75.83, female: 81.74 },
  PE: { both: 77.14, male: 74.88, female: 79.44 },
  PH: { both: 72.4, male: 70.38, female: 74.46 },
  PK: { both: 67.48, male: 65.2, female: 69.89 },
  PL: { both: 78.76, male: 75.09, female: 82.39 },
  PT: { both: 82.6, male: 79.76, female: 85.252 },
  PY: { both: 74.22, male: 71.48, female: 77.09 },
  RO: { both: 77.33, male: 73.77, female: 80.86 },
  RS: { both: 77.54, male: 74.47, female: 80.39 },
  RU: { both: 74.72, male: 69.7, female: 79.41 },
  SA: { both: 78.29, male: 77.07, female: 79.93 },
  SE: { both: 83.82, male: 82.28, female: 85.224 },
  SG: { both: 84.39, male: 82.28, female: 86.358 },
  SI: { both: 82.47, male: 80.07, female: 84.467 },
  SK: { both: 78.52, male: 75.24, female: 81.74 },
  TH: { both: 80.13, male: 76.02, female: 84.24 },
  TR: { both: 78.89, male: 75.85, female: 81.85 },
  TW: { both: 81, male: 78.1, female: 83.749 },
  TZ: { both: 68.13, male: 65.94, female: 70.37 },
  UA: { both: 75.45, male: 70.19, female: 80.23 },
  UG: { both: 64.05, male: 61.8, female: 66.15 },
  US: { both: 79.89, male: 77.45, female: 82.36 },
  UY: { both: 78.32, male: 74.53, female: 81.94 },
  UZ: { both: 71.89, male: 69.2, female: 74.57 },
  VE: { both: 73.07, male: 68.95, female: 77.41 },
  VN: { both: 74.9, male: 70.3, female: 79.56 },
  ZA: { both: 66.87, male: 63.5, female: 69.9 },
} as const satisfies Readonly<Record<string, Expectancy>>
export type ExpectancyCountry = keyof typeof LIFE_EXPECTANCY

/** How well a figure is supported: seen in the study, or carried over to others than it was found for. */
export type Confidence = 'high' | 'medium' | 'low'
export type LifeFactor = {
  readonly male: number
  readonly female: number
  readonly source: string
  readonly confidence: { readonly male: Confidence; readonly female: Confidence }
}

const EPIC = 'EPIC-Heidelberg, BMC Medicine 2014;12:59'
const STRINGHINI = 'Stringhini et al., The Lancet 2017'
const seen = { male: 'high', female: 'high' } as const

/** Years of life that go with a risk factor, against people without it. */
export const LIFE_FACTORS = {
  'smokes-little': { male: -5.3, female: -5, source: EPIC, confidence: seen },
  'smokes-much': { male: -9.4, female: -7.3, source: EPIC, confidence: seen },
  obese: { male: -3.1, female: -3.2, source: EPIC, confidence: seen },
  // Found for a body mass index under 22.5.
  underweight: { male: -3.5, female: -2.1, source: EPIC, confidence: { male: 'medium', female: 'medium' } },
  // Found for men.
  drinks: { male: -3.1, female: -3.1, source: EPIC, confidence: { male: 'high', female: 'low' } },
  inactive: { male: -2.4, female: -2.4, source: STRINGHINI, confidence: seen },
  diabetes: { male: -3.9, female: -3.9, source: STRINGHINI, confidence: seen },
  hypertension: { male: -1.6, female: -1.6, source: STRINGHINI, confidence: seen },
  cholesterol: { male: -1, female: -1, source: 'Tsai et al., Aging 2021', confidence: seen },
} as const satisfies Readonly<Record<string, LifeFactor>>
export type LifeFactorId = keyof typeof LIFE_FACTORS

/** All factors together never take off more: about what EPIC found for all of its factors at once. */
export const MOST_YEARS_OFF = { male: 17, female: 14 } as const
