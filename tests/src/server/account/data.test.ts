import { describe, expect, it } from 'vitest'
import { EMPTY_USER_DATA, mergeUserData, type UserData } from '../../../../src/account/merge.ts'
import { ask } from '../../../support/servers/ask.ts'
import type { JsonAnswer } from '../../../support/servers/services.ts'
import { accountWorld, dataOf, read, START } from './support.ts'

const { world, device, star } = accountWorld()

describe('data', () => {
  it('is empty at first, then what was put, for each visitor apart', async () => {
    const [anna, ben] = [await device('anna'), await device('ben')]
    expect(await anna.get()).toMatchObject({
      status: 200,
      json: { version: 0, data: EMPTY_USER_DATA },
      headers: { etag: '"0"', 'cache-control': 'no-store' },
    })
    const data: UserData = {
      favourites: [
        { tool: 'linkedIn-text-formatter', at: 7 },
        { tool: 'base64-encode', at: 5, removed: true },
      ],
      recents: [{ tool: 'json-editor', at: 8 }],
      settings: { 'color-mode': { value: 'dark', at: 1 }, 'form.size': { value: 2.5, at: 2 } },
      saved: [{ id: 'x', tool: 'json-editor', name: 'Mine é😀', input: { text: '{"a": [[1]]}', indent: 2, list: [[1]] }, at: START }],
    }
    const kept = { ...data, favourites: data.favourites.slice(0, 1) }
    expect(await anna.put(data, 0)).toMatchObject({ status: 200, headers: { etag: '"1"' }, json: { version: 1, data: kept } })
    expect(read(await anna.get())).toEqual({ version: 1, data: kept })
    expect(read(await ben.get())).toEqual({ version: 0, data: EMPTY_USER_DATA })
  })

  it('of two devices that change it at once is lost on neither', async () => {
    const [phone, laptop] = [await device(), await device()]
    let onPhone = read(await phone.put(star('a'), 0))
    let onLaptop = read(await laptop.get())
    expect(onLaptop).toEqual(onPhone)

    // Each goes on by itself, and both send.
    const onPhoneNow = mergeUserData(onPhone.data, dataOf({ favourites: [{ tool: 'b', at: world.time }] }))
    const onLaptopNow = mergeUserData(
      onLaptop.data,
      dataOf({ favourites: [{ tool: 'c', at: world.time }], recents: [{ tool: 'c', at: world.time }] }),
    )
    onPhone = read(await phone.put(onPhoneNow, onPhone.version))
    const refused = await laptop.put(onLaptopNow, onLaptop.version)
    expect(refused).toMatchObject({
      status: 409,
      json: { code: 'conflict', current: onPhone },
      headers: { 'content-type': 'application/problem+json' },
    })

    const { current } = refused.json as { current: { version: number; data: UserData } }
    onLaptop = read(await laptop.put(mergeUserData(onLaptopNow, current.data), current.version))
    expect(onLaptop.version).toBe(3)
    onPhone = read(await phone.get())
    expect(onPhone).toEqual(onLaptop)
    expect(onPhone.data.favourites.map(({ tool }) => tool).toSorted()).toEqual(['a', 'b', 'c'])
    expect(onPhone.data.recents).toEqual([{ tool: 'c', at: world.time }])
  })

  it('made by two devices at once is made once', async () => {
    const devices = await Promise.all([device(), device(), device()])
    const answers = await Promise.all(devices.map(({ put }, index) => put(star(`tool-${index}`), 0)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    const made = answers.find(({ status }) => status === 200) as JsonAnswer
    for (const { status, json } of answers) if (status === 409) expect(json.current).toEqual(made.json)
  })

  it('needs the version that it was changed from', async () => {
    const { send, put } = await device()
    const without = await send('PUT', 'data', star('a'))
    expect(without).toMatchObject({ status: 428, json: { code: 'required', errors: [{ field: 'If-Match' }] } })
    for (const tag of ['*', '1', '"x"', '"-1"', '"1", "2"', `"${'1'.repeat(20)}"`])
      expect((await send('PUT', 'data', star('a'), { 'if-match': tag })).status).toBe(428)
    expect(await put(star('a'), 7)).toMatchObject({ status: 409, json: { current: { version: 0, data: EMPTY_USER_DATA } } })
    expect((await send('PUT', 'data', star('a'), { 'if-match': 'W/"0"' })).status).toBe(200)
  })

  it('is stored tidily: no time in the future, no removal from long ago, no content of what was removed', async () => {
    const { put } = await device()
    const old = world.time - 401 * 86_400_000
    const { data } = read(
      await put(
        {
          favourites: [
            { tool: 'a', at: world.time * 10 },
            { tool: 'b', at: old, removed: true },
            { tool: 'c', at: old },
          ],
          recents: Array.from({ length: 200 }, (_, index) => ({ tool: `t${index}`, at: index })),
          settings: {},
          saved: [
            { id: 'x', tool: 'a', name: 'secret', input: { text: 'secret' }, at: world.time, removed: true },
            { id: 'y', at: old, removed: true },
          ],
        },
        0,
      ),
    )
    expect(data).toMatchObject({
      favourites: [
        { tool: 'a', at: world.time },
        { tool: 'c', at: old },
      ],
      saved: [{ id: 'x', at: world.time, removed: true }],
    })
    expect(data.recents).toHaveLength(50)
    expect(JSON.stringify(data)).not.toContain('secret')
  })

  it.each<[string, (data: Record<string, any>) => void, string, string]>([
    [
      'too many favourites',
      (data) => (data.favourites = Array.from({ length: 1001 }, () => ({ tool: 'a', at: 1 }))),
      'favourites',
      'too-many',
    ],
    ['a tool that is no name', (data) => (data.favourites = [{ tool: '../x', at: 1 }]), 'favourites.0.tool', 'bad-format'],
    ['no time', (data) => (data.recents = [{ tool: 'a' }]), 'recents.0.at', 'required'],
    ['a time before all times', (data) => (data.recents = [{ tool: 'a', at: -1 }]), 'recents.0.at', 'too-small'],
    ['half a millisecond', (data) => (data.recents = [{ tool: 'a', at: 0.5 }]), 'recents.0.at', 'not-an-integer'],
    ['a setting that is a list', (data) => (data.settings = { a: { value: [], at: 1 } }), 'settings.a.value', 'bad-format'],
    [
      'too many settings',
      (data) => (data.settings = Object.fromEntries(Array.from({ length: 201 }, (_, i) => [`s${i}`, { value: 1, at: 1 }]))),
      'settings',
      'too-many',
    ],
    [
      'an input that is a text',
      (data) => (data.saved = [{ id: 'x', tool: 'a', name: 'n', input: 'text', at: 1 }]),
      'saved.0',
      'bad-format',
    ],
    ['a field of its own', (data) => (data.more = 1), '', 'unknown-field'],
    ['a part left out', (data) => delete data.saved, 'saved', 'required'],
  ])('with %s is refused', async (_, change, field, code) => {
    const { put, get } = await device()
    const data: Record<string, any> = { ...EMPTY_USER_DATA }
    change(data)
    const { status, json } = await put(data, 0)
    expect([status, json.errors[0].field ?? '', json.errors[0].code]).toEqual([422, field, code])
    expect(read(await get()).version).toBe(0)
  })

  it.each([
    '{"__proto__": {"favourites": []}, "favourites": [], "recents": [], "settings": {}, "saved": []}',
    '{"favourites": [], "recents": [], "settings": {"__proto__": {"value": 1, "at": 1}}, "saved": []}',
    '{"favourites": [], "recents": [], "settings": {}, "saved": [{"id": "x", "tool": "a", "name": "n", "at": 1, "input": {"a": [{"__proto__": 1}]}}]}',
  ])('with __proto__ is refused: %s', async (text) => {
    const { put, get } = await device()
    expect(await put(text, 0)).toMatchObject({ status: 422, json: { code: 'unknown-field', errors: [{ params: { name: '__proto__' } }] } })
    expect(read(await get()).version).toBe(0)
  })

  it.each<[string, string, number]>([
    ['deep', `{"saved": ${'['.repeat(200_000)}`, 400],
    ['broken', '{"favourites": [', 400],
    ['empty', '', 400],
    ['null', 'null', 422],
  ])('that is %s is refused', async (_, text, status) => {
    const { put } = await device()
    expect((await put(text, 0)).status).toBe(status)
  })

  it('may be half a megabyte, and no more', async () => {
    const { put, get, token } = await device()
    const saved = (length: number) => dataOf({ saved: [{ id: 'x', tool: 'a', name: 'n', input: { text: 'x'.repeat(length) }, at: 1 }] })
    const fits = 512 * 1024 - JSON.stringify(saved(0)).length
    expect((await put(saved(fits), 0)).status).toBe(200)
    expect((await put(saved(fits + 1), 1)).status).toBe(413)
    const response = await fetch(`http://127.0.0.1:${world.trial.port}/api/account/data`, {
      method: 'PUT',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'if-match': '"1"' },
      body: JSON.stringify(saved(10_000_000)),
    })
    expect(response.status).toBe(413)
    expect(read(await get()).version).toBe(1)
  })

  it('is changed from our own pages only, and told to no other site', async () => {
    const { send, put } = await device()
    for (const site of ['cross-site', 'same-site']) {
      const headers = { 'sec-fetch-site': site, 'if-match': '"0"' }
      expect(await send('PUT', 'data', star('a'), headers)).toMatchObject({ status: 403, json: { code: 'other-site' } })
      expect((await send('POST', 'delete', { confirm: 'delete' }, headers)).status).toBe(403)
    }
    expect((await send('PUT', 'data', star('a'), { 'content-type': 'text/plain', 'if-match': '"0"' })).status).toBe(415)
    const answers = [
      await put(star('a'), 0),
      await ask(world.trial.port, '/api/account/data', { method: 'OPTIONS', headers: { origin: 'https://evil.test' } }),
    ]
    for (const { headers } of answers) expect(headers).not.toHaveProperty('access-control-allow-origin')
    expect(answers.map(({ status }) => status)).toEqual([200, 405])
  })
})
