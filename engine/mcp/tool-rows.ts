import * as z from 'zod'
import type { Language, Tool } from '../core/define.ts'
import { BadRequest, type Failure, ToolError } from '../core/errors.ts'
import type { RunResult, Values } from '../core/run.ts'
import { toWire } from '../core/wire.ts'
import { createGuess, type Given, type Recognized } from '../faces/guess.ts'
import { inputSchemaOf, type JsonSchema, outputSchemaOf } from '../faces/json-schema.ts'
import type { RunOptions } from '../run/context.ts'
import { loadTool } from '../run/load-tool.ts'
import { RUN_REQUEST, readRequest, runOptions } from '../run/request.ts'
import { dataResult, type McpResult } from './content.ts'
import type { McpCaller, McpHost } from './host.ts'
import { refusalOf, secretsIn } from './secrets.ts'

/** What a row works with: the server, who calls, in which language, and until when. */
export type Call = {
  readonly host: McpHost
  readonly caller: McpCaller
  readonly language: Language
  readonly signal: AbortSignal
  /** Runs a tool with all that is checked around it, and answers as the model gets it. */
  readonly runTool: (tool: Tool, input: unknown, options: RunOptions) => Promise<McpResult>
  /** The language, currency and what a call says beside its input. */
  readonly optionsOf: (given: RunOptions) => RunOptions
}

/** One tool of the server itself. A further one is one row more. */
export type ToolRow = {
  readonly name: string
  readonly title: string
  readonly description: string
  /** What its arguments are checked by; a tool of the registry checks its own. */
  readonly input?: z.ZodObject
  readonly inputSchema: JsonSchema
  /** JSON Schema of the structured content. */
  readonly output?: JsonSchema
  /** It may ask other sites. */
  readonly isOpen?: boolean
  readonly call: (given: never, call: Call) => Promise<McpResult>
}

/** Most tools that a search answers; a model asks again with other words. */
const MOST_FOUND = 20
/** Longest text that is guessed, in UTF-16 units. */
const MOST_GUESSED = 1_000_000
/** Steps of a recipe that are looked at; a recipe has no more. */
const MOST_STEPS = 1_000

const language = z.string().max(35).optional().describe('Language of words and sentences: en, es, fr, id, it, pl, pt or ru.')
const id = z.string().max(200).describe('Id of a tool, as search_tools gives it, such as base64-encode.')
const { input: _input, ...about } = RUN_REQUEST.shape

const text = { type: 'string' }
const listOf = (name: string, properties: Readonly<Record<string, JsonSchema>>): JsonSchema => ({
  type: 'object',
  required: [name],
  properties: { [name]: { type: 'array', items: { type: 'object', required: Object.keys(properties), properties } } },
})

/** Keeps the types of a row's arguments. */
function row<I extends z.ZodObject>(
  of: Omit<ToolRow, 'input' | 'inputSchema' | 'call'> & {
    readonly input: I
    readonly call: (given: z.output<I>, call: Call) => Promise<McpResult>
  },
): ToolRow {
  const { $schema: _, ...inputSchema } = z.toJSONSchema(of.input, { io: 'input', unrepresentable: 'any' })
  return { ...of, inputSchema }
}

export const TOOL_ROWS: readonly ToolRow[] = [
  row({
    name: 'search_tools',
    title: 'Search tools',
    description:
      'Finds tools by what they do, best match first. Start here, then read the tool with describe_tool and run it with run_tool.',
    input: z.strictObject({ query: z.string().min(1).max(200).describe('What the tool should do, in a few words.'), language }),
    output: listOf('tools', { id: text, title: text, summary: text }),
    async call({ query }, { host, language: spoken }) {
      const found = await host.search(query, spoken)
      return dataResult({ tools: found.slice(0, MOST_FOUND).map(({ id: own, title, summary }) => ({ id: own, title, summary })) })
    },
  }),
  row({
    name: 'describe_tool',
    title: 'Describe a tool',
    description: 'Tells all about one tool: the JSON Schemas of its input and output, its failures, its limits and an example.',
    input: z.strictObject({ tool: id, language }),
    output: { type: 'object', required: ['id', 'title', 'summary', 'inputSchema', 'outputSchema', 'example'] },
    call: async ({ tool }, call) => dataResult(await describe(await toolOf(tool, call.host), call)),
  }),
  row({
    name: 'run_tool',
    title: 'Run a tool',
    description: 'Runs one tool on an input that fits its schema. Files are sent and answered as {"base64", "type", "name"}.',
    input: z.strictObject({
      tool: id,
      input: z.record(z.string(), z.unknown()).describe('The fields of the tool by their names; see describe_tool.'),
      language,
      ...about,
    }),
    output: { type: 'object' },
    isOpen: true,
    async call({ tool, input, ...options }, { host, runTool }) {
      return runTool(await toolOf(tool, host), input, runOptions(options, {}))
    },
  }),
  row({
    name: 'guess',
    title: 'Guess what something is',
    description:
      'Tells what a text is (JSON, Base64, a JWT, a date …) and which tools fit it, the best first, each with the field that takes it.',
    input: z.strictObject({ text: z.string().min(1).max(MOST_GUESSED).describe('What is to be recognized.'), language }),
    output: { type: 'object', required: ['kinds', 'offers'] },
    async call({ text: given }, { host, caller, language: spoken, signal, optionsOf }) {
      const recognizer = await loadTool(host.recognizer)
      const recognize = async (input: Given) => {
        const asked = { input: { ...input }, options: optionsOf({}), module: host.recognizer }
        return outputOf(await caller.run(recognizer, asked, signal)) as unknown as Recognized
      }
      const guess = createGuess(recognize, () => host.takenIn(spoken))
      const { found, contents, offers } = await guess({ text: given }, spoken)
      // What was given is known to whoever gave it.
      const told = offers.map(({ values, isRead, ...offer }) => ({
        ...offer,
        values: isRead ? values : Object.fromEntries(Object.entries(values).filter(([name]) => name !== offer.field)),
      }))
      return dataResult({ kinds: found, contents, offers: told })
    },
  }),
  row({
    name: 'list_recipes',
    title: 'List recipes',
    description: 'Lists the ready recipes: tools in a row, each with its name and steps. Run one with run_recipe.',
    input: z.strictObject({ language }),
    output: listOf('recipes', { id: text, name: text, steps: { type: 'array', items: text } }),
    async call(_given, { host }) {
      const all = Object.entries(await host.recipes()).map(([own, recipe]) => {
        const { name = own, steps = [] } = recipe as { name?: string; steps?: readonly { tool: string }[] }
        return { id: own, name, steps: steps.map(({ tool }) => tool) }
      })
      return dataResult({ recipes: all })
    },
  }),
  row({
    name: 'run_recipe',
    title: 'Run a recipe',
    description:
      'Runs tools in a row: a ready recipe by its id, or {"toolglot": "recipe", "version": 1, "steps": [{"tool", "options"?}]}. The result of each step goes into the next.',
    input: z.strictObject({
      recipe: z.union([z.string().max(200), z.record(z.string(), z.unknown())]).describe('Id of a ready recipe, or a whole one.'),
      input: z.string().optional().describe('The text that goes into the first step.'),
      language,
      ...about,
    }),
    output: { type: 'object' },
    isOpen: true,
    async call({ recipe, input, ...options }, { host, caller, signal, optionsOf }) {
      allowed(await refusalsIn(recipe, host))
      const asked = { recipe, input, options: optionsOf(runOptions(options, {})) }
      return dataResult({ ...outputOf(await caller.runRecipe(asked, signal)) })
    },
  }),
]

