import { beforeAll, expect, it } from 'vitest'
import { crashReport } from '../../../../src/app/services/crash-report.ts'

beforeAll(() => {
  Object.assign(globalThis, {
    location: { origin: 'https://site.example', pathname: '/jwt-decoder/', search: '?q=secret', hash: '#in=secret' },
  })
})

it('tells kind and place of a failure, never its message or what was typed', () => {
  const error = Object.assign(new TypeError('secret'), {
    stack: 'TypeError: secret\n    at f (https://site.example/assets/a-1.js:1:20)\n    at https://site.example/assets/b-2.js:3:4',
  })
  const report = crashReport(error)
  expect(report).toMatchObject({ kind: 'TypeError', url: 'https://site.example/jwt-decoder/' })
  expect(report.frames).toHaveLength(2)
  expect(report.frames.every((frame) => /\.js:\d+:\d+$/.test(frame))).toBe(true)
  expect(JSON.stringify(report)).not.toContain('secret')
  expect(crashReport('secret').frames).toEqual([])
})
