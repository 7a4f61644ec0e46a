import * as z from 'zod'
import type { AnyExample, Tool } from '../core/define.ts'
import { RECIPE } from '../core/recipe.ts'
import { toWire } from '../core/wire.ts'
import { inputSchemaOf, type JsonSchema, outputSchemaOf } from '../faces/json-schema.ts'

const PROBLEM_REF = { $ref: '#/components/responses/Problem' }

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

const TEXT = { type: 'string' }
const KIND = { ...TEXT, description: 'Name of the kind, such as `json`.' }
const CONFIDENCE = { type: 'number', minimum: 0, maximum: 1 }
const WITHIN = { type: 'array', items: TEXT, description: 'The kinds that it was found in, from the outside in; empty for what was sent.' }
const CONTENT = { type: 'integer', description: 'Index in `contents`; left out for what was sent.' }
const A_FILE = { type: 'object', required: ['base64'], properties: { base64: TEXT, type: TEXT, name: TEXT } }

const GUESS_PATH: JsonSchema = {
  post: {
    operationId: 'guess',
    summary: 'Tell what a text or file is, and which tools fit.',
    description: 'Send a text or a file of at most 8 MiB. Nothing is kept. Titles and names are in the language of Accept-Language.',
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: {
            type: 'object',
            additionalProperties: false,
            required: ['input'],
            properties: {
              input: { type: 'object', additionalProperties: false, properties: { text: { ...TEXT, maxLength: 8_000_000 }, file: A_FILE } },
            },
          },
          examples: { 'example-1': { value: { input: { text: 'eyJhIjoxfQ==' } } } },
        },
      },
    },
    responses: {
      200: {
        description: 'All that it may be, the most likely first.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['kinds', 'contents', 'offers'],
              properties: {
                kinds: {
                  type: 'array',
                  items: {
                    type: 'object',
                    required: ['kind', 'label', 'confidence', 'within', 'facts'],
                    properties: {
                      kind: KIND,
                      label: TEXT,
                      confidence: CONFIDENCE,
                      within: WITHIN,
                      facts: { type: 'object', additionalProperties: TEXT },
                      content: CONTENT,
                    },
                  },
                },
                contents: { type: 'array', description: 'What was found inside, once decoded.', items: { anyOf: [TEXT, A_FILE] } },
                offers: {
                  type: 'array',
                  description:
                    'Tools that fit. `field` gets what was sent, or the content named by `content`, unless `values` says something else for it.',
                  items: {
                    type: 'object',
                    required: ['tool', 'field', 'values', 'kind', 'confidence', 'within'],
                    properties: {
                      tool: TEXT,
                      title: TEXT,
                      url: TEXT,
                      field: TEXT,
                      content: CONTENT,
                      values: { type: 'object' },
                      kind: KIND,
                      confidence: CONFIDENCE,
                      within: WITHIN,
                    },
                  },
                },
              },
            },
          },
        },
      },
      default: { $ref: '#/components/responses/Problem' },
    },
  },
}

function batchPath(offered: readonly Tool[]): JsonSchema {
  const lines = (description: string, example: readonly object[]) => ({
    'application/x-ndjson': {
      schema: { type: 'string', description },
      example: example.map((line) => `${JSON.stringify(line)}\n`).join(''),
    },
  })
  return {
    post: {
      operationId: 'run-batch',
      summary: 'Run one tool with many inputs, one per line.',
      description:
        'Answers arrive in the order of the lines while the request is still being sent. One wrong line never stops the others. A request has at most 32 MB and 10,000 lines; each line counts as one request, and waits instead of being refused.',
      parameters: [{ name: 'id', in: 'path', required: true, schema: { enum: offered.map(({ id }) => id) } }],
      requestBody: {
        required: true,
        content: lines('JSON Lines: on each line the body of a single request to this tool.', [
          { input: { text: 'a' } },
          { input: { text: 1 } },
        ]),
      },
      responses: {
        200: {
          description: 'One line for each line that was sent, with its number.',
          content: lines('JSON Lines: `{"line", "output"}`, or `{"line", "problem"}` with a problem as in other answers.', [
            { line: 1, output: { text: 'YQ==' } },
            { line: 2, problem: { status: 422, code: 'wrong-type' } },
          ]),
        },
        default: PROBLEM_REF,
      },
    },
  }
}

/** Several tools one after the other. */
function recipePath(): JsonSchema {
  const text = { type: 'string' }
  const file = { type: 'object', required: ['base64'], properties: { base64: text, type: text, name: text } }
  const value = { anyOf: [text, file, { type: 'array', items: file }] }
  const { $schema: _, ...recipe } = z.toJSONSchema(RECIPE, { io: 'input', unrepresentable: 'any' })
  const request = {
    type: 'object',
    additionalProperties: false,
    required: ['recipe'],
    properties: {
      recipe: { description: 'The recipe, or the name of a ready one.', anyOf: [recipe, text] },
      input: { description: 'What goes into the first step.', ...value },
      seed: { type: ['string', 'number'], description: 'Repeats the same random results.' },
      now: { type: 'string', format: 'date-time', description: 'The current time to use.' },
      timeZone: { type: 'string', description: 'The caller’s IANA time zone.' },
    },
  }
  const notice = {
    type: 'object',
    required: ['step', 'code'],
    properties: { step: { type: 'integer' }, item: { type: 'integer' }, code: text },
  }
  const answer = {
    type: 'object',
    properties: {
      result: { description: 'What the last step gives.', anyOf: [...value.anyOf, { type: 'array', items: text }] },
      output: { description: 'The output of the last step, where that is no text or file.' },
      notices: { type: 'array', items: notice, description: 'What the steps say beside their results; steps are counted from 0.' },
    },
  }
  const example = {
    recipe: {
      toolglot: 'recipe',
      version: 1,
      steps: [{ tool: 'base64-decode' }, { tool: 'json-formatter', options: { indentation: '4' } }],
    },
    input: 'eyJhIjoxfQ==',
  }
  return {
    post: {
      operationId: 'run-recipe',
      summary: 'Run several tools, each on the result of the one before.',
      requestBody: { required: true, content: { 'application/json': { schema: request, examples: { 'example-1': { value: example } } } } },
      responses: { 200: { description: 'The result.', content: { 'application/json': { schema: answer } } }, default: PROBLEM_REF },
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
      seed: tool.effect === 'random' ? { type: ['string', 'number'], description: 'Repeats the same random result.' } : undefined,
      now: tool.effect !== 'pure' ? { type: 'string', format: 'date-time', description: 'The current time to use.' } : undefined,
      timeZone: tool.effect !== 'pure' ? { type: 'string', description: 'The caller’s IANA time zone.' } : undefined,
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
