import { grid, part } from '../../../../../engine/core/parts.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { value } from '../../../../../engine/core/schema.ts'
import { sortedRows, tableData } from '../../../../../engine/view/views/table/table-data.ts'
import { viewFrom } from '../../../../support/labelled.ts'

const settings = { locale: 'en', yes: 'Yes', no: 'No', colon: ': ' }
const view = viewFrom(
  z.array(
    z.object({
      name: z.string(),
      price: part(value.money, 'Part', { currency: 'currency' }),
      currency: z.string(),
      tags: z.array(z.string()).optional(),
      note: z.string().optional(),
    }),
  ),
)
const ROWS = [
  { name: 'b', price: '10', currency: 'EUR', tags: ['x', 'y'] },
  { name: 'ä', price: '9.5', currency: 'USD' },
  { name: 'a', price: '-1', currency: 'USD' },
]
const data = tableData(view, ROWS, settings)
const order = (column: number, descending: boolean, locale = 'en') => sortedRows(data, column, descending, locale).map(({ raw }) => raw[0])

describe('tableData', () => {
  it('shows values in the reader’s language and keeps the raw ones', () => {
    expect(data.rows[0]).toEqual({ shown: ['b', '€10.00', 'EUR', 'x, y'], raw: ['b', '10', 'EUR', 'x,y'] })
    expect(data.rows[1]?.shown[1]).toBe('$9.50')
  })

  it('leaves out columns that no row uses', () => {
    expect(data.heads).toEqual([
      { label: 'name', numeric: false, copyable: false },
      { label: 'price', numeric: true, copyable: false },
      { label: 'currency', numeric: false, copyable: false },
      { label: 'tags', numeric: false, copyable: false },
    ])
  })

  it('takes a table that brings its own columns', () => {
    expect(tableData(viewFrom(grid('Part')), { columns: ['x', 'y'], rows: [['1', '2']] }, settings)).toEqual({
      heads: [
        { label: 'x', numeric: false, copyable: false },
        { label: 'y', numeric: false, copyable: false },
      ],
      rows: [{ shown: ['1', '2'], raw: ['1', '2'] }],
    })
  })
})

describe('sortedRows', () => {
  it('orders numbers by size and texts as the language does', () => {
    expect(order(1, false)).toEqual(['a', 'ä', 'b'])
    expect(order(1, true)).toEqual(['b', 'ä', 'a'])
    expect(order(0, false)).toEqual(['a', 'ä', 'b'])
    expect(order(0, false, 'sv')).toEqual(['a', 'b', 'ä'])
  })

  it('does not change the table', () => {
    const before = data.rows.map(({ raw }) => raw[0])
    order(1, true)
    expect(data.rows.map(({ raw }) => raw[0])).toEqual(before)
  })
})
