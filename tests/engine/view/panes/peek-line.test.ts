import { expect, it } from 'vitest'
import * as z from 'zod'
import { column, facts, grid, part, table } from '../../../../engine/core/parts.ts'
import { value } from '../../../../engine/core/schema.ts'
import { peekLine } from '../../../../engine/view/panes/peek-line.ts'
import { viewFrom } from '../../../support/labelled.ts'

const settings = { locale: 'es', yes: 'Sí', no: 'No', colon: ': ' }
const file = (name: string) => ({ name, type: 'image/jpeg', bytes: new Uint8Array() })

it('names the files', () => {
  expect(peekLine(viewFrom(part(value.file, 'Part', { view: 'image' })), file('page-1.jpg'), settings)).toBe('page-1.jpg')
  const files = viewFrom(part(z.array(value.file), 'Part', { view: 'files' }))
  expect(peekLine(files, [file('page-1.jpg'), file('page-2.jpg')], settings)).toBe('page-1.jpg, page-2.jpg')
  expect(peekLine(files, [], settings)).toBe('')
})

it('shows the first row of a table as the table does, without its empty cells', () => {
  const rows = viewFrom(
    table('Part', {
      name: column(z.string(), 'File'),
      note: column(z.string(), 'Note'),
      bytes: column(z.int(), 'Size', { format: 'bytes' }),
    }),
  )
  const given = [
    { name: 'page-1.jpg', note: '', bytes: 1500 },
    { name: 'page-2.jpg', note: 'b', bytes: 2 },
  ]
  expect(peekLine(rows, given, settings)).toMatch(/^page-1\.jpg · 1,5\s/)
  expect(peekLine(rows, [], settings)).toBe('')
  expect(peekLine(viewFrom(grid('Part')), { columns: ['x', 'y', 'z'], rows: [['', '1', '2'], ['3']] }, settings)).toBe('1 · 2')
})

it('is the first line with anything on it of all else, and never long', () => {
  expect(peekLine(viewFrom(z.string()), '\n \nfirst\nsecond', settings)).toBe('first')
  expect(peekLine(viewFrom(z.string()), 'x'.repeat(500), settings)).toHaveLength(120)
  expect(peekLine(viewFrom(part(value.money, 'Part', { currency: 'EUR', view: 'headline' })), '1234567.50', settings)).toBe(
    '1.234.567,50\u00A0€',
  )
  expect(peekLine(viewFrom(facts('Part', { size: column(z.int(), 'Size') })), { size: 3 }, settings)).toBe('size: 3')
})

it('is empty for what is drawn: its source says nothing at a glance', () => {
  expect(peekLine(viewFrom(part(z.string(), 'Part', { view: 'svg' })), '<svg/>', settings)).toBe('')
  expect(peekLine(viewFrom(part(z.string(), 'Part', { view: 'html' })), '<p>Hi</p>', settings)).toBe('')
})
