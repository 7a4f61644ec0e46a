import { expect, it } from 'vitest'
import { shownParts, startOfParts } from '../../../src/site/shown-parts.ts'

const rows = Array.from({ length: 500 }, (_, index) => ({ symbol: '✦', name: `Star ${index}` }))

it('leaves out what is long, and files', () => {
  expect(shownParts({ rows, text: 'a', long: 'x'.repeat(6_000), file: { base64: 'AA==' } })).toEqual({ text: 'a' })
})

it('keeps the start of a long list, as much as a page can carry', () => {
  const { rows: start, ...rest } = startOfParts({ rows, text: 'a', long: 'x'.repeat(6_000) }) as { rows: typeof rows }
  expect(rest).toEqual({ text: 'a' })
  expect(start).toEqual(rows.slice(0, start.length))
  expect(JSON.stringify(start).length).toBeLessThanOrEqual(6_000)
  expect(JSON.stringify(rows.slice(0, start.length + 1)).length).toBeGreaterThan(6_000)
  expect(startOfParts({ rows: rows.slice(0, 3) })).toEqual({ rows: rows.slice(0, 3) })
})
