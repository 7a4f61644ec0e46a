import { describe, expect, it } from 'vitest'
import { output } from '/work/main/tests/support/run-tool.ts'
const ids = ['text/case-converter','text/word-counter','text/character-counter','text/find-and-replace-text','text/text-compare','data/json-formatter','data/json-viewer','data/csv-to-json','data/yaml-to-json-converter','code/markdown-to-html','code/html-viewer']
for (const id of ids) describe(id, async () => {
  let mod: any; try { mod = await import(`/work/main/registry/tools/${id}.ts`) } catch (e) { it('loads', () => { throw e }); return }
  const tool: any = Object.values(mod)[0]
  tool.examples.forEach((example: any, i: number) => it(`example ${i}`, async () => { expect(await output(tool, example.input, { ...(example.seed && {seed: example.seed}) })).toMatchObject(example.output) }))
  it('words', async () => { const { englishWords } = await import('/work/main/engine/core/words.ts'); const { fieldsOf } = await import('/work/main/engine/core/fields.ts'); const { viewsOf } = await import('/work/main/engine/core/views.ts'); englishWords(tool); fieldsOf(tool.input); viewsOf(tool.output) })
})
