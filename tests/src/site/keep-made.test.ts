import { randomUUID } from 'node:crypto'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { keepMade } from '../../../src/site/keep-made.ts'

const kind = `trial-${randomUUID()}`
const folder = join('node_modules/.cache', kind)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('bytes are made once, and anew for anything else that they depend on', () => {
  let made = 0
  const make = () => Buffer.from(`made ${++made}`)
  const kept = (...from: string[]) => keepMade(kind, from, make).toString()
  expect([kept('a', 'b'), kept('a', 'b'), kept('a', 'c'), kept('a', 'b')]).toEqual(['made 1', 'made 1', 'made 2', 'made 1'])
  expect(readdirSync(folder)).toHaveLength(2)
})

it('what cannot be made is not kept', () => {
  const broken = () => {
    throw new Error('no')
  }
  expect(() => keepMade(kind, ['x'], broken)).toThrow('no')
  expect(keepMade(kind, ['x'], () => Buffer.from('yes')).toString()).toBe('yes')
})
