import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import { EMPTY_USER_DATA, type UserData } from '../../../../src/account/merge.ts'
import { PROJECT, type Signer, startSigner } from '../../../support/servers/id-tokens.ts'
import { type IdentityToolkit, startIdentityToolkit } from '../../../support/servers/identity-toolkit.ts'
import { type JsonAnswer, startServices, type TrialServices } from '../../../support/servers/services.ts'
import { temporaryFolder } from '../../../support/stores/stores.ts'

export const START = Date.parse('2026-11-21T12:00:00Z')
export const ACCOUNT = { apiKey: 'key & more', authDomain: `${PROJECT}.firebaseapp.com`, projectId: PROJECT }

export const dataOf = (change: Partial<UserData>): UserData => ({ ...EMPTY_USER_DATA, ...change })
export const read = ({ json }: JsonAnswer) => json as { version: number; data: UserData }

/** For the tests of the file that calls this: a server with accounts, begun anew for each, and stand-ins for the provider. */
export function accountWorld() {
  let dispose: () => Promise<void>
  /** What changes while tests run: the time, which they move, and what is begun anew. */
  const world = { time: START } as { time: number; folder: string; signer: Signer; toolkit: IdentityToolkit; trial: TrialServices }
  beforeAll(async () => {
    ;[world.signer, world.toolkit] = await Promise.all([startSigner(), startIdentityToolkit()])
  })
  afterAll(() => Promise.all([world.signer.close(), world.toolkit.close()]))
  beforeEach(async () => {
    world.time = START
    world.toolkit.reset()
    ;({ folder: world.folder, dispose } = await temporaryFolder())
    await start()
  })
  afterEach(async () => {
    await world.trial.close()
    await dispose()
  })

  const start = async (options: Parameters<typeof startServices>[1] = {}) => {
    world.trial = await startServices(world.folder, {
      now: () => world.time,
      tokenKeys: world.signer.keys,
      identityOrigin: world.toolkit.origin,
      settings: { account: ACCOUNT },
      ...options,
    })
  }

  /** A device where somebody is signed in. */
  const device = async (sub = 'anna', signedInAt = world.time) => {
    const token = await world.signer.sign(world.time, { sub, auth_time: Math.floor(signedInAt / 1000) })
    const send = (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) =>
      world.trial.send(method, `/api/account/${path}`, body, { authorization: `Bearer ${token}`, ...headers })
    return {
      token,
      send,
      get: () => send('GET', 'data'),
      put: (data: unknown, version: number) => send('PUT', 'data', data, { 'if-match': `"${version}"` }),
      delete: (body: unknown = { confirm: 'delete' }) => send('POST', 'delete', body),
    }
  }

  const star = (...tools: string[]) => dataOf({ favourites: tools.map((tool, index) => ({ tool, at: world.time - index })) })

  return { world, start, device, star }
}