/** @throws BadRequest with what stands against it */
function allowed(failures: readonly Failure[]): void {
  const [first, ...rest] = failures
  if (first) throw new BadRequest([first, ...rest])
}

/** @throws BadRequest */
function outputOf(result: RunResult): Values {
  if (!result.ok) throw new BadRequest(result.failures)
  return result.output
}

/** What over a network stands against each step of a recipe. */
async function refusalsIn(recipe: unknown, { tools, recipes, isRemote }: McpHost): Promise<Failure[]> {
  if (!isRemote) return []
  const whole = typeof recipe === 'string' ? (await recipes())[recipe] : recipe
  const { steps } = Object(whole) as { steps?: unknown }
  const failures = (Array.isArray(steps) ? steps : []).slice(0, MOST_STEPS).map(async (step): Promise<Failure[]> => {
    const { tool: name, options } = Object(step) as { tool?: unknown; options?: unknown }
    if (typeof name !== 'string' || tools.urlOf(name) === undefined) return []
    const tool = await tools.load(name)
    const refusal = refusalOf(tool)
    return refusal ? [refusal] : secretsIn(tool, options)
  })
  return (await Promise.all(failures)).flat()
}

/** A tool of the registry under its own name. Clock, chance and language are the caller's. */
export function directRow(tool: Tool): ToolRow {
  return {
    name: tool.id,
    title: tool.title,
    description: [tool.summary, ...tool.notes].join('\n\n'),
    inputSchema: inputSchemaOf(tool),
    output: outputSchemaOf(tool),
    isOpen: tool.effect === 'network',
    call: (given: unknown, { runTool }) => runTool(tool, given, {}),
  }
}

/** @throws ToolError unknown-tool */
async function toolOf(name: string, { tools }: McpHost): Promise<Tool> {
  if (tools.urlOf(name) === undefined) throw new ToolError('unknown-tool', { name: name.slice(0, 100) }, { field: 'tool' })
  return tools.load(name)
}

async function describe(tool: Tool, { host, language: spoken }: Call): Promise<Record<string, unknown>> {
  const words = await host.wordsOf(tool, spoken)
  const [example] = tool.examples
  const refusal = tool.effect === 'browser' ? { code: 'browser-only', params: {} } : host.isRemote ? refusalOf(tool) : undefined
  const sentences = Object.entries(words).flatMap(([key, sentence]) => (key.startsWith('failures.') ? [[key.slice(9), sentence]] : []))
  return {
    id: tool.id,
    title: words.title ?? tool.title,
    summary: words.summary ?? tool.summary,
    notes: tool.notes.map((note, index) => words[`notes.${index}`] ?? note),
    category: tool.category,
    effect: tool.effect,
    runsHere: refusal === undefined,
    ...(refusal && { why: await host.say(refusal, spoken) }),
    inputSchema: inputSchemaOf(tool),
    outputSchema: outputSchemaOf(tool),
    failures: Object.fromEntries(sentences) as Record<string, string>,
    limits: { seconds: Math.ceil(tool.limits.timeMs / 1000), bytes: tool.limits.bytes, resultBytes: tool.limits.resultBytes },
    example: example && { input: toWire(example.input), output: toWire(example.output) },
  }
}

/** The arguments of a row, checked. @throws BadRequest */
export function argumentsOf({ input }: ToolRow, given: unknown = {}): unknown {
  return input ? readRequest(input, given) : given
}
