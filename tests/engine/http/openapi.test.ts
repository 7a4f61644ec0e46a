import { describe, expect, it } from 'vitest'
import { inputSchemaOf, outputSchemaOf } from '../../../engine/faces/json-schema.ts'
import { openApi } from '../../../engine/http/openapi.ts'
import { readCatalogue } from '../../../engine/run/node/catalogue.ts'
import { RUNNER_REGISTRY } from '../../support/servers/runner-server.ts'

const tools = await (await readCatalogue(RUNNER_REGISTRY)).loadAll()
const allFields = tools.find(({ id }) => id === 'all-fields')
if (!allFields) throw new Error('no all-fields')

const KEYWORDS = (
  'type properties required additionalProperties items anyOf allOf enum const default title description format pattern examples writeOnly ' +
  'minLength maxLength minimum maximum exclusiveMinimum exclusiveMaximum multipleOf minItems maxItems contentEncoding propertyNames'
).split(' ')

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

  it('has no keys but those of JSON Schema', () => {
    const known = new Set(KEYWORDS)
    const strangers = new Set<string>()
    const look = (schema: unknown) => {
      if (typeof schema !== 'object' || schema === null) return
      for (const [key, inner] of Object.entries(schema)) {
        if (!known.has(key)) strangers.add(key)
        if (key === 'properties') Object.values(inner as object).forEach(look)
        else if (['items', 'additionalProperties'].includes(key)) look(inner)
        else if (['anyOf', 'allOf'].includes(key)) (inner as unknown[]).forEach(look)
      }
    }
    for (const tool of tools) [inputSchemaOf(tool), outputSchemaOf(tool)].forEach(look)
    expect([...strangers]).toEqual([])
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
