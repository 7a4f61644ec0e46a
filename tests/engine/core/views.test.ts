import { withNotices } from '../../../engine/core/notices.ts'
import { chart, diff, grid, part } from '../../../engine/core/parts.ts'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { mainView } from '../../../engine/core/main-part.ts'
import { value, withMeta } from '../../../engine/core/schema.ts'
import { viewsOf } from '../../../engine/core/views.ts'

const viewOf = (schema: z.ZodType) => viewsOf(z.object({ part: schema }))[0]

describe('viewsOf', () => {
  it.each([
    ['a text', z.string(), { view: 'text', value: { name: 'part', format: 'plain', numeric: false } }],
    [
      'code',
      withMeta(z.string(), { view: 'code', media: 'text/html', fileName: 'a.html' }),
      { view: 'code', media: 'text/html', fileName: 'a.html' },
    ],
    ['a number', z.number(), { view: 'headline', value: { name: 'part', format: 'number', numeric: true } }],
    [
      'money',
      part(value.money, 'Part', { view: 'headline', currency: 'EUR' }),
      { view: 'headline', value: { format: 'money', numeric: true, currency: 'EUR' } },
    ],
    ['an answer', z.boolean(), { view: 'headline', value: { format: 'yes-no' } }],
    ['a choice', z.enum(['a', 'b']), { view: 'headline', value: { choices: ['a', 'b'] } }],
    [
      'facts',
      z.object({ size: z.number(), name: z.string() }),
      {
        view: 'facts',
        columns: [
          { name: 'size', numeric: true },
          { name: 'name', numeric: false },
        ],
      },
    ],
    ['statistics', withMeta(z.object({ size: z.number() }), { view: 'statistics' }), { view: 'statistics', columns: [{ name: 'size' }] }],
    [
      'a table',
      z.array(z.object({ size: withMeta(z.number(), { format: 'bytes' }) })),
      { view: 'table', columns: [{ name: 'size', format: 'bytes' }] },
    ],
    ['a list of choices in a table', z.array(z.object({ kinds: z.array(z.enum(['a', 'b'])) })), { columns: [{ choices: ['a', 'b'] }] }],
    ['a list', z.array(z.string()), { view: 'list', value: { name: 'part' } }],
    ['a file', value.file, { view: 'files' }],
    ['an image', part(value.file, 'Part', { view: 'image' }), { view: 'image' }],
    ['files', z.array(value.file), { view: 'files' }],
    ['a grid', grid('Part'), { view: 'table' }],
    ['a chart', chart('Part'), { view: 'chart' }],
    ['a chart of amounts', chart('Part', { currency: 'coin' }), { view: 'chart', value: { format: 'money', currency: 'coin' } }],
    ['a comparison', diff('Part'), { view: 'diff' }],
    ['a comparison to merge', diff('Part', { merges: ['text', 'other'] }), { view: 'diff', merges: ['text', 'other'] }],
    ['a tree', part(value.json, 'Part'), { view: 'tree', media: 'application/json' }],
  ] as const)('derives %s', (_, schema, expected) => {
    expect(viewOf(schema as z.ZodType)).toMatchObject({ name: 'part', optional: false, ...expected })
  })

  it('knows what may be left out', () => {
    expect(viewOf(z.string().optional())).toMatchObject({ optional: true })
  })

  it('shows notices after the headlines that an answer begins with, before all else', () => {
    const names = (parts: z.ZodRawShape) => viewsOf(withNotices(z.object(parts), { late: 'Late.' })).map(({ name }) => name)
    const [text, headline] = [z.string(), withMeta(z.string(), { view: 'headline' })]
    expect(names({ text, more: text })).toEqual(['notices', 'text', 'more'])
    expect(names({ days: headline, date: headline, text, last: headline })).toEqual(['days', 'date', 'notices', 'text', 'last'])
    expect(names({ days: headline })).toEqual(['days', 'notices'])
    expect(viewsOf(withNotices(z.object({ text }), { late: 'Late.' }))[0]).toEqual({ name: 'notices', view: 'notices', optional: true })
  })

  it('names the part that has no view', () => {
    expect(() => viewOf(z.record(z.string(), z.string()))).toThrow(/^output "part": no view/)
  })
})

describe('the main part', () => {
  it('of a result is its text before tables and facts, wherever it stands', () => {
    expect(mainView([{ view: 'notices' }, { view: 'facts' }, { view: 'code' }])).toEqual({ view: 'code' })
    expect(mainView([{ view: 'chart' }, { view: 'table' }])).toEqual({ view: 'table' })
    expect(mainView([{ view: 'notices' }])).toEqual({ view: 'notices' })
    expect(mainView([])).toBeUndefined()
  })
})
