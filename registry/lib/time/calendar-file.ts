import type { FileValue } from '../../../engine/core/file-value.ts'

/** A whole day of a calendar file, as ISO 8601. */
type CalendarDay = { readonly date: string; readonly title: string }

/**
 * Whole-day events as an iCalendar file.
 * @param now the moment of writing, in milliseconds since 1970
 * @see RFC 5545
 */
export function writeCalendarFile(days: readonly CalendarDay[], now: number, name: string): FileValue {
  const stamp = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '')
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Toolglot//Dates//EN',
    ...days.flatMap(({ date, title }, index) => [
      'BEGIN:VEVENT',
      `UID:${date}-${index}-${now}@toolglot`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${date.replaceAll('-', '')}`,
      `SUMMARY:${escapeText(title)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  const text = lines.map((line) => `${foldLine(line)}\r\n`).join('')
  return { name: `${name}.ics`, type: 'text/calendar', bytes: new TextEncoder().encode(text) }
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|[\r\n\u2028\u2029]/g, '\\n')
    .replace(/\p{Cc}/gu, '')
}

const LINE_BYTES = 75

/** Lines have at most 75 bytes; a further one begins with a space. No character is cut. */
function foldLine(line: string): string {
  let folded = ''
  let size = 0
  for (const character of line) {
    const bytes = new TextEncoder().encode(character).byteLength
    if (size + bytes > LINE_BYTES) {
      folded += '\r\n '
      size = 1
    }
    folded += character
    size += bytes
  }
  return folded
}
