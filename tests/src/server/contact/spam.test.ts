import { describe, expect, it } from 'vitest'
import { CONTACT, TO_MAIL } from '../../../../src/server/contact/message.ts'
import type { JsonAnswer } from '../../../support/servers/services.ts'
import { contactWorld, failuresIn, FORM, mailTo, MINUTE, until } from './support.ts'

const { world, start, startMail, openForm, fill, stored } = contactWorld()

describe('spam', () => {
  it('gets the answer of any other message, and is not kept', async () => {
    await start()
    const real = await fill()
    const hidden = await fill({ website: 'https://spam.test' })
    const token = await openForm()
    world.time += 2_999
    const fast = await world.trial.send('POST', '/api/contact', { ...FORM, token })
    const shown = ({ status, text, headers }: JsonAnswer) => ({ status, text, headers: { ...headers, date: '' } })
    expect([shown(hidden), shown(fast)]).toEqual([shown(real), shown(real)])
    expect(await stored()).toHaveLength(1)
    world.time += 1
    expect((await world.trial.send('POST', '/api/contact', { ...FORM, token })).status).toBe(202)
    expect(await stored()).toHaveLength(2)
  })

  it('cannot make up when the form was opened', async () => {
    await start()
    const token = await openForm()
    const [payload = '', signature = ''] = token.split('.')
    const early = Buffer.from(payload, 'base64url')
    early.writeUIntBE(world.time - MINUTE, 0, 6)
    for (const made of [
      `${early.toString('base64url')}.${signature}`,
      payload,
      `${payload}.`,
      `.${signature}`,
      'x',
      `${payload}.${signature}x`,
      `${payload}.${signature.slice(1)}`,
    ]) {
      const answer = await world.trial.send('POST', '/api/contact', { ...FORM, token: made })
      expect(failuresIn(answer)).toEqual([['token', 'form-expired']])
    }
    expect(await stored()).toEqual([])
  })

  it('of a form that was open for more than a day is told apart, so that the page can open it anew', async () => {
    await start()
    const token = await openForm()
    world.time += 86_400_001
    const answer = await world.trial.send('POST', '/api/contact', { ...FORM, token })
    expect(answer).toMatchObject({ status: 422, json: { code: 'form-expired' } })
  })

  it('is limited to five messages an hour from one address', async () => {
    await start({ server: { proxies: 1 } })
    const from = (address: string, change = {}) => fill(change, { 'x-forwarded-for': address })
    const statuses: number[] = []
    for (let i = 0; i < 7; i++) statuses.push((await from('9.9.9.9', i === 2 ? { website: 'x' } : {})).status)
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429])
    const answer = await from('9.9.9.9')
    expect(answer.json).toMatchObject({ code: 'rate-limited' })
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(60)
    expect((await from('8.8.8.8')).status).toBe(202)
    // What was refused for its content does not count.
    for (let i = 0; i < 7; i++) expect((await from('7.7.7.7', { name: '' })).status).toBe(422)
    expect((await from('7.7.7.7')).status).toBe(202)
    world.time += 12 * MINUTE
    expect((await from('9.9.9.9')).status).toBe(202)
  })
})

describe('a flood', () => {
  const stamps = (answers: readonly JsonAnswer[]) => answers.map(({ status, json }) => [status, json.code])

  it('cannot be made of one form, however its token is written: the next message needs another', async () => {
    await start()
    const token = await openForm()
    world.time += 10_000
    const post = (change: Record<string, unknown>) => world.trial.send('POST', '/api/contact', { ...FORM, token, ...change })
    expect((await post({})).status).toBe(202)
    // Sent again, because the answer did not arrive.
    expect((await post({})).status).toBe(202)
    for (const written of [token, token.replace('.', '=.'), ` ${token}`])
      expect(stamps([await post({ token: written, message: 'Another' })])).toEqual([[422, 'form-expired']])
    expect((await stored()).map(({ data }) => data.message)).toEqual([FORM.message])
  })

  it('of one form sent twice at the same moment leaves one message', async () => {
    await start()
    const token = await openForm()
    world.time += 10_000
    const send = (message: string) => world.trial.send('POST', '/api/contact', { ...FORM, token, message })
    const statuses = (await Promise.all([send('One'), send('Other'), send('One')])).map(({ status }) => status)
    expect(await stored()).toHaveLength(1)
    expect(statuses.filter((status) => status === 422).length).toBeGreaterThan(0)
  })

  it('from many addresses ends at what is taken in a day from all', async () => {
    await start({ server: { proxies: 1 }, settings: { contact: { dayCount: 24, mostWaiting: 1000 } } })
    const from = (i: number) => fill({}, { 'x-forwarded-for': `9.9.9.${i}` })
    const answers: JsonAnswer[] = []
    for (let i = 0; i < 26; i++) answers.push(await from(i))
    expect(await world.trial.store.count(CONTACT, TO_MAIL)).toBe(24)
    const last = answers.at(-1)
    expect(last).toMatchObject({ status: 503, json: { code: 'busy' } })
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(60)
    world.time += 3_600_000
    expect((await from(30)).status).toBe(202)
  })

  it('is not taken while too many messages wait to be mailed', async () => {
    const mail = await startMail()
    mail.setAnswer('451 later')
    await start({ server: { proxies: 1 }, settings: { ...mailTo(mail), contact: { dayCount: 500, mostWaiting: 3 } }, roundMs: 20 })
    const answers: JsonAnswer[] = []
    for (let i = 0; i < 5; i++) answers.push(await fill({}, { 'x-forwarded-for': `9.9.9.${i}` }))
    expect(stamps(answers)).toEqual([
      [202, undefined],
      [202, undefined],
      [202, undefined],
      [503, 'busy'],
      [503, 'busy'],
    ])
    expect(answers.at(-1)?.headers['retry-after']).toBe('600')
    mail.setAnswer('250 taken')
    await until(() => mail.received.length === 3)
    await until(async () => (await world.trial.store.count(CONTACT, TO_MAIL)) === 0)
    expect((await fill()).status).toBe(202)
  })
})

describe('the key of the form', () => {
  it('is shared by all copies of the server that share a store', async () => {
    await start()
    const token = await openForm()
    await world.trial.close()
    await start()
    world.time += 10_000
    expect((await world.trial.send('POST', '/api/contact', { ...FORM, token })).status).toBe(202)
  })

  it('may be set, and then no other opens', async () => {
    await start({ settings: { secretKey: 'k'.repeat(40) } })
    const token = await openForm()
    await world.trial.close()
    await start({ settings: { secretKey: 'l'.repeat(40) } })
    world.time += 10_000
    expect((await world.trial.send('POST', '/api/contact', { ...FORM, token })).status).toBe(422)
  })
})
