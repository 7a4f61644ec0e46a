import { crc32, inflateSync } from 'node:zlib'
import { decodeQR } from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { qrCodeGenerator } from '../../../../registry/tools/generators/qr-code-generator/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

/** Reads a two-colour PNG back, and checks every chunk's CRC by zlib's own. */
function readPng(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const chunks: Record<string, Uint8Array> = {}
  for (let at = 8; at < bytes.length; at += 12 + view.getUint32(at)) {
    const end = at + 8 + view.getUint32(at)
    expect(view.getUint32(end)).toBe(crc32(bytes.subarray(at + 4, end)))
    chunks[new TextDecoder().decode(bytes.subarray(at + 4, at + 8))] = bytes.subarray(at + 8, at + 8 + view.getUint32(at))
  }
  const width = view.getUint32(16)
  const height = view.getUint32(20)
  const rows = inflateSync(chunks.IDAT as Uint8Array)
  const palette = chunks.PLTE as Uint8Array
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const bit = ((rows[y * (Math.ceil(width / 8) + 1) + 1 + (x >> 3)] as number) >> (7 - (x & 7))) & 1
      data.set([...palette.subarray(bit * 3, bit * 3 + 3), 255], (y * width + x) * 4)
    }
  return { width, height, data }
}

/** Draws the runs of the SVG's second path as modules. */
function readSvg(svg: string) {
  const side = Number(/viewBox="0 0 (\d+)/.exec(svg)?.[1])
  const scale = 4
  const data = new Uint8ClampedArray(side * side * scale * scale * 4).fill(255)
  for (const [, x, y, length] of svg.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let dy = 0; dy < scale; dy++)
      for (let dx = 0; dx < Number(length) * scale; dx++)
        data.set([0, 0, 0, 255], ((Number(y) * scale + dy) * side * scale + Number(x) * scale + dx) * 4)
  return { width: side * scale, height: side * scale, data }
}

/** Draws the rectangles of the PDF's page, and checks its table of places. */
function readPdf(bytes: Uint8Array) {
  const text = new TextDecoder().decode(bytes)
  for (const [index, [, place]] of [...text.matchAll(/(\d{10}) 00000 n /g)].entries())
    expect(text.slice(Number(place))).toMatch(new RegExp(`^${index + 1} 0 obj\\n`))
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))).toMatch(/^xref\n/)
  const [, length, stream] = /Length (\d+) >>\nstream\n([^]*?)\nendstream/.exec(text) ?? []
  expect(stream?.length).toBe(Number(length))
  const side = Number(/MediaBox \[0 0 ([\d.]+)/.exec(text)?.[1])
  const pixels = Math.round(side)
  const data = new Uint8ClampedArray(pixels * pixels * 4).fill(255)
  const rectangles = [...(stream ?? '').matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)].map((found) => found.slice(1).map(Number))
  for (const [x, y, width, height] of rectangles as [number, number, number, number][])
    for (let row = Math.round(y); row < Math.round(y + height); row++)
      for (let column = Math.round(x); column < Math.round(x + width); column++)
        data.set([0, 0, 0, 255], ((pixels - 1 - row) * pixels + column) * 4)
  return { width: pixels, height: pixels, data, side }
}

const LOGO = {
  name: 'logo.png',
  type: 'image/png',
  bytes: Uint8Array.from(
    atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
    (character) => character.charCodeAt(0),
  ),
}

const decode = (image: Parameters<typeof decodeQR>[0]) => decodeQR(image, { timeLimit: Number.POSITIVE_INFINITY })

