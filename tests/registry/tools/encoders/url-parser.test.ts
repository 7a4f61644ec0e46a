import { describe, expect, it } from 'vitest'
import { urlParser } from '../../../../registry/tools/encoders/url-parser/tool.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const make = (text: string, input: object = {}) => output(urlParser, { text, ...input })
const link = async (text: string, input: object = {}) => (await make(text, input)).link
const partsOf = async (text: string) =>
  Object.fromEntries(
    (await make(text)).parts.map(({ part, value, readable }: Record<string, string>) => [
      part,
      value === readable ? value : [value, readable],
    ]),
  )

describe('url-parser', () => {
  // As the URL Standard has it.
  it.each([
    ['HTTPS://EXAMPLE.com:443/a/./b/../c', 'https://example.com/a/c'],
    ['http://0x7f.1/', 'http://127.0.0.1/'],
    ['http://[2001:DB8:0:0::1]:8080', 'http://[2001:db8::1]:8080/'],
    ['https://münchen.de/straße', 'https://xn--mnchen-3ya.de/stra%C3%9Fe'],
    ['//example.com/x', 'https://example.com/x'],
    ['localhost:3000/a', 'https://localhost:3000/a'],
    ['example.com', 'https://example.com/'],
    ['mailto:ana@example.com?subject=Hi%20there', 'mailto:ana@example.com?subject=Hi%20there'],
    ['tel:12345', 'tel:12345'],
    ['  https://example.com/\n', 'https://example.com/'],
    ['https://example.com/?a=1&a=&b&&c=%zz', 'https://example.com/?a=1&a=&b&&c=%zz'],
  ])('writes %s as %s', async (text, expected) => {
    expect(await link(text)).toBe(expected)
  })

  it('shows the parts, domain names both ways', async () => {
    expect(await partsOf('https://xn--mnchen-3ya.de/%C3%A4#%C3%B6')).toEqual({
      scheme: 'https',
      host: ['xn--mnchen-3ya.de', 'münchen.de'],
      port: '443',
      path: ['/%C3%A4', '/ä'],
      fragment: ['%C3%B6', 'ö'],
      origin: ['https://xn--mnchen-3ya.de', 'https://münchen.de'],
    })
    expect(await partsOf('data:text/plain,hi')).toEqual({ scheme: 'data', path: 'text/plain,hi' })
    expect(await partsOf('ftp://u%40x:p%3Aw@h/')).toMatchObject({ user: ['u%40x', 'u@x'], password: ['p%3Aw', 'p:w'], port: '21' })
  })

  it('lists parameters in order, repeated, empty and without a value', async () => {
    const { parameters, notices } = await make('https://e.com/?a=1+2&a=%2B&b&c=&utm_source=x&__proto__=y')
    expect(parameters.map(({ name, value, tracking }: Record<string, unknown>) => [name, value, tracking])).toEqual([
      ['a', '1 2', false],
      ['a', '+', false],
      ['b', '', false],
      ['c', '', false],
      ['utm_source', 'x', true],
      ['__proto__', 'y', false],
    ])
    expect(noticeCodes({ notices })).toEqual(['repeated'])
    expect((await make('https://e.com/?a=1+2', { plus: false })).parameters[0].value).toBe('1+2')
    expect(noticeCodes(await make('https://e.com/?a[]=1&a[]=2'))).toEqual([])
  })

  it('changes only what it is told to', async () => {
    const given = 'https://e.com/?b=x+y&a=%7E&b=2&gclid=1#f'
    expect(await link(given, { tracking: true })).toBe('https://e.com/?b=x+y&a=%7E&b=2#f')
    expect(await link(given, { remove: 'b, gclid' })).toBe('https://e.com/?a=%7E#f')
    expect(await link(given, { set: [{ name: 'b', value: 'ü &' }] })).toBe('https://e.com/?b=%C3%BC%20%26&a=%7E&gclid=1#f')
    expect(
      await link(given, {
        set: [
          { name: 'n m', value: '' },
          { name: '', value: '' },
        ],
      }),
    ).toBe('https://e.com/?b=x+y&a=%7E&b=2&gclid=1&n%20m=#f')
    expect(await link(given, { sort: true, noFragment: true })).toBe('https://e.com/?a=%7E&b=x+y&b=2&gclid=1')
    expect(await link('https://e.com/?utm_id=1', { tracking: true })).toBe('https://e.com/')
  })

  it.each(['gclid', 'fbclid', 'msclkid', 'ttclid', 'twclid', 'yclid', 'ysclid', 'dclid', 'utm_campaign', 'mc_eid', '_hsenc', 'srsltid'])(
    'takes %s for tracking',
    async (name) => {
      expect(await link(`https://e.com/?${name}=1&id=2`, { tracking: true })).toBe('https://e.com/?id=2')
    },
  )

  it('warns of passwords, other letters and escapes that are none', async () => {
    expect(noticeCodes(await make('https://a:b@e.com/'))).toEqual(['password'])
    expect(noticeCodes(await make('https://аpple.com/'))).toEqual(['other-letters'])
    const given = await make('https://e.com/%C3%A4%FF?x=%E4')
    expect([noticeCodes(given), given.segments, given.parameters[0].value]).toEqual([
      ['bad-escape'],
      [{ segment: '%C3%A4%FF', readable: '%C3%A4%FF' }],
      '%E4',
    ])
    expect(noticeCodes(await make('e.com/'))).toEqual(['scheme-added'])
  })

  it.each([
    ['hello world', 'not-a-url'],
    ['hello', 'not-a-url'],
    ['/path/only', 'not-a-url'],
    ['https://', 'bad-host'],
    ['https://e.com:99999/', 'bad-host'],
    ['https://e x.com/', 'bad-host'],
    ['http:', 'not-a-url'],
    [' ', 'required'],
    ['https://e.com/\ud800', 'lone-surrogate'],
  ])('refuses %j', async (text, code) => {
    expect(await failure(urlParser, { text })).toMatchObject({ code, field: 'text' })
  })

  it('refuses a value without a name', async () => {
    expect(await failure(urlParser, { text: 'e.com', set: [{ name: ' ', value: 'x' }] })).toMatchObject({
      code: 'no-name',
      field: 'set.0.name',
    })
    expect(await failure(urlParser, { text: 'e.com', set: [{ name: 'a', value: '\udc00' }] })).toMatchObject({
      code: 'lone-surrogate',
      field: 'set.0.value',
    })
  })
})
