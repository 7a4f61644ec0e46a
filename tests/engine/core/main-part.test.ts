import { describe, expect, it } from 'vitest'
import { mainField, mainView } from '../../../engine/core/main-part.ts'

describe('the main field', () => {
  const text = { name: 'expression', control: 'line', main: true } as const
  const file = { name: 'file', control: 'file' } as const

  it('is the first long text or file, else the line that says that it is', () => {
    expect(mainField([text, file])).toBe(file)
    expect(mainField([text, { name: 'b', control: 'code' } as const])?.name).toBe('b')
    expect(mainField([{ name: 'count', control: 'integer' } as const, text])).toBe(text)
    expect(mainField([{ name: 'text', control: 'line' } as const])).toBeUndefined()
  })

  it('is none that is folded away or shown only sometimes', () => {
    expect(mainField([{ ...file, advanced: true }])).toBeUndefined()
    expect(mainField([{ ...file, when: { field: 'kind', is: ['file'] } }, text])).toMatchObject(text)
  })
})

const views = (...kinds: Parameters<typeof mainView>[0][number]['view'][]) => kinds.map((view) => ({ view }))

describe('the main part of an output', () => {
  it.each([
    [['facts', 'table', 'text'], 'text'],
    [['list', 'table', 'facts'], 'list'],
    [['table', 'list'], 'list'],
    [['statistics', 'headline'], 'headline'],
    [['notices'], 'notices'],
  ] as const)('of %j is the %s', (kinds, main) => {
    expect(mainView(views(...kinds))?.view).toBe(main)
  })
})
