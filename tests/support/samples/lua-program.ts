import * as fc from 'fast-check'

const gap = fc.constantFrom(' ', '\n', ' --[[c]] ', ' -- d\n', '\n\n\n', '\n-- e\n')

/** Programs in Lua, with white space and comments wherever they may stand. */
export const luaProgram: fc.Arbitrary<string> = fc.letrec<{ expression: string; statement: string; block: string }>((tie) => ({
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
