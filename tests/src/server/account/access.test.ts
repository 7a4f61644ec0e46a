import { describe, expect, it } from 'vitest'
import { ask } from '../../../support/servers/ask.ts'
import { unsignedToken } from '../../../support/servers/id-tokens.ts'
import { ACCOUNT, accountWorld, read } from './support.ts'

const { world, start, device, star } = accountWorld()

describe('configuration', () => {
  it('is told as far as it is public', async () => {
    expect(await world.trial.send('GET', '/api/account/config')).toMatchObject({ status: 200, json: { enabled: true, ...ACCOUNT } })
    expect((await world.trial.send('GET', '/api/account/config')).json).toEqual({ enabled: true, ...ACCOUNT })
  })

  it('is empty where there are no accounts, and nothing else answers', async () => {
    await world.trial.close()
    await start({ settings: {} })
    expect((await world.trial.send('GET', '/api/account/config')).json).toEqual({ enabled: false })
    const { send } = await device()
    for (const [method, path] of [
      ['GET', 'data'],
      ['PUT', 'data'],
      ['GET', 'export'],
      ['POST', 'delete'],
      ['GET', 'nothing'],
    ] as const)
      expect(await send(method, path, method === 'GET' ? undefined : {})).toMatchObject({ status: 404, json: { code: 'not-found' } })
  })

  it('takes unsigned tokens with the emulator only', async () => {
    const get = () => world.trial.send('GET', '/api/account/data', undefined, { authorization: `Bearer ${unsignedToken(world.time)}` })
    expect((await get()).status).toBe(401)
    await world.trial.close()
    await start({ settings: { account: { ...ACCOUNT, emulatorHost: 'localhost:9099' } } })
    expect((await get()).status).toBe(200)
    expect((await world.trial.send('GET', '/api/account/config')).json).toMatchObject({ emulatorHost: 'localhost:9099' })
  })
})

describe('who is not signed in', () => {
  it.each([undefined, '', 'Bearer', 'Bearer x', 'Basic YTpi', 'Bearer a.b.c', 'Bearer a.b.c d'])(
    '(%j) learns nothing',
    async (authorization) => {
      const anna = await device()
      await anna.put(star('a'), 0)
      for (const [method, path, body] of [
        ['GET', 'data'],
        ['PUT', 'data', star('b')],
        ['GET', 'export'],
        ['POST', 'delete', { confirm: 'delete' }],
      ] as const) {
        const answer = await world.trial.send(method, `/api/account/${path}`, body, {
          'if-match': '"1"',
          ...(authorization !== undefined && { authorization }),
        })
        expect(answer).toMatchObject({
          status: 401,
          json: { code: 'not-signed-in', errors: [{ params: {} }] },
          headers: { 'www-authenticate': 'Bearer' },
        })
      }
      expect(read(await anna.get())).toMatchObject({ version: 1, data: star('a') })
    },
  )

  it('is told apart from a provider that does not answer', async () => {
    world.signer.setStatus(500)
    try {
      const { get } = await device()
      expect(await get()).toMatchObject({ status: 502, json: { code: 'network-failed' } })
    } finally {
      world.signer.setStatus(200)
    }
  })
})

it('limits how often a caller may ask', async () => {
  await world.trial.close()
  await start({ server: { rateLimit: { burst: 21, perSecond: 0.001 } } })
  const { send } = await device()
  expect((await send('GET', 'export')).status).toBe(200)
  expect((await send('GET', 'export')).status).toBe(200)
  expect((await send('GET', 'data')).status).toBe(200)
  expect((await send('GET', 'data')).status).toBe(429)
})

it.each([
  ['POST', 'config'],
  ['POST', 'data'],
  ['DELETE', 'data'],
  ['POST', 'export'],
  ['GET', 'delete'],
  ['HEAD', 'delete'],
])('has no %s %s', async (method, path) => {
  const answer = await ask(world.trial.port, `/api/account/${path}`, { method })
  expect(answer.status).toBe(405)
  expect(answer.headers.allow).toBeDefined()
})
