import { describe, expect, it } from 'vitest'
import { encode } from 'uqr'
import type { Pixels } from '../../../../engine/core/context.ts'
import { encodePicture } from '../../../../registry/lib/pictures/encode.ts'
import { orientPixels } from '../../../../registry/lib/pictures/orient.ts'
import { contentOf, linkHost } from '../../../../registry/lib/qr/contents.ts'
import { drawPixels } from '../../../../registry/lib/qr/image.ts'
import { barcodeReader } from '../../../../registry/tools/images/barcode-reader.ts'
import { qrCodeReader } from '../../../../registry/tools/images/qr-code-reader.ts'
import { fileOf, gradient, work } from '../../../support/samples/pictures.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const DARK = [[255, 255, 255], [0, 0, 0]] as const // prettier-ignore
const LIGHT = [[0, 0, 0], [255, 255, 255]] as const // prettier-ignore
const qr = (text: string, colors: typeof DARK | typeof LIGHT = DARK) => drawPixels(encode(text, { border: 0 }).data, 4, 3, colors)
const png = async (pixels: Pixels) => fileOf(await encodePicture(pixels, { format: 'png' }, work()))
const read = async (pixels: Pixels) => output(qrCodeReader, { file: await png(pixels) })
const scan = async (pixels: Pixels, more = {}) => output(barcodeReader, { file: await png(pixels), ...more })

/** Seven modules of each digit on the left, odd parity. @see ISO/IEC 15420, table 1 */
const ODD = ['0001101', '0011001', '0010011', '0111101', '0100011', '0110001', '0101111', '0111011', '0110111', '0001011']
const flip = (bits: string) => [...bits].map((bit) => (bit === '0' ? '1' : '0')).join('')
/** UPC-A, which is an EAN-13 that begins with 0. */
function bars(digits: string): Pixels {
  const left = Array.from(digits.slice(0, 6), (digit) => ODD[Number(digit)]).join('')
  const right = Array.from(digits.slice(6), (digit) => flip(ODD[Number(digit)]!)).join('')
  const bits = `${'0'.repeat(12)}101${left}01010${right}101${'0'.repeat(12)}`
  return drawPixels(
    Array.from({ length: bits.length }, (_, y) => [...bits].map((bit) => y > 5 && y < 60 && bit === '1')),
    0,
    2,
    DARK,
  )
}

describe('qr-code-reader', () => {
  it.each(['https://example.com/a?b=c#d', 'żółć 猫 😀', 'BEGIN:VCARD\nFN:Ana\nEND:VCARD', '0'.repeat(300)])('reads %j', async (text) => {
    expect((await read(qr(text))).codes).toMatchObject([{ text, format: 'QR Code' }])
  })

  it('reads turned, mirrored and inverted codes, and those on nothing', async () => {
    for (const orientation of [2, 3, 4, 5, 6, 7, 8]) expect((await read(orientPixels(qr('turned'), orientation))).text).toBe('turned')
    expect((await read(qr('night', LIGHT))).text).toBe('night')
    const clear = qr('clear')
    for (let at = 0; at < clear.data.length; at += 4) if (clear.data[at] === 255) clear.data.set([0, 0, 0, 0], at)
    expect((await read(clear)).text).toBe('clear')
  })

  it('tells what a code is for and where links lead', async () => {
    expect(noticeCodes(await read(qr('https://user@evil.example/paypal')))).toEqual(['check-link', 'odd-link'])
    expect(noticeCodes(await read(qr('otpauth://totp/x?secret=JBSWY3DPEHPK3PXP')))).toEqual(['has-secret'])
    expect(noticeCodes(await read(qr('WIFI:T:nopass;S:Free;;')))).toEqual([])
    expect(linkHost('https://paypal.com@1.2.3.4/')).toEqual({ host: '1.2.3.4', isOdd: true })
    expect(linkHost('HTTPS://EXAMPLE.com:8080/x')).toEqual({ host: 'example.com:8080', isOdd: false })
    expect(linkHost('https://раураl.com')).toMatchObject({ isOdd: true })
    expect(linkHost('javascript:alert(1)')).toBeUndefined()
    for (const [text, content] of [
      ['javascript:alert(1)', 'text'],
      ['mailto:a@b.c', 'email'],
      ['tel:+1', 'phone'],
      ['smsto:1:hi', 'message'],
      ['geo:1,2', 'place'],
      ['BEGIN:VEVENT', 'event'],
      ['BCD\n002', 'payment'],
      ['MECARD:N:x;', 'contact'],
      ['www.example.com', 'link'],
    ] as const)
      // prettier-ignore
      expect(contentOf(text)).toBe(content)
  })

  it('says when there is no code, or no image', async () => {
    expect(await failure(qrCodeReader, { file: await png(gradient(60, 60)) })).toMatchObject({
      code: 'no-code',
      field: 'file',
      params: { name: 'photo.png' },
    })
    expect(await failure(qrCodeReader, { file: await png(bars('036000291452')) })).toMatchObject({ code: 'no-code' })
    expect(await failure(qrCodeReader, { file: fileOf(Uint8Array.of(1, 2)) })).toMatchObject({ code: 'not-an-image' })
  })
})

describe('barcode-reader', () => {
  // The worked example of the GS1 General Specifications.
  it('reads a UPC-A however it is turned', async () => {
    for (const orientation of [1, 3, 6, 8]) {
      const { codes } = await scan(orientPixels(bars('036000291452'), orientation), { kinds: 'retail' })
      expect(codes).toMatchObject([{ check: 'correct' }])
      expect(codes[0].text.replace(/^0(?=\d{12}$)/, '')).toBe('036000291452')
    }
  })

  it('gives none whose check digit is wrong', async () => {
    expect(await failure(barcodeReader, { file: await png(bars('036000291453')), kinds: 'retail' })).toMatchObject({
      code: 'no-code',
      field: 'file',
    })
  })

  it('looks only for what it is told to', async () => {
    expect((await scan(qr('x'))).codes).toMatchObject([{ format: 'QR Code', check: 'none' }])
    expect((await scan(qr('x'), { kinds: 'matrix' })).text).toBe('x')
    expect(await failure(barcodeReader, { file: await png(qr('x')), kinds: 'linear' })).toMatchObject({ code: 'no-code' })
    expect(noticeCodes(await scan(bars('036000291452')))).toEqual(['not-a-lookup'])
  })
})
