import { describe, expect, it } from 'vitest'
import { jsonToGo } from '../../../../registry/tools/data/json-to-go/tool.ts'
import { HARD_JSON } from '../../../support/shape-samples.ts'
import { failure, output } from '../../../support/run-tool.ts'

const convert = async (text: string, more: object = {}): Promise<string> => (await output(jsonToGo, { text, ...more })).text

describe('json-to-go', () => {
  it.each([
    ['1', 'int'],
    ['3000000000', 'int64'],
    ['12345678901234567890', 'json.Number'],
    ['1.5', 'float64'],
    ['1.12345678901234567', 'json.Number'],
    ['true', 'bool'],
    ['null', 'any'],
    ['[1,null]', '[]*int'],
    ['[1,"a"]', '[]any'],
    ['{"1":[1],"2":[2]}', 'map[string][]int'],
  ])('has for %s the type %s', async (value, type) => {
    expect(await convert(`{"a":${value}}`)).toContain(`\tA ${type} \`json:"a"\`\n`)
  })

  it('points to what may be null, and omits what may be missing', async () => {
    const code = await convert('[{"a":1,"b":{"x":1},"c":[1]},{"a":null}]')
    expect(code).toContain('\tA *int  `json:"a"`\n\tB *B    `json:"b,omitempty"`\n\tC []int `json:"c,omitempty"`\n')
    expect(await convert('[{"a":1},{}]', { isOmitted: false })).toContain('`json:"a"`')
  })

  // golint: commonInitialisms. encoding/json: isValidTag.
  it('names fields by the initialisms of Go, each once, and tells keys that no tag takes', async () => {
    expect(await convert('{"user_id":1,"apiUrl":2,"html5":3}')).toMatch(/UserID .*\n\tAPIURL .*\n\tHtml5 /)
    const result = await output(jsonToGo, { text: HARD_JSON })
    expect(result.notices).toContainEqual({ code: 'key-without-tag', params: { count: 3, key: '' }, level: 'warning' })
    const names = /type Root struct \{\n([^}]*)\}/.exec(result.text)?.[1]?.match(/^\t\w+/gm) ?? []
    expect(new Set(names).size).toBe(names.length)
    expect(await convert('{"-":1}')).toContain('`json:"-,"`')
  })

  it('imports what it uses, in the package that was asked for', async () => {
    expect(await convert('[12345678901234567890]', { packageName: 'model' })).toBe(
      'package model\n\nimport "encoding/json"\n\ntype Root []json.Number\n',
    )
    expect(await failure(jsonToGo, { text: '1', packageName: 'A' })).toMatchObject({ code: 'bad-format', field: 'packageName' })
  })
})
