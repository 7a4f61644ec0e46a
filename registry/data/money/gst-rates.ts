/**
 * Goods and services tax, in percent.
 * Source: sales-tax 2.23 (October 2025); reports on the 56th GST Council of India (rates since 22 September 2025).
 */
export const GST_RATES = { AU: '10', NZ: '15', SG: '9', IN: '18', CA: '5', JO: '16', PK: '18' } as const
export type GstCountry = keyof typeof GST_RATES

/** Slabs of India, the commonest first; 3 and below hold for gold, cut and rough diamonds. */
export const INDIAN_SLABS = ['18', '5', '40', '3', '1.5', '0.25'] as const

type Tax = 'GST' | 'HST' | 'PST' | 'QST'

/** What each province and territory of Canada charges; Nova Scotia has 14 % since 1 April 2025. */
export const CANADIAN_TAXES = {
  Alberta: { GST: '5' },
  'British Columbia': { GST: '5', PST: '7' },
  Manitoba: { GST: '5', PST: '7' },
  'New Brunswick': { HST: '15' },
  'Newfoundland and Labrador': { HST: '15' },
  'Northwest Territories': { GST: '5' },
  'Nova Scotia': { HST: '14' },
  Nunavut: { GST: '5' },
  Ontario: { HST: '13' },
  'Prince Edward Island': { HST: '15' },
  Quebec: { GST: '5', QST: '9.975' },
  Saskatchewan: { GST: '5', PST: '6' },
  Yukon: { GST: '5' },
} as const satisfies Readonly<Record<string, { readonly [T in Tax]?: string }>>
export type Province = keyof typeof CANADIAN_TAXES
