import { describe, expect, it } from 'vitest'
import { readJsonSource } from '../../../../registry/lib/json/source.ts'
import { inferShape } from '../../../../registry/lib/shapes/infer.ts'
import { camelCase, modelOf, pascalCase, snakeCase, type Type, usedFirst } from '../../../../registry/lib/shapes/model.ts'

const model = (text: string, maps = true, reserved: readonly string[] = []) => {
  const source = readJsonSource({ text })
  return modelOf(inferShape([source.root], source), { rootName: 'Root', maps, reserved })
}
/** A type on one line, as no language has it. */
const say = (type: Type): string => {
  if (type.kind === 'class')
    return `${type.class.name}{${type.class.members.map(({ key, type: inner, isOptional }) => `${key}${isOptional ? '?' : ''}:${say(inner)}`).join(' ')}}`
  if (type.kind === 'number') return type.number
  if (type.kind === 'union') return type.types.map(say).join('|')
  return 'of' in type ? `${type.kind}<${say(type.of)}>` : type.kind
}

describe('shapes', () => {
  it.each([
    ['1', 'int'],
    ['-2147483648', 'int'],
    ['2147483648', 'long'],
    ['-9223372036854775808', 'long'],
    ['9223372036854775808', 'big'],
    ['1.0', 'double'],
    ['1e5', 'double'],
    ['0.1234567890123456', 'decimal'],
    ['1e400', 'decimal'],
    ['[1, 2147483648]', 'array<long>'],
    ['[1, 2.5]', 'array<double>'],
    // A double loses digits of a long.
    ['[9007199254740993, 2.5]', 'array<decimal>'],
    ['[]', 'array<any>'],
    ['[null]', 'array<null>'],
    ['[null, 1]', 'array<nullable<int>>'],
    ['[1, "a", true, null]', 'array<nullable<boolean|int|string>>'],
    ['[[1], []]', 'array<array<int>>'],
    ['{}', 'Root{}'],
    ['{"a":null}', 'Root{a:null}'],
    ['[{"a":1},{"a":null},{"b":"x"}]', 'array<RootItem{a?:nullable<int> b?:string}>'],
    ['[{"a":{"x":1}},{"a":{"y":2}}]', 'array<RootItem{a:A{x?:int y?:int}}>'],
    ['[{"a":[]},{"a":[{"x":1}]}]', 'array<RootItem{a:array<AItem{x:int}>}>'],
    ['{"u":{"n":1},"v":{"n":2}}', 'Root{u:U{n:int} v:U{n:int}}'],
    ['{"u":{"n":1},"v":{"n":"2"}}', 'Root{u:U{n:int} v:V{n:string}}'],
    ['{"2026-01-01":1,"2026-01-02":2.5}', 'map<double>'],
    ['{"1":{"a":1},"2":{"b":1}}', 'map<RootItem{a?:int b?:int}>'],
    [
      '{"entries":[{"a":1}],"boxes":[{"b":1}],"data":[{"c":1}]}',
      'Root{entries:array<Entry{a:int}> boxes:array<Box{b:int}> data:array<DataItem{c:int}>}',
    ],
    ['{"__proto__":{"constructor":1}}', 'Root{__proto__:Proto{constructor:int}}'],
  ])('of %s is %s', (text, expected) => {
    expect(say(model(text).root)).toBe(expected)
  })

  it('makes maps only where it is asked to, or of many keys with digits', () => {
    expect(say(model('{"1":1,"2":2}', false).root)).toBe('Root{1:int 2:int}')
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`user${index}`, index]))
    expect(say(model(JSON.stringify(many)).root)).toBe('map<int>')
  })

  it('names every class once, whatever the case, and none as the language does', () => {
    const { classes } = model('{"a":{"item":{"x":1}},"b":{"item":{"y":1}},"ITEM":{"z":1},"list":{"q":1}}', true, ['List'])
    expect(classes.map(({ name }) => name)).toEqual(['Root', 'A', 'Item', 'B', 'BItem', 'Item2', 'List2'])
  })

  it('puts classes after those that they use, shared ones too', () => {
    const sorted = usedFirst(model('{"a":{"p":{"n":1}},"b":{"q":{"n":1},"r":1}}')).map(({ name }) => name)
    expect(sorted).toEqual(['P', 'A', 'B', 'Root'])
  })

  it.each([
    ['user_id', 'UserId', 'userId', 'user_id'],
    ['userID', 'UserId', 'userId', 'user_id'],
    ['HTTPServer', 'HttpServer', 'httpServer', 'http_server'],
    ['content-type', 'ContentType', 'contentType', 'content_type'],
    ['1st', 'N1st', 'n1st', 'n_1st'],
    ['é_à', 'EA', 'eA', 'e_a'],
    ['', 'Value', 'value', 'value'],
    ['日本', 'Value', 'value', 'value'],
  ])('writes %j as %s, %s and %s', (name, pascal, camel, snake) => {
    expect([pascalCase(name), camelCase(name), snakeCase(name)]).toEqual([pascal, camel, snake])
  })
})
