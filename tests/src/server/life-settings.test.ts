import { expect, it } from 'vitest'
import { readLifeSettings } from '../../../src/server/life-settings.ts'
import { WrongSetting } from '../../../src/server/settings.ts'

it('reads seconds', () => {
  expect(readLifeSettings({})).toEqual({ graceMs: 1000, waitMs: 8000 })
  expect(readLifeSettings({ SHUTDOWN_GRACE: '0', SHUTDOWN_WAIT: '30' })).toEqual({ graceMs: 0, waitMs: 30_000 })
})

it.each([{ SHUTDOWN_GRACE: 'soon' }, { SHUTDOWN_WAIT: '-1' }, { SHUTDOWN_WAIT: '601' }])('refuses %j by name', (env) => {
  expect(() => readLifeSettings(env)).toThrow(WrongSetting)
  expect(() => readLifeSettings(env)).toThrow(Object.keys(env)[0])
})
