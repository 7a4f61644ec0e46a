import type { AnyExample, Tool } from '../core/define.ts'
import { toWire } from '../core/wire.ts'
import { inputSchemaOf, type JsonSchema, outputSchemaOf } from '../faces/json-schema.ts'
import { batchPath, GUESS_PATH, NOW, PROBLEM_REF, recipePath, SEED, TIME_ZONE } from './openapi-flows.ts'

export type ApiInfo = { readonly title: string; readonly version: string; readonly description?: string }

/** The OpenAPI 3.1 document of all tools that run on a server, made from their schemas and examples. */
export function openApi(tools: readonly Tool[], info: ApiInfo, languages: readonly string[]): JsonSchema {
  const offered = tools.filter((tool) => tool.effect !== 'browser')
  return {
    openapi: '3.1.0',
    info,
    servers: [{ url: '/' }],
    tags: [...new Set(offered.map((tool) => tool.category))].toSorted().map((name) => ({ name })),
    paths: {
      '/api/{lang}/tools': listPath(languages),
      '/api/guess': GUESS_PATH,
      '/api/tools/{id}/batch': batchPath(offered),
      '/api/recipes/run': recipePath(),
      ...Object.fromEntries(offered.map((tool) => [`/api/tools/${tool.id}`, toolPath(tool)])),
    },
    components: { schemas: { Problem: PROBLEM }, responses: { Problem: problemResponse } },
  }
}

function listPath(languages: readonly string[]): JsonSchema {
  const text = { type: 'string' }
  const item = {
    type: 'object',
    properties: { text, url: text, icon: { ...text, description: 'SVG markup.' } },
    required: ['text', 'url', 'icon'],
  }
  return {
    get: {
      operationId: 'list-tools',
      summary: 'List all tools in one language, or those that match a search.',
      parameters: [
        { name: 'lang', in: 'path', required: true, schema: { enum: languages } },
        { name: 'q', in: 'query', description: 'Search words; the best match comes first.', schema: text },
      ],
      responses: {
        200: { description: 'The tools.', content: { 'application/json': { schema: { type: 'array', items: item } } } },
        default: PROBLEM_REF,
      },
    },
  }
}

function toolPath(tool: Tool): JsonSchema {
  const request = {
    type: 'object',
    additionalProperties: false,
    required: ['input'],
    properties: {
      input: inputSchemaOf(tool),
      seed: tool.effect === 'random' ? SEED : undefined,
      now: tool.effect !== 'pure' ? NOW : undefined,
      timeZone: tool.effect !== 'pure' ? TIME_ZONE : undefined,
    },
  }
  const answer = { type: 'object', required: ['output'], properties: { output: outputSchemaOf(tool) } }
  return {
    post: {
      operationId: tool.id,
      tags: [tool.category],
      summary: tool.title,
      description: [tool.summary, ...tool.notes].join('\n\n'),
      requestBody: { required: true, content: { 'application/json': { schema: request, examples: examplesOf(tool, requestOf) } } },
      responses: {
        200: {
          description: 'The result.',
          content: { 'application/json': { schema: answer, examples: examplesOf(tool, ({ output }) => ({ output: toWire(output) })) } },
        },
        default: PROBLEM_REF,
      },
    },
  }
}

function examplesOf(tool: Tool, valueOf: (example: AnyExample) => unknown): JsonSchema {
  return Object.fromEntries(
    tool.examples.map((example, index) => [`example-${index + 1}`, { summary: example.title || undefined, value: valueOf(example) }]),
  )
}

function requestOf({ input, seed, now, timeZone }: AnyExample): JsonSchema {
  return { input: toWire(input), seed, now, timeZone }
}

const PROBLEM: JsonSchema = {
  type: 'object',
  required: ['type', 'title', 'status', 'code', 'detail', 'errors'],
  properties: {
    type: { type: 'string' },
    title: { type: 'string' },
    status: { type: 'integer' },
    code: { type: 'string' },
    detail: { type: 'string', description: 'In the language requested by Accept-Language.' },
    errors: {
      type: 'array',
      items: {
        type: 'object',
        required: ['code', 'message'],
        properties: {
          code: { type: 'string' },
          message: { type: 'string' },
          params: { type: 'object', description: 'Values named in the message.' },
          field: { type: 'string' },
          step: { type: 'integer', description: 'Of a recipe, counted from 0.' },
          item: { type: 'integer', description: 'Of the lines or files of a fork, counted from 0.' },
          tool: { type: 'string' },
          place: { type: 'object', properties: { offset: { type: 'integer' }, line: { type: 'integer' }, column: { type: 'integer' } } },
        },
      },
    },
  },
}

const problemResponse = {
  description: 'What went wrong (RFC 9457).',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
}
