import type { Effect } from '../engine/core/context.ts'

/** What is known of a tool before it is written. */
export type NewTool = {
  readonly category: string
  readonly id: string
  readonly title: string
  readonly summary: string
  readonly icon: string
  readonly effect: Effect
}

/** `word-frequency` as its export is called: `wordFrequency`. */
export function exportName(id: string): string {
  return id.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
}

/** What an effect needs to be right in an entry: a fixed chance or clock for its example, the host it asks. */
const OF_EFFECT: Readonly<Record<Effect, { readonly property?: string; readonly example?: string }>> = {
  pure: {},
  random: { example: ", seed: 'example'" },
  clock: { example: ", now: '2026-11-21T12:00:00Z', timeZone: 'Europe/Warsaw'" },
  network: { property: "hosts: ['FILL IN: whom it asks']" },
  browser: {},
}

/** An entry that compiles and runs, and gives back the text as it is. */
export function entryText({ category, id, title, summary, icon, effect }: NewTool): string {
  const { property, example = '' } = OF_EFFECT[effect]
  return `import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'

export const ${exportName(id)} = defineTool({
  id: ${quote(id)},
  category: ${quote(category)},
  icon: ${quote(icon)},
  title: ${quote(title)},
  summary: ${quote(summary)},
  keywords: [],
  aliases: [],
  slugs: {},
  effect: ${quote(effect)},
${property === undefined ? '' : `  ${property},\n`}  // Rarely needed: hosts, needs, inverse, starts, action, layout, colorMode, limits, assets, recognizes, workbench. ToolDeclaration tells what each does.
  input: z.object({ text: text('Text', { control: 'code' }) }),
  output: z.object({ text: part(z.string(), 'Result', { view: 'code' }) }),
  failures: {},
  notices: {},
  notes: [],
  examples: [{ input: { text: 'Toolglot' }, output: { text: 'Toolglot' }${example} }],
  transform: ({ text }) => ({ text }),
})
`
}

/** A test that fails and says what to fill in. */
export function testText({ category, id }: NewTool): string {
  const name = exportName(id)
  return `import { describe, expect, it } from 'vitest'
import { ${name} } from '../../../../registry/tools/${category}/${id}.ts'
import { output } from '../../../support/run-tool.ts'

describe('${id}', () => {
  // Known answers from a standard or another source that is named here; then edge cases, each failure once, and a property where there is one.
  it.each([['FILL IN: an input', 'FILL IN: its known answer']])('answers %j with %j', async (text, answer) => {
    expect(await output(${name}, { text })).toEqual({ text: answer })
  })
})
`
}

/** A string literal as the formatter writes it. */
function quote(text: string): string {
  const plain = text.replaceAll('\\', '\\\\').replaceAll('\n', ' ')
  if (!plain.includes("'")) return `'${plain}'`
  return plain.includes('"') ? `'${plain.replaceAll("'", "\\'")}'` : `"${plain}"`
}
