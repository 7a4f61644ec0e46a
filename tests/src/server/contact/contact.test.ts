import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CONTACT, TO_MAIL } from '../../../../src/server/contact/message.ts'
import { openSqliteRows } from '../../../../src/server/store/sqlite.ts'
import { createDocumentStore, type DocumentStore } from '../../../../src/server/store/store.ts'
import { type JsonAnswer, startServices, type TrialServices } from '../../../support/servers/services.ts'
import { type SmtpServer, startSmtp } from '../../../support/servers/smtp-server.ts'
import { temporaryFolder } from '../../../support/stores/stores.ts'

const START = Date.parse('2026-11-21T12:00:00Z')
const MINUTE = 60_000
const FORM = {
  name: 'Anna Ó',
  email: 'anna@mail.test',
  subject: 'Hello',
  message: 'A first line\r\nand “another” 😀',
  language: 'pl',
  website: '',
}

let folder = ''
let dispose: () => Promise<void>
let time = START
let trial: TrialServices
const mails: SmtpServer[] = []
beforeEach(async () => {
  time = START
  ;({ folder, dispose } = await temporaryFolder())
})
afterEach(async () => {
  await trial.close()
  for (const mail of mails.splice(0)) await mail.close()
  await dispose()
})

const start = async (options: Parameters<typeof startServices>[1] = {}) => {
  trial = await startServices(folder, { now: () => time, ...options })
}
const startMail = async (port?: number) => {
  const mail = await startSmtp(port)
  mails.push(mail)
  return mail
}
const mailTo = ({ url }: SmtpServer) => ({ mail: { url, to: 'us@site.test', from: 'form@site.test', siteName: 'Trial' } })
const openForm = async () => ((await trial.send('GET', '/api/contact/token')).json as { token: string }).token
/** Opens the form, takes ten seconds over it, and sends it. */
const fill = async (change: Record<string, unknown> = {}, headers: Record<string, string> = {}): Promise<JsonAnswer> => {
  const token = await openForm()
  time += 10_000
  return trial.send('POST', '/api/contact', { ...FORM, token, ...change }, headers)
}
const stored = async () => (await trial.store.list(CONTACT)).documents
const until = async (isTrue: () => boolean | Promise<boolean>) => {
  while (!(await isTrue())) await wait(5)
}
const failuresIn = ({ json }: JsonAnswer) => (json.errors as { field?: string; code: string }[]).map(({ field, code }) => [field, code])

describe('a message', () => {
  it('is kept for a year, as it was written', async () => {
    await start()
    expect(await fill({ name: '  Anna Ó ', subject: '' })).toMatchObject({
      status: 202,
      json: { status: 'accepted' },
      headers: { 'cache-control': 'no-store', 'cross-origin-resource-policy': 'same-origin' },
    })
    const { website: _, ...kept } = FORM
    expect(await stored()).toMatchObject([
      {
        owner: undefined,
        createdAt: time,
        expiresAt: time + 365 * 86_400_000,
        data: { ...kept, subject: '', mailed: false, refusals: 0, claimedAt: 0 },
      },
    ])
    expect(trial.reports).toEqual([])
  })

  it.each<[string, Record<string, unknown>, [string, string][]]>([
    [
      'nothing in it',
      { name: '', email: '', message: ' \n ' },
      [
        ['name', 'required'],
        ['email', 'required'],
        ['message', 'required'],
      ],
    ],
    ['no address', { email: undefined }, [['email', 'required']]],
    [
      'too much in it',
      { name: 'x'.repeat(101), subject: 'x'.repeat(201), message: 'x'.repeat(5001) },
      [
        ['name', 'too-long'],
        ['subject', 'too-long'],
        ['message', 'too-long'],
      ],
    ],
    ['too long an address', { email: `a@${'b.'.repeat(130)}test` }, [['email', 'too-long']]],
    ['another language', { language: 'xx' }, [['language', 'not-a-choice']]],
    ['no token', { token: undefined }, [['token', 'required']]],
    [
      'lists for texts',
      { name: ['a'], message: { a: 1 } },
      [
        ['name', 'wrong-type'],
        ['message', 'wrong-type'],
      ],
    ],
    ['a field of its own', { cc: 'ben@mail.test' }, [[undefined as never, 'unknown-field']]],
    ['a zero character', { message: 'a\0b' }, [['message', 'bad-format']]],
    ['half a character', { message: 'a\ud800' }, [['message', 'bad-format']]],
  ])('with %s is refused at its fields', async (_, change, failures) => {
    await start()
    const answer = await fill(change)
    expect(answer).toMatchObject({ status: 422, headers: { 'content-type': 'application/problem+json' } })
    expect(failuresIn(answer)).toEqual(failures)
    expect(await stored()).toEqual([])
  })

  it.each(['\r\nBcc: ben@mail.test', '\nBcc: ben@mail.test', '\rx', 'x\u2028y', '\u0085', '\t', '\0', '\u001b[2J'])(
    'cannot bring %j into a header',
    async (text) => {
      await start()
      for (const field of ['name', 'email', 'subject']) {
        const answer = await fill({ [field]: `${FORM[field as 'name']}${text}` })
        expect(answer.status).toBe(422)
        expect(failuresIn(answer)).toEqual([[field, field === 'email' ? 'bad-email' : 'bad-format']])
      }
      expect(await stored()).toEqual([])
    },
  )

  it.each(['anna@mail.test', 'a.b+c_d@sub.mail.test', "o'neil@mail.test", 'anna@żółw.pl', 'anna@пример.рф', 'x@a.co'])(
    'may come from %s',
    async (email) => {
      await start()
      expect((await fill({ email })).status).toBe(202)
    },
  )

  it.each([
    'anna',
    'anna@',
    '@mail.test',
    'anna@mail',
    'anna@@mail.test',
    'a b@mail.test',
    'anna@mail..test',
    '.anna@mail.test',
    'anna@-mail.test',
    'Anna <anna@mail.test>',
    'anna@mail.test, ben@mail.test',
    'anna@mail.test;ben@mail.test',
    '"a b"@mail.test',
    'anna@[127.0.0.1]',
    'ąnna@mail.test',
  ])('cannot come from %s', async (email) => {
    await start()
    expect(failuresIn(await fill({ email }))).toEqual([['email', 'bad-email']])
  })
})

