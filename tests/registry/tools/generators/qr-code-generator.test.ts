import { crc32, inflateSync } from 'node:zlib'
import { decodeQR } from 'qr/decode.js'
import { describe, expect, it } from 'vitest'
import { qrCodeGenerator } from '../../../../registry/tools/generators/qr-code-generator.ts'
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

  it('notices light on dark and a narrow margin', async () => {
    const { notices } = await output(qrCodeGenerator, { url: 'https://e.com', foreground: '#ffffff', background: '#102030', margin: 1 })
    expect(notices.map((notice: { code: string }) => notice.code)).toEqual(['light-on-dark', 'small-margin'])
  })

  const event = { kind: 'event', title: 'T', start: '2026-03-29T02:30', end: '2026-03-29T05:00' }
  it.each([
    [{ kind: 'text', text: '' }, 'required', 'text'],
    [{ url: 'not a link' }, 'bad-link', 'url'],
    [{ url: 'localhost' }, 'bad-link', 'url'],
    [{ kind: 'wifi', ssid: 'a', password: 'short' }, 'bad-wifi-password', 'password'],
    [{ kind: 'contact', phone: '1' }, 'no-name', 'firstName'],
    [{ ...event, start: '2026-03-30T00:00', timeZone: 'UTC' }, 'end-before-start', 'end'],
    [{ ...event, timeZone: 'Europe/Warsaw' }, 'no-such-time', 'start'],
    [{ kind: 'location', latitude: '91', longitude: '0' }, 'too-large', 'latitude'],
    [{ kind: 'text', text: 'a\udc00' }, 'lone-surrogate', 'text'],
    [{ url: 'https://e.com', foreground: '#999999' }, 'low-contrast', 'foreground'],
    [{ url: 'https://e.com', background: '#ffffff80' }, 'see-through', 'background'],
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
})
