import { describe, expect, it } from 'vitest'
import { integrations } from '../../../registry/integrations.ts'
import { contentSecurityPolicy } from '../../../src/server/headers.ts'
import { activeIntegrations } from '../../../src/server/integrations.ts'

describe('services of others', () => {
  it('are off unless their setting names a key', () => {
    expect(activeIntegrations(integrations, {})).toEqual({ active: [], sources: [] })
    expect(contentSecurityPolicy()).not.toContain('https:')
  })

  it('are told with purpose and provider, and extend the policy by their hosts', () => {
    const { active, sources } = activeIntegrations(integrations, { ERROR_REPORTS_DSN: 'https://abcdef0123@o1.ingest.example/7' })
    expect(active).toEqual([{ id: 'error-reports', purpose: 'errors', provider: 'Sentry', key: 'https://abcdef0123@o1.ingest.example/7' }])
    expect(contentSecurityPolicy(sources)).toContain("connect-src 'self' https://o1.ingest.example;")
  })

  it.each([
    ['WEB_ANALYTICS_ID', "G-1'; script-src *"],
    ['BEHAVIOUR_ANALYTICS_ID', 'a b'],
    ['ADS_CLIENT_ID', 'pub-1'],
    ['ERROR_REPORTS_DSN', 'http://abcdef01@example.com/1'],
    ['ERROR_REPORTS_DSN', 'https://abcdef01@example.com/1; script-src *'],
  ])('%s is refused when it is %s', (setting, key) => {
    expect(() => activeIntegrations(integrations, { [setting]: key })).toThrow(setting)
  })

  it('name no host twice', () => {
    const source = { 'connect-src': ['https://a.example'] }
    expect(contentSecurityPolicy([source, source])).toContain("connect-src 'self' https://a.example;")
  })
})
