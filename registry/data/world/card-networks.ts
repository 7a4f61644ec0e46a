/** Where numbers of a card network begin, how long they are and how they are grouped, and how long its security code is. */
export type CardNetwork = {
  /** First digits, as ranges of numbers of equal length. */
  readonly starts: readonly (readonly [first: number, last: number])[]
  readonly length: number
  readonly groups: readonly number[]
  readonly code: 3 | 4
  /** Numbers that payment providers publish for tests. */
  readonly published: readonly string[]
}

/** From the tables of card types in common use, and test numbers of payment providers; all pass the Luhn check. November 2026. */
export const CARD_NETWORKS = {
  Visa: { starts: [[4, 4]], length: 16, groups: [4, 4, 4, 4], code: 3, published: ['4242424242424242', '4111111111111111', '4012888888881881'] },
  Mastercard: { starts: [[51, 55], [2221, 2720]], length: 16, groups: [4, 4, 4, 4], code: 3, published: ['5555555555554444', '5105105105105100', '2223003122003222'] },
  'American Express': { starts: [[34, 34], [37, 37]], length: 15, groups: [4, 6, 5], code: 4, published: ['378282246310005', '371449635398431'] },
  Discover: { starts: [[6011, 6011], [644, 649], [65, 65]], length: 16, groups: [4, 4, 4, 4], code: 3, published: ['6011111111111117', '6011000990139424'] },
  'Diners Club': { starts: [[300, 305], [36, 36], [38, 39]], length: 14, groups: [4, 6, 4], code: 3, published: ['36227206271667'] },
  JCB: { starts: [[3528, 3589]], length: 16, groups: [4, 4, 4, 4], code: 3, published: ['3566002020360505', '3530111333300000'] },
  UnionPay: { starts: [[62, 62]], length: 16, groups: [4, 4, 4, 4], code: 3, published: ['6200000000000005'] },
  Maestro: { starts: [[5018, 5018], [5020, 5020], [5038, 5038], [5893, 5893], [6304, 6304], [6759, 6759], [6761, 6763]], length: 16, groups: [4, 4, 4, 4], code: 3, published: [] },
  Mir: { starts: [[2200, 2204]], length: 16, groups: [4, 4, 4, 4], code: 3, published: [] },
} as const satisfies Readonly<Record<string, CardNetwork>>
export type CardNetworkName = keyof typeof CARD_NETWORKS
