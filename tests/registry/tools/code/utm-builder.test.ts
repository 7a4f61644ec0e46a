import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { utmBuilder as tool } from '../../../../registry/tools/code/utm-builder.ts'
import { failure, output } from '../../../support/run-tool.ts'

const base = { source: 's', medium: 'm', campaign: 'c' }
const link = async (text: string, more: object = {}) => (await output(tool, { text, ...base, ...more })).text
const codes = async (input: object) => ((await output(tool, input)).notices ?? []).map(({ code }: { code: string }) => code)

describe('utm-builder', () => {
  it.each([
    ['https://a.example', 'https://a.example?utm_source=s&utm_medium=m&utm_campaign=c'],
    ['https://a.example/?', 'https://a.example/?utm_source=s&utm_medium=m&utm_campaign=c'],
    ['https://a.example/?&x', 'https://a.example/?x&utm_source=s&utm_medium=m&utm_campaign=c'],
    ['https://a.example/?a=1&a=2#/r?x=1', 'https://a.example/?a=1&a=2&utm_source=s&utm_medium=m&utm_campaign=c#/r?x=1'],
    ['https://A.example:443/%7Ea/é?q=%20+%zz', 'https://A.example:443/%7Ea/é?q=%20+%zz&utm_source=s&utm_medium=m&utm_campaign=c'],
    ['https://a.example/?UTM_Source=x&utm%5Fmedium=y&b', 'https://a.example/?b&utm_source=s&utm_medium=m&utm_campaign=c'],
  ])('adds to %s and changes nothing else', async (text, expected) => {
    expect(await link(text)).toBe(expected)
  })

  it('keeps what is there if asked, and says so', async () => {
    const result = await output(tool, { text: 'https://a.example/?utm_source=x', ...base, existing: 'keep' })
    expect(result.text).toBe('https://a.example/?utm_source=x&utm_medium=m&utm_campaign=c')
    expect(result.notices).toEqual([{ code: 'kept', params: { count: 1 }, level: 'warning' }])
  })

  it.each([
    ['underscore', 'a_b%26c'],
    ['hyphen', 'a-b%26c'],
    ['percent', 'a%20b%26c'],
    ['plus', 'a+b%26c'],
  ])('writes spaces as %s', async (spaces, expected) => {
    expect(await link('https://a.example/', { campaign: ' A  B&c ', spaces })).toContain(`utm_campaign=${expected}`)
  })

  it('leaves letters as they are if asked, and adds every field in order', async () => {
    expect(
      await link('https://a.example/', {
        lower: false,
        source: 'News',
        campaignId: 'I',
        term: 'T+1',
        content: 'é',
        parameters: [
          { name: 'ref', value: '' },
          { name: 'x.y', value: '1' },
        ],
      }),
    ).toBe('https://a.example/?utm_source=News&utm_medium=m&utm_campaign=c&utm_id=I&utm_term=T%2B1&utm_content=%C3%A9&ref=&x.y=1')
  })

  it('works on many lines, with CRLF and empty ones', async () => {
    const { links } = await output(tool, { text: '\r\n https://a.example/ \r\n\r\nhttp://b.example/\r\n', ...base })
    expect(links).toHaveLength(2)
    expect(links[1]).toEqual({ link: 'http://b.example/?utm_source=s&utm_medium=m&utm_campaign=c', length: 58 })
  })

  it('is read back by the URL Standard as what was given', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 50 }),
        fc.webUrl({ withQueryParameters: true, withFragments: true }),
        async (campaign, url) => {
          fc.pre(campaign.trim() !== '' && !/[{}|^`"<>\\]/.test(url))
          const made = new URL(await link(url, { campaign, lower: false, spaces: 'plus' }))
          expect(made.searchParams.get('utm_campaign')).toBe(campaign.trim().replace(/\s+/g, ' '))
          expect(made.hash).toBe(new URL(url).hash)
          expect(made.pathname).toBe(new URL(url).pathname)
        },
      ),
    )
  })

  it('replaces to the same link a second time', async () => {
    const once = await link('https://a.example/?x=1#f')
    expect(await link(once)).toBe(once)
  })

  it('warns of what reports would get wrong', async () => {
    const text = 'https://www.a.example/'
    expect(await codes({ text, source: 'a.example' })).toEqual(['no-medium', 'no-campaign', 'own-source'])
    expect(await codes({ text, ...base, content: 'jo@mail.example' })).toEqual(['personal'])
    expect(await codes({ text: text + 'x'.repeat(2100), ...base })).toEqual(['long'])
    expect(await codes({ text, ...base })).toEqual([])
  })

  it.each([
    [{ text: '' }, 'required', 'text'],
    [{ text: ' \n ' }, 'required', 'text'],
    [{ text: 'https://a.example', source: '' }, 'required', 'source'],
    [{ text: 'https://a.example', source: '  ' }, 'required', 'source'],
    [{ text: 'example.com' }, 'not-a-web-address', 'text'],
    [{ text: 'javascript:alert(1)' }, 'not-a-web-address', 'text'],
    [{ text: 'https://a b.example' }, 'not-a-web-address', 'text'],
    [{ text: 'https://a.example/a b' }, 'not-a-web-address', 'text'],
    [{ text: 'https://a.example/\ud800' }, 'not-a-web-address', 'text'],
    [{ text: 'https://' }, 'not-a-web-address', 'text'],
    [{ text: 'https://a.example\n'.repeat(1001) }, 'too-many-addresses', 'text'],
    [{ text: 'https://a.example', medium: '\ud800' }, 'lone-surrogate', 'medium'],
    [{ text: 'https://a.example', parameters: [{ name: 'a b', value: '1' }] }, 'bad-parameter', 'parameters.0.name'],
    [{ text: 'https://a.example', parameters: [{ name: 'utm_source', value: '1' }] }, 'bad-parameter', 'parameters.0.name'],
  ])('refuses %o as %s', async (input, code, field) => {
    expect(await failure(tool, { ...base, ...input })).toMatchObject({ code, field })
  })

  it('tells the place of a wrong address', async () => {
    expect(await failure(tool, { text: 'https://a.example\r\n  b.example', ...base })).toMatchObject({
      code: 'not-a-web-address',
      place: { line: 2, column: 3 },
    })
  })
})
