import * as z from 'zod'
import { type Fail, defineTool } from '../../../engine/core/define.ts'
import { ToolError } from '../../../engine/core/errors.ts'
import { LINE_LIMIT, color, decimal, file, notices, timeZone } from '../../../engine/core/schema.ts'
import { type CodeColors, checkCodeColors, codeColorFailures } from '../../lib/code-colors.ts'
import { giveNotices } from '../../lib/notices.ts'
import { contactContent, eventContent, locationContent, wifiContent } from '../../lib/qr-contents.ts'
import { type Matrix, drawPixels, drawPng, drawSvg } from '../../lib/qr-image.ts'
import { luminance } from '../../lib/rgb.ts'
import { encodeText, textEncodingFailures } from '../../lib/text-encoding.ts'

/** What a version 40 code holds in each mode (ISO/IEC 18004, table 7). */
const CAPACITY = {
  L: { digits: 7089, capitals: 4296, bytes: 2953 },
  M: { digits: 5596, capitals: 3391, bytes: 2331 },
  Q: { digits: 3993, capitals: 2420, bytes: 1663 },
  H: { digits: 3057, capitals: 1852, bytes: 1273 },
} as const

/** The quiet zone that ISO/IEC 18004 asks for, in modules. */
const QUIET_ZONE = 4
/** Fewest pixels for a module; cameras and our own reading need two. */
const LEAST_SCALE = 2

const only = (...kinds: string[]) => ({ when: { field: 'kind', is: kinds } })
const line = (label: string, kind: string) =>
  z
    .string()
    .max(500)
    .default('')
    .meta({ label, ...only(kind) })
const failures = {
  ...textEncodingFailures.words,
  ...codeColorFailures.words,
  'bad-link': 'This is not a web address. It should read like https://example.com/page.',
  'bad-wifi-password': 'A WPA password has 8 to 63 characters, or 64 hexadecimal digits; this one has {{count, number}}.',
  'no-name': 'A contact needs a first name, a last name or a company.',
  'end-before-start': 'The event ends before it starts.',
  'no-such-time': 'The clocks skip this time in the chosen time zone. Choose a time before or after the change.',
  'too-much':
    'This takes {{length, number}} characters in the code; at this error correction at most {{maximum, number}} fit. Shorten it, or choose a lower error correction.',
  'size-too-small': 'The code has {{modules, number}} modules across with its margin, so it needs at least {{minimum, number}} pixels.',
} as const

const input = z.object({
  kind: z
    .enum(['text', 'link', 'wifi', 'contact', 'event', 'location'])
    .default('link')
    .meta({
      label: 'Contents',
      choices: { text: 'Text', link: 'Link', wifi: 'Wi-Fi', contact: 'Contact', event: 'Event', location: 'Place on the map' },
    }),
  text: z
    .string()
    .max(LINE_LIMIT)
    .default('')
    .meta({ label: 'Text', control: 'multiline', lines: 4, ...only('text') }),
  url: z
    .string()
    .max(LINE_LIMIT)
    .default('')
    .meta({ label: 'Link', placeholder: 'https://example.com', control: 'line', ...only('link') }),
  ssid: z
    .string()
    .max(32)
    .default('')
    .meta({ label: 'Network name', ...only('wifi') }),
  security: z
    .enum(['WPA', 'WEP', 'nopass'])
    .default('WPA')
    .meta({ label: 'Security', choices: { WPA: 'WPA, WPA2 or WPA3', WEP: 'WEP', nopass: 'None' }, ...only('wifi') }),
  password: z
    .string()
    .max(64)
    .default('')
    .meta({ label: 'Password', control: 'secret', sensitive: true, when: { field: 'kind', is: ['wifi'] } }),
  hidden: z
    .boolean()
    .default(false)
    .meta({ label: 'Hidden network', advanced: true, ...only('wifi') }),
  firstName: line('First name', 'contact'),
  lastName: line('Last name', 'contact'),
  phone: line('Phone', 'contact'),
  email: line('Email', 'contact'),
  organization: line('Company', 'contact'),
  website: line('Website', 'contact'),
  address: line('Address', 'contact'),
  title: line('Title', 'event'),
  place: line('Place', 'event'),
  start: z.iso
    .datetime({ local: true })
    .optional()
    .meta({ label: 'Start', control: 'date-time', ...only('event') }),
  end: z.iso
    .datetime({ local: true })
    .optional()
    .meta({ label: 'End', control: 'date-time', ...only('event') }),
  timeZone: timeZone({ label: 'Time zone', defaultFrom: 'time-zone', ...only('event') }).default('UTC'),
  latitude: decimal({ label: 'Latitude', unit: '°', min: '-90', max: '90', ...only('location') }).optional(),
  longitude: decimal({ label: 'Longitude', unit: '°', min: '-180', max: '180', ...only('location') }).optional(),
  correction: z
    .enum(['L', 'M', 'Q', 'H'])
    .default('M')
    .meta({
      label: 'Error correction',
      help: 'How much of the code may be dirty or torn.',
      choices: { L: 'Low (7 %)', M: 'Medium (15 %)', Q: 'High (25 %)', H: 'Highest (30 %)' },
    }),
  foreground: color({ label: 'Colour' }).default('#000000'),
  background: color({ label: 'Background' }).default('#ffffff'),
  size: z.int().min(50).max(4096).default(600).meta({ label: 'Size', unit: 'px', advanced: true }),
  margin: z.int().min(0).max(20).default(QUIET_ZONE).meta({ label: 'Margin', unit: 'modules', advanced: true }),
})
type Input = z.output<typeof input>

