import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readPicture } from '../../../../src/server/shared/picture.ts'
import { removeReported } from '../../../../src/server/shared/removal.ts'
import { SHARED_DEFAULTS } from '../../../../src/server/shared/limits.ts'
import { randomId } from '../../../../src/server/store/ids.ts'
import { ask } from '../../../support/servers/ask.ts'
import { startServices, type TrialServices } from '../../../support/servers/services.ts'
import { temporaryFolder } from '../../../support/stores/stores.ts'

/** A chunk, as the PNG specification (section 5.3) says: length, type, data, CRC-32 of type and data. */
function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
const header = (width: number, height: number, depth = 8, color = 6, interlace = 0) => {
  const data = Buffer.alloc(13)
  data.writeUInt32BE(width)
  data.writeUInt32BE(height, 4)
  data.set([depth, color, 0, 0, interlace], 8)
  return chunk('IHDR', data)
}
const SIGNATURE = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10])
const END = chunk('IEND', Buffer.alloc(0))
const rows = (width: number, height: number, filter = 0) =>
  Buffer.concat(Array.from({ length: height }, () => Buffer.concat([Buffer.from([filter]), Buffer.alloc(width * 4, 0xff)])))
const png = (width = 3, height = 2, more: Buffer[] = [], pixels: Buffer = deflateSync(rows(width, height))) =>
  Buffer.concat([SIGNATURE, header(width, height), ...more, chunk('IDAT', pixels), END])

describe('an image for link previews', () => {
  it('is read with its size, and keeps nothing but its pixels', () => {
    const plain = png()
    expect(readPicture(plain)).toEqual({ bytes: plain, width: 3, height: 2 })
    const said = png(3, 2, [chunk('tEXt', Buffer.from('Comment\0at home')), chunk('gAMA', Buffer.alloc(4))])
    expect(readPicture(said)?.bytes).toEqual(plain)
    expect(readPicture(png(1200, 630))).toMatchObject({ width: 1200, height: 630 })
  })

  it('is refused when it is anything else, damaged, larger than it says, or followed by something', { tags: 'long' }, () => {
    const good = png()
    const hostile: Record<string, Buffer> = {
      empty: Buffer.alloc(0),
      SVG: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      HTML: Buffer.from('<!doctype html><script>alert(1)</script>'),
      JPEG: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]),
      'signature only': SIGNATURE,
      'cut off': good.subarray(0, -6),
      'without its end': good.subarray(0, -12),
      'with HTML behind it': Buffer.concat([good, Buffer.from('<script>alert(1)</script>')]),
      'a wrong check sum': Buffer.concat([good.subarray(0, 30), Buffer.from([good[30]! ^ 1]), good.subarray(31)]),
      'too wide': png(1201, 1),
      'too high': png(1, 631),
      'nothing wide': Buffer.concat([SIGNATURE, header(0, 1), chunk('IDAT', deflateSync(Buffer.alloc(1))), END]),
      '65,535 × 65,535': Buffer.concat([SIGNATURE, header(65_535, 65_535), chunk('IDAT', deflateSync(Buffer.alloc(10))), END]),
      '16 bits': Buffer.concat([SIGNATURE, header(3, 2, 16), chunk('IDAT', deflateSync(rows(6, 2))), END]),
      palette: Buffer.concat([SIGNATURE, header(3, 2, 8, 3), chunk('IDAT', deflateSync(rows(3, 2))), END]),
      interlaced: Buffer.concat([SIGNATURE, header(3, 2, 8, 6, 1), chunk('IDAT', deflateSync(rows(3, 2))), END]),
      'an unknown critical chunk': png(3, 2, [chunk('ABCD', Buffer.alloc(1))]),
      'too few rows': png(3, 2, [], deflateSync(rows(3, 1))),
      'a bomb': png(3, 2, [], deflateSync(Buffer.alloc(50_000_000))),
      'no such filter': png(3, 2, [], deflateSync(rows(3, 2, 5))),
      'no zlib': png(3, 2, [], Buffer.from('not packed')),
      'too many bytes': png(3, 2, [chunk('tEXt', Buffer.alloc(300_000))]),
    }
    for (const [name, bytes] of Object.entries(hostile)) expect(readPicture(bytes), name).toBeUndefined()
  })
})

