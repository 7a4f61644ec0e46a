import { describe, expect, it } from 'vitest'
import type { Values } from '../../../engine/core/run.ts'
import type { LabelledField, LabelledView } from '../../../engine/site/page.ts'
import { isAssumed, previewText } from '../../../engine/view/preview.ts'

const SETTINGS = { locale: 'fr-FR', yes: 'Oui', no: 'Non', colon: '\u00A0: ' }
const view = (name: string, kind: string, rest: object = {}) => ({ name, view: kind, label: name, ...rest }) as unknown as LabelledView
const column = (name: string, rest: object = {}) => ({ name, label: name.toUpperCase(), numeric: false, ...rest })
const shown = (views: readonly LabelledView[], output: Values) => previewText(views, output, SETTINGS)

describe('a preview', () => {
  it('begins as the page does: facts before a table, numbers and booleans as the language writes them', () => {
    const facts = view('facts', 'statistics', {
      columns: [column('share', { format: 'number', decimals: 2 }), column('fits', { format: 'yes-no' })],
    })
    const table = view('table', 'table', { columns: [column('n', { format: 'number' }), column('ok', { format: 'yes-no' })] })
    expect(shown([facts, table], { facts: { share: 100 / 3, fits: true }, table: [] })).toBe('SHARE\u00A0: 33,33\nFITS\u00A0: Oui')
    const rows = [
      { n: 1234.5, ok: true },
      { n: 2, ok: false },
    ]
    expect(shown([view('notices', 'notices'), table], { notices: [], table: rows })?.replace(/\s(?=\d{3})/, ' ')).toBe(
      'N · OK\n1 234,5 · Oui\n2 · Non',
    )
    expect(shown([table], { table: rows.slice(1) })).toBe('N\u00A0: 2\nOK\u00A0: Non')
  })

  it('is the verdict and what led to it, not what would mend it', () => {
    const views = [
      view('verdict', 'headline', { value: column('verdict', { choices: [{ value: 'invalid', label: 'Invalid JSON' }] }) }),
      view('faults', 'table', { columns: [column('line', { format: 'number' }), column('fault')] }),
      view('proposal', 'code'),
    ]
    expect(shown(views, { verdict: 'invalid', faults: [{ line: 2, fault: 'A comma is missing' }], proposal: '{}' })).toBe(
      'Invalid JSON\nLINE\u00A0: 2\nFAULT\u00A0: A comma is missing',
    )
  })

  it('names a value, and is left out where the result is seen rather than read', () => {
    expect(
      shown([view('mean', 'headline', { value: column('mean', { format: 'number' }) }), view('list', 'list')], { mean: 2.5, list: [1] }),
    ).toBe('mean\u00A0: 2,5')
    expect(shown([view('page', 'html'), view('code', 'code')], { page: '<pre>', code: '<pre>' })).toBeUndefined()
    expect(shown([view('code', 'code')], { code: ' \n' })).toBeUndefined()
  })

  it('is cut between lines', () => {
    const line = 'x'.repeat(80)
    expect(shown([view('code', 'code')], { code: Array.from({ length: 9 }, () => line).join('\n') })).toBe(`${line}\n${line}\n${line}\n…`)
    expect(shown([view('code', 'code')], { code: 'y'.repeat(500) })).toBe(`${'y'.repeat(300)}…`)
    expect(shown([view('code', 'code')], { code: '1\n2\n3\n4\n5\n6\n7' })).toBe('1\n2\n3\n4\n5\n6\n…')
  })
})

describe('a result of what nobody gave', () => {
  const field = (name: string, rest: object) =>
    ({ name, control: 'integer', value: 'number', required: false, ...rest }) as unknown as LabelledField

  it.each([
    ['a number that starts with an example', field('days', { default: 0, start: 30 }), '30', true],
    ['a time of day with a default', field('end', { control: 'time', default: '17:00' }), '17:00', true],
    ['an option with a default', field('width', { default: 80 }), '80', false],
    ['an option in the language of the page', field('width', { default: 80, start: 80 }), '80', false],
    ['a date that is empty', field('to', { control: 'date' }), '', false],
    [
      'the visitor’s own zone',
      field('zone', { control: 'time-zone', default: 'UTC', start: 'Europe/Rome', defaultFrom: 'time-zone' }),
      'x',
      false,
    ],
    ['an advanced one', field('repeat', { default: 1, start: 2, advanced: true }), '2', false],
    ['one that does not count', field('time', { control: 'time', default: '09:00', when: { field: 'on', is: [true] } }), '09:00', false],
  ])('is told by %s', (_, one, value, expected) => {
    const values = { date: '2026-03-12', on: false, [one.name]: value }
    expect(isAssumed([field('date', { control: 'date' }), one], values, ['date'])).toBe(expected)
    expect(isAssumed([one], values, ['date', one.name])).toBe(false)
  })
})