export const qrCodeGenerator = defineTool({
  id: 'qr-code-generator',
  category: 'generators',
  icon: 'qr-code',
  title: 'QR code generator',
  summary: 'Make a QR code for a link, text, Wi-Fi, contact, event or place, as SVG and PNG, read back before you get it.',
  keywords: ['qr', 'wifi qr code', 'vcard qr code', 'qr code maker', 'barcode'],
  aliases: ['qr-generator', 'qr-code', 'qr-code-maker'],
  slugs: {
    es: 'generador-de-codigos-qr',
    fr: 'generateur-de-qr-code',
    id: ['generator-kode-qr', 'pembuat-kode-qr'],
    it: ['generatore-qr-code', 'generatore-codice-qr'],
    pl: 'generator-kodow-qr',
    pt: 'gerador-de-qr-code',
    ru: 'generator-qr-kodov',
  },
  effect: 'pure',
  input,
  output: z.object({
    svg: z.string().meta({ label: 'QR code', view: 'svg', media: 'image/svg+xml', fileName: 'qr-code.svg' }),
    image: file({ label: 'PNG', view: 'image', fileName: 'qr-code.png' }),
    facts: z
      .object({
        version: z.int().meta({ label: 'Version' }),
        modules: z.int().meta({ label: 'Modules across', help: 'Without the margin.' }),
        correction: z.enum(['L', 'M', 'Q', 'H']).meta({ label: 'Error correction', named: 'raw' }),
        contrast: z.number().meta({ label: 'Contrast', decimals: 1 }),
        charactersLeft: z.int().meta({ label: 'Characters left', help: 'Letters outside the basic Latin ones take two to four.' }),
      })
      .meta({ label: 'Facts' }),
    content: z.string().meta({ label: 'What the code says', view: 'code', sensitive: true }),
    notices: notices({
      'scheme-added': '“https://” was put in front, so that phones open the link.',
      'light-on-dark': 'A light code on a dark background is not read by every scanner. Dark on light is safer.',
      'small-margin': 'The margin is narrower than the four modules that the standard asks for; some scanners will miss the code.',
    }),
  }),
  failures,
  notes: [
    'The code follows ISO/IEC 18004 (Model 2), in the smallest version that holds the contents. Text is stored as UTF-8.',
    'Before you get it, the code is read back in your colours and with your margin, and compared letter for letter.',
    'Nothing is shortened or redirected: the code holds what you typed and works as long as that does. Contacts are vCard 3.0, events are stored in UTC.',
  ],
  examples: [
    {
      title: 'A link',
      input: { url: 'https://example.com/' },
      output: { content: 'https://example.com/', facts: { version: 2, modules: 25, correction: 'M', contrast: 21, charactersLeft: 2311 } },
    },
    {
      title: 'Wi-Fi',
      input: { kind: 'wifi', ssid: 'Café; upstairs', password: 'correct horse' },
      output: { content: 'WIFI:T:WPA;S:Café\\; upstairs;P:correct horse;;' },
    },
    {
      title: 'A place',
      input: { kind: 'location', latitude: '52.2297', longitude: '21.0122' },
      output: { content: 'geo:52.2297,21.0122' },
    },
    {
      title: 'An event in Warsaw',
      input: { kind: 'event', title: 'Meeting', start: '2026-11-21T14:00', end: '2026-11-21T15:00', timeZone: 'Europe/Warsaw' },
      output: { content: 'BEGIN:VEVENT\r\nSUMMARY:Meeting\r\nDTSTART:20261121T130000Z\r\nDTEND:20261121T140000Z\r\nEND:VEVENT' },
    },
  ],
  transform: async (input, { fail }) => {
    const { correction, size, margin } = input
    const { content, schemeAdded } = await contentOf(input, fail)
    const bytes = encodeText(content, 'utf-8', 'text')
    const left = roomLeft(content, bytes.length, correction)
    if (left < 0) fail('too-much', { length: bytes.length, maximum: bytes.length + left }, { field: mainFieldOf(input.kind) })
    const { colors, contrast } = checkCodeColors(input)

    const { encode } = await import('uqr')
    const { version, data: matrix } = encode(content, { ecc: correction, border: 0 })
    const modules = matrix.length + 2 * margin
    if (size < modules * LEAST_SCALE) fail('size-too-small', { modules, minimum: modules * LEAST_SCALE }, { field: 'size' })
    if (!(await readsAs(content, matrix, margin, colors))) throw new Error('the finished code does not read back as what went in')

    return {
      svg: drawSvg(matrix, margin, size, colors),
      image: { name: 'qr-code.png', type: 'image/png', bytes: await drawPng(matrix, margin, size, colors) },
      facts: { version, modules: matrix.length, correction, contrast, charactersLeft: left },
      content,
      notices: giveNotices(
        schemeAdded && { code: 'scheme-added' },
        luminance(colors[1]) > luminance(colors[0]) && { code: 'light-on-dark', level: 'warning' },
        margin < QUIET_ZONE && { code: 'small-margin', level: 'warning' },
      ),
    }
  },
})

