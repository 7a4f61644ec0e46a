/** What phones read from a QR code beyond plain text, in the forms that their cameras know. */

type Wifi = { readonly ssid: string; readonly password: string; readonly security: 'WPA' | 'WEP' | 'nopass'; readonly hidden: boolean }

/** @see https://github.com/zxing/zxing/wiki/Barcode-Contents#wi-fi-network-config-android-ios-11 */
export function wifiContent({ ssid, password, security, hidden }: Wifi): string {
  const escape = (value: string) => value.replace(/[\\;,":]/g, '\\$&')
  const secret = security === 'nopass' ? '' : `P:${escape(password)};`
  return `WIFI:T:${security};S:${escape(ssid)};${secret}${hidden ? 'H:true;' : ''};`
}

/** Escaping that vCard (RFC 2426) and iCalendar (RFC 5545) share. */
function escapeText(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n')
}

export type Contact = {
  readonly firstName: string
  readonly lastName: string
  readonly phone: string
  readonly email: string
  readonly organization: string
  readonly website: string
  readonly address: string
}

/** vCard 3.0 (RFC 2426), the version that both Android and iOS import. */
export function contactContent(contact: Contact): string {
  const { firstName, lastName, phone, email, organization, website, address } = contact
  const full = [firstName, lastName].filter(Boolean).join(' ') || organization
  const optional = (name: string, value: string) => (value === '' ? [] : [`${name}:${value}`])
  return [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapeText(lastName)};${escapeText(firstName)};;;`,
    `FN:${escapeText(full)}`,
    ...optional('ORG', escapeText(organization)),
    ...optional('TEL', escapeText(phone)),
    ...optional('EMAIL', escapeText(email)),
    ...optional('URL', oneLine(website)),
    ...optional('ADR', address && `;;${escapeText(address)};;;;`),
    'END:VCARD',
  ].join('\r\n')
}

function oneLine(value: string): string {
  return value.replace(/[\r\n]+/g, '')
}

/** @param start @param end instants as `20261121T120000Z` */
export function eventContent({ title, place, start, end }: { title: string; place: string; start: string; end: string }): string {
  return [
    'BEGIN:VEVENT',
    `SUMMARY:${escapeText(title)}`,
    `DTSTART:${start}`,
    `DTEND:${end}`,
    ...(place ? [`LOCATION:${escapeText(place)}`] : []),
    'END:VEVENT',
  ].join('\r\n')
}

/** RFC 6068: everything but the address is percent-encoded, and lines end with CR LF. */
export function mailContent({ email, subject, message }: { email: string; subject: string; message: string }): string {
  const encode = (text: string) => encodeURIComponent(text.replace(/\r\n|\r|\n/g, '\r\n'))
  const fields = Object.entries({ subject, body: message }).filter(([, text]) => text !== '')
  const address = email.split('@').map(encodeURIComponent).join('@')
  return `mailto:${address}${fields.map(([name, text], index) => `${index === 0 ? '?' : '&'}${name}=${encode(text)}`).join('')}`
}

/** RFC 3966. @param number digits, with a plus in front if it is international */
export function callContent(number: string): string {
  return `tel:${number}`
}

/** The form of NTT DoCoMo, which cameras know better than RFC 5724; all that follows the second colon is the message. */
export function smsContent(number: string, message: string): string {
  return `SMSTO:${number}:${message}`
}

/** RFC 5870. */
export function locationContent(latitude: string, longitude: string): string {
  return `geo:${latitude},${longitude}`
}
