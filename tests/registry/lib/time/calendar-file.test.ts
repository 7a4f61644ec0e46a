import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { writeCalendarFile } from '../../../../registry/lib/time/calendar-file.ts'

const NOW = Date.UTC(2026, 10, 21, 12, 30, 5)
const textOf = (titles: readonly string[]) =>
  new TextDecoder().decode(
    writeCalendarFile(
      titles.map((title) => ({ date: '2027-02-19', title })),
      NOW,
      'dates',
    ).bytes,
  )
/** As RFC 5545 wants it read: folded lines joined, escapes undone. */
const summaries = (text: string) =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith('SUMMARY:'))
    .map((line) => line.slice(8).replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)))

describe('calendar files', () => {
  it('hold whole days', () => {
    const file = writeCalendarFile([{ date: '2027-02-19', title: 'Rent; due, soon' }], NOW, 'dates')
    expect(file).toMatchObject({ name: 'dates.ics', type: 'text/calendar' })
    expect(new TextDecoder().decode(file.bytes).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Toolglot//Dates//EN',
      'BEGIN:VEVENT',
      `UID:2027-02-19-0-${NOW}@toolglot`,
      'DTSTAMP:20261121T123005Z',
      'DTSTART;VALUE=DATE:20270219',
      'SUMMARY:Rent\\; due\\, soon',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ])
  })

  it('cannot be given lines of their own by a title', () => {
    const text = textOf(['a\r\nBEGIN:VALARM\nb\u2028c\0', 'C:\\new, old'])
    expect(text.split('\r\n').filter((line) => line.startsWith('BEGIN:'))).toEqual(['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'BEGIN:VEVENT'])
    expect(summaries(text)).toEqual(['a\nBEGIN:VALARM\nb\nc', 'C:\\new, old'])
  })

  it('have lines of at most 75 bytes, and keep any title', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', minLength: 50, maxLength: 200, size: 'max' }), { maxLength: 4 }), (titles) => {
        const text = textOf(titles)
        for (const line of text.split('\r\n')) expect(new TextEncoder().encode(line).byteLength).toBeLessThanOrEqual(75)
        const plain = titles.map((title) => title.replace(/[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n]/gu, ''))
        expect(summaries(text)).toEqual(plain)
      }),
    )
  })
})
