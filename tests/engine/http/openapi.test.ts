import { describe, expect, it } from 'vitest'
import { inputSchemaOf, outputSchemaOf } from '../../../engine/http/json-schema.ts'
import { openApi } from '../../../engine/http/openapi.ts'
import { META_KEYS } from '../../../engine/core/meta.ts'
import { readCatalogue } from '../../../engine/run/load.ts'
import { RUNNER_REGISTRY } from '../../support/runner-server.ts'

const tools = await (await readCatalogue(RUNNER_REGISTRY)).loadAll()
const allFields = tools.find(({ id }) => id === 'all-fields')
if (!allFields) throw new Error('no all-fields')

describe('inputSchemaOf', () => {
  const schema = inputSchemaOf(allFields) as {
    required: string[]
    properties: Record<string, Record<string, unknown>>
    additionalProperties: boolean
  }

  it('requires what has neither default nor option, and refuses what is unknown', () => {
    expect(schema.required).toEqual(['text'])
    expect(schema.additionalProperties).toBe(false)
  })

  it('describes fields in words', () => {
    expect(schema.properties.text).toEqual({ type: 'string', maxLength: 100_000, title: 'Text', description: 'Anything.' })
    expect(schema.properties.lineLength).toEqual({
      type: 'integer',
      minimum: 0,
      maximum: 1000,
      default: 76,
      title: 'Line length',
      description: 'Unit: characters.',
    })
    expect(schema.properties.alphabet).toMatchObject({
      enum: ['standard', 'url'],
      default: 'standard',
      description: '`standard`: Standard; `url`: URL-safe.',
    })
  })

  it('knows decimals and files', () => {
    expect(schema.properties.amount).toMatchObject({ type: ['string', 'number'], minimum: 0, maximum: 1000 })
    expect(schema.properties.attachment).toMatchObject({ type: 'object', required: ['base64'] })
    expect(schema.properties.rows).toMatchObject({ type: 'array', maxItems: 10, items: { additionalProperties: false } })
  })

  it.each(tools.map((tool) => [tool.id, tool] as const))('keeps our own words out of %s', (_, tool) => {
    const keys: string[] = []
    JSON.stringify([inputSchemaOf(tool), outputSchemaOf(tool)], (key, value: unknown) => {
      if (typeof value === 'object' && value !== null && !Array.isArray(value) && key !== 'properties') keys.push(...Object.keys(value))
      return value
    })
    const names = [...Object.keys(tool.input.shape), ...Object.keys(tool.output.shape)]
    expect(keys.filter((key) => (META_KEYS as readonly string[]).includes(key) && !names.includes(key))).toEqual([])
  })
})

it('gives every tool its examples as they are sent', () => {
  const document = openApi(tools, { title: 'a', version: '1' }, ['en']) as {
    paths: Record<string, { post: { requestBody: { content: Record<string, { examples: unknown }> } } }>
  }
  expect(document.paths['/api/tools/file-reverse']?.post.requestBody.content['application/json']?.examples).toEqual({
    'example-1': { value: { input: { file: { base64: 'AQID', type: 'text/plain', name: 'a.txt' } } } },
  })
  expect(document.paths['/api/tools/camera']).toBeUndefined()
})