describe('a snapshot with an image for link previews', () => {
  const PAGE = `<!doctype html>
<html lang="en"><head><title>Shared code – Site</title>
<meta property="og:title" content="Shared code – Site">
<meta property="og:url" content="https://site.example/snapshot/share/">
</head><body></body></html>`
  const MINUTE = 60_000
  let time = 0
  let services: TrialServices
  let end: () => Promise<void>
  beforeEach(async () => {
    time = 1_800_000_000_000
    const root = await mkdtemp(join(tmpdir(), 'preview-'))
    const place = await temporaryFolder()
    for (const folder of ['snapshot/share', 'fr/snapshot/share', 'other']) {
      await mkdir(join(root, folder), { recursive: true })
      await writeFile(join(root, folder, 'index.html'), PAGE)
    }
    services = await startServices(place.folder, {
      now: () => time,
      server: { root },
      settings: { shared: { ...SHARED_DEFAULTS, dayCount: 20 } },
    })
    end = async () => {
      await services.close()
      await place.dispose()
      await rm(root, { recursive: true })
    }
  })
  afterEach(() => end())

  const image = png(1200, 630)
  const create = (more: object = {}) => services.send('POST', '/api/shared', { kind: 'snapshot', body: 'AAAA', ...more })
  const shared = async (more: object = {}) => {
    const { status, json } = await create({ picture: { png: image.toString('base64'), title: 'a.ts' }, ...more })
    expect(status).toBe(201)
    return json as { id: string; secret: string }
  }
  const imageOf = (id: string, headers = {}) => ask(services.port, `/api/shared/${id}/picture.png`, { headers })
  const pageOf = (id: string, path = '/snapshot/share/', method = 'GET') =>
    ask(services.port, `${path}?id=${id}`, { method, headers: { 'accept-encoding': 'br, gzip' } })

  it('shows it to everybody, never kept and never indexed', async () => {
    const { id } = await shared()
    const { status, headers, bytes } = await imageOf(id)
    expect(status).toBe(200)
    expect(bytes).toEqual(image)
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-cache',
      'x-robots-tag': 'noindex',
    })
    expect((await imageOf(id, { 'if-none-match': headers.etag })).status).toBe(304)
    expect((await ask(services.port, `/api/shared/${id}/picture.png`, { method: 'HEAD' })).headers['content-type']).toBe('image/png')
    // What is known of the document says nothing of the image, and what is opened is the sealed bytes alone.
    expect((await services.send('GET', `/api/shared/${id}`)).text).not.toContain('a.ts')
  })

  it('names it in the page of its link, by the address of the site, in each language', async () => {
    const { id } = await shared()
    for (const path of ['/snapshot/share/', '/fr/snapshot/share/']) {
      const { status, headers, text } = await pageOf(id, path)
      expect(status).toBe(200)
      const address = `https://site.example/api/shared/${id}/picture.png`
      for (const tag of [
        '<meta property="og:title" content="a.ts">',
        '<meta name="twitter:title" content="a.ts">',
        `<meta property="og:image" content="${address}">`,
        '<meta property="og:image:width" content="1200">',
        '<meta property="og:image:height" content="630">',
        '<meta name="twitter:card" content="summary_large_image">',
        `<meta name="twitter:image" content="${address}">`,
      ])
        expect(text.split('</head>')[0]).toContain(tag)
      expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'content-type': 'text/html; charset=utf-8' })
      expect(headers['content-security-policy']).toContain("default-src 'none'")
    }
    const head = await pageOf(id, '/snapshot/share/', 'HEAD')
    expect([head.status, head.text]).toEqual([200, ''])
  })

  it('leaves every other page as it was built', async () => {
    const { id } = await shared()
    const plain = (await create()).json.id as string
    for (const [path, query] of [
      ['/snapshot/share/', ''],
      ['/snapshot/share/', `?id=${plain}`],
      ['/snapshot/share/', `?id=${randomId()}`],
      ['/snapshot/share/', '?id=%22%3E%3Cscript%3E'],
      ['/other/', `?id=${id}`],
    ] as const) {
      const { text, headers } = await ask(services.port, path + query)
      expect(text, path + query).toBe(PAGE)
      expect(headers.etag).toBeDefined()
    }
    expect((await imageOf(plain)).status).toBe(404)
  })

  it('lets no title become markup', { tags: 'long' }, async () => {
    const title = `"><script>alert('1')</script>&$&$1`
    const { id } = await shared({ picture: { png: image.toString('base64'), title } })
    const { text } = await pageOf(id)
    expect(text).not.toContain('<script>')
    expect(text).toContain('content="&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;$&amp;$1"')
  })

  it('takes none that is no such image, too large, or of another kind', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
    for (const more of [
      { picture: { png: svg } },
      { picture: { png: '' } },
      { picture: { png: 'no base64!' } },
      { picture: { png: image.toString('base64'), title: 'x'.repeat(81) } },
      { picture: { png: Buffer.alloc(300_003).toString('base64') } },
      { picture: { png: image.toString('base64'), type: 'image/svg+xml' } },
      { kind: 'clip', picture: { png: image.toString('base64') } },
      { kind: 'note', picture: { png: image.toString('base64') } },
    ])
      expect((await create(more)).status, JSON.stringify(more).slice(0, 80)).toBe(422)
    expect(services.reports).toEqual([])
  })

  it('counts it for the quota', async () => {
    await end()
    const place = await temporaryFolder()
    services = await startServices(place.folder, {
      now: () => time,
      settings: { shared: { ...SHARED_DEFAULTS, dayBytes: image.length + 100 } },
    })
    end = async () => {
      await services.close()
      await place.dispose()
    }
    await shared()
    expect((await create({ picture: { png: image.toString('base64') } })).status).toBe(429)
  })

  it('is gone with its document: expired, deleted, opened for the last time, removed by the operator; and at a change', async () => {
    const gone = async (id: string) => {
      expect((await imageOf(id)).status).toBe(404)
      expect((await pageOf(id)).text).toBe(PAGE)
    }
    const deleted = await shared()
    const stranger = { 'x-shared-secret': randomId() }
    expect((await services.send('DELETE', `/api/shared/${deleted.id}`, undefined, stranger)).status).toBe(404)
    expect((await imageOf(deleted.id)).status).toBe(200)
    await services.send('DELETE', `/api/shared/${deleted.id}`, undefined, { 'x-shared-secret': deleted.secret })
    await gone(deleted.id)
    const burned = await shared({ burn: true })
    const headers = { 'sec-fetch-site': 'same-origin', 'content-length': '0' }
    expect((await ask(services.port, `/api/shared/${burned.id}/open`, { method: 'POST', headers })).status).toBe(200)
    await gone(burned.id)
    const reported = await shared()
    expect(await removeReported(services.store, reported.id)).toMatchObject({ kind: 'snapshot' })
    await gone(reported.id)
    const changed = await shared()
    const change = { 'if-match': '"1"', 'x-shared-secret': changed.secret }
    expect((await services.send('PUT', `/api/shared/${changed.id}`, { body: 'BBBB' }, change)).status).toBe(200)
    await gone(changed.id)
    const expired = await shared({ expiresIn: 600 })
    time += 10 * MINUTE
    await gone(expired.id)
  })
})
