import { Decimal } from 'decimal.js'

/**
 * Decimal arithmetic that loses nothing: sums and products of the numbers that a field takes are exact, and a quotient
 * has so many digits that rounding it to the places shown gives what rounding it once would. Rounds half away from zero.
 */
export const Exact: typeof Decimal = Decimal.clone({ precision: 500, rounding: Decimal.ROUND_HALF_UP })
