import { ToolError } from '../../../engine/core/errors.ts'
import { HttpRefusal } from '../../../engine/http/problem.ts'

/** Google's public keys for the tokens of Firebase Authentication. */
const KEYS = new URL('https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com')

export type TokenOptions = {
  readonly projectId: string
  /** Where the Auth emulator listens; its tokens are not signed. */
  readonly emulatorHost?: string
  /** Address of the public keys, as a JWK set. */
  readonly keys?: URL
  /** A clock in milliseconds. */
  readonly now?: () => number
}

export type Identity = {
  readonly uid: string
  /** When the visitor last proved who they are, in milliseconds since 1970. */
  readonly signedInAt: number
  readonly email: string | undefined
}

export type Verifier = {
  /**
   * Whose ID token this is.
   * @throws HttpRefusal 401 for any token that does not hold, without the reason
   * @throws ToolError network-failed when the public keys cannot be had
   */
  verify(token: string): Promise<Identity>
}

/** Clocks may differ by this many seconds. */
const SKEW_SECONDS = 30
/** How long the public keys are used before they are asked for again; an unknown key is asked for at once. */
const KEYS_MS = 3_600_000

/** What jose throws for a token that is at fault; anything else kept it from being judged. */
const TOKEN_FAULTS: readonly unknown[] = [
  'ERR_JOSE_ALG_NOT_ALLOWED',
  'ERR_JOSE_NOT_SUPPORTED',
  'ERR_JWKS_MULTIPLE_MATCHING_KEYS',
  'ERR_JWKS_NO_MATCHING_KEY',
  'ERR_JWS_INVALID',
  'ERR_JWS_SIGNATURE_VERIFICATION_FAILED',
  'ERR_JWT_CLAIM_VALIDATION_FAILED',
  'ERR_JWT_EXPIRED',
  'ERR_JWT_INVALID',
]

/** Only a project that exists nowhere but in an emulator may go without signatures. */
export function isEmulated({ projectId, emulatorHost }: Pick<TokenOptions, 'projectId' | 'emulatorHost'>): boolean {
  return emulatorHost !== undefined && projectId.startsWith('demo-')
}

/** @see https://firebase.google.com/docs/auth/admin/verify-id-tokens */
export function createVerifier({ projectId, emulatorHost, keys = KEYS, now = Date.now }: TokenOptions): Verifier {
  const rules = () => ({
    issuer: `https://securetoken.google.com/${projectId}`,
    audience: projectId,
    clockTolerance: SKEW_SECONDS,
    currentDate: new Date(now()),
  })
  const load = async () => {
    const { createRemoteJWKSet, jwtVerify, UnsecuredJWT } = await import('jose')
    if (isEmulated({ projectId, ...(emulatorHost !== undefined && { emulatorHost }) }))
      return async (token: string) => UnsecuredJWT.decode(token, rules()).payload
    const publicKeys = createRemoteJWKSet(keys, { cacheMaxAge: KEYS_MS })
    return async (token: string) => (await jwtVerify(token, publicKeys, { ...rules(), algorithms: ['RS256'] })).payload
  }
  let loaded: ReturnType<typeof load> | undefined

  return {
    async verify(token) {
      loaded ??= load()
      const read = await loaded
      let claims: Awaited<ReturnType<typeof read>>
      try {
        claims = await read(token)
      } catch (cause) {
        if (TOKEN_FAULTS.includes((cause as { code?: unknown }).code)) throw notSignedIn()
        throw new ToolError('network-failed', {}, {}, { cause })
      }
      const { sub, exp, iat, auth_time: signedIn, email } = claims
      const latest = now() / 1000 + SKEW_SECONDS
      const isPast = (time: unknown): time is number => typeof time === 'number' && time <= latest
      // jose judges `exp` and `iat` only where they are there, and `iat` not by the clock.
      const isWhole = typeof sub === 'string' && sub !== '' && sub.length <= 128 && exp !== undefined && isPast(iat) && isPast(signedIn)
      if (!isWhole) throw notSignedIn()
      return { uid: sub, signedInAt: signedIn * 1000, email: typeof email === 'string' ? email : undefined }
    },
  }
}

/** One refusal for all that may be wrong, so that it says nothing about what exists. */
export function notSignedIn(code: 'not-signed-in' | 'sign-in-again' = 'not-signed-in'): HttpRefusal {
  return new HttpRefusal(401, { code, params: {} }, { 'www-authenticate': 'Bearer' })
}
