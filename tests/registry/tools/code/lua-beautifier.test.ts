import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { luaBeautifier } from '../../../../registry/tools/code/lua-beautifier.ts'
import { luaMinifier } from '../../../../registry/tools/code/lua-minifier.ts'
import { luaContent, luaTokens } from '../../../../registry/lib/lua/tokens.ts'
import { failure, output } from '../../../support/run-tool.ts'

const format = async (input: object): Promise<string> => (await output(luaBeautifier, input)).text

const gap = fc.constantFrom(' ', '\n', ' --[[c]] ', ' -- d\n', '\n\n\n', '\n-- e\n')

/** Programs in Lua, with white space and comments wherever they may stand. */
const luaProgram: fc.Arbitrary<string> = fc.letrec<{ expression: string; statement: string; block: string }>((tie) => ({
  expression: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom('1', '0x1p4', '.5', 'a', "'b'", '[[c]]', 'nil', '...', '{}', '"\\"d"'),
    fc
      .tuple(tie('expression'), gap, fc.constantFrom('+', '-', '..', 'and', '==', '~', '//', '<', '>>'), gap, tie('expression'))
      .map((parts) => parts.join('')),
    fc.tuple(fc.constantFrom('-', 'not ', '#', '~', '- -'), gap, tie('expression')).map((parts) => parts.join('')),
    fc.tuple(gap, tie('expression'), gap, tie('expression')).map(([space, a, other, b]) => `{${space}${a}${other},x=${b};[${space}1]=2}`),
    fc.tuple(gap, tie('block')).map(([space, body]) => `function(e,...)${space}${body}${space}end`),
    fc.tuple(gap, tie('expression')).map(([space, a]) => `f.g[ ${a}]:h(${space}${a},${a})`),
  ),
  statement: fc.oneof(
    { maxDepth: 3 },
    tie('expression').map((a) => `local x<const> =${a}`),
    fc.tuple(gap, tie('expression')).map(([space, a]) => `y.z,w${space}=${space}${a},1`),
    fc
      .tuple(gap, tie('expression'), tie('block'))
      .map(([space, a, body]) => `if${space} ${a} then${space}${body}${space}else ${body}${space}end`),
    fc.tuple(gap, tie('expression'), tie('block')).map(([space, a, body]) => `while ${a} do${space}${body}${space}end`),
    fc.tuple(tie('expression'), tie('block')).map(([a, body]) => `repeat ${body} until ${a}`),
    tie('block').map((body) => `for i=1,2 do ${body} end`),
    fc.constantFrom('goto q', '::q::', 'f"x"', 'g{1}', 'do end', ';'),
  ),
  block: fc.tuple(gap, fc.array(tie('statement'), { maxLength: 3 })).map(([space, statements]) => statements.join(`${space} `)),
})).block

