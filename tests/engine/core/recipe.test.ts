import { describe, expect, it } from 'vitest'
import { BadRequest, type Failure, ToolError } from '../../../engine/core/errors.ts'
import { readRecipe, type RecipeStep } from '../../../engine/core/recipe.ts'
import { MOST_STEPS } from '../../../engine/core/recipes/limits.ts'
import { keptStep, recipeFaults, reversed } from '../../../engine/core/recipes/shape.ts'
import { stepTool } from '../../../engine/core/recipes/step-tool.ts'
import { registry } from '../../support/real-registry.ts'

const shapeOf = (id: string) => {
  const tool = registry.tools.find((other) => other.id === id)
  return tool && stepTool(tool)
}
const inverseOf = (id: string) => shapeOf(registry.tools.find((tool) => tool.id === id)?.inverse ?? '')
const recipe = (...steps: unknown[]) => ({ toolglot: 'recipe', version: 1, steps })
const refusal = (value: unknown): readonly Failure[] => {
  try {
    readRecipe(value)
  } catch (error) {
    if (error instanceof BadRequest) return error.failures
    if (error instanceof ToolError) return [error.failure]
    throw error
  }
  throw new Error('it was read')
}
const looped: Record<string, unknown> = {}
looped.self = looped

describe('reading a recipe', () => {
  it('keeps what it says', () => {
    const given = { ...recipe({ tool: 'a', options: { x: 1 }, off: true, from: 'p', to: 'f', each: 'line', join: ', ' }), name: 'Mine' }
    expect(readRecipe(given)).toEqual(given)
  })

  it.each<[string, unknown, Partial<Failure>]>([
    ['a list', [], { code: 'wrong-type' }],
    ['nothing', undefined, { code: 'wrong-type' }],
    ['something else', { toolglot: 'note', version: 1, steps: [{ tool: 'a' }] }, { code: 'not-a-choice', field: 'toolglot' }],
    [
      'a newer version',
      { toolglot: 'recipe', version: 2, steps: 'of another form' },
      { code: 'recipe-version', params: { version: 2, known: 1 } },
    ],
    ['no steps', recipe(), { code: 'required', field: 'steps' }],
    [
      'thousands of steps',
      recipe(...Array.from({ length: 5_000 }, () => ({ tool: 'a' }))),
      { code: 'too-many', params: { count: MOST_STEPS } },
    ],
    ['a giant name', { ...recipe({ tool: 'a' }), name: 'x'.repeat(1_000_000) }, { code: 'too-long', field: 'name' }],
    ['a giant name of a tool', recipe({ tool: 'a' }, { tool: 'x'.repeat(1_000_000) }), { code: 'too-long', step: 1, field: 'tool' }],
    ['a step that is none', recipe({ tool: 'a' }, 'b'), { code: 'wrong-type', step: 1 }],
    ['what it does not know', recipe({ tool: 'a', next: 'b' }), { code: 'unknown-field', step: 0, params: { name: 'next' } }],
    ['options that are a list', recipe({ tool: 'a', options: [] }), { code: 'wrong-type', step: 0, field: 'options' }],
    [
      '__proto__ in options',
      recipe({ tool: 'a', options: JSON.parse('{"__proto__":{"x":1}}') as unknown }),
      { code: 'unknown-field', step: 0, params: { name: '__proto__' } },
    ],
    [
      '__proto__ deep in options',
      recipe({ tool: 'a', options: JSON.parse('{"a":[{"__proto__":1}]}') as unknown }),
      { code: 'unknown-field', step: 0 },
    ],
    [
      '__proto__ beside its steps',
      JSON.parse('{"__proto__":1,"toolglot":"recipe","version":1,"steps":[{"tool":"a"}]}') as unknown,
      { code: 'unknown-field' },
    ],
    ['options that hold themselves', recipe({ tool: 'a', options: looped }), { code: 'too-deep', step: 0 }],
    ['a fork by something else', recipe({ tool: 'a', each: 'word' }), { code: 'not-a-choice', step: 0, field: 'each' }],
  ])('refuses %s', (_, value, failure) => {
    expect(refusal(value)[0]).toMatchObject(failure)
  })
})

