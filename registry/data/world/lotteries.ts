/** How many different numbers of 1 to `to` a ticket has. */
export type Pool = { readonly count: number; readonly from: number; readonly to: number }
export type Lottery = { readonly main: Pool; readonly bonus?: Pool }

const pool = (count: number, to: number): Pool => ({ count, from: 1, to })

/**
 * What a player chooses on a ticket of well-known lotteries, as their rules stood in November 2026. Numbers that the
 * ticket already bears (the German Superzahl, the Spanish reintegro) are not chosen and so not listed.
 */
export const LOTTERIES = {
  Powerball: { main: pool(5, 69), bonus: pool(1, 26) },
  'Mega Millions': { main: pool(5, 70), bonus: pool(1, 24) },
  EuroMillions: { main: pool(5, 50), bonus: pool(2, 12) },
  Eurojackpot: { main: pool(5, 50), bonus: pool(2, 12) },
  'UK Lotto': { main: pool(6, 59) },
  'LOTTO 6aus49': { main: pool(6, 49) },
  'La Primitiva': { main: pool(6, 49) },
  'Loto (France)': { main: pool(5, 49), bonus: pool(1, 10) },
  SuperEnalotto: { main: pool(6, 90) },
  'Lotto (Polska)': { main: pool(6, 49) },
  'Mega-Sena': { main: pool(6, 60) },
} as const satisfies Readonly<Record<string, Lottery>>
export type LotteryName = keyof typeof LOTTERIES
