import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { luaContent, luaTokens } from '../../../../registry/lib/lua/tokens.ts'
import { luaMinifier } from '../../../../registry/tools/code/lua-minifier.ts'
import { failure, output } from '../../../support/run-tool.ts'

const minify = async (input: object): Promise<string> => (await output(luaMinifier, input)).text

describe('lua-minifier', () => {
  it.each([
    ['', ''],
    [' \r\n\t', ''],
    ['-- only\n--[==[ comments ]==]', ''],
    ['\ufeffx = 1', 'x=1'],
    ['#!/usr/bin/lua\n\nx = 1', '#!/usr/bin/lua\nx=1'],
    ['a = 1 ; b = 2', 'a=1;b=2'],
    ['x = - - 1 - -2 y = a - ( - b )', 'x=- -1- -2 y=a-(-b)'],
    ['x = 1 .. 2 y = a .. .5 z = a..b', 'x=1 ..2 y=a.. .5 z=a..b'],
    ['x = { [ [[k]] ] = 1 , [ [=[l]=] ] = 2 }', 'x={[ [[k]]]=1,[ [=[l]=]]=2}'],
    ['x = t[ 1 ] y = t[ "a" ]', 'x=t[1]y=t["a"]'],
    ['x = 5 and 0xF or 3 .. ""', 'x=5 and 0xF or 3 ..""'],
    ['x = a ~= b y = a ~ b z = ~ c == d', 'x=a~=b y=a~b z=~c==d'],
    ['x = a < b y = a << b z = a // b', 'x=a<b y=a<<b z=a//b'],
    ['local x <const> = 1 local y <close> , z', 'local x<const> =1 local y<close>,z'],
    ['goto a :: a :: :: b ::', 'goto a::a:: ::b::'],
    ['f "a" [[b]] { c } : d ( e ) . f', undefined],
    ['print "hi" x = "a" .. "b"', 'print"hi"x="a".."b"'],
    ['x = "a -- b" y = [[ --[[ c ]] z = "\\z  \n d\\\r\n"', 'x="a -- b"y=[[ --[[ c ]]z="\\z  \n d\\\r\n"'],
    ['x = a --[[ b ]] - --[[ c ]] -d', 'x=a- -d'],
    ['x = "é😀\ud800"', 'x="é😀\ud800"'],
    ['return 1ULL , 2i , 0x.8p1 , 3.', 'return 1ULL,2i,0x.8p1,3.'],
  ])('minifies %j', async (text, expected) => {
    if (expected === undefined) expect(await failure(luaMinifier, { text })).toMatchObject({ code: 'code-syntax' })
    else expect(await minify({ text })).toBe(expected)
  })

  it('keeps licence comments, if asked', async () => {
    const text = '--! MIT\nx = 1 --[[! a ]] y = 2 -- @license b\nz = 3 - --[[ @preserve ]] w -- d'
    expect(await minify({ text })).toBe('--! MIT\nx=1--[[! a ]]y=2-- @license b\nz=3- --[[ @preserve ]]w')
    expect(await minify({ text, licences: false })).toBe('x=1 y=2 z=3-w')
  })

  it('keeps every token and cannot shorten its own results', async () => {
    const gap = fc.constantFrom(' ', '\n', ' --[[c]] ', ' -- d\n', '\t--[==[ e\n ]==] ')
    const operand = fc.constantFrom(
      '1',
      '0x1p4',
      '.5',
      '3.',
      'a',
      "'b'",
      '[[c]]',
      '-1',
      '- -1',
      'not d',
      '#e',
      '~f',
      '{}',
      't[ [[g]] ]',
      '...',
    )
    const sign = fc.constantFrom('+', '-', '*', '..', 'and', '==', '~', '~=', '//', '<', '>>', '^', '%')
    const expression = fc
      .tuple(operand, fc.array(fc.tuple(gap, sign, gap, operand), { maxLength: 4 }))
      .map(([first, rest]) => first + rest.map((parts) => parts.join('')).join(''))
    const statement = fc
      .tuple(expression, gap, fc.constantFrom('x =', 'local y <const> =', 'z[1], w =', 'return f', 'if a then g =', 'u = { [1] ='))
      .map(([one, space, start]) => {
        if (start === 'return f') return `do return${space}${one}${space}end`
        return `${start}${space}${one}${space}${start.startsWith('if') ? 'end' : start.startsWith('u') ? '}' : ''}`
      })
    await fc.assert(
      fc.asyncProperty(fc.array(statement, { maxLength: 4 }), gap, async (statements, space) => {
        const text = statements.join(space)
        const once = await minify({ text })
        expect(luaContent(luaTokens(once))).toEqual(luaContent(luaTokens(text)))
        expect(once).not.toContain('--')
        expect(await minify({ text: once })).toBe(once)
      }),
      { numRuns: 500 },
    )
  })

  it('gives the sizes', async () => {
    expect((await output(luaMinifier, { text: 'é = 1' })).sizes).toEqual({ before: 6, after: 4, saved: 33.3 })
  })

  it.each([
    ['x = = 1', "unexpected symbol near '='", 4],
    ['x = "a', 'unfinished string', 4],
    ['do', "'end' expected near <eof>", 2],
    ['x =\n 1 +', 'unexpected symbol near <eof>', 8],
  ])('refuses %j as “%s” at %i', async (text, reason, offset) => {
    expect(await failure(luaMinifier, { text })).toMatchObject({
      code: 'code-syntax',
      params: { reason },
      field: 'text',
      place: { offset },
    })
  })

  it('refuses what is nested too deep, and takes a long line', { tags: 'long' }, async () => {
    expect(await failure(luaMinifier, { text: `x=${'('.repeat(10_000)}` })).toMatchObject({ code: 'code-too-deep', field: 'text' })
    expect(await failure(luaMinifier, { text: 'while a do '.repeat(10_000) })).toMatchObject({ code: 'code-too-deep', field: 'text' })
    expect(await minify({ text: 'x = 1 '.repeat(100_000) })).toHaveLength(399_999)
  })
})
