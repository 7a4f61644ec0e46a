export const HOLIDAY_KINDS = ['public', 'bank', 'optional'] as const
export type HolidayKind = (typeof HOLIDAY_KINDS)[number]
export type Holiday = {
  /** ISO 8601. */
  readonly date: string
  readonly name: string
  readonly kind: HolidayKind
  /** Not only the afternoon or the morning. */
  readonly isWhole: boolean
}
