import * as z from 'zod'
import type { Fail } from '../../engine/core/define.ts'
import { ToolError } from '../../engine/core/errors.ts'
import { LINE_LIMIT, decimal, timeZone } from '../../engine/core/schema.ts'
import { contactContent, eventContent, locationContent, wifiContent } from './qr-contents.ts'

const only = (...kinds: string[]) => ({ when: { field: 'kind', is: kinds } })
const line = (label: string, kind: string) =>
  z
    .string()
    .max(500)
    .default('')
    .meta({ label, ...only(kind) })
/** What a code can be made to say. */
export const qrContentFields = {
  kind: z
    .enum(['text', 'link', 'wifi', 'contact', 'event', 'location', 'batch'])
    .default('link')
    .meta({
      label: 'Contents',
      choices: {
        text: 'Text',
        link: 'Link',
        wifi: 'Wi-Fi',
        contact: 'Contact',
        event: 'Event',
        location: 'Place on the map',
        batch: 'Many at once (CSV)',
      },
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
  rows: z
    .string()
    .max(200_000)
    .default('')
    .meta({
      label: 'Rows',
      help: 'A code for each row: what it says, and if you like the name of its file in a second column.',
      control: 'multiline',
      media: 'text/csv',
      lines: 6,
      ...only('batch'),
    }),
}

export const qrContentFailures = {
  'bad-link': 'This is not a web address. It should read like https://example.com/page.',
  'bad-wifi-password': 'A WPA password has 8 to 63 characters, or 64 hexadecimal digits; this one has {{count, number}}.',
  'no-name': 'A contact needs a first name, a last name or a company.',
  'end-before-start': 'The event ends before it starts.',
  'no-such-time': 'The clocks skip this time in the chosen time zone. Choose a time before or after the change.',
} as const

const schema = z.object(qrContentFields)
export type QrInput = z.output<typeof schema>
type Kind = QrInput['kind']
type Refuse = Fail<typeof qrContentFailures>

/** The field that a content is mainly made of. */
export function mainFieldOf(kind: Kind): string {
  return { text: 'text', link: 'url', wifi: 'ssid', contact: 'firstName', event: 'title', location: 'latitude', batch: 'rows' }[kind]
}

/** @throws ToolError required, bad-link, bad-wifi-password, no-name, end-before-start, no-such-time */
export async function contentOf(
  input: QrInput & { readonly kind: Exclude<Kind, 'batch'> },
  fail: Refuse,
): Promise<{ content: string; schemeAdded?: boolean }> {
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
