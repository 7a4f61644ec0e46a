import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose'

export const PROJECT = 'demo-toolglot'

export type Claims = Readonly<Record<string, unknown>>

/** Whoever signs ID tokens: its public keys are served as Google serves its own. */
export type Signer = {
  readonly keys: URL
  /** How often the keys were asked for. */
  asked(): number
  /** A token that holds, but for the claims and header given. @param now in milliseconds */
  sign(now: number, claims?: Claims, header?: Claims): Promise<string>
  /** Takes another key from now on, or a key that is not published. */
  changeKey(isPublished?: boolean): Promise<void>
  /** What is answered when the keys are asked for. */
  setStatus(status: number): void
  close(): Promise<void>
}

export function claimsOf(now: number, claims: Claims = {}): Record<string, unknown> {
  const seconds = Math.floor(now / 1000)
  return {
    iss: `https://securetoken.google.com/${PROJECT}`,
    aud: PROJECT,
    sub: 'anna',
    user_id: 'anna',
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
    email: 'anna@mail.test',
    ...claims,
  }
}

/** A token as the emulator makes it. */
export function unsignedToken(now: number, claims: Claims = {}): string {
  return new UnsecuredJWT(claimsOf(now, claims)).encode()
}

export async function startSigner(): Promise<Signer> {
  const published: Record<string, unknown>[] = []
  let key: CryptoKey
  let kid = ''
  let status = 200
  let count = 0
  const changeKey = async (isPublished = true) => {
    const pair = await generateKeyPair('RS256', { extractable: true })
    key = pair.privateKey
    kid = `key-${published.length + 1}${isPublished ? '' : '-unpublished'}`
    if (isPublished) published.push({ ...(await exportJWK(pair.publicKey)), kid, alg: 'RS256', use: 'sig' })
  }
  await changeKey()
  const server = createServer((_request, response) => {
    count++
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ keys: published }))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    keys: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/keys`),
    asked: () => count,
    changeKey,
    setStatus: (next) => (status = next),
    sign: (now, claims = {}, header = {}) =>
      new SignJWT(claimsOf(now, claims)).setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT', ...header }).sign(key),
    close: async () => {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