describe('what is wrong beforehand', () => {
  const faults = (...steps: RecipeStep[]) => recipeFaults(steps, shapeOf).map(({ code, step }) => [code, step])

  it.each<[string, RecipeStep[], [string, number][]]>([
    ['nothing', [{ tool: 'base64-decode' }, { tool: 'json-formatter', options: { indentation: '4' } }], []],
    ['a tool that is not there', [{ tool: 'base64-decode' }, { tool: 'constructor' }], [['unknown-tool', 1]]],
    ['an option that is not there', [{ tool: 'base64-decode', options: { nonsense: 1 } }], [['unknown-field', 0]]],
    [
      'a part that is not there',
      [{ tool: 'base64-decode', from: 'table' }, { tool: 'json-formatter' }],
      [
        ['unknown-part', 0],
        ['gives-nothing', 1],
      ],
    ],
    ['a field that is not there', [{ tool: 'base64-decode', to: 'file' }], [['unknown-field', 0]]],
    ['a text for a file', [{ tool: 'base64-decode' }, { tool: 'image-compressor' }], [['needs-file', 1]]],
    ['a file for a text', [{ tool: 'image-compressor' }, { tool: 'json-formatter' }], [['needs-text', 1]]],
    ['a tool without a text', [{ tool: 'base64-decode' }, { tool: 'random-number' }], [['takes-nothing', 1]]],
    [
      'a fork in a fork',
      [
        { tool: 'reverse-text', each: 'line' },
        { tool: 'url-encode', each: 'line' },
      ],
      [['fork-in-fork', 1]],
    ],
    [
      'a fork after one that was joined',
      [
        { tool: 'reverse-text', each: 'line', join: '\n' },
        { tool: 'url-encode', each: 'line' },
      ],
      [],
    ],
    ['steps that are off', [{ tool: 'nowhere', off: true }, { tool: 'url-encode' }], []],
    ['a first step that takes nothing', [{ tool: 'uuid-generator' }, { tool: 'case-converter' }], []],
    ['text from a table', [{ tool: 'link-extractor', from: 'links' }, { tool: 'csv-to-json' }], []],
  ])('%s', (_, steps, expected) => {
    expect(faults(...steps)).toEqual(expected)
  })
})

describe('keeping', () => {
  it('leaves out what is sensitive, and files', () => {
    const step = { tool: 'encrypt-decrypt', options: { password: 'secret', mode: 'encrypt' } }
    const secret = shapeOf('encrypt-decrypt')?.fields.find(({ sensitive }) => sensitive)?.name ?? ''
    const kept = keptStep({ ...step, options: { ...step.options, [secret]: 'hush' } }, shapeOf('encrypt-decrypt'))
    expect(JSON.stringify(kept)).not.toContain('hush')
    expect(kept.options).toMatchObject({ mode: 'encrypt' })
  })
})

describe('reversing', () => {
  it('undoes every step from the last, with the options that both know', () => {
    const steps: RecipeStep[] = [
      { tool: 'url-encode' },
      { tool: 'nowhere', off: true },
      { tool: 'base64-encode', options: { encoding: 'utf-8', alphabet: 'url' } },
    ]
    expect(reversed(steps, inverseOf)).toEqual({
      steps: [{ tool: 'base64-decode', options: { encoding: 'utf-8' } }, { tool: 'url-decode' }],
    })
  })

  it('turns a fork round', () => {
    const steps: RecipeStep[] = [{ tool: 'url-encode', each: 'line' }, { tool: 'base64-encode', join: '\n' }, { tool: 'text-to-hex' }]
    expect(reversed(steps, inverseOf)).toEqual({
      steps: [{ tool: 'hex-to-text' }, { tool: 'base64-decode', each: 'line' }, { tool: 'url-decode', join: '\n' }],
    })
  })

  it('names the steps that nothing undoes', () => {
    expect(reversed([{ tool: 'json-minifier' }, { tool: 'url-encode', join: ', ' }, { tool: 'base64-encode' }], inverseOf)).toEqual({
      stuck: [0, 1],
    })
  })
})