describe('spam', () => {
  it('gets the answer of any other message, and is not kept', async () => {
    await start()
    const real = await fill()
    const hidden = await fill({ website: 'https://spam.test' })
    const token = await openForm()
    time += 2_999
    const fast = await trial.send('POST', '/api/contact', { ...FORM, token })
    const shown = ({ status, text, headers }: JsonAnswer) => ({ status, text, headers: { ...headers, date: '' } })
    expect([shown(hidden), shown(fast)]).toEqual([shown(real), shown(real)])
    expect(await stored()).toHaveLength(1)
    time += 1
    expect((await trial.send('POST', '/api/contact', { ...FORM, token })).status).toBe(202)
    expect(await stored()).toHaveLength(2)
  })

  it('cannot make up when the form was opened', async () => {
    await start()
    const token = await openForm()
    const [payload = '', signature = ''] = token.split('.')
    const early = Buffer.from(payload, 'base64url')
    early.writeUIntBE(time - MINUTE, 0, 6)
    for (const made of [
      `${early.toString('base64url')}.${signature}`,
      payload,
      `${payload}.`,
      `.${signature}`,
      'x',
      `${payload}.${signature}x`,
      `${payload}.${signature.slice(1)}`,
    ]) {
      const answer = await trial.send('POST', '/api/contact', { ...FORM, token: made })
      expect(failuresIn(answer)).toEqual([['token', 'form-expired']])
    }
    expect(await stored()).toEqual([])
  })

  it('of a form that was open for more than a day is told apart, so that the page can open it anew', async () => {
    await start()
    const token = await openForm()
    time += 86_400_001
    const answer = await trial.send('POST', '/api/contact', { ...FORM, token })
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
    time += 12 * MINUTE
    expect((await from('9.9.9.9')).status).toBe(202)
  })
})

describe('a flood', () => {
  const stamps = (answers: readonly JsonAnswer[]) => answers.map(({ status, json }) => [status, json.code])

  it('cannot be made of one form, however its token is written: the next message needs another', async () => {
    await start()
    const token = await openForm()
    time += 10_000
    const post = (change: Record<string, unknown>) => trial.send('POST', '/api/contact', { ...FORM, token, ...change })
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
    time += 10_000
    const send = (message: string) => trial.send('POST', '/api/contact', { ...FORM, token, message })
    const statuses = (await Promise.all([send('One'), send('Other'), send('One')])).map(({ status }) => status)
    expect(await stored()).toHaveLength(1)
    expect(statuses.filter((status) => status === 422).length).toBeGreaterThan(0)
  })

  it('from many addresses ends at what is taken in a day from all', async () => {
    await start({ server: { proxies: 1 }, settings: { contact: { dayCount: 24, mostWaiting: 1000 } } })
    const from = (i: number) => fill({}, { 'x-forwarded-for': `9.9.9.${i}` })
    const answers: JsonAnswer[] = []
    for (let i = 0; i < 26; i++) answers.push(await from(i))
    expect(await trial.store.count(CONTACT, TO_MAIL)).toBe(24)
    const last = answers.at(-1)
    expect(last).toMatchObject({ status: 503, json: { code: 'busy' } })
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(60)
    time += 3_600_000
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
    await until(async () => (await trial.store.count(CONTACT, TO_MAIL)) === 0)
    expect((await fill()).status).toBe(202)
  })
})

