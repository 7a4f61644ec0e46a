import { describe, expect, it } from 'vitest'
import { formatIdentifier } from '../../../../registry/tools/data/format-identifier.ts'
import { qrCodeGenerator } from '../../../../registry/tools/generators/qr-code-generator/tool.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const identify = (text: string) => output(formatIdentifier, { text })
const fileOf = (name: string, bytes: Uint8Array) => ({ name, type: '', bytes })
const factsOf = async (text: string) =>
  Object.fromEntries(((await identify(text)).facts as { name: string; value: string }[]).map(({ name, value }) => [name, value]))

describe('format-identifier', () => {
  // The examples of the standards: ISO 13616, ISO/IEC 7812 test numbers, 49 CFR 565.
  it.each([
    ['DE89370400440532013000', 'iban', 'right-check-digit'],
    ['DE89370400440532013001', 'iban', 'wrong-check-digit'],
    ['5555 5555 5555 4444', 'card', 'right-check-digit'],
    ['1M8GDM9AXKP042788', 'vin', 'right-check-digit'],
    ['490154203237518', 'imei', 'right-check-digit'],
  ])('tells of %s that it is %s with the %s', async (text, kind, code) => {
    const told = await identify(text)
    expect([told.kind, noticeCodes(told)]).toEqual([kind, [code]])
  })

  it('tells what is worth knowing', async () => {
    // RFC 9562, appendices A.1 and A.6.
    expect(await factsOf('C232AB00-9414-11EC-B3C8-9F6BDECED846')).toEqual({ version: '1', time: '2022-02-22T19:22:22.000Z' })
    expect(await factsOf('017F22E2-79B0-7CC3-98C4-DC0C0C07398F')).toEqual({ version: '7', time: '2022-02-22T19:22:22.000Z' })
    expect(await factsOf('#0f5a63')).toEqual({ hex: '#0f5a63', rgb: 'rgb(15, 90, 99)', hsl: 'hsl(186, 74%, 22%)' })
    expect(await factsOf('hsl(120, 100%, 25%)')).toMatchObject({ hex: '#008000' })
    expect(
      await factsOf(
        'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36 Edg/131.0.0.0',
      ),
    ).toEqual({ browser: 'Edge 131', system: 'Windows' })
    expect(await factsOf('5d41402abc4b2a76b9719d911017c592')).toEqual({ algorithm: 'MD5' })
  })

  it('shows what is inside, and what that is', async () => {
    expect(await identify('aGVsbG8gd29ybGQ=')).toMatchObject({ kind: 'base64', inside: 'hello world' })
    const told = await identify('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7')
    expect(told).toMatchObject({ kind: 'base64-file', file: [{ name: 'file.gif', type: 'image/gif' }] })
  })

  it('reads QR codes in images', async () => {
    const made = await output(qrCodeGenerator, { kind: 'text', text: 'zażółć 😀' })
    const told = await output(formatIdentifier, { file: fileOf('a.png', made.image.bytes) })
    expect(told).toMatchObject({ kind: 'qr', code: 'zażółć 😀' })
  })

  it('takes an image without a code for an image, and other files by their first bytes', async () => {
    const gif = Uint8Array.from(Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'))
    expect((await output(formatIdentifier, { file: fileOf('a', gif) })).kind).toBe('gif')
    const cut = gif.slice(0, 20)
    expect((await output(formatIdentifier, { file: fileOf('a', cut) })).kind).toBe('gif')
    expect((await output(formatIdentifier, { file: fileOf('a', new TextEncoder().encode('%PDF-1.7\n')) })).kind).toBe('pdf')
    expect((await output(formatIdentifier, { file: fileOf('a', Uint8Array.of(0, 1, 2, 3)) })).kind).toBe('file')
    expect((await output(formatIdentifier, { file: fileOf('a.csv', new TextEncoder().encode('a;b\n1;2')) })).kind).toBe('csv')
  })

  it('refuses nothing, and both at once', async () => {
    expect(await failure(formatIdentifier, { text: ' ' })).toMatchObject({ code: 'required', field: 'text' })
    expect(await failure(formatIdentifier, { text: 'a', file: fileOf('a', Uint8Array.of(1)) })).toMatchObject({ code: 'text-and-file' })
    expect(await failure(formatIdentifier, { text: '\ufeff\n' })).toMatchObject({ code: 'required' })
  })
})
