/** Bytes of the hash behind HS256, HS384 and HS512, the least that RFC 7518 asks of a secret. */
export const HMAC_BYTES: Readonly<Record<string, number>> = { HS256: 32, HS384: 48, HS512: 64 }

/** Bits of the shortest RSA key that RFC 7518 allows (3.3 and 3.5). */
export const RSA_BITS = 2048
