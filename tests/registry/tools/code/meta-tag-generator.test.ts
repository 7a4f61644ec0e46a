import * as fc from 'fast-check'
import { parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { metaTagGenerator } from '../../../../registry/tools/code/meta-tag-generator/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const make = (input: object) => output(metaTagGenerator, { title: 'T', ...input })
const codes = async (input: object) => ((await make(input)).notices ?? []).map(({ code }: { code: string }) => code)
const GOOD = { description: 'x'.repeat(60), image: 'https://a.example/i.png', imageAlt: 'i' }

/** The tags as a browser reads them. */
function tagsIn(html: string): [string, string][] {
  const found: [string, string][] = []
  const pending: unknown[] = [parse(html)]
  while (pending.length > 0) {
    const node = pending.pop() as { tagName?: string; attrs?: { name: string; value: string }[]; childNodes?: { value?: string }[] }
    const of = (name: string) => node.attrs?.find((attribute) => attribute.name === name)?.value
    if (node.tagName === 'meta') found.push([of('name') ?? of('property') ?? 'charset', of('content') ?? of('charset') ?? ''])
    if (node.tagName === 'title') found.push(['title', node.childNodes?.map(({ value }) => value).join('') ?? ''])
    if (node.tagName === 'link') found.push([of('rel') ?? '', of('href') ?? ''])
    pending.push(...(node.childNodes ?? []).toReversed())
  }
  return found
}

describe('meta-tag-generator', () => {
  it('writes every tag once, and none that says nothing', async () => {
    const { text } = await make({
      ...GOOD,
      url: 'https://a.example/ä?b=1&c=2',
      siteName: 'S',
      author: 'A',
      type: 'article',
      language: 'pt-BR',
      account: 'https://x.com/tool_1',
      card: 'summary',
      hasThemeColor: true,
      themeColor: '#123456',
    })
    expect(tagsIn(text)).toEqual([
      ['charset', 'utf-8'],
      ['viewport', 'width=device-width, initial-scale=1'],
      ['title', 'T'],
      ['description', GOOD.description],
      ['canonical', 'https://a.example/%C3%A4?b=1&c=2'],
      ['robots', 'index, follow, max-image-preview:large'],
      ['author', 'A'],
      ['theme-color', '#123456'],
      ['og:type', 'article'],
      ['og:title', 'T'],
      ['og:description', GOOD.description],
      ['og:url', 'https://a.example/%C3%A4?b=1&c=2'],
      ['og:image', 'https://a.example/i.png'],
      ['og:image:alt', 'i'],
      ['og:site_name', 'S'],
      ['og:locale', 'pt_BR'],
      ['article:author', 'A'],
      ['twitter:card', 'summary'],
      ['twitter:site', '@tool_1'],
      ['twitter:title', 'T'],
      ['twitter:description', GOOD.description],
      ['twitter:image', 'https://a.example/i.png'],
      ['twitter:image:alt', 'i'],
    ])
    expect(tagsIn((await make({ basics: false })).text).map(([name]) => name)).toEqual([
      'title',
      'robots',
      'og:type',
      'og:title',
      'twitter:card',
      'twitter:title',
    ])
  })

  it.each([
    [{ ...GOOD }, []],
    [{ ...GOOD, title: 'x'.repeat(60) }, []],
    [{ ...GOOD, title: 'é'.repeat(61) }, ['title-long']],
    [{ ...GOOD, description: 'x'.repeat(161) }, ['description-long']],
    [{ ...GOOD, description: 'x' }, ['description-short']],
    [{}, ['description-missing', 'image-missing']],
    [{ ...GOOD, imageAlt: ' ' }, ['alt-missing']],
    [{ ...GOOD, imageAlt: 'x'.repeat(421) }, ['alt-long']],
    [{ ...GOOD, url: 'http://a.example' }, ['not-https']],
    [{ ...GOOD, robots: 'noindex, follow' }, ['hidden']],
  ])('notices %#', async (input, expected) => {
    expect(await codes(input)).toEqual(expected)
  })

  it.each([
    [{ title: ' \n' }, { code: 'required', field: 'title' }],
    [{ url: '/page' }, { code: 'bad-url', field: 'url' }],
    [{ image: 'data:image/png;base64,AA==' }, { code: 'bad-url', field: 'image' }],
    [{ language: 'english' }, { code: 'bad-language', params: { language: 'english' }, field: 'language' }],
    [{ language: 'en_GB' }, { code: 'bad-language' }],
    [{ account: 'two words' }, { code: 'bad-account', params: { account: 'two words' }, field: 'account' }],
  ])('refuses %#', async (input, expected) => {
    expect(await failure(metaTagGenerator, { title: 'T', ...input })).toMatchObject(expected)
  })

  it('shows what search engines and networks may show, and loads nothing', async () => {
    const { search, large, small } = await make({ ...GOOD, url: 'https://a.example/x/y%20z', siteName: 'S', imageAlt: '' })
    expect(search).toContain('>a.example › x › y z<')
    expect(search).toContain('>S<')
    expect(large).toContain('>i.png<')
    expect(small).toContain('>a.example<')
    for (const preview of [search, large, small]) expect(preview).not.toMatch(/https?:|src=|url\(/)
  })

  it('puts any text into tags and previews as it is', async () => {
    const given = fc.string({ unit: fc.constantFrom(...'ab<>&"\'/=;é😀'), minLength: 1, maxLength: 20 })
    await fc.assert(
      fc.asyncProperty(given, given, async (title, description) => {
        const { text, search, large, small } = await make({ title, description })
        const tags = new Map(tagsIn(text))
        expect([tags.get('title'), tags.get('og:title'), tags.get('description')]).toEqual([title, title, description])
        for (const preview of [search, large, small]) expect(tagsIn(preview)).toEqual([])
      }),
    )
  })
})
