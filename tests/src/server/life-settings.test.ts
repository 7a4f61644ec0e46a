import { availableParallelism } from 'node:os'
import { expect, it } from 'vitest'
import { readLifeSettings } from '../../../src/server/life-settings.ts'
import { WrongSetting } from '../../../src/server/settings.ts'

it('reads processes and seconds', () => {
  expect(readLifeSettings({})).toEqual({ workers: 1, graceMs: 1000, waitMs: 7000 })
  const told = { WORKERS: '3', SHUTDOWN_GRACE: '0', SHUTDOWN_WAIT: '30' }
  expect(readLifeSettings(told)).toEqual({ workers: 3, graceMs: 0, waitMs: 30_000 })
  expect(readLifeSettings({ WORKERS: 'auto' }).workers).toBe(availableParallelism())
})

it.each([{ WORKERS: '0' }, { WORKERS: 'all' }, { SHUTDOWN_GRACE: 'soon' }, { SHUTDOWN_WAIT: '-1' }, { SHUTDOWN_WAIT: '601' }])(
  'refuses %j by name',
  (env) => {
    expect(() => readLifeSettings(env)).toThrow(WrongSetting)
    expect(() => readLifeSettings(env)).toThrow(Object.keys(env)[0])
  },
)
