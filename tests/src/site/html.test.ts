import * as fc from 'fast-check'
import { parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import type { PagePayload } from '../../../engine/site/page.ts'
import { layouts } from '../../../registry/layouts.ts'
import { inertJson, renderDocument } from '../../../src/site/html.ts'

const shell = { url: '/assets/shell-pt-"x".json', locale: 'pt-BR' }
const payload = (change: Partial<PagePayload> = {}, head: Partial<PagePayload['head']> = {}): PagePayload => ({
  component: 'tool',
  build: 'b1',
  language: 'pt',
  path: '/pt/x/',
  status: 200,
  layout: layouts[0] as PagePayload['layout'],
  head: {
    title: 'A & "B" </title><script>alert(1)</script>',
    description: 'Say "<hi>"',
    canonical: 'https://site.test/pt/x/',
    alternates: [
      { bcp47: 'en', language: 'en', url: '/x/' },
      { bcp47: 'pt-BR', language: 'pt', url: '/pt/x/' },
    ],
    indexed: true,
    jsonLd: [{ name: '</script><script>alert(1)</script>' }],
    ...head,
  },
  data: { text: '</script><!--<script>\u2028' },
  ...change,
})
const sharing = {
  siteName: 'Trial',
  locales: ['pt_BR', 'en_US'],
  image: { url: 'https://site.test/share/"x".png', width: 1200, height: 630 },
}
const assets = { mode: '/mode.js', entry: '/client.js', preload: ['/part.js'], styles: ['/site.css'] }

type Node = { nodeName: string; attrs?: { name: string; value: string }[]; childNodes?: Node[]; value?: string }
/** All elements of a document, with their attributes and text. */
function elements(html: string): { name: string; attrs: Record<string, string>; text: string }[] {
  const walk = (node: Node): ReturnType<typeof elements> => [
    ...(node.attrs
      ? [
          {
            name: node.nodeName,
            attrs: Object.fromEntries(node.attrs.map(({ name, value }) => [name, value])),
            text: (node.childNodes ?? []).map(({ value = '' }) => value).join(''),
          },
        ]
      : []),
    ...(node.childNodes ?? []).flatMap(walk),
  ]
  return walk(parse(html) as unknown as Node)
}

describe('renderDocument', () => {
  const all = elements(renderDocument(payload(), shell, '<main>Olá</main>', assets, sharing))
  const named = (name: string) => all.filter((element) => element.name === name)
  const link = (rel: string) => named('link').filter(({ attrs }) => attrs.rel === rel)

  it('has the words of the head to the letter, whatever they hold', () => {
    expect(named('title')[0]?.text).toBe('A & "B" </title><script>alert(1)</script>')
    expect(named('meta').find(({ attrs }) => attrs.name === 'description')?.attrs.content).toBe('Say "<hi>"')
    expect(named('html')[0]?.attrs).toEqual({ lang: 'pt-BR' })
  })

  it('has no script of its own but inert data', () => {
    for (const { attrs, text } of named('script')) {
      if (attrs.type?.includes('json')) expect(attrs.src).toBeUndefined()
      else expect([text, attrs.src?.startsWith('/')]).toEqual(['', true])
    }
    expect(
      named('script')
        .filter(({ attrs }) => attrs.src)
        .map(({ attrs }) => attrs.src),
    ).toEqual(['/mode.js', '/client.js'])
    const island = named('script').find(({ attrs }) => attrs.id === 'island')
    expect(JSON.parse(island?.text ?? '')).toEqual(payload())
    expect(island?.attrs['data-shell']).toBe(shell.url)
    expect(JSON.parse(named('script').find(({ attrs }) => attrs.type === 'application/ld+json')?.text ?? '')).toEqual(
      payload().head.jsonLd[0],
    )
  })

  it('names itself and its other languages', () => {
    expect(link('canonical').map(({ attrs }) => attrs.href)).toEqual(['https://site.test/pt/x/'])
    expect(link('alternate').map(({ attrs }) => [attrs.hreflang, attrs.href])).toEqual([
      ['en', 'https://site.test/x/'],
      ['pt-BR', 'https://site.test/pt/x/'],
      ['x-default', 'https://site.test/x/'],
    ])
    expect(link('modulepreload').map(({ attrs }) => attrs.href)).toEqual(['/part.js'])
    expect(link('preload')).toMatchObject([{ attrs: { as: 'fetch', href: shell.url, crossorigin: 'anonymous', fetchpriority: 'low' } }])
    expect(link('stylesheet').map(({ attrs }) => attrs.href)).toEqual(['/site.css'])
  })

  it('keeps pages that are not for search engines out of them', () => {
    const html = renderDocument(payload({}, { indexed: false }), shell, '', assets, sharing)
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('rel="canonical"')
  })

  it('forces a colour mode where the page has one, but not that of the system', () => {
    const mode = (colorMode: PagePayload['colorMode']) =>
      elements(renderDocument(payload(colorMode && { colorMode }), shell, '', assets, sharing)).find(({ name }) => name === 'html')?.attrs[
        'data-mode'
      ]
    expect([mode('light'), mode('dark'), mode('system'), mode(undefined)]).toEqual(['light', 'dark', undefined, undefined])
  })
})

it('inertJson is the same JSON, and can neither end its element nor open a comment', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ stringUnit: 'binary' }),
      fc.constantFrom('</script>', '<!--', ']]>', '\u2028\u2029', '<SCRIPT'),
      (value, text) => {
        const json = inertJson([value, text])
        expect(json).not.toMatch(/[<\u2028\u2029]/)
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify([value, text])))
      },
    ),
  )
})