describe('lua-beautifier', () => {
  it.each([
    ['', ''],
    [' \r\n', ''],
    ['-- only', '-- only\n'],
    ['\ufeffx=1', 'x = 1\n'],
    ['#!/usr/bin/lua\nx=1', '#!/usr/bin/lua\nx = 1\n'],
    ['a=1;;b=2', 'a = 1;;\nb = 2\n'],
    ['a=1\r\n\r\n\r\n\r\nb=2', 'a = 1\n\nb = 2\n'],
    ['x=- -1 y=- -a-~-#t z=not not b', 'x = - -1\ny = - -a - ~-#t\nz = not not b\n'],
    ['x=1 ..2 y=a.. .5 z=2^-3//1<<2>>~1~=3', 'x = 1 .. 2\ny = a .. .5\nz = 2 ^ -3 // 1 << 2 >> ~1 ~= 3\n'],
    ['local a<const>,b<close> =1', 'local a <const>, b <close> = 1\n'],
    ['goto x ::x::::y::', 'goto x\n::x::\n::y::\n'],
    ['local goto=1 goto=2', 'local goto = 1\ngoto = 2\n'],
    ['x=0x1p-3+1ULL+2i+0xA.8p1+3.', 'x = 0x1p-3 + 1ULL + 2i + 0xA.8p1 + 3.\n'],
    ['f"a"[[b]]{c}:d(e).f[g]()', 'f "a" [[b]] { c }:d(e).f[g]()\n'],
    ['t={[ [[k]] ]=1,[ [=[l]=] ]=2}', 't = { [ [[k]]] = 1, [ [=[l]=]] = 2 }\n'],
    ['x="a\\\r\nb" y="\\z \n c" z=[==[\n]]é😀\ud800]==]', 'x = "a\\\r\nb"\ny = "\\z \n c"\nz = [==[\n]]é😀\ud800]==]\n'],
    ['if a then elseif b then c()else end', 'if a then\nelseif b then\n    c()\nelse\nend\n'],
    ['for i=1,2,3 do end for k,v in p do q()end', 'for i = 1, 2, 3 do end\nfor k, v in p do\n    q()\nend\n'],
    ['repeat x()until y while a do break end', 'repeat\n    x()\nuntil y\nwhile a do\n    break\nend\n'],
    ['f(function(x)return x end,function()a()b()end)', 'f(function(x) return x end, function()\n    a()\n    b()\nend)\n'],
    ['function a.b:c(...)local d=...return d end', 'function a.b:c(...)\n    local d = ...\n    return d\nend\n'],
    ['x={\n1,2,\n3}', 'x = {\n    1, 2,\n    3\n}\n'],
    ['if a\nand b\nthen c()end', 'if a\n    and b then\n    c()\nend\n'],
    ['x=y\n:a()\n:b()', 'x = y\n    :a()\n    :b()\n'],
    ['do -- a\n-- b\nx()-- c\n\n-- d\nend--[[e]]--f', 'do -- a\n    -- b\n    x() -- c\n\n    -- d\nend --[[e]] --f\n'],
    ['x=--[[a]]1+--b\n2', 'x = --[[a]] 1 + --b\n    2\n'],
    ['return', 'return\n'],
  ])('lays out %j', async (text, expected) => {
    expect(await format({ text })).toBe(expected)
    expect(await format({ text: expected })).toBe(expected)
  })

  it('breaks tables and functions that are too long', async () => {
    const text = `x={${'a'.repeat(20)}=1,${'b'.repeat(20)}={c=1}}`
    expect(await format({ text })).toBe(`x = { ${'a'.repeat(20)} = 1, ${'b'.repeat(20)} = { c = 1 } }\n`)
    expect(await format({ text, lineWidth: 40, indentation: '2' })).toBe(
      `x = {\n  ${'a'.repeat(20)} = 1,\n  ${'b'.repeat(20)} = { c = 1 }\n}\n`,
    )
    expect(await format({ text: `x=function()return ${'a'.repeat(40)} end`, lineWidth: 40, indentation: 'tab' })).toBe(
      `x = function()\n\treturn ${'a'.repeat(40)}\nend\n`,
    )
  })

  it('changes white space only, and nothing on a second run', { tags: 'long' }, async () => {
    await fc.assert(
      fc.asyncProperty(luaProgram, async (text) => {
        const once = await format({ text })
        expect(luaContent(luaTokens(once))).toEqual(luaContent(luaTokens(text)))
        expect(await format({ text: once })).toBe(once)
        // What was minified in between has lost its line breaks, not its tokens.
        const { text: short } = await output(luaMinifier, { text })
        expect(luaContent(luaTokens(await format({ text: short })))).toEqual(luaContent(luaTokens(text)))
      }),
      { numRuns: 300 },
    )
  })

  // The words are those of Lua 5.4 itself.
  it.each([
    ['x = ', 'unexpected symbol near <eof>', 4],
    ['if a then', "'end' expected near <eof>", 9],
    ['x = 1 1', "unexpected symbol near '1'", 6],
    ['return 1 x', "'<eof>' expected near 'x'", 9],
    ['local y<close>=nil', "'>' expected near '>='", 13],
    ['f() = 1', "unexpected symbol near '='", 4],
    ['for 1', "'<name>' expected near '1'", 4],
    ['"abc', 'unfinished string', 0],
    ['x = "a\nb"', 'unfinished string', 4],
    ['--[[ x', 'unfinished long string', 0],
    ['[==[x]]', 'unfinished long string', 0],
    ['x = 1x', "malformed number near '1x'", 4],
    ['x = 3..2', "malformed number near '3..2'", 4],
    ['x = @', "unexpected symbol near '@'", 4],
    ['\0', "unexpected symbol near '�'", 0],
    ['x\u00a0= 1', "unexpected symbol near '\u00a0'", 1],
    ['a.b', "'=' expected near <eof>", 3],
    ['::a', "'::' expected near <eof>", 3],
    ['x = {1 2}', "'}' expected near '2'", 7],
    ['for i = 1 do end', "',' expected near 'do'", 10],
    ['for i = 1, 2, 3, 4 do end', "'do' expected near ','", 15],
    ['(x) = 1', "unexpected symbol near '='", 4],
    ['a, (b), c = 1', "unexpected symbol near ','", 6],
    ['(x)', "'=' expected near <eof>", 3],
    ['x.y', "'=' expected near <eof>", 3],
    ['local x =', 'unexpected symbol near <eof>', 9],
  ])('refuses %j as “%s” at %i', async (text, reason, offset) => {
    expect(await failure(luaBeautifier, { text })).toMatchObject({
      code: 'code-syntax',
      params: { reason },
      field: 'text',
      place: { offset },
    })
  })

  it.each([`x=${'{'.repeat(10_000)}`, 'do '.repeat(10_000), `x=${'function() return '.repeat(10_000)}`])(
    'refuses what is nested too deep (%#)',
    async (text) => {
      expect(await failure(luaBeautifier, { text })).toMatchObject({ code: 'code-too-deep', field: 'text', place: { line: 1 } })
    },
  )

  it('takes long chains and a long line', { tags: 'long' }, async () => {
    expect(await format({ text: `x=${'a..'.repeat(50_000)}b` })).toHaveLength(5 * 50_000 + 6)
    expect((await format({ text: 'x=1 '.repeat(50_000) })).split('\n')).toHaveLength(50_001)
    expect(await format({ text: `x=${'- '.repeat(50_000)}1` })).toHaveLength(100_005)
  })
})
