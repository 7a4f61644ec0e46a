/** What the text of a code is for, by the beginnings that scanners know. */
export const CONTENTS = {
  link: 'Link',
  wifi: 'Wi-Fi access',
  contact: 'Contact',
  event: 'Calendar event',
  email: 'Email',
  phone: 'Phone number',
  message: 'Text message',
  place: 'Location',
  payment: 'Payment',
  password: 'One-time password key',
  text: 'Text',
} as const
export type Content = keyof typeof CONTENTS

const BEGINNINGS: readonly (readonly [RegExp, Content])[] = [
  [/^(?:https?:\/\/|www\.|URL:|MEBKM:)/i, 'link'],
  [/^WIFI:/i, 'wifi'],
  [/^(?:BEGIN:VCARD|MECARD:|BIZCARD:)/i, 'contact'],
  [/^BEGIN:(?:VCALENDAR|VEVENT)/i, 'event'],
  [/^(?:mailto:|MATMSG:)/i, 'email'],
  [/^tel:/i, 'phone'],
  [/^(?:smsto|sms|mmsto):/i, 'message'],
  [/^geo:/i, 'place'],
  // EPC for transfers in euro, Swiss QR bill, Bitcoin and the like, merchants' codes by EMVCo.
  [/^(?:BCD\r?\n|SPC\r?\n|bitcoin:|ethereum:|lightning:|00020[12]|upi:\/\/)/i, 'payment'],
  [/^otpauth(?:-migration)?:/i, 'password'],
]

export const contentOf = (text: string): Content => BEGINNINGS.find(([beginning]) => beginning.test(text))?.[1] ?? 'text'

/** The host that a link leads to, as browsers see it, and whether it is written so that one may take it for another. */
export function linkHost(text: string): { readonly host: string; readonly isOdd: boolean } | undefined {
  const written = text.replace(/^URL:/i, '').trim()
  const url = parse(/^www\./i.test(written) ? `https://${written}` : written)
  if (!url || !/^https?:$/.test(url.protocol)) return undefined
  const isNumber = /^(?:\d{1,3}(?:\.\d{1,3}){3}|\[.*\])$/.test(url.hostname)
  return { host: url.host, isOdd: url.username !== '' || url.hostname.split('.').some((label) => label.startsWith('xn--')) || isNumber }
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
