import { fail } from '../../../../engine/core/define.ts'
import * as z from 'zod'
import type { Fail } from '../../../../engine/core/define.ts'
import { choice, dateTime, decimal, flag, text, timeZone } from '../../../../engine/core/kit.ts'
import { LINE_LIMIT } from '../../../../engine/core/schema.ts'
import { calendarFailures } from '../../../lib/time/calendar-fields.ts'
import { phoneFailures } from '../../../lib/web/phone-number.ts'
import {
  type Contact,
  callContent,
  contactContent,
  eventContent,
  locationContent,
  mailContent,
  smsContent,
  wifiContent,
} from './contents.ts'
import { encodeText } from '../../../lib/encoding/text-encoding.ts'

const only = (...kinds: string[]) => ({ when: { kind: kinds } })
const line = (label: string, ...kinds: string[]) => text(label, { max: 500, default: '', ...only(...kinds) })
/** What a code can be made to say. */
export const qrContentFields = {
  kind: choice(
    'Contents',
    {
      text: 'Text',
      link: 'Link',
      email: 'Email',
      phone: 'Phone call',
      sms: 'Text message (SMS)',
      wifi: 'Wi-Fi',
      contact: 'Contact',
      event: 'Event',
      location: 'Map location',
      batch: 'Many at once (CSV)',
    },
    { default: 'link' },
  ),
  text: text('Text', { max: LINE_LIMIT, default: '', control: 'multiline', lines: 4, ...only('text') }),
  url: text('Link', { max: LINE_LIMIT, default: '', placeholder: 'https://example.com', control: 'line', ...only('link') }),
  ssid: text('Network name', { max: 32, default: '', ...only('wifi') }),
  security: choice('Security', { WPA: 'WPA, WPA2 or WPA3', WEP: 'WEP', nopass: 'None' }, only('wifi')),
  password: text('Password', { max: 64, default: '', control: 'secret', sensitive: true, when: { kind: 'wifi' } }),
  hidden: flag('Hidden network', { advanced: true, ...only('wifi') }),
  firstName: line('First name', 'contact'),
  lastName: line('Last name', 'contact'),
  phone: line('Phone', 'contact', 'phone', 'sms'),
  email: line('Email', 'contact', 'email'),
  organization: line('Company', 'contact'),
  website: line('Website', 'contact'),
  address: line('Address', 'contact'),
  subject: line('Subject', 'email'),
  message: text('Message', { max: 2000, default: '', control: 'multiline', lines: 4, ...only('email', 'sms') }),
  title: line('Title', 'event'),
  place: line('Place', 'event'),
  start: dateTime('Start', { optional: true, ...only('event') }),
  end: dateTime('End', { optional: true, ...only('event') }),
  timeZone: timeZone('Time zone', { default: 'UTC', defaultFrom: 'time-zone', ...only('event') }),
  latitude: decimal('Latitude', { optional: true, unit: '°', min: '-90', max: '90', ...only('location') }),
  longitude: decimal('Longitude', { optional: true, unit: '°', min: '-180', max: '180', ...only('location') }),
  rows: text('Rows', {
    max: 200_000,
    default: '',
    help: 'One code per row: its contents and, optionally, a file name in a second column. Put text with commas in double quotes.',
    control: 'multiline',
    media: 'text/csv',
    lines: 6,
    ...only('batch'),
  }),
}

export const qrContentFailures = {
  ...calendarFailures.words,
  'bad-phone-character': phoneFailures['bad-phone-character'],
  'bad-email': 'This isn’t an email address. It should look like name@example.com.',
  'long-ssid':
    'A network name takes at most {{maximum, number}} bytes; this one takes {{count, number}}. Letters beyond basic Latin take two to four.',
  'bad-link': 'This isn’t a URL. It should look like https://example.com/page.',
  'bad-wifi-password': 'A WPA password has 8 to 63 characters, or 64 hexadecimal digits; this one has {{count, number}}.',
  'no-name': 'A contact needs a first name, a last name or a company.',
  'end-before-start': 'The event ends before it starts. Check both times.',
  'no-such-time': 'The clocks skip this time in the chosen time zone. Choose a time before or after the change.',
} as const

const schema = z.object(qrContentFields)
type QrInput = z.output<typeof schema>
type Kind = QrInput['kind']
type Refuse = Fail<typeof qrContentFailures>

/** The field that a content is mainly made of. */
export function mainFieldOf(kind: Kind): string {
  return {
    text: 'text',
    link: 'url',
    email: 'email',
    phone: 'phone',
    sms: 'phone',
    wifi: 'ssid',
    contact: 'firstName',
    event: 'title',
    location: 'latitude',
    batch: 'rows',
  }[kind]
}

/** Bytes of a network name (IEEE 802.11, 9.4.2.2). */
const SSID_BYTES = 32

/**
 * @throws ToolError required, bad-link, bad-email, bad-phone-character, long-ssid, bad-wifi-password, no-name, end-before-start,
 * no-such-time, out-of-range, lone-surrogate
 */
