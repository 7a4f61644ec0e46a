import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

// Within the site, pages follow each other in one document, and the styles of those that were open stay. So the sheet of a page
// may say nothing on what the engine's own parts are made of.
const read = (pattern: string) => globSync(pattern).map((file) => ({ file, text: readFileSync(file, 'utf8') }))

/** Class names in the markup of a module. */
function* classesOf(text: string): Generator<string> {
  for (const [, plain = '', code = ''] of text.matchAll(/className=(?:"([^"]*)"|\{([^\n]*))/g))
    for (const literal of plain ? [plain] : Array.from(code.matchAll(/[`'"]([^`'"]*)[`'"]/g), ([, inside = '']) => inside))
      yield* literal.match(/[a-z][\w-]*/g) ?? []
}

/** Selectors that begin with classes alone, by these classes: `.own.filled > p` by own and filled. */
function* leadsOf(sheet: string): Generator<readonly string[]> {
  const bare = sheet.replace(/\/\*[\s\S]*?\*\//g, '')
  for (const [, selectors = ''] of bare.matchAll(/(?:^|[{};])\s*([^{};@]+?)\s*\{/g))
    for (const selector of selectors.split(',')) {
      const [lead] = /^(?:\.[\w-]+)+/.exec(selector.replace(/:root\S*/g, '').trim()) ?? []
      if (lead !== undefined) yield lead.slice(1).split('.')
    }
}

const ENGINE = new Set(read('engine/view/**/*.tsx').flatMap(({ text }) => [...classesOf(text)]))
const SHEETS = read('src/**/*.css').filter(({ file }) => !/^src\/(theme|embed)\//.test(file))

describe('styles of pages', () => {
  it('reads what there is', () => {
    expect(ENGINE).toContain('result-pane')
    expect(ENGINE).toContain('faded')
    expect(SHEETS.length).toBeGreaterThan(20)
    expect([...leadsOf('.own.filled > p, :root[data-own] .own { } @media print { .a .b { } }')]).toEqual([
      ['own', 'filled'],
      ['own'],
      ['a'],
    ])
  })

  it.each(SHEETS)('$file begins no rule with names of the engine’s parts', ({ text }) => {
    const taken = [...leadsOf(text)].filter((names) => names.every((name) => ENGINE.has(name)))
    expect(taken.map((names) => `.${names.join('.')}`)).toEqual([])
  })
})
