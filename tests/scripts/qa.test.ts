import { expect, it } from 'vitest'
import { EVERYTHING, readChoice } from '../../scripts/choose.ts'
import { changesBetween, reportHtml } from '../../scripts/qa-report.ts'
import { runQa } from '../../scripts/qa-run.ts'

const ROOT = new URL('../support/fixtures/qa/', import.meta.url)
const FACES = ['examples', 'repeatable', 'seeds', 'inverse', 'http', 'flags', 'batch', 'generated', 'hostile', 'limits']

const report = await runQa(ROOT, { ...EVERYTHING, languages: ['fr'] })
const failed = Object.fromEntries(
  report.rows.map(({ tool, cells }) => [tool, FACES.filter((name) => cells[name]?.state === 'failed')] as const),
)

it('shows a tool that is broken on purpose in the right cell, and no other', () => {
  expect(failed).toMatchObject({ liar: ['examples'], sound: [], endless: ['limits'] })
  expect(failed.unsteady).toContain('repeatable')
  expect(failed.picky).toContain('generated')
  expect(failed.picky).not.toContain('examples')
})

it('has a column for each language, where a tool that is not translated yet has not run', () => {
  expect(report.checks).toEqual([...FACES, 'words: fr'])
  for (const { cells } of report.rows) expect(cells['words: fr']).toMatchObject({ state: 'not run' })
})

it('gives the seed and the smallest input that fails', () => {
  const [fault] = report.rows.find(({ tool }) => tool === 'picky')?.cells.generated?.faults ?? []
  expect(fault?.seed).toBeTypeOf('number')
  const input = fault?.input as { text: string } | undefined
  expect(input?.text).toHaveLength(7)
})

it('is one page that holds every cell, and nothing that could run', () => {
  const html = reportHtml(report, [])
  expect(html).toMatch(/<td class="failed" data-check="limits"/)
  expect(html).not.toMatch(/(?:src|href)="/)
  const evil = {
    ...report,
    checks: ['examples'],
    rows: [
      { tool: 'x', category: 'y', cells: { examples: { state: 'failed' as const, faults: [{ what: '<script>alert(1)</script>' }] } } },
    ],
  }
  expect(reportHtml(evil, [])).not.toContain('<script>alert')
})

it('tells what has changed since the last run', () => {
  const mended = {
    ...report,
    rows: report.rows.map((row) =>
      row.tool === 'liar' ? { ...row, cells: { ...row.cells, examples: { state: 'passed' as const, faults: [] } } } : row,
    ),
  }
  expect(changesBetween(report, mended)).toEqual([{ tool: 'liar', check: 'examples', from: 'failed', to: 'passed' }])
  expect(changesBetween(report, report)).toEqual([])
})

it('takes tools, categories, faces and languages, each as often as one likes', () => {
  const { choice, isChosen } = readChoice(['--tool', 'a', '--tool=b', '--face', 'http', '--language', 'fr,pl'])
  expect({ choice, isChosen }).toEqual({
    choice: { tools: ['a', 'b'], categories: [], faces: ['http'], languages: ['fr', 'pl'] },
    isChosen: true,
  })
  expect(readChoice(['unit', '--all'])).toMatchObject({ isChosen: false, isAll: true, rest: ['unit'] })
  expect(readChoice([])).toMatchObject({ isChosen: false, isAll: false })
  expect(() => readChoice(['--face', 'fax'])).toThrow('There is no face "fax"')
})
