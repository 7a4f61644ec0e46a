import { describe, expect, it } from 'vitest'
import { jsonToCsharp } from '../../../../registry/tools/data/json-to-csharp/tool.ts'
import { HARD_JSON } from '../../../support/shape-samples.ts'
import { failure, output } from '../../../support/run-tool.ts'

const convert = async (text: string, more: object = {}): Promise<string> => (await output(jsonToCsharp, { text, ...more })).text
const memberOf = async (value: string, more: object = {}) => / public (.*) A \{/.exec(await convert(`[{"A":${value}}]`, more))?.[1]

describe('json-to-csharp', () => {
  it.each([
    ['1', 'required int', 'required int'],
    ['3000000000', 'required long', 'required long'],
    ['12345678901234567890', 'required JsonElement', 'required BigInteger'],
    ['1.5', 'required double', 'required double'],
    ['1.12345678901234567', 'required decimal', 'required decimal'],
    ['true', 'required bool', 'required bool'],
    ['"x"', 'required string', 'required string'],
    ['null', 'required object?', 'required object?'],
    ['[1,null]', 'required List<int?>', 'required List<int?>'],
    ['[1,"a"]', 'required List<JsonElement>', 'required List<JToken>'],
    ['{"1":1,"2":2}', 'required Dictionary<string, int>', 'required Dictionary<string, int>'],
  ])('has for %s the type %s, or %s', async (value, system, newtonsoft) => {
    expect(await memberOf(value)).toBe(system)
    expect(await memberOf(value, { library: 'newtonsoft' })).toBe(newtonsoft)
  })

  it('marks what may be null or missing', async () => {
    const code = await convert('[{"a":1,"b":"x","c":[]},{"a":null,"b":null}]')
    expect([...code.matchAll(/public (.*) [ABC] \{/g)].map(([, type]) => type)).toEqual([
      'required int?',
      'required string?',
      'List<object>?',
    ])
    const older = await convert('[{"a":1,"b":"x"},{}]', { isNullable: false })
    expect([...older.matchAll(/public (.*) [AB] \{/g)].map(([, type]) => type)).toEqual(['int?', 'string'])
  })

  it('names members as C# takes them: not as their class, each once, keys escaped', async () => {
    const code = await convert(HARD_JSON)
    const names = [...code.matchAll(/ (\w+) \{ get;/g)].map(([, name]) => name as string)
    expect(names.every((name) => /^[A-Za-z_]\w*$/.test(name))).toBe(true)
    expect(code).toContain('[JsonPropertyName("quote\\"\\\\")]')
    expect(code).toContain('[JsonPropertyName("line\\nbreak\\u2028")]')
    expect(code).toContain('public required Root2 Root_ { get; init; }')
    for (const [, name, body = ''] of code.matchAll(/record (\w+)\n\{([^]*?)\n?\}(?:\n|$)/g)) {
      const own = [...body.matchAll(/ (\w+) \{ get;/g)].map(([, member]) => member)
      expect(own).not.toContain(name)
      expect(new Set(own).size).toBe(own.length)
    }
  })

  it.each([
    [{ text: '' }, { code: 'required', field: 'text' }],
    [
      { text: '{}', namespace: 'a b' },
      { code: 'bad-format', field: 'namespace' },
    ],
  ])('refuses %j', async (input, expected) => {
    expect(await failure(jsonToCsharp, input)).toMatchObject(expected)
  })
})
