import { describe, expect, it } from 'vitest'
import type { Flow } from '../../../engine/core/recipes/fit.ts'
import type { RecipeStep } from '../../../engine/core/recipe.ts'
import { readAsset } from '../../../engine/run/node/read-asset.ts'
import { plainAnswer, runRecipeJob, type RecipeAnswer, type RecipeJob } from '../../../engine/run/recipe-job.ts'
import { resultOf, runStep } from '../../../engine/run/recipe-step.ts'
import { stepTool } from '../../../engine/core/recipes/step-tool.ts'
import { catalogue } from '../../support/real-registry.ts'

const modules = Object.fromEntries(catalogue.ids.map((id) => [id, id]))

function job(steps: readonly RecipeStep[], input?: Flow, more: Partial<RecipeJob> = {}): Promise<RecipeAnswer> {
  const recipe = { toolglot: 'recipe', version: 1, steps }
  const options = { seed: 'recipe', now: Date.UTC(2026, 10, 23) }
  const host = { load: catalogue.load, host: () => ({ asset: readAsset }), started() {}, progress() {}, within() {} }
  return runRecipeJob({ recipe, input, modules, ...more }, options, host)
}
async function result(steps: readonly RecipeStep[], input?: Flow): Promise<Flow | undefined> {
  const { state, failures } = await job(steps, input)
  if (!state) throw new Error(JSON.stringify(failures))
  return resultOf(state)
}
const failure = async (steps: readonly RecipeStep[], input?: Flow) => (await job(steps, input)).failures?.[0]

const png = {
  name: 'dot.png',
  type: 'image/png',
  bytes: new Uint8Array(
    Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64'),
  ),
}

describe('a recipe', () => {
  it('gives each step what the one before gave', async () => {
    const steps = [
      { tool: 'base64-decode' },
      { tool: 'json-formatter', options: { indentation: 'none', sortNames: true } },
      { tool: 'url-encode' },
    ]
    expect(await result(steps, btoa('{"b": 1, "a": [2]}'))).toBe('%7B%22a%22%3A%5B2%5D%2C%22b%22%3A1%7D')
  })

  it('passes over what is off', async () => {
    expect(await result([{ tool: 'reverse-text', off: true }, { tool: 'text-to-hex' }], 'ab')).toBe(
      await result([{ tool: 'text-to-hex' }], 'ab'),
    )
  })

  it('takes the part and the field that a step names', async () => {
    const steps: RecipeStep[] = [
      { tool: 'link-extractor', from: 'links' },
      { tool: 'csv-to-json', options: { indentation: 'none' } },
    ]
    const links = JSON.parse((await result(steps, '<a href="https://a.example/x">A, b</a>')) as string) as Record<string, string>[]
    expect(Object.values(links[0] ?? {})).toContain('A, b')
    const added: RecipeStep[] = [{ tool: 'find-and-replace-text', to: 'find', options: { text: 'a-b', replace: '+' } }]
    expect(await result(added, '-')).toBe('a+b')
  })

  it('begins without input where the first step takes none, and gives the same with the same seed', async () => {
    const steps: RecipeStep[] = [
      { tool: 'uuid-generator', options: { count: 2 } },
      { tool: 'case-converter', options: { style: 'upper' } },
    ]
    const made = await result(steps)
    expect(made).toMatch(/^[0-9A-F-]{36}\n[0-9A-F-]{36}$/)
    expect(await result(steps)).toBe(made)
  })

  it('carries files', async () => {
    const steps: RecipeStep[] = [{ tool: 'base64-encode-file' }, { tool: 'base64-decode-file' }, { tool: 'base64-encode-file' }]
    expect(String(await result(steps, png))).toContain(Buffer.from(png.bytes).toString('base64'))
  })

  it('tells what came of each step, all of it only where it was asked for', async () => {
    const long = 'x'.repeat(10_000)
    const { reports } = await job(
      [{ tool: 'reverse-text' }, { tool: 'case-converter', options: { style: 'upper' } }, { tool: 'base64-encode' }],
      long,
      { shown: [1] },
    )
    expect(reports.map(({ step, output, length }) => [step, output !== undefined, length])).toEqual([
      [0, false, 10_000],
      [1, true, 10_000],
      [2, true, 13_336],
    ])
    expect(reports[0]?.preview).toHaveLength(2_000)
  })

  it('tells what was said at each step', async () => {
    const { state, reports, last } = await job(
      [{ tool: 'json-formatter', options: { tolerant: true, indentation: 'none' } }, { tool: 'base64-encode' }],
      '{"a":1,}',
    )
    const notices = reports.flatMap((report) => report.notices)
    expect(notices).toEqual([{ code: 'commas-passed', params: { count: 1 }, level: 'info', step: 0 }])
    expect(plainAnswer(state as never, notices, last)).toEqual({ result: btoa('{"a":1}'), notices })
  })

  it('ends with the output of a step that gives nothing to others', async () => {
    const { state, last } = await job([{ tool: 'base64-decode' }, { tool: 'line-counter' }], btoa('a\nb'))
    expect(plainAnswer(state as never, [], last)).toMatchObject({ output: { counts: { lines: 2 } } })
  })
})

