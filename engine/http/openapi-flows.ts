import * as z from 'zod'
import type { Tool } from '../core/define.ts'
import { RECIPE } from '../core/recipe.ts'
import type { JsonSchema } from '../faces/json-schema.ts'

// What the API does beside running a single tool.

export const PROBLEM_REF: JsonSchema = { $ref: '#/components/responses/Problem' }
export const SEED: JsonSchema = { type: ['string', 'number'], description: 'Repeats the same random result.' }
export const NOW: JsonSchema = { type: 'string', format: 'date-time', description: 'The current time to use.' }
export const TIME_ZONE: JsonSchema = { type: 'string', description: 'The caller’s IANA time zone.' }

const TEXT = { type: 'string' }
const KIND = { ...TEXT, description: 'Name of the kind, such as `json`.' }
const CONFIDENCE = { type: 'number', minimum: 0, maximum: 1 }
const WITHIN = { type: 'array', items: TEXT, description: 'The kinds that it was found in, from the outside in; empty for what was sent.' }
const CONTENT = { type: 'integer', description: 'Index in `contents`; left out for what was sent.' }
const A_FILE = { type: 'object', required: ['base64'], properties: { base64: TEXT, type: TEXT, name: TEXT } }

/** What a text or file is. */
export const GUESS_PATH: JsonSchema = {
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
      default: PROBLEM_REF,
    },
  },
}

/** One tool with many inputs. */
export function batchPath(offered: readonly Tool[]): JsonSchema {
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
export function recipePath(): JsonSchema {
  const value = { anyOf: [TEXT, A_FILE, { type: 'array', items: A_FILE }] }
  const { $schema: _, ...recipe } = z.toJSONSchema(RECIPE, { io: 'input', unrepresentable: 'any' })
  const request = {
    type: 'object',
    additionalProperties: false,
    required: ['recipe'],
    properties: {
      recipe: { description: 'The recipe, or the name of a ready one.', anyOf: [recipe, TEXT] },
      input: { description: 'What goes into the first step.', ...value },
      seed: SEED,
      now: NOW,
      timeZone: TIME_ZONE,
    },
  }
  const notice = {
    type: 'object',
    required: ['step', 'code'],
    properties: { step: { type: 'integer' }, item: { type: 'integer' }, code: TEXT },
  }
  const answer = {
    type: 'object',
    properties: {
      result: { description: 'What the last step gives.', anyOf: [...value.anyOf, { type: 'array', items: TEXT }] },
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
