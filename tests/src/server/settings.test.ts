import { expect, it } from 'vitest'
import { readSettings, WrongSetting } from '../../../src/server/settings.ts'

it('has defaults, and takes what it is told', () => {
  expect(readSettings({})).toEqual({ port: 4173, host: undefined, proxies: 0, perSecond: 10, net: {} })
  expect(readSettings({ PORT: '0', HOST: '::1', TRUST_PROXY: 'true', RATE_LIMIT: '50', TOOLGLOT_DNS: '1.1.1.1, 127.0.0.1:53' })).toEqual({
    port: 0,
    host: '::1',
    proxies: 1,
    perSecond: 50,
    net: { dnsServers: ['1.1.1.1', '127.0.0.1:53'] },
  })
})

it.each([{ PORT: 'abc' }, { PORT: '70000' }, { PORT: '-1' }, { PORT: '1.5' }, { TRUST_PROXY: 'yes' }, { RATE_LIMIT: 'many' }])(
  'refuses %j by name',
  (env) => {
    expect(() => readSettings(env)).toThrow(WrongSetting)
    expect(() => readSettings(env)).toThrow(Object.keys(env)[0] as string)
  },
)
