import { describe, expect, it } from 'vitest'
import { mainView } from '../../../engine/core/main-part.ts'

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
