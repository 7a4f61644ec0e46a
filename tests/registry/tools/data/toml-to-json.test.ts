import { describe, expect, it } from 'vitest'
import { tomlToJson } from '../../../../registry/tools/data/toml-to-json.ts'
import { failure, output } from '../../../support/run-tool.ts'

const convert = async (text: string, more: object = {}): Promise<string> =>
  (await output(tomlToJson, { text, indentation: 'none', ...more })).text

describe('toml-to-json', () => {
  // Examples of the TOML 1.0.0 and 1.1.0 specifications (toml.io); the whole toml-test suite was run once by hand.
  it.each([
    ['# a\nkey = "value" # b\nanother = "# no comment"', '{"key":"value","another":"# no comment"}'],
    [
      'bare-key = 1\n1234 = 2\n"127.0.0.1" = 3\n"ʎǝʞ" = 4\n\'q "x"\' = 5\n"" = 6',
      '{"1234":2,"bare-key":1,"127.0.0.1":3,"ʎǝʞ":4,"q \\"x\\"":5,"":6}',
    ],
    ['a . b = 1\na."c.d" = true', '{"a":{"b":1,"c.d":true}}'],
    ['3.14159 = "pi"', '{"3":{"14159":"pi"}}'],
    ['s = "I\'m \\"q\\". \\u00E9 \\U0001F600\\t\\e\\x41"', '{"s":"I\'m \\"q\\". é 😀\\t\\u001bA"}'],
    ['s = """\nRoses\r\nViolets"""', '{"s":"Roses\\nViolets"}'],
    ['s = """\\\n  The quick \\\n\n   fox\\\n  """', '{"s":"The quick fox"}'],
    ['s = """a ""quoted"" b"""""', '{"s":"a \\"\\"quoted\\"\\" b\\"\\""}'],
    ["s = '''\nno \\escape\n'''", '{"s":"no \\\\escape\\n"}'],
    ['n = [+99, 42, 0, -17, 1_000, 0xDEADBEEF, 0o755, 0b1101_0110]', '{"n":[99,42,0,-17,1000,3735928559,493,214]}'],
    ['n = [9223372036854775807, -9223372036854775808]', '{"n":[9223372036854775807,-9223372036854775808]}'],
    [
      'f = [+1.0, 3.1415, -0.01, 5e+22, 1e06, -2E-2, 6.626e-34, 224_617.445_991_228, 0.0]',
      '{"f":[1.0,3.1415,-0.01,5e+22,1e06,-2E-2,6.626e-34,224617.445991228,0.0]}',
    ],
    [
      'd = [1979-05-27T07:32:00Z, 1979-05-27 00:32:00.999999-07:00, 1979-05-27, 07:32:00.5]',
      '{"d":["1979-05-27T07:32:00Z","1979-05-27T00:32:00.999999-07:00","1979-05-27","07:32:00.5"]}',
    ],
    ['d = [07:32, 1979-05-27t07:32z]', '{"d":["07:32:00","1979-05-27T07:32:00Z"]}'],
    ['a = [ 1, "x", [ 2 ], # c\n {b = 1}, ]', '{"a":[1,"x",[2],{"b":1}]}'],
    ['[a]\nx = 1\n[b.c]\ny = 2\n[b]\nz = 3', '{"a":{"x":1},"b":{"c":{"y":2},"z":3}}'],
    ['[ j . "ʞ" . \'l\' ]', '{"j":{"ʞ":{"l":{}}}}'],
    ['p = { x = 1, y.z = 2,\n }', '{"p":{"x":1,"y":{"z":2}}}'],
    ['[[p]]\nn = 1\n[[p]]\n[[p]]\nn = 2', '{"p":[{"n":1},{},{"n":2}]}'],
    ['fruit.apple.smooth = true\n[fruit.banana]\na = 1', undefined],
    ['\ufeffa = 1\r\n\r\nb = 2', '{"a":1,"b":2}'],
    ['__proto__ = 1\nconstructor.x = 2', '{"__proto__":1,"constructor":{"x":2}}'],
  ])('reads %j', async (text, json) => {
    if (json !== undefined) expect(sorted(await convert(text))).toBe(sorted(json))
    else expect(await convert(text)).toBe('{"fruit":{"apple":{"smooth":true},"banana":{"a":1}}}')
  })

  /** Integer keys move to the front once JavaScript has them. */
  const sorted = (json: string) => (/"\d+":/.test(json) ? JSON.stringify(JSON.parse(json)) : json)

  it('says what becomes of infinity and NaN', async () => {
    expect(await convert('a = [inf, -inf, +nan]', { infinities: 'string' })).toBe('{"a":["inf","-inf","nan"]}')
    expect(await convert('a = -nan', { infinities: 'null' })).toBe('{"a":null}')
    expect(await failure(tomlToJson, { text: 'x = 1\na = -inf' })).toMatchObject({
      code: 'toml-no-number',
      params: { number: '-inf' },
      place: { line: 2, column: 5 },
    })
  })

  it.each([
    ['', 'required', undefined],
    ['a', 'toml-equals', [1, 2]],
    ['= 1', 'toml-key', [1, 1]],
    ['a. = 1', 'toml-key', [1, 4]],
    ['"""a""" = 1', 'toml-key', [1, 1]],
    ['[]', 'toml-key', [1, 2]],
    ['x = 1\na = ', 'toml-value', [2, 5]],
    ['a = yes', 'toml-value', [1, 5]],
    ['a = 1 b = 2', 'toml-after', [1, 7]],
    ['[a] b = 1', 'toml-after', [1, 5]],
    ['[a', 'toml-bracket', [1, 1]],
    ['a = [1, 2', 'toml-bracket', [1, 5]],
    ['a = [1 2]', 'toml-comma', [1, 8]],
    ['a = { b = 1 ]', 'toml-comma', [1, 13]],
    ['a = 1\na = 2', 'toml-repeated', [2, 1]],
    ['[a]\n[a]', 'toml-repeated', [2, 1]],
    ['a.b = 1\n[a]', 'toml-repeated', [2, 1]],
    ['a = {}\na.b = 1', 'toml-closed', [2, 1]],
    ['a = []\n[[a]]', 'toml-closed', [2, 1]],
    ['a = 1\n[a.b]', 'toml-closed', [2, 1]],
    ['[a.b]\nx = 1\n[a]\nb.y = 2', 'toml-closed', [4, 1]],
    ['a = "x\nb"', 'toml-string', [1, 5]],
    ["a = '''x", 'toml-string', [1, 5]],
    ['a = "\\q"', 'toml-escape', [1, 6]],
    ['a = "\\ud800"', 'toml-escape', [1, 6]],
    ['a = "\u0001"', 'toml-control', [1, 6]],
    ['# \u007f', 'toml-control', [1, 3]],
    ['a = 01', 'toml-number', [1, 5]],
    ['a = 1.', 'toml-number', [1, 5]],
    ['a = 1__0', 'toml-number', [1, 5]],
    ['a = 9223372036854775808', 'toml-range', [1, 5]],
    ['a = 2023-02-29', 'toml-date', [1, 5]],
    ['a = 25:00:00', 'toml-date', [1, 5]],
    [`a = ${'['.repeat(600)}`, 'toml-deep', undefined],
  ] as const)('refuses %j as %s', async (text, code, place) => {
    expect(await failure(tomlToJson, { text })).toMatchObject({
      code,
      field: 'text',
      ...(place && { place: { line: place[0], column: place[1] } }),
    })
  })

  it('takes megabytes', async () => {
    expect((await convert(`a = "${'x\\n'.repeat(300_000)}"`)).length).toBe(900_008)
    expect((await convert('[[a]]\nb = 1\n'.repeat(30_000))).length).toBeGreaterThan(200_000)
  })
})