describe('the key of the form', () => {
  it('is shared by all copies of the server that share a store', async () => {
    await start()
    const token = await openForm()
    await trial.close()
    await start()
    time += 10_000
    expect((await trial.send('POST', '/api/contact', { ...FORM, token })).status).toBe(202)
  })

  it('may be set, and then no other opens', async () => {
    await start({ settings: { secretKey: 'k'.repeat(40) } })
    const token = await openForm()
    await trial.close()
    await start({ settings: { secretKey: 'l'.repeat(40) } })
    time += 10_000
    expect((await trial.send('POST', '/api/contact', { ...FORM, token })).status).toBe(422)
  })
})

describe('requests', () => {
  it('come from our own pages', async () => {
    await start()
    const token = await openForm()
    time += 10_000
    const from = (headers: Record<string, string | undefined>) =>
      trial.send('POST', '/api/contact', { ...FORM, token }, headers as Record<string, string>).then(({ status }) => status)
    for (const site of ['cross-site', 'same-site', 'none', 'x']) expect(await from({ 'sec-fetch-site': site })).toBe(403)
    const origins = {
      'https://evil.test': 403,
      null: 403,
      'http://site.test.evil.test': 403,
      'http://evil-site.test': 403,
      'http://site.test:8080': 403,
      nonsense: 403,
      'http://site.test': 202,
    }
    const { ask } = await import('../../../support/servers/ask.ts')
    for (const [origin, status] of Object.entries(origins)) {
      const body = JSON.stringify({ ...FORM, token })
      const answer = await ask(trial.port, '/api/contact', {
        method: 'POST',
        body,
        headers: { 'content-type': 'application/json', host: 'site.test', origin },
      })
      expect([origin, answer.status]).toEqual([origin, status])
      expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
    }
    expect(await stored()).toHaveLength(1)
  })

  it('of other sites are not even announced', async () => {
    await start()
    const preflight = await trial.send('OPTIONS', '/api/contact', undefined, {
      origin: 'https://evil.test',
      'access-control-request-method': 'POST',
    })
    expect(preflight).toMatchObject({ status: 405, json: { code: 'bad-method' } })
    expect(preflight.headers).not.toHaveProperty('access-control-allow-origin')
  })

  it.each<[string, string, string | Uint8Array, number, Record<string, string>]>([
    ['a form of plain HTML', 'POST', 'name=a', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
    ['text', 'POST', '{}', 415, { 'content-type': 'text/plain' }],
    ['broken JSON', 'POST', '{"name": ', 400, {}],
    ['a list', 'POST', '[]', 422, {}],
    ['null', 'POST', 'null', 422, {}],
    ['deep lists', 'POST', '['.repeat(60_000), 400, {}],
    ['bytes that are no text', 'POST', new Uint8Array([0x22, 0xff, 0x22]), 422, {}],
    ['__proto__', 'POST', '{"__proto__": {"website": ""}, "name": "a"}', 422, {}],
    ['another method', 'PUT', '{}', 405, {}],
  ])('with %s are refused', async (_, method, body, status, headers) => {
    await start()
    expect((await trial.send(method, '/api/contact', body, headers)).status).toBe(status)
    expect(await stored()).toEqual([])
    expect(trial.reports).toEqual([])
  })

  it('of 10 MB are refused', async () => {
    await start()
    const body = JSON.stringify({ ...FORM, message: 'x'.repeat(10_000_000) })
    const response = await fetch(`http://127.0.0.1:${trial.port}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([413, 'too-big'])
  })

  it('leave the tools to every site', async () => {
    await start()
    const answer = await trial.send('GET', '/api/en/tools', undefined, { origin: 'https://other.test' })
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })
})

describe('mail', () => {
  it('is plain text from us, with the visitor to reply to', async () => {
    const mail = await startMail()
    await start({ settings: mailTo(mail) })
    await fill({ message: '<b>bold</b>\n.\nend', name: 'Anna "x" <y>' })
    await until(async () => (await stored())[0]?.data.mailed === true)
    const [received] = mail.received
    expect(received).toMatchObject({ from: 'form@site.test', to: ['us@site.test'] })
    const [head = '', body = ''] = received?.raw.replaceAll('\r\n', '\n').split('\n\n') ?? []
    expect(head).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m)
    expect(head).not.toMatch(/html|multipart/i)
    expect(head).toMatch(/^From: Trial <form@site\.test>$/m)
    expect(head).toMatch(/^Reply-To: "Anna \\?"?x.*<anna@mail\.test>$/m)
    expect(head).toMatch(/^Subject: \[Trial\] Hello$/m)
    expect(body).toContain('<b>bold</b>')
    expect((await trial.store.list(CONTACT, { tag: TO_MAIL })).documents).toEqual([])
  })

  it('is tried again while the mail server is down, and loses nothing', async () => {
    const mail = await startMail()
    const port = Number(new URL(mail.url).port)
    await mail.close()
    mails.splice(0)
    await start({ settings: mailTo(mail) })
    expect((await fill()).status).toBe(202)
    expect((await fill({ subject: 'Second' })).status).toBe(202)
    await until(() => trial.reports.length > 0)
    expect((trial.reports[0] as { code: string }).code).toBe('ESOCKET')
    await trial.close()

    const again = await startMail(port)
    await start({ settings: mailTo(again) })
    await until(() => again.received.length === 2)
    await until(async () => (await trial.store.list(CONTACT, { tag: TO_MAIL })).documents.length === 0)
    expect((await stored()).map(({ data }) => data.mailed)).toEqual([true, true])
  })

  it('is tried again from time to time', async () => {
    const mail = await startMail()
    mail.setAnswer('451 later')
    await start({ settings: mailTo(mail), roundMs: 20 })
    await fill()
    await until(() => trial.reports.length > 1)
    expect((await stored())[0]?.data).toMatchObject({ mailed: false, refusals: 0 })
    mail.setAnswer('250 taken')
    await until(() => mail.received.length > 0)
    await until(async () => (await stored())[0]?.data.mailed === true)
    expect(mail.received).toHaveLength(1)
  })

  it('that the mail server will not have is given up after some tries, and holds up no other', async () => {
    const mail = await startMail()
    mail.setAnswer('554 spam')
    await start({ settings: mailTo(mail), roundMs: 5 })
    await fill()
    await until(async () => (await stored())[0]?.data.refusals === 10)
    mail.setAnswer('250 taken')
    await fill({ subject: 'Second' })
    await until(() => mail.received.length === 1)
    expect(mail.received[0]?.raw).toContain('Subject: [Trial] Second')
    expect((await stored()).map(({ data }) => data.refusals).toSorted()).toEqual([0, 10])
    expect(trial.reports).toEqual([])
  })

  it('is not given up because our own recipient is wrong', async () => {
    const mail = await startMail()
    mail.setRecipientAnswer('550 nobody here')
    await start({ settings: mailTo(mail), roundMs: 5 })
    await fill()
    await until(() => trial.reports.length > 12)
    mail.setRecipientAnswer('250 known')
    await until(() => mail.received.length === 1)
    expect((await stored())[0]?.data.refusals).toBe(0)
  })

  it('is left to the server that marked it first', async () => {
    const mail = await startMail()
    const store = createDocumentStore(openSqliteRows(folder), () => time)
    let isFirst = true
    const update: DocumentStore['update'] = async (kind, id, access, version, data, options) => {
      // Another server comes in between what this one read and what it writes.
      if (isFirst && version > 0 && kind.name === CONTACT.name) {
        isFirst = false
        await store.update(kind, id, access, version, data, options)
      }
      return store.update(kind, id, access, version, data, options)
    }
    await start({ settings: mailTo(mail), store: { ...store, update } })
    await fill()
    await until(async () => (await stored())[0]?.version === 2)
    await wait(50)
    expect(mail.received).toEqual([])
  })

  it('is sent once by two servers', async () => {
    const mail = await startMail()
    await start({ settings: mailTo(mail) })
    const other = await startServices(folder, { now: () => time, settings: mailTo(mail), roundMs: 1 })
    for (let i = 0; i < 4; i++) await fill({ subject: `Number ${i}` })
    await until(async () => (await stored()).every(({ data }) => data.mailed))
    expect(mail.received.map(({ raw }) => /Subject: .*/.exec(raw)?.[0]).toSorted()).toEqual(
      [0, 1, 2, 3].map((i) => `Subject: [Trial] Number ${i}`),
    )
    await other.close()
  })

  it('that was begun by a server that ended is sent after a while', async () => {
    await start()
    await fill()
    const [document] = await stored()
    if (!document) throw new Error('nothing was stored')
    await trial.store.update(CONTACT, document.id, 'server', 1, { ...document.data, claimedAt: time })
    await trial.close()
    const mail = await startMail()
    await start({ settings: mailTo(mail), roundMs: 5 })
    await wait(50)
    expect(mail.received).toEqual([])
    time += 5 * MINUTE
    await until(() => mail.received.length === 1)
  })
})

it('reports nothing that a visitor wrote', async () => {
  const mail = await startMail()
  mail.setAnswer('451 cannot take anna@mail.test')
  await start({ settings: mailTo(mail) })
  await fill({ message: 'my secret' })
  await until(() => trial.reports.length > 0)
  const { toBug } = await import('../../../../engine/run/node/client.ts')
  const bug = toBug(trial.reports[0])
  expect([bug.kind, ...bug.frames].join('\n')).not.toMatch(/secret|anna/)
})
