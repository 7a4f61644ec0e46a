/** PayPal's share of a payment in the United States, in percent. Source: merchant guides of January 2026. */
export const PAYPAL_PERCENT = { checkout: '3.49', goods: '2.99', card: '2.99', 'pay-later': '4.99', donation: '2.89', charity: '1.99' } as const
/** Added to the share when the payer is in another country, in percentage points. */
export const PAYPAL_ABROAD = '1.5'

/** PayPal's fixed fee. Source: merchant guides of 2026 for USD, EUR, GBP, CAD and AUD, an older table for the others. */
export const PAYPAL_FIXED = {
  USD: '0.49', EUR: '0.39', GBP: '0.39', PLN: '1.89', BRL: '2.9', MXN: '9', CAD: '0.59', AUD: '0.59', NZD: '0.69', CHF: '0.49', CZK: '9', DKK: '2.9', SEK: '4.09', NOK: '3.9', HUF: '149', JPY: '49', HKD: '3.79', SGD: '0.69', MYR: '2', PHP: '25', THB: '15', TWD: '14', ILS: '1.6',
} as const
export type PaypalCurrency = keyof typeof PAYPAL_FIXED

/**
 * Stripe's fees by the currency of the account, which stands for its country (EUR for the European Economic Area), in
 * percent and in that currency. Source: fee tables of 2025 and 2026 that quote Stripe; other than for USD, GBP and EUR less certain.
 */
export const STRIPE_FEES = {
  USD: { domestic: '2.9', international: '4.4', fixed: '0.3', conversion: '1' },
  GBP: { domestic: '1.5', premium: '1.9', european: '2.5', international: '3.25', fixed: '0.2', conversion: '2' },
  EUR: { domestic: '1.5', premium: '1.9', european: '2.5', international: '3.25', fixed: '0.25', conversion: '2' },
  BRL: { domestic: '3.99', fixed: '0.39' },
  MXN: { domestic: '3.6', international: '4.1', fixed: '3', conversion: '2' },
  CAD: { domestic: '2.9', international: '3.7', fixed: '0.3', conversion: '2' },
  AUD: { domestic: '1.7', international: '3.5', fixed: '0.3', conversion: '2' },
  NZD: { domestic: '2.65', international: '3.7', fixed: '0.3', conversion: '2' },
  SGD: { domestic: '3.4', international: '4.4', fixed: '0.5', conversion: '2' },
  HKD: { domestic: '3.4', international: '3.9', fixed: '2.35', conversion: '2' },
  JPY: { domestic: '3.6', fixed: '0', conversion: '2' },
  INR: { domestic: '2', international: '3', fixed: '0', conversion: '2' },
  MYR: { domestic: '3', international: '4', fixed: '1', conversion: '2' },
} as const satisfies Readonly<Record<string, StripeFee>>
export type StripeCurrency = keyof typeof STRIPE_FEES
export type StripeFee = {
  readonly domestic: string
  readonly premium?: string
  /** Between the United Kingdom and the European Economic Area. */
  readonly european?: string
  readonly international?: string
  readonly fixed: string
  readonly conversion?: string
}

/** Cash App's fees in percent and US dollars. Source: calculators and guides of 2025 and 2026, which disagree in part. */
export const CASH_APP_FEES = {
  business: { percent: '2.6', fixed: '0.15' },
  tap: { percent: '3', fixed: '0' },
  instant: { percent: '1.75', fixed: '0', least: '0.25' },
  standard: { percent: '0', fixed: '0' },
} as const
