/** ISO 4217 codes of the currencies that calculators offer, those of the site's own languages first. */
export const CURRENCIES = [
  'USD', 'EUR', 'GBP', 'PLN', 'BRL', 'IDR', 'RUB', 'MXN', 'ARS', 'COP', 'CLP', 'PEN', 'CHF', 'CAD', 'AUD', 'NZD', 'INR', 'JPY', 'CNY', 'KRW', 'SEK', 'NOK', 'DKK', 'CZK', 'HUF', 'RON', 'UAH', 'TRY', 'ZAR', 'SGD', 'MYR', 'HKD', 'THB', 'PHP', 'VND', 'PKR', 'AED', 'SAR', 'JOD', 'ILS', 'EGP', 'NGN', 'KWD', 'TND',
] as const