type Refuse = Fail<typeof failures>

function mainFieldOf(kind: Input['kind']): string {
  return { text: 'text', link: 'url', wifi: 'ssid', contact: 'firstName', event: 'title', location: 'latitude' }[kind]
}

/** @throws ToolError required, bad-link, bad-wifi-password, no-name, end-before-start, no-such-time */
async function contentOf(input: Input, fail: Refuse): Promise<{ content: string; schemeAdded?: boolean }> {
  switch (input.kind) {
    case 'text':
      return { content: needed(input.text, 'text') }
    case 'link':
      return linkContent(needed(input.url.trim(), 'url'), fail)
    case 'wifi': {
      const { security, password } = input
      needed(input.ssid, 'ssid')
      if (security !== 'nopass') needed(password, 'password')
      if (security === 'WPA' && (password.length < 8 || (password.length === 64 && !/^[0-9a-f]{64}$/i.test(password))))
        fail('bad-wifi-password', { count: password.length }, { field: 'password' })
      return { content: wifiContent(input) }
    }
    case 'contact':
      if (!input.firstName && !input.lastName && !input.organization) fail('no-name', {}, { field: 'firstName' })
      return { content: contactContent(input) }
    case 'event': {
      const start = (await toUtc(needed(input.start, 'start'), input.timeZone)) ?? fail('no-such-time', {}, { field: 'start' })
      const end = (await toUtc(needed(input.end, 'end'), input.timeZone)) ?? fail('no-such-time', {}, { field: 'end' })
      if (end < start) fail('end-before-start', {}, { field: 'end' })
      return { content: eventContent({ title: needed(input.title, 'title'), place: input.place, start, end }) }
    }
    case 'location':
      return { content: locationContent(needed(input.latitude, 'latitude'), needed(input.longitude, 'longitude')) }
  }
}

function needed(value: string | undefined, field: string): string {
  if (!value) throw new ToolError('required', {}, { field })
  return value
}

function linkContent(url: string, fail: Refuse): { content: string; schemeAdded: boolean } {
  const schemeAdded = !/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(url)
  const content = schemeAdded ? `https://${url}` : url
  const isWeb = /^https?:/i.test(content)
  if (/\s/.test(url) || !URL.canParse(content) || (isWeb && schemeAdded && !new URL(content).hostname.includes('.')))
    fail('bad-link', {}, { field: 'url' })
  return { content, schemeAdded }
}

/** A local time, or one that ends with Z, as `20261121T120000Z`; undefined when the zone's clocks skip it. */
async function toUtc(time: string, zone: string): Promise<string | undefined> {
  const { Temporal } = await import('temporal-polyfill')
  const write = (instant: { toString(options: { smallestUnit: 'second' }): string }) =>
    instant.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')
  if (time.endsWith('Z')) return write(Temporal.Instant.from(time))
  const local = Temporal.PlainDateTime.from(time)
  const zoned = local.toZonedDateTime(zone)
  return zoned.toPlainDateTime().equals(local) ? write(zoned.toInstant()) : undefined
}

/** How many more characters of the same sort the largest code holds; negative when it is too much. */
function roomLeft(content: string, bytes: number, correction: Input['correction']): number {
  const capacity = CAPACITY[correction]
  if (/^\d*$/.test(content)) return capacity.digits - content.length
  if (/^[A-Z0-9 $%*+./:-]*$/.test(content)) return capacity.capitals - content.length
  return capacity.bytes - bytes
}

async function readsAs(content: string, matrix: Matrix, margin: number, colors: CodeColors): Promise<boolean> {
  const { decodeQR } = await import('qr/decode.js')
  try {
    return decodeQR(drawPixels(matrix, margin, 3, colors), { timeLimit: Number.POSITIVE_INFINITY }) === content
  } catch {
    return false
  }
}
