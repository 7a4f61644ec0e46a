import { describe, expect, it } from 'vitest'
import { destinationOf } from '../../../../src/app/routing/navigation.ts'
import { guardRedirect } from '../../../../src/account/guards.ts'
import { homePath } from '../../../../src/app/routing/paths.ts'
import { guards } from '../../../../registry/guards.ts'

const HERE = new URL('https://site.test/fr/outil/?a=1')
const to = (target: string, language: 'en' | 'fr' = 'fr') => destinationOf(new URL(target, HERE), HERE, language, ['en', 'fr', 'es'])

describe('destinationOf', () => {
  it.each([
    ['/fr/', 'inside'],
    ['/fr/autre/?x=1#y', 'inside'],
    ['#part', 'inside'],
    ['?mode=url', 'inside'],
    ['/fr', 'inside'],
    ['/', 'reload'],
    ['/es/herramienta/', 'reload'],
    ['/french/', 'reload'],
    ['/fr/sitemap.xml', 'reload'],
    ['/api/fr/tools', 'reload'],
    ['/assets/a.js', 'reload'],
    ['/builds/latest.json', 'reload'],
    ['/sandbox/', 'reload'],
    ['/healthz', 'reload'],
    ['https://site.test/fr/x/', 'inside'],
    ['http://site.test/fr/x/', 'external'],
    ['https://site.test:8443/fr/x/', 'external'],
    ['//evil.test/fr/', 'external'],
    ['\\\\evil.test/fr/', 'external'],
    ['https://site.test@evil.test/', 'external'],
    ['https://site.test.evil.test/', 'external'],
    ['mailto:me@site.test', 'external'],
    ['javascript:alert(1)', 'external'],
    ['blob:https://site.test/1', 'external'],
    ['data:text/html,x', 'external'],
  ] as const)('%s from a French page is %s', (target, destination) => {
    expect(to(target)).toBe(destination)
  })

  it('leads from English pages to English pages', () => {
    expect(to('/tool/', 'en')).toBe('inside')
    expect(to('/fr/outil/', 'en')).toBe('reload')
    expect(to('/apiary/', 'en')).toBe('inside')
  })
})

describe('guardRedirect', () => {
  const user = { uid: '1', name: null, email: null, isVerified: false, providers: [] }
  const [avoidLoggedIn, avoidLoggedOut] = guards
  it('sends away whom the guard refuses, and nobody else', () => {
    expect(guardRedirect(avoidLoggedIn, user)).toBe('/user/dashboard/')
    expect(guardRedirect(avoidLoggedIn, null)).toBeUndefined()
    expect(guardRedirect(avoidLoggedOut, null)).toBe('/')
    expect(guardRedirect(avoidLoggedOut, user)).toBeUndefined()
    expect(guardRedirect(undefined, null)).toBeUndefined()
  })
})

it('homePath has no prefix in English', () => {
  expect([homePath('en'), homePath('pt')]).toEqual(['/', '/pt/'])
})
