import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { randomId } from '../../../../src/server/store/ids.ts'
import { onEachStore } from '../../../support/stores/each-store.ts'
import { MINUTE, sharedWorld } from './support.ts'

onEachStore((open) => {
  const { world, created } = sharedWorld(open)

  describe('short codes', () => {
    const text = (bytes: number) => randomBytes(bytes).toString('base64url')
    const lock = () => ({ salt: text(16), proof: text(32), wrapped: text(60) })
    const makeCode = (body: object) => world.services.send('POST', '/api/shared/codes', body)
    const tryCode = (lookup: string, proof: string) => world.services.send('POST', `/api/shared/codes/${lookup}`, { proof })

    it('give what was left to who proves to know the rest', async () => {
      const { id, secret } = await created()
      const own = lock()
      const { status, json } = await makeCode({ kind: 'clip', id, secret, ...own })
      expect([status, json]).toEqual([
        201,
        { lookup: expect.stringMatching(/^[2-9A-HJKMNP-TV-Z]{4}$/), expiresAt: world.time + 10 * MINUTE },
      ])
      expect((await world.services.send('GET', `/api/shared/codes/${json.lookup}`)).json).toEqual({ salt: own.salt })
      expect((await tryCode(json.lookup, own.proof)).json).toEqual({ kind: 'clip', id, wrapped: own.wrapped })
      world.time += 10 * MINUTE
      expect((await tryCode(json.lookup, own.proof)).status).toBe(404)
    })

    it('last longer only where a passphrase stands behind them', async () => {
      const { id, secret, expiresAt } = await created()
      expect((await makeCode({ kind: 'clip', id, secret, ...lock(), hasPassphrase: true })).json.expiresAt).toBe(expiresAt)
    })

    it('are made by who shared the document only', async () => {
      const { id } = await created()
      expect((await makeCode({ kind: 'clip', id, secret: randomId(), ...lock() })).status).toBe(404)
      expect((await makeCode({ kind: 'clip', id: randomId(), secret: randomId(), ...lock() })).status).toBe(404)
    })

    it('are gone after five wrong tries, whoever made them', async () => {
      const { id, secret } = await created()
      const own = lock()
      const { json } = await makeCode({ kind: 'clip', id, secret, ...own })
      for (let count = 0; count < 5; count++) expect((await tryCode(json.lookup, text(32))).status).toBe(404)
      expect((await tryCode(json.lookup, own.proof)).status).toBe(404)
    })

    it('say nothing of which exist: a salt for any, the same each time, and one answer for all that is wrong', async () => {
      const salts = await Promise.all([1, 2].map(() => world.services.send('GET', '/api/shared/codes/2345')))
      expect(salts[0]?.json.salt).toMatch(/^[\w-]{22}$/)
      expect(salts[0]?.json).toEqual(salts[1]?.json)
      expect((await world.services.send('GET', '/api/shared/codes/2346')).json).not.toEqual(salts[0]?.json)
      const { id, secret } = await created()
      const { json } = await makeCode({ kind: 'clip', id, secret, ...lock() })
      const [none, wrong] = [await tryCode('2345', text(32)), await tryCode(json.lookup, text(32))]
      expect([none.status, none.json.code]).toEqual([wrong.status, wrong.json.code])
    })

    it('may be tried ten times in ten minutes', async () => {
      for (let count = 0; count < 10; count++) expect((await tryCode('2345', text(32))).status).toBe(404)
      const more = await tryCode('2345', text(32))
      expect(more.status).toBe(429)
      expect(Number(more.headers['retry-after'])).toBe(60)
    })
  })
})
