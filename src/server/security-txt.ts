const DAY_MS = 86_400_000
/** The standard recommends less than a year. */
const VALID_DAYS = 180

export type SecurityTxt = {
  /** A URI. */
  readonly contact: string
  /** Where the site is reached. */
  readonly origin?: string | undefined
}

/**
 * The content of /.well-known/security.txt. It is valid for half a year from whenever it is asked for, so that it never expires
 * while a server runs.
 * @param now milliseconds
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt({ contact, origin }: SecurityTxt, now: number): string {
  const expires = new Date((Math.floor(now / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString().replace('.000Z', 'Z')
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    ...(origin === undefined ? [] : [`Canonical: ${new URL('/.well-known/security.txt', origin).href}`]),
  ]
  return `${lines.join('\n')}\n`
}
