import { describe, expect, it } from 'vitest'
import { urlDecode } from '../../../../registry/tools/encoders/url-decode.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('url-decode', () => {
  it.each([
    [{ text: '' }, ''],
    [{ text: '%41%c3%a9ł%E2%82%AC' }, 'Aéł€'],
    [{ text: 'a+b%2B' }, 'a+b+'],
    [{ text: 'a+b%2B', plusAsSpace: true }, 'a b+'],
    [{ text: '%EF%BB%BFx' }, '\ufeffx'],
    [{ text: '%80', encoding: 'iso-8859-1' }, '\x80'],
    [{ text: '%80', encoding: 'windows-1252' }, '€'],
    [{ text: '%00A😀%D8%3D%DE%00', encoding: 'utf-16be' }, 'A😀😀'],
  ])('reads %j', async (input, text) => {
    expect((await output(urlDecode, { ...input, parameters: false })).text).toBe(text)
  })

  it.each([
    ['100%', 'bad-escape', '%', 3],
    ['a%zz', 'bad-escape', '%zz', 1],
    ['a\n%4', 'bad-escape', '%4', 2],
    ['%41%C3%A9%FF%41', 'bad-bytes', '%FF%41', 9],
    ['%E2%82', 'bad-bytes', '%E2%82', 0],
    // Overlong form of “/”, RFC 3629 section 10.
    ['x%C0%AF', 'bad-bytes', '%C0%AF', 1],
    ['%ED%A0%80', 'bad-bytes', '%ED%A0%80', 0],
  ])('refuses %j as %s', async (text, code, sequence, offset) => {
    expect(await failure(urlDecode, { text })).toMatchObject({ code, params: { sequence }, field: 'text', place: { offset } })
  })

  it.each([
    [
      'https://e.com/?a=1&a=2&b',
      [
        ['a', '1'],
        ['a', '2'],
        ['b', ''],
      ],
    ],
    [
      '?x=%26%3D&__proto__=1',
      [
        ['x', '&='],
        ['__proto__', '1'],
      ],
    ],
    ['q=caf%C3%A9+noir', [['q', 'café noir']]],
    ['/path?a=b=c#d?e=f', [['a', 'b=c']]],
  ])('reads the parameters of %j', async (text, pairs) => {
    expect((await output(urlDecode, { text })).parameters).toEqual(pairs.map(([name, value]) => ({ name, value })))
  })

  it.each(['https://e.com/a=b', 'one?\ntwo=2', 'is it? a = b', 'https://e.com/?', '1+1=2 or so'])('sees no query in %j', async (text) => {
    expect((await output(urlDecode, { text })).parameters).toBeUndefined()
  })

  it('answers for a long text of one line', { tags: 'long' }, async () => {
    const { text } = await output(urlDecode, { text: '%41b'.repeat(1_000_000) })
    expect(text).toBe('Ab'.repeat(1_000_000))
    expect(await failure(urlDecode, { text: `${'%41'.repeat(1_000_000)}%FF` })).toMatchObject({
      code: 'bad-bytes',
      place: { offset: 3_000_000 },
    })
    expect((await output(urlDecode, { text: 'a'.repeat(1_000_000), encoding: 'utf-16le' })).text).toHaveLength(1_000_000)
  })
})
