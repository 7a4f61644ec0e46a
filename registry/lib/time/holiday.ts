export const HOLIDAY_KINDS = ['public', 'bank', 'optional'] as const
export type HolidayKind = (typeof HOLIDAY_KINDS)[number]
export type Holiday = {
  /** ISO 8601. */
  readonly date: string
  readonly name: string
  /** `exchanged` is a Saturday or Sunday on which people work in place of another day. */
  readonly kind: HolidayKind | 'exchanged'
  /** Not only the afternoon or the morning. */
  readonly isWhole: boolean
}