describe('a fork', () => {
  it('runs for every line, leaves empty lines empty, and joins', async () => {
    const steps: RecipeStep[] = [
      { tool: 'base64-decode', each: 'line' },
      { tool: 'reverse-text', join: ' | ' },
      { tool: 'case-converter', options: { style: 'upper' } },
    ]
    expect(await result(steps, `${btoa('ab')}\r\n\r\n${btoa('cd')}`)).toBe('BA |  | DC')
  })

  it('that nobody joins ends with a line for each', async () => {
    expect(await result([{ tool: 'reverse-text', each: 'line' }], 'ab\ncd\n')).toBe('ba\ndc\n')
  })

  it('runs for every file', async () => {
    const made = await result(
      [
        { tool: 'base64-encode-file', each: 'item', join: '\n' },
        { tool: 'line-counter', from: 'lengths' },
      ],
      [png, png],
    )
    expect(String(made).split('\r\n').length).toBeGreaterThan(1)
    const files = await result([{ tool: 'base64-encode-file', each: 'item' }, { tool: 'base64-decode-file' }], [png, png])
    expect(files).toHaveLength(2)
  })

  it('runs for every item of a list', async () => {
    const steps: RecipeStep[] = [
      { tool: 'uuid-generator', options: { count: 3 } },
      { tool: 'reverse-text', each: 'item', join: ',' },
    ]
    expect(String(await result(steps)).split(',')).toHaveLength(3)
  })

  it('gives each line chance of its own', async () => {
    const made = String(await result([{ tool: 'zalgo-font-generator', each: 'line' }], 'abc\nabc'))
    const [one, other] = made.split('\n')
    expect(one).not.toBe(other)
  })
})

describe('what goes wrong', () => {
  it.each<[string, RecipeStep[], Flow | undefined, object]>([
    [
      'at its step',
      [{ tool: 'base64-decode' }, { tool: 'json-formatter' }],
      btoa('{"a":'),
      { code: 'json-unclosed-object', step: 1, field: 'text' },
    ],
    ['at its line', [{ tool: 'base64-decode', each: 'line' }], `${btoa('a')}\n!\n${btoa('b')}`, { step: 0, item: 1 }],
    [
      'before anything runs',
      [{ tool: 'base64-decode' }, { tool: 'nowhere' }],
      '!',
      { code: 'unknown-tool', step: 1, params: { name: 'nowhere' } },
    ],
    ['by too many lines', [{ tool: 'reverse-text', each: 'line' }], '\n'.repeat(10_001), { code: 'too-many', step: 0 }],
    ['by several files for one', [{ tool: 'base64-encode-file' }], [png, png], { code: 'one-file', step: 0, params: { count: 2 } }],
    ['by a file for a text', [{ tool: 'reverse-text' }], png, { code: 'needs-text', step: 0 }],
    ['by an input that nothing takes', [{ tool: 'uuid-generator' }], 'a', { code: 'takes-nothing', step: 0 }],
    ['by no input', [{ tool: 'reverse-text' }], undefined, { code: 'required', step: 0, field: 'text' }],
    [
      'by an option',
      [{ tool: 'json-formatter', options: { indentation: '9' } }],
      '1',
      { code: 'not-a-choice', step: 0, field: 'indentation' },
    ],
    ['by a tool of the page', [{ tool: 'image-resizer' }], png, { code: 'browser-only', step: 0 }],
  ])('%s', async (_, steps, input, expected) => {
    expect(await failure(steps, input)).toMatchObject(expected)
  })

  it('leaves what the steps before gave', async () => {
    const { reports, failures } = await job([{ tool: 'base64-decode' }, { tool: 'json-formatter' }], btoa('{'))
    expect(reports.map(({ preview }) => preview)).toEqual(['{'])
    expect(failures?.[0].step).toBe(1)
  })
})

describe('a step that asks over the network', () => {
  const steps: RecipeStep[] = [
    { tool: 'reverse-text', each: 'line' },
    { tool: 'domain-availability-checker', from: 'domains' },
    { tool: 'csv-to-json' },
  ]

  it('stops the recipe before it, and what it gives takes it on', async () => {
    const stopped = await job(steps, 'ab\ncd')
    expect(stopped).toMatchObject({ isDone: false, state: { at: 1, flows: ['ba', 'dc'], fork: 'line' } })
    const tool = await catalogue.load('domain-availability-checker')
    const asked: unknown[] = []
    const end = await runStep(steps[1] as RecipeStep, stepTool(tool), stopped.state as never, async (input) => {
      asked.push(input)
      return { ok: true, output: { domains: [], counts: {} } }
    })
    expect(asked).toEqual([{ text: 'ba' }, { text: 'dc' }])
    expect(end).toMatchObject({ ok: true, state: { at: 2, fork: 'line' } })
  })

  it('runs where there is a network', async () => {
    // None is at hand here: the tool itself says so.
    const { isDone, reports } = await job([{ tool: 'domain-availability-checker', from: 'domains' }], 'example.com', { hasNetwork: true })
    expect(isDone).toBe(true)
    expect(reports[0]?.preview).toContain('example.com,unknown')
  })
})