describe('qr-code-generator', () => {
  it.each(['A', '0123456789', 'HELLO WORLD', 'zażółć 😀\u0000%41', 'x'.repeat(1200)])(
    'makes PNG and SVG of %.20j that scan as it',
    async (text) => {
      const { image, svg, content } = await output(qrCodeGenerator, { kind: 'text', text, size: 777, margin: 2 })
      const png = readPng(image.bytes)
      expect([png.width, png.height, content]).toEqual([777, 777, text])
      expect(decode(png)).toBe(text)
      expect(decode(readSvg(svg))).toBe(text)
    },
  )

  // ISO/IEC 18004, table 7: version 40 holds this much.
  it.each([
    ['L', '7', 7089],
    ['H', 'A', 1852],
    ['M', 'a', 2331],
    ['Q', 'a', 1663],
  ])('fills version 40-%s with %s to the last character', async (correction, character, most) => {
    const full = await output(qrCodeGenerator, { kind: 'text', text: character.repeat(most), correction })
    expect(full.facts).toMatchObject({ version: 40, charactersLeft: 0 })
    expect(await failure(qrCodeGenerator, { kind: 'text', text: character.repeat(most + 1), correction })).toMatchObject({
      code: 'too-much',
      params: { maximum: most },
    })
  })

  it('escapes what a network name or a contact could break out with', async () => {
    const wifi = await output(qrCodeGenerator, { kind: 'wifi', ssid: 'a;b:c,d"e\\f', security: 'nopass', hidden: true })
    expect(wifi.content).toBe('WIFI:T:nopass;S:a\\;b\\:c\\,d\\"e\\\\f;H:true;;')
    const contact = await output(qrCodeGenerator, {
      kind: 'contact',
      lastName: 'Nowak;X',
      address: 'Prosta 1\nWarszawa',
      website: 'https://e.com/\r\nTEL:1',
    })
    expect(contact.content.split('\r\n')).toEqual([
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Nowak\\;X;;;;',
      'FN:Nowak\\;X',
      'URL:https://e.com/TEL:1',
      'ADR:;;Prosta 1\\nWarszawa;;;;',
      'END:VCARD',
    ])
  })

  it('puts https in front of a bare host, and tells', async () => {
    const { content, notices } = await output(qrCodeGenerator, { url: 'example.com:8080/a' })
    expect([content, notices]).toEqual(['https://example.com:8080/a', [{ code: 'scheme-added' }]])
    expect((await output(qrCodeGenerator, { url: 'mailto:a@example.com' })).content).toBe('mailto:a@example.com')
  })

  // RFC 6068, section 5: a percent sign, an ampersand and the question mark are encoded, line breaks are %0D%0A. RFC 3966: tel.
  it.each([
    [{ kind: 'email', email: ' a@example.com ' }, 'mailto:a@example.com'],
    [
      { kind: 'email', email: 'gorby%kremvax@example.com', subject: '50 % & more?', message: 'a=b\nzł #1' },
      'mailto:gorby%25kremvax@example.com?subject=50%20%25%20%26%20more%3F&body=a%3Db%0D%0Az%C5%82%20%231',
    ],
    [{ kind: 'email', email: 'a@example.com', message: 'x' }, 'mailto:a@example.com?body=x'],
    [{ kind: 'phone', phone: '+48 (22) 123-45.67' }, 'tel:+48221234567'],
    [{ kind: 'sms', phone: '112', message: ' a:b;c\nd' }, 'SMSTO:112: a:b;c\nd'],
    [{ kind: 'text', text: '\ufeffmark' }, '\ufeffmark'],
    [{ url: '//example.com/a' }, 'https://example.com/a'],
  ])('writes %j as %j', async (input, content) => {
    expect((await output(qrCodeGenerator, input)).content).toBe(content)
  })

  it('leaves out what is only spaces, in a contact', async () => {
    const { content } = await output(qrCodeGenerator, { kind: 'contact', organization: ' X ', firstName: ' ', phone: ' ' })
    expect(content.split('\r\n').slice(2, -1)).toEqual(['N:;;;;', 'FN:X', 'ORG:X'])
  })

  it('takes a network name of 32 bytes, whatever the letters', async () => {
    expect((await output(qrCodeGenerator, { kind: 'wifi', ssid: 'é'.repeat(16), security: 'nopass' })).content).toContain('é'.repeat(16))
  })

  it('reads a pale code back, however wide its margin', async () => {
    for (const [text, correction, foreground, background] of [
      ['本😀c本  cc, ,,  bü:b  ', 'L', '#08be28', '#4f443f'],
      ['éééÿÿÿ', 'Q', '#67bd32', '#903b0b'],
    ])
      expect((await output(qrCodeGenerator, { kind: 'text', text, correction, margin: 20, foreground, background })).content).toBe(text)
  })

  it('notices light on dark and a narrow margin', async () => {
    const { notices } = await output(qrCodeGenerator, { url: 'https://e.com', foreground: '#ffffff', background: '#102030', margin: 1 })
    expect(notices.map((notice: { code: string }) => notice.code)).toEqual(['light-on-dark', 'small-margin'])
  })

  const event = { kind: 'event', title: 'T', start: '2026-03-29T02:30', end: '2026-03-29T05:00' }
  it.each([
    [{ kind: 'text', text: '' }, 'required', 'text'],
    [{ url: 'not a link' }, 'bad-link', 'url'],
    [{ url: 'localhost' }, 'bad-link', 'url'],
    [{ url: 'user@example.com' }, 'bad-link', 'url'],
    [{ url: 'https://example.com/\u0000' }, 'bad-link', 'url'],
    [{ kind: 'email', email: '' }, 'required', 'email'],
    [{ kind: 'email', email: 'a@b@example.com' }, 'bad-email', 'email'],
    [{ kind: 'email', email: 'a@example.com?bcc=b@example.com' }, 'bad-email', 'email'],
    [{ kind: 'email', email: 'a@example.com', message: 'a\udc00' }, 'lone-surrogate', 'message'],
    [{ kind: 'phone', phone: '12a' }, 'bad-phone-character', 'phone'],
    [{ kind: 'sms', phone: '+' }, 'bad-phone-character', 'phone'],
    [{ kind: 'phone', phone: '1+2' }, 'bad-phone-character', 'phone'],
    [{ kind: 'wifi', ssid: 'é'.repeat(17), security: 'nopass' }, 'long-ssid', 'ssid'],
    [{ kind: 'wifi', ssid: 'a', password: '1234567\ud800' }, 'lone-surrogate', 'password'],
    [{ kind: 'contact', firstName: ' ' }, 'no-name', 'firstName'],
    [{ kind: 'contact', firstName: 'A', address: '\ud800' }, 'lone-surrogate', 'address'],
    [{ kind: 'wifi', ssid: 'a', password: 'short' }, 'bad-wifi-password', 'password'],
    [{ kind: 'contact', phone: '1' }, 'no-name', 'firstName'],
    [{ ...event, start: '2026-03-30T00:00', timeZone: 'UTC' }, 'end-before-start', 'end'],
    [{ ...event, timeZone: 'Europe/Warsaw' }, 'no-such-time', 'start'],
    [{ ...event, start: '9999-12-31T23:00', end: '9999-12-31T23:30', timeZone: 'America/New_York' }, 'out-of-range', 'start'],
    [{ ...event, start: '0000-01-01T00:00', timeZone: 'UTC' }, 'out-of-range', 'start'],
    [{ ...event, title: ' ', timeZone: 'UTC' }, 'required', 'title'],
    [{ kind: 'location', latitude: '91', longitude: '0' }, 'too-large', 'latitude'],
    [{ kind: 'text', text: 'a\udc00' }, 'lone-surrogate', 'text'],
    [{ url: 'https://e.com', foreground: '#999999' }, 'low-contrast', 'foreground'],
    [{ url: 'https://e.com', background: '#ffffff80' }, 'see-through', 'background'],
    // Green and violet that differ to the eye (3.9 to 1), but hardly in the grey that a reader sees.
    [{ url: 'https://example.com/', background: '#03ff20', foreground: '#635bd0' }, 'unreadable', 'foreground'],
    [{ kind: 'text', text: 'a'.repeat(2000), size: 100 }, 'size-too-small', 'size'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(qrCodeGenerator, input)).toMatchObject({ code, field })
  })

  it('takes an instant with Z and leaves the zone aside', async () => {
    const { content } = await output(qrCodeGenerator, {
      ...event,
      start: '2026-03-29T02:30:00Z',
      end: '2026-03-29T03:00:00Z',
      timeZone: 'Asia/Tokyo',
    })
    expect(content).toContain('DTSTART:20260329T023000Z\r\nDTEND:20260329T030000Z')
  })

  it('makes a PDF that scans as the text, of the size that was asked for', async () => {
    const { files } = await output(qrCodeGenerator, { kind: 'text', text: 'zażółć 😀', size: 800 })
    expect(files.map(({ name }: { name: string }) => name)).toEqual(['qr-code.pdf'])
    const page = readPdf(files[0].bytes)
    expect(page.side).toBe(600)
    expect(decode(page)).toBe('zażółć 😀')
  })

  it('looks again from nearer where a first look does not read the code', async () => {
    const event = { kind: 'event', title: 'Meeting', start: '2026-11-21T14:00', end: '2026-11-21T15:00', timeZone: 'Europe/Warsaw' }
    const { facts } = await output(qrCodeGenerator, { ...event, correction: 'H', margin: 14, foreground: '#fffff8', background: '#a02ec5' })
    expect(facts.contrast).toBeGreaterThan(3)
  })

  it.each([
    ['L', 18, 'Q'],
    ['M', 20, 'Q'],
    ['Q', 25, 'Q'],
    ['H', 30, 'H'],
  ])('at correction %s still scans under a logo of %i %%, whatever the logo is', async (correction, logoSize, used) => {
    const text = 'https://example.com/a/long/path?with=parameters'
    const { svg, image, files, facts } = await output(qrCodeGenerator, { kind: 'text', text, correction, logoSize, logo: LOGO })
    expect([image, files, facts.correction]).toEqual([undefined, undefined, used])
    const [, x, side] = /<image href="data:image\/png;base64,[^"]+" x="(\d+)" y="\d+" width="(\d+)"/.exec(svg) ?? []
    // In the middle, and at least as wide as was asked for.
    expect(2 * Number(x) + Number(side)).toBe(facts.modules + 8)
    expect(Number(side)).toBeGreaterThanOrEqual((facts.modules * logoSize) / 100)
    const seen = readSvg(svg)
    const [from, to] = [(Number(x) - 1) * 4, (Number(x) + Number(side) + 1) * 4]
    for (const shade of [() => 255, () => 0, (at: number) => 255 - (seen.data[at] as number)]) {
      const data = seen.data.slice()
      for (let row = from; row < to; row++)
        for (let column = from; column < to; column++) {
          const at = (row * seen.width + column) * 4
          data.fill(shade(at), at, at + 3)
        }
      expect(decode({ ...seen, data })).toBe(text)
    }
  })

  it('makes a code of each row, under its own name', async () => {
    const rows = 'https://example.com/1;Table 1\nhttps://example.com/2;../Küche\n\n"a;b";\n'
    const { files, content } = await output(qrCodeGenerator, { kind: 'batch', rows, size: 200 })
    expect(content).toBe('https://example.com/1')
    const names = files.map(({ name }: { name: string }) => name)
    expect(names).toEqual(['Table 1.svg', 'Table 1.png', '.._Küche.svg', '.._Küche.png', 'qr-code-3.svg', 'qr-code-3.png'])
    expect(decode(readPng(files[3].bytes))).toBe('https://example.com/2')
    expect(decode(readPng(files[5].bytes))).toBe('a;b')
  })

  it('gives no two files the same name', async () => {
    const { files } = await output(qrCodeGenerator, { kind: 'batch', rows: '1,a\n2,A\n3,a-2\n4,a' })
    const names = files.map(({ name }: { name: string }) => name).filter((name: string) => name.endsWith('.png'))
    expect(names).toEqual(['a.png', 'A-2.png', 'a-2-2.png', 'a-3.png'])
  })

  it.each([
    [{ kind: 'batch', rows: ' \n' }, 'required', 'rows'],
    [{ kind: 'batch', rows: 'a\n'.repeat(201) }, 'too-many-codes', 'rows'],
    [{ kind: 'batch', rows: 'a,1\nhttps://maps.example.com/@52.2,21.0,15z' }, 'too-many-columns', 'rows'],
    [{ kind: 'batch', rows: '"a' }, 'csv-unclosed-quote', 'rows'],
    [{ kind: 'batch', rows: '"a"b' }, 'csv-after-quote', 'rows'],
    [{ kind: 'batch', rows: `a\n${'x'.repeat(3000)}` }, 'too-much', 'rows'],
    [{ kind: 'text', text: 'a', logo: { ...LOGO, bytes: new TextEncoder().encode('<svg onload="x"/>') } }, 'not-a-picture', 'logo'],
    [{ kind: 'text', text: 'https://example.com/', correction: 'Q', logo: LOGO, logoSize: 35 }, 'logo-hides-too-much', 'logoSize'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(qrCodeGenerator, input)).toMatchObject({ code, field })
  })
})