export async function contentOf(
  input: QrInput & { readonly kind: Exclude<Kind, 'batch'> },
  fail: Refuse,
): Promise<{ content: string; schemeAdded?: boolean }> {
  switch (input.kind) {
    case 'text':
      return { content: needed(input.text, 'text') }
    case 'link':
      return linkContent(needed(input.url.trim(), 'url'), fail)
    case 'email':
      return { content: mailContent({ email: mailAddress(input.email, fail), ...encodable(input, 'subject', 'message') }) }
    case 'phone':
      return { content: callContent(phoneNumber(input.phone, fail)) }
    case 'sms':
      return { content: smsContent(phoneNumber(input.phone, fail), encodable(input, 'message').message) }
    case 'wifi': {
      const { security, password } = input
      encodeText(password, 'utf-8', 'password')
      const { length } = encodeText(needed(input.ssid, 'ssid'), 'utf-8', 'ssid')
      if (length > SSID_BYTES) fail('long-ssid', { maximum: SSID_BYTES, count: length, field: 'ssid' })
      if (security !== 'nopass') needed(password, 'password')
      if (security === 'WPA' && (password.length < 8 || (password.length === 64 && !/^[0-9a-f]{64}$/i.test(password))))
        fail('bad-wifi-password', { count: password.length, field: 'password' })
      return { content: wifiContent(input) }
    }
    case 'contact': {
      const parts = ['firstName', 'lastName', 'phone', 'email', 'organization', 'website', 'address'] as const
      const contact = encodable(input, ...parts)
      if (!contact.firstName && !contact.lastName && !contact.organization) fail('no-name', { field: 'firstName' })
      return { content: contactContent(contact) }
    }
    case 'event': {
      const start = await toUtc(needed(input.start, 'start'), input.timeZone, 'start', fail)
      const end = await toUtc(needed(input.end, 'end'), input.timeZone, 'end', fail)
      if (end < start) fail('end-before-start', { field: 'end' })
      const { title, place } = encodable(input, 'title', 'place')
      return { content: eventContent({ title: needed(title, 'title'), place, start, end }) }
    }
    case 'location':
      return { content: locationContent(needed(input.latitude, 'latitude'), needed(input.longitude, 'longitude')) }
  }
}

function needed(value: string | undefined, field: string): string {
  if (!value) fail('required', { field })
  return value
}

/** Fields without the spaces around them, but for the message. @throws ToolError lone-surrogate at the one that cannot be written */
function encodable<F extends 'subject' | 'message' | 'title' | 'place' | keyof Contact>(input: QrInput, ...fields: F[]): Record<F, string> {
  const parts = {} as Record<F, string>
  for (const field of fields) {
    encodeText(input[field], 'utf-8', field)
    parts[field] = field === 'message' ? input[field] : input[field].trim()
  }
  return parts
}

function mailAddress(written: string, fail: Refuse): string {
  const email = needed(written.trim(), 'email')
  encodeText(email, 'utf-8', 'email')
  return /^[^\s@,;<>"?&\p{Cc}]+@[^\s@,;<>"?&\p{Cc}]+\.[^\s@,;<>"?&\p{Cc}]+$/u.test(email) ? email : fail('bad-email', { field: 'email' })
}

/** As a phone dials it: without what only helps to read it. */
function phoneNumber(written: string, fail: Refuse): string {
  const bare = needed(written.trim(), 'phone').replace(/[\s().\-/]/g, '')
  const wrong = /[^+0-9]|(?<!^)\+/u.exec(bare)?.[0] ?? (/\d/.test(bare) ? undefined : '+')
  if (wrong === undefined) return bare
  const offset = written.indexOf(wrong, wrong === '+' ? 1 : 0)
  return fail('bad-phone-character', { character: wrong.toWellFormed(), field: 'phone', text: written, offset: Math.max(offset, 0) })
}

function linkContent(url: string, fail: Refuse): { content: string; schemeAdded: boolean } {
  const schemeAdded = !/^[a-z][a-z0-9+.-]*:(?!\d)/i.test(url)
  const content = schemeAdded ? `https://${url.replace(/^\/\//, '')}` : url
  if (/[\s\p{Cc}]/u.test(url) || !URL.canParse(content)) fail('bad-link', { field: 'url' })
  const { hostname, username } = new URL(content)
  // An address for mail would otherwise become a web address with a user name.
  if (schemeAdded && (!hostname.includes('.') || username !== '')) fail('bad-link', { field: 'url' })
  return { content, schemeAdded }
}

/** A local time, or one that ends with Z, as `20261121T120000Z`. @throws ToolError no-such-time, out-of-range at `field` */
async function toUtc(time: string, zone: string, field: string, fail: Refuse): Promise<string> {
  const { Temporal } = await import('temporal-polyfill')
  const instant = time.endsWith('Z') ? Temporal.Instant.from(time) : Temporal.PlainDateTime.from(time).toZonedDateTime(zone).toInstant()
  if (!time.endsWith('Z') && !instant.toZonedDateTimeISO(zone).toPlainDateTime().equals(Temporal.PlainDateTime.from(time)))
    fail('no-such-time', { field })
  const { year } = instant.toZonedDateTimeISO('UTC')
  if (year < 1 || year > 9999) fail('out-of-range', { field })
  return instant.toString({ smallestUnit: 'second' }).replace(/[-:]/g, '')
}
