/** PayPal's share of a payment in the United States, in percent. Source: merchant guides of January 2026. */
export const PAYPAL_PERCENT = { checkout: '3.49', goods: '2.99', card: '2.99', 'pay-later': '4.99', donation: '2.89', charity: '1.99' } as const
export type PaypalKind = keyof typeof PAYPAL_PERCENT

/** Added to the share when the payer is in another country, in percentage points. */
export const PAYPAL_ABROAD = '1.5'

/** PayPal's fixed fee. Source: merchant guides of 2026 for USD, EUR, GBP, CAD and AUD, an older table for the others. */
export const PAYPAL_FIXED = {
  USD: '0.49', EUR: '0.39', GBP: '0.39', PLN: '1.89', BRL: '2.9', MXN: '9', CAD: '0.59', AUD: '0.59', NZD: '0.69', CHF: '0.49', CZK: '9', DKK: '2.9', SEK: '4.09', NOK: '3.9', HUF: '149', JPY: '49', HKD: '3.79', SGD: '0.69', MYR: '2', PHP: '25', THB: '15', TWD: '14', ILS: '1.6',
} as const
export type PaypalCurrency = keyof typeof PAYPAL_FIXED
