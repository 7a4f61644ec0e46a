/** Decimals that differ from two. In the peso of Colombia, the forint and the rupiah hundredths are no longer paid (Unicode CLDR 48); the others are ISO 4217’s. */
const PLACES: Readonly<Record<string, number>> = { CLP: 0, COP: 0, HUF: 0, IDR: 0, JPY: 0, KRW: 0, KWD: 3, TND: 3 }

/** Decimals to which amounts in a currency are rounded: a table, as browsers do not agree on them. */
export function currencyPlaces(currency: string): number {
  return PLACES[currency] ?? 2
}
