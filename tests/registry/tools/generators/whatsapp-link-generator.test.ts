import { decodeQR } from 'qr/decode.js'
import fc from 'fast-check'
import { encode } from 'uqr'
import { expect, it } from 'vitest'
import { drawPixels } from '../../../../registry/lib/qr/image.ts'
import { whatsappLinkGenerator } from '../../../../registry/tools/generators/whatsapp-link-generator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const linkOf = async (input: object): Promise<string> => (await output(whatsappLinkGenerator, input)).links[0].url

it.each([
  ['+1 (201) 555-0123', 'none', '12015550123'],
  ['0044 7400 123456', 'none', '447400123456'],
  ['+44 (0)20 7946 0123', 'none', '442079460123'],
  ['\u202a+48 512 345 678\u202c', 'none', '48512345678'],
  ['＋48512345678', 'none', '48512345678'],
  ['07400 123456', 'GB', '447400123456'],
  ['512-345-678', 'PL', '48512345678'],
  ['48512345678', 'PL', '48512345678'],
  ['8 (916) 123-45-67', 'RU', '79161234567'],
  ['800 123 45 67', 'RU', '78001234567'],
  ['1 201 555 0123', 'US', '12015550123'],
  ['0812-3456-7890', 'ID', '6281234567890'],
  ['312 345 6789', 'IT', '393123456789'],
  ['06 12 34 56 78', 'FR', '33612345678'],
  ['(11) 96123-4567', 'BR', '5511961234567'],
  ['+48512345678', 'BR', '48512345678'],
])('reads %s of %s', async (phone, country, digits) => {
  expect(await linkOf({ phone, country })).toBe(`https://wa.me/${digits}`)
})

it('tells what it left out and what looks odd', async () => {
  const codes = async (input: object) =>
    ((await output(whatsappLinkGenerator, input)).notices ?? []).map(({ code }: { code: string }) => code)
  expect(await codes({ phone: '07400123456', country: 'GB' })).toEqual(['prefix-left-out'])
  expect(await codes({ phone: '+4851234567' })).toEqual(['unusual-length'])
  expect(await codes({ phone: '+541123456789' })).toContain('argentine-number')
  expect(await codes({ phone: '+5491123456789' })).toEqual([])
  expect(await codes({ phone: '+48512345678', text: 'ż'.repeat(400) })).toEqual(['long-link', 'no-qr-code'])
  expect(await codes({ phone: '+48512345678', text: 'a'.repeat(2100) })).toEqual(['long-link'])
})

it.each([
  ['', 'none', 'required', undefined],
  ['+48 512 345 67x', 'none', 'bad-phone-character', 14],
  ['+48+512', 'none', 'bad-phone-character', 3],
  ['512345678', 'none', 'no-calling-code', undefined],
  ['+999123456789', 'none', 'unknown-calling-code', undefined],
  ['+', 'none', 'unknown-calling-code', undefined],
  ['+48512', 'none', 'wrong-phone-length', undefined],
  ['+4851234567890123', 'none', 'wrong-phone-length', undefined],
])('refuses the number “%s”', async (phone, country, code, offset) => {
  expect(await failure(whatsappLinkGenerator, { phone, country })).toMatchObject({
    code,
    field: 'phone',
    ...(offset !== undefined && { place: expect.objectContaining({ offset }) }),
  })
})

it('refuses halves of characters', async () => {
  expect(await failure(whatsappLinkGenerator, { phone: '+48512345678', text: '\ud83d' })).toMatchObject({
    code: 'lone-surrogate',
    field: 'text',
  })
})

it('carries any message whole, and nothing of it into the markup', async () => {
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 80 }), async (text) => {
      const { links, html } = await output(whatsappLinkGenerator, { phone: '+48512345678', text, button: text.slice(0, 20).toWellFormed() })
      const url = new URL(links[0].url)
      expect(url.searchParams.get('text') ?? '').toBe(text.trim() === '' ? '' : text.replace(/\r\n?/g, '\n'))
      expect(html.match(/[<>]/g)).toHaveLength(4)
    }),
    { numRuns: 200 },
  )
})

it('draws a QR code that reads as the link', async () => {
  const { links, svg } = await output(whatsappLinkGenerator, { phone: '+48512345678', text: 'Dzień dobry 👋' })
  const { data } = encode(links[0].url, { ecc: 'M', border: 0 })
  expect(
    decodeQR(
      drawPixels(data, 4, 3, [
        [255, 255, 255],
        [0, 0, 0],
      ]),
    ),
  ).toBe(links[0].url)
  expect(svg).toContain(`viewBox="0 0 ${data.length + 8} ${data.length + 8}"`)
})
