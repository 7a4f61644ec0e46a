import { expect, it } from 'vitest'
import { readFrontSettings } from '../../../src/server/front-settings.ts'
import { WrongSetting } from '../../../src/server/settings.ts'

it('says nothing of TLS or reports unless it is told', () => {
  expect(readFrontSettings({})).toEqual({ hsts: undefined, securityContact: undefined, origin: undefined })
  expect(readFrontSettings({ HSTS: 'false', SECURITY_CONTACT: '' })).toMatchObject({ hsts: undefined, securityContact: undefined })
})

it('takes what it is told', () => {
  expect(readFrontSettings({ HSTS: 'true' }).hsts).toBe('max-age=31536000')
  const longer = 'max-age=63072000; includeSubDomains; preload'
  expect(readFrontSettings({ HSTS: longer }).hsts).toBe(longer)
  expect(readFrontSettings({ SECURITY_CONTACT: 'a@example.com' }).securityContact).toBe('mailto:a@example.com')
  for (const contact of ['https://example.com/report', 'mailto:a@example.com', 'tel:+1-201-555-0123'])
    expect(readFrontSettings({ SECURITY_CONTACT: contact }).securityContact).toBe(contact)
  expect(readFrontSettings({ SITE_ORIGIN: 'https://tools.example' }).origin).toBe('https://tools.example')
})

it.each([
  { HSTS: 'yes' },
  { HSTS: '31536000' },
  { HSTS: 'max-age=1\r\nset-cookie: a=b' },
  { HSTS: 'max-age=1, max-age=2' },
  { SECURITY_CONTACT: 'somebody' },
  { SECURITY_CONTACT: 'http://example.com/' },
  { SECURITY_CONTACT: 'javascript:alert(1)' },
  { SECURITY_CONTACT: 'a@example.com, b@example.com' },
  { SECURITY_CONTACT: 'https://example.com/\nExpires: 2099-01-01T00:00:00Z' },
])('refuses %j', (env) => {
  expect(() => readFrontSettings(env)).toThrow(WrongSetting)
})
