import { describe, expect, it } from 'vitest'
import { jsonEditor } from '../../../../registry/tools/data/json-editor.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('json-editor', () => {
  it('shows the text itself as the tree, so that it can be changed there', async () => {
    for (const text of ['{"a":1}', ' [1.0, 1e400,\t"\\u0041"]\r\n', '"😀"', 'null'])
      expect(await output(jsonEditor, { text })).toMatchObject({ tree: text, text })
  })

  it('saves with the layout that is asked for, number by number the same', async () => {
    const text = '{"a":[1.0,12345678901234567890,-0]}'
    expect((await output(jsonEditor, { text, indentation: '2' })).text).toBe(
      '{\n  "a": [\n    1.0,\n    12345678901234567890,\n    -0\n  ]\n}',
    )
    expect((await output(jsonEditor, { text: '{ "__proto__" : 1 }', indentation: 'none' })).text).toBe('{"__proto__":1}')
  })

  it('tells values, depth and size', async () => {
    expect((await output(jsonEditor, { text: '[[[]],{"é":null}]' })).facts).toEqual({ values: 5, depth: 3, size: 18 })
  })

  it('refuses what is no JSON, with the place', async () => {
    expect(await failure(jsonEditor, { text: '{"a":1,}' })).toMatchObject({
      code: 'json-trailing-comma',
      field: 'text',
      place: { offset: 6 },
    })
    expect(await failure(jsonEditor, { text: ' \n' })).toMatchObject({ code: 'required', field: 'text' })
  })
})
