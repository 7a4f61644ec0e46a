import { describe, expect, it } from 'vitest'
import { defineCategory, definePage } from '../../../engine/site/entries.ts'
import {
  categoryPath,
  isAccepted,
  languageOfPath,
  matchPage,
  pagePath,
  redirectsOf,
  slugsOf,
  toolPath,
} from '../../../engine/site/registry.ts'
import { registry } from '../../support/real-registry.ts'

const tool = { id: 'linkedIn-text', slugs: { fr: 'texte', es: ['texto', 'viejo'] as const } }
const languages = ['en', 'es', 'fr'] as const

describe('paths', () => {
  it('of tools have the language’s own slug, and English ones no prefix', () => {
    expect([toolPath(tool, 'en'), toolPath(tool, 'fr'), toolPath(tool, 'es'), toolPath(tool, 'ru')]).toEqual([
      '/linkedIn-text/',
      '/fr/texte/',
      '/es/texto/',
      '/ru/linkedIn-text/',
    ])
    expect(slugsOf(tool, 'es')).toEqual(['texto', 'viejo'])
  })

  it('of categories and pages', () => {
    const category = defineCategory({ id: 'text', icon: 'text', order: 1, hue: 1, title: 'Text', summary: 'Text.', slugs: { fr: 'texte' } })
    expect([categoryPath(category, 'en'), categoryPath(category, 'fr')]).toEqual(['/category/text/', '/fr/category/texte/'])
    const page = (path: string) => definePage({ id: 'a', path, component: 'home', title: 'A', summary: 'A.', slugs: { fr: 'bloc' } })
    expect(pagePath(page('/'), 'en')).toBe('/')
    expect(pagePath({ ...page('/'), slugs: {} }, 'fr')).toBe('/fr/')
    expect([pagePath(page('/pad'), 'en'), pagePath(page('/pad'), 'fr'), pagePath(page('/setting/*'), 'en')]).toEqual([
      '/pad/',
      '/fr/bloc/',
      '/setting/',
    ])
  })

  it.each([
    ['/fr/texte/', 'fr'],
    ['/fr', 'fr'],
    ['/french/', 'en'],
    ['/', 'en'],
    ['/en/x/', 'en'],
    ['/de/', 'en'],
    ['/FR/', 'en'],
    ['', 'en'],
  ] as const)('%j is in %s', (path, language) => {
    expect(languageOfPath(path, languages)).toBe(language)
  })
})

describe('redirectsOf', () => {
  const some = registry.tools.find(({ id }) => id === 'base64-encode')
  if (!some) throw new Error('base64-encode is gone')
  const redirects = redirectsOf({
    ...registry,
    locales: registry.locales.filter(({ id }) => id === 'en' || id === 'es'),
    tools: [{ ...some, ...tool, aliases: ['old-name'] }],
    pages: [],
    categories: [],
  })

  it('leads every other name to the canonical path of each language, and none to itself', () => {
    expect(Object.fromEntries(redirects)).toEqual({
      '/old-name/': '/linkedIn-text/',
      '/linkedin-text/': '/linkedIn-text/',
      '/es/linkedIn-text/': '/es/texto/',
      '/es/linkedin-text/': '/es/texto/',
      '/es/old-name/': '/es/texto/',
      '/es/viejo/': '/es/texto/',
    })
  })
})

describe('matchPage', () => {
  const pages = [
    definePage({ id: 'home', path: '/', component: 'home', title: 'Home', summary: 'Home' }),
    definePage({
      id: 'setting',
      path: '/setting/*',
      component: 'setting',
      title: 'Settings',
      summary: 'Settings',
      validate: ({ rest = '' }) => rest !== 'no',
    }),
    definePage({ id: 'about', path: '/about', slugs: { es: 'acerca-de' }, component: 'about', title: 'About', summary: 'About' }),
  ]
  const languages = ['en', 'es'] as const

  it.each([
    ['/', 'home', {}],
    ['/es/', 'home', {}],
    ['/setting/', 'setting', { rest: '' }],
    ['/es/setting/a/b/', 'setting', { rest: 'a/b' }],
    ['/about/', 'about', {}],
    ['/es/acerca-de/', 'about', {}],
  ])('%s is the page %s', (path, id, params) => {
    expect(matchPage(pages, languages, path)).toMatchObject({ page: { id }, params })
  })

  it.each(['/settings/', '/es/about/', '/about/us/', '/fr/'])('%s is no page', (path) => {
    expect(matchPage(pages, languages, path)).toBeUndefined()
  })

  it('lets the page’s check refuse a path', () => {
    expect(['/setting/yes/', '/setting/no/', '/es/setting/no/', '/nothing/'].map((path) => isAccepted(pages, languages, path))).toEqual([
      true,
      false,
      false,
      true,
    ])
  })
})
