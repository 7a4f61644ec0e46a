import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, text } from '../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../engine/core/parts.ts'
import { escapeAttribute } from '../../lib/web/meta-tags.ts'
import { PLAN_COUNTRIES, phoneFailures, readPhoneNumber } from '../../lib/web/phone-number.ts'
import { drawSvg } from '../../lib/qr/image.ts'
import { textEncodingFailures } from '../../lib/encoding/text-encoding.ts'

const MOST_LETTERS = 4000
/** Bytes that a QR code of medium error correction holds (ISO/IEC 18004, version 40). */
const QR_BYTES = 2331
const LONG_LINK = 2000

export const whatsappLinkGenerator = defineTool({
  id: 'whatsapp-link-generator',
  category: 'generators',
  icon: 'message-circle',
  title: 'WhatsApp link generator',
  summary: 'Create a wa.me link that opens a WhatsApp chat with your number and a prefilled message, with a QR code and a button.',
  keywords: ['wa.me link', 'click to chat', 'whatsapp qr code', 'whatsapp link with message', 'whatsapp button', 'wa link'],
  aliases: ['wa-me-link-generator', 'whatsapp-link'],
  slugs: {
    es: 'generador-de-enlaces-whatsapp',
    fr: 'generateur-de-lien-whatsapp',
    id: ['generator-link-whatsapp', 'buat-link-wa'],
    it: 'generatore-link-whatsapp',
    pl: 'generator-linkow-whatsapp',
    pt: 'gerador-de-link-whatsapp',
    ru: 'generator-ssylok-whatsapp',
  },
  recognizes: [{ kind: 'phone', field: 'phone', values: { country: '@country' } }],
  effect: 'pure',
  input: z.object({
    phone: text('Phone number', {
      max: 60,
      help: 'Start with + and the country code, or choose the country below.',
      placeholder: '+1 201 555 0123',
    }),
    country: choice('Country', ['none', ...PLAN_COUNTRIES], { words: { none: 'As in the number' }, named: 'region' }),
    text: text('Message', { max: MOST_LETTERS, default: '', control: 'multiline', lines: 4 }),
    button: text('Button text', { max: 100, default: 'WhatsApp', advanced: true }),
  }),
  output: z.object({
    links: table('Link', { url: z.string() }, { view: 'links' }),
    facts: facts('Details', {
      number: column(z.string(), 'International number', { format: 'code' }),
      calling: column(z.string(), 'Country calling code', { format: 'code' }),
      length: column(z.int(), 'Link length', { unit: 'character|characters' }),
    }),
    svg: part(z.string(), 'QR code', { view: 'svg', media: 'image/svg+xml', fileName: 'whatsapp.svg' }).optional(),
    html: part(z.string(), 'HTML', { view: 'code', language: 'html', media: 'text/html', fileName: 'whatsapp.html' }),
  }),
  failures: { ...phoneFailures, 'lone-surrogate': textEncodingFailures.words['lone-surrogate'] },
  notices: {
    'prefix-left-out': { info: 'The leading {{prefix}} is only dialed within the country, so it was left out.' },
    'unusual-length': { warning: 'Mobile numbers with this country code usually have a different number of digits. Check the number.' },
    'argentine-number': { warning: 'Mobile numbers in Argentina need a 9 after 54 and no 15 before the local number.' },
    'long-link': {
      warning: 'The link has more than {{most, number}} characters, and some apps cut such links off. A shorter message is safer.',
    },
    'no-qr-code': { info: 'The message is too long for a QR code.' },
  },
  notes: [
    'The link is https://wa.me/ followed by the number in ITU-T E.164 format, with the country code but without +, leading zeros, spaces or parentheses, as WhatsApp documents. The message follows, percent-encoded as UTF-8, so emoji and line breaks arrive intact.',
    'Calling code and length are checked, and for 54 countries also how many digits a mobile number has (libphonenumber, 2026). We can’t see whether the number has a WhatsApp account: open the link to find out.',
    'Nothing is sent, the link isn’t shortened, and clicks on it aren’t counted: it contains only what you typed. Anyone who sees it sees the number and the message.',
  ],
  examples: [
    {
      title: 'An order by message',
      input: { phone: '+1 (201) 555-0123', text: 'Hi! I’d like 2 loaves 🥖' },
      in: {
        es: { input: { phone: '+34 612 345 678', text: '¡Hola! Quiero 2 panes 🥖' } },
        fr: { input: { phone: '+33 6 12 34 56 78', text: 'Bonjour ! Je voudrais 2 baguettes 🥖' } },
        id: { input: { phone: '+62 812-345-678', text: 'Halo! Saya mau pesan 2 roti 🥖' } },
        it: { input: { phone: '+39 312 345 6789', text: 'Ciao! Vorrei 2 baguette 🥖' } },
        pl: { input: { phone: '+48 512 345 678', text: 'Dzień dobry! Poproszę 2 bagietki 🥖' } },
        pt: {
          input: { phone: '+55 (11) 96123-4567', text: 'Olá! Quero 2 pães 🥖' },
          output: {
            links: [{ url: 'https://wa.me/5511961234567?text=Ol%C3%A1!%20Quero%202%20p%C3%A3es%20%F0%9F%A5%96' }],
            html: '<a href="https://wa.me/5511961234567?text=Ol%C3%A1!%20Quero%202%20p%C3%A3es%20%F0%9F%A5%96" target="_blank" rel="noopener noreferrer">WhatsApp</a>\n',
          },
        },
        ru: { input: { phone: '+7 912 345-67-89', text: 'Здравствуйте! Мне 2 багета 🥖' } },
      },
      output: {
        links: [{ url: 'https://wa.me/12015550123?text=Hi!%20I%E2%80%99d%20like%202%20loaves%20%F0%9F%A5%96' }],
        html: '<a href="https://wa.me/12015550123?text=Hi!%20I%E2%80%99d%20like%202%20loaves%20%F0%9F%A5%96" target="_blank" rel="noopener noreferrer">WhatsApp</a>\n',
      },
    },
    {
      title: 'A British number in its local format',
      input: { phone: '07400 123456', country: 'GB' },
      output: {
        links: [{ url: 'https://wa.me/447400123456' }],
        notices: [{ code: 'prefix-left-out', params: { prefix: '0' }, level: 'info' }],
      },
    },
    {
      title: 'With 00 in front',
      input: { phone: '0048 512-345-678' },
      output: { links: [{ url: 'https://wa.me/48512345678' }], facts: { number: '+48512345678', calling: '+48', length: 25 } },
    },
  ],
  transform: async ({ phone, country, text, button }, { fail, note }) => {
    if (phone.trim() === '') fail('required', { field: 'phone' })
    for (const [field, value] of Object.entries({ text, button })) if (!value.isWellFormed()) fail('lone-surrogate', { field })
    const number = readPhoneNumber(phone, country === 'none' ? undefined : country, fail)
    const url = `https://wa.me/${number.digits}${text.trim() === '' ? '' : `?text=${encodeURIComponent(text.replace(/\r\n?/g, '\n'))}`}`
    const hasCode = url.length <= QR_BYTES
    const { encode } = await import('uqr')
    if (number.leftOut !== undefined) note('prefix-left-out', { prefix: number.leftOut })
    if (!number.isUsualLength) note('unusual-length')
    if (/^54(?!9)/.test(number.digits)) note('argentine-number')
    if (url.length > LONG_LINK) note('long-link', { most: LONG_LINK })
    if (!hasCode) note('no-qr-code')
    return {
      links: [{ url }],
      facts: { number: `+${number.digits}`, calling: `+${number.calling}`, length: url.length },
      svg: hasCode
        ? drawSvg(encode(url, { ecc: 'M', border: 0 }).data, 4, 600, [
            [255, 255, 255],
            [0, 0, 0],
          ])
        : undefined,
      html: `<a href="${url}" target="_blank" rel="noopener noreferrer">${escapeAttribute(button)}</a>\n`,
    }
  },
})
