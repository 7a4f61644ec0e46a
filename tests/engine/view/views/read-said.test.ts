import { expect, it } from 'vitest'
import { frameDocument } from '../../../../engine/view/views/html/frame-document.ts'
import { REPORTER } from '../../../../engine/view/views/html/frame-reporter.ts'
import { readSaid } from '../../../../engine/view/views/html/read-said.ts'

it('of what a frame sends only messages of the console are shown, as text of bounded length', () => {
  expect(readSaid({ level: 'warn', text: '<b>' })).toEqual({ level: 'warn', text: '<b>' })
  for (const data of [
    undefined,
    null,
    'log',
    7,
    {},
    { level: 'log' },
    { level: 'log', text: {} },
    { level: 'html', text: 'a' },
    ['log', 'a'],
  ])
    expect(readSaid(data)).toBeUndefined()
  expect(readSaid({ level: 'log', text: `${'a'.repeat(1999)}😀` })?.text).toBe(`${'a'.repeat(1999)}\ufffd`)
})

it('the reporter is in the document only where scripts may run, before everything of the visitor’s', () => {
  const html = '<!doctype html><p>a'
  expect(frameDocument(html, { scripts: false, network: false }, REPORTER)).not.toContain('<script>')
  const document = frameDocument(html, { scripts: true, network: false }, REPORTER)
  expect(document.indexOf('<script>')).toBeLessThan(document.indexOf('<p>'))
  expect(document).toMatch(/^<!doctype html><meta /)
  expect(REPORTER).not.toContain('</script')
})
