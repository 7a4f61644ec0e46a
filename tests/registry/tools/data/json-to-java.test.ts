import { describe, expect, it } from 'vitest'
import { jsonToJava } from '../../../../registry/tools/data/json-to-java/tool.ts'
import { HARD_JSON } from '../../../support/shape-samples.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const convert = async (text: string, more: object = {}): Promise<string> => (await output(jsonToJava, { text, ...more })).text

describe('json-to-java', () => {
  it.each([
    ['1', 'int'],
    ['3000000000', 'long'],
    ['12345678901234567890', 'BigInteger'],
    ['1.5', 'double'],
    ['1.12345678901234567', 'BigDecimal'],
    ['true', 'boolean'],
    ['null', 'Object'],
    ['[1]', 'List<Integer>'],
    ['[[true]]', 'List<List<Boolean>>'],
    ['[1,"a"]', 'List<Object>'],
    ['{"1":1.5,"2":2}', 'Map<String, Double>'],
  ])('has for %s the type %s', async (value, type) => {
    expect(await convert(`{"a":${value}}`, { style: 'class' })).toContain(`private ${type} a;`)
  })

  it('boxes what may be null or missing', async () => {
    expect(await convert('[{"a":1,"b":true},{"a":null}]', { style: 'lombok' })).toMatch(/private Integer a;\n +private Boolean b;/)
  })

  // JLS 3.9 and 8.10.1.
  it('uses no reserved word as a name, and each name once', async () => {
    const code = await convert('{"class":1,"class_":2,"enum":3,"record":4,"getClass":5,"a_b":6,"aB":7,"_":8}')
    expect(code.match(/int \w+/g)).toEqual([
      'int class_',
      'int class2',
      'int enum_',
      'int record_',
      'int getClass_',
      'int aB',
      'int aB2',
      'int value',
    ])
    const accessors = await convert('{"class":1,"clazz":1}', { style: 'class' })
    expect(accessors).toContain('public int getClass_()')
  })

  it('names getters as JavaBeans does: a boolean that may be null is an object, which has no “is”', async () => {
    const accessors = await convert('[{"ok":true,"isOld":false,"maybe":null},{"ok":true,"isOld":true,"maybe":true}]', { style: 'class' })
    for (const getter of ['boolean isOk()', 'boolean isIsOld()', 'Boolean getMaybe()']) expect(accessors).toContain(`public ${getter}`)
  })

  it('nests the other types in the first, and escapes keys', async () => {
    const code = await convert(HARD_JSON)
    expect(code.match(/^public /gm)).toHaveLength(1)
    expect(code).toContain('@JsonProperty("quote\\"\\\\") boolean quote')
    expect(code).toContain('@JsonProperty("line\\nbreak\\u2028")')
    expect(await convert('{"a_b":1}', { library: 'gson' })).toContain('import com.google.gson.annotations.SerializedName;')
    expect(await convert('{"a_b":1}', { library: 'none' })).not.toContain('@')
  })

  it('says so where there is no object', async () => {
    const result = await output(jsonToJava, { text: '[1]' })
    expect([result.text, result.facts.root, noticeCodes(result)]).toEqual(['', 'List<Integer>', ['no-class']])
  })

  it('refuses a package that is none', async () => {
    expect(await failure(jsonToJava, { text: '{}', packageName: 'a-b' })).toMatchObject({ code: 'bad-format', field: 'packageName' })
    expect(await failure(jsonToJava, { text: '{' })).toMatchObject({ code: 'json-unclosed-object', field: 'text' })
  })
})
