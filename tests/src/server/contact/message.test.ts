import { describe, expect, it } from 'vitest'
import { contactWorld, failuresIn, FORM } from './support.ts'

const { world, start, openForm, fill, stored } = contactWorld()

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
        createdAt: world.time,
        expiresAt: world.time + 365 * 86_400_000,
        data: { ...kept, subject: '', mailed: false, refusals: 0, claimedAt: 0 },
      },
    ])
    expect(world.trial.reports).toEqual([])
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

describe('requests', () => {
  it('come from our own pages', async () => {
    await start()
    const token = await openForm()
    world.time += 10_000
    const from = (headers: Record<string, string | undefined>) =>
      world.trial.send('POST', '/api/contact', { ...FORM, token }, headers as Record<string, string>).then(({ status }) => status)
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
      const answer = await ask(world.trial.port, '/api/contact', {
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
    const preflight = await world.trial.send('OPTIONS', '/api/contact', undefined, {
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
    expect((await world.trial.send(method, '/api/contact', body, headers)).status).toBe(status)
    expect(await stored()).toEqual([])
    expect(world.trial.reports).toEqual([])
  })

  it('of 10 MB are refused', async () => {
    await start()
    const body = JSON.stringify({ ...FORM, message: 'x'.repeat(10_000_000) })
    const response = await fetch(`http://127.0.0.1:${world.trial.port}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([413, 'too-big'])
  })

  it('leave the tools to every site', async () => {
    await start()
    const answer = await world.trial.send('GET', '/api/en/tools', undefined, { origin: 'https://other.test' })
    expect(answer.headers['access-control-allow-origin']).toBe('*')
  })
})
