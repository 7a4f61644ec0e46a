import { access, readFile } from 'node:fs/promises'
import { afterEach, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { toolHelpText } from '../../../engine/cli/help.ts'
import { showOutput } from '../../../engine/faces/show.ts'
import { checkRegistry } from '../../../engine/site/check-registry.ts'
import type { Tool } from '../../../engine/core/define.ts'
import { fieldsOf } from '../../../engine/core/fields.ts'
import { type Control, CONTROLS, type View, VIEWS } from '../../../engine/core/kinds.ts'
import { text } from '../../../engine/core/kit.ts'
import { isBodyField, mainField, mainView } from '../../../engine/core/main-part.ts'
import { part } from '../../../engine/core/parts.ts'
import { viewsOf } from '../../../engine/core/views.ts'
import { englishWords } from '../../../engine/core/words.ts'
import { inputSchemaOf, outputSchemaOf } from '../../../engine/faces/json-schema.ts'
import { optionsQuery } from '../../../engine/view/link.ts'
import { numberMarks } from '../../../engine/view/local-number.ts'
import { isCopied, isSaved } from '../../../engine/view/main-output.ts'
import { partFile, partText } from '../../../engine/view/output-text.ts'
import { lazyControls, pageSources } from '../../../src/site/page-sources.ts'
import { fieldsFrom, viewFrom } from '../../support/labelled.ts'
import { registry } from '../../support/real-registry.ts'

const dial = 'dial' as Control
const gauge = 'gauge' as View
const settings = { locale: 'en', yes: 'Yes', no: 'No', colon: ': ' }

const made = { controls: { ...CONTROLS }, views: { ...VIEWS } }
afterEach(() => {
  restore(CONTROLS, made.controls)
  restore(VIEWS, made.views)
})
/** Makes the rows of a table these, in this order. */
function restore<T extends object>(table: T, rows: object): void {
  for (const kind of Object.keys(table)) Reflect.deleteProperty(table, kind)
  Object.assign(table, rows)
}
const addControl = (row: (typeof CONTROLS)[Control]) => restore(CONTROLS, { ...made.controls, [dial]: row })
const addView = (row: (typeof VIEWS)[View]) => restore(VIEWS, { [gauge]: row, ...made.views })

const dialField = () => text('Angle', { control: dial, max: 9 })
const toolWith = (input: z.ZodObject, output: z.ZodObject): Tool => {
  const some = registry.tools.find(({ id }) => id === 'base64-encode') as Tool
  return { ...some, input, output, examples: [] }
}
const problemsOf = (tool: Tool) =>
  checkRegistry(
    { ...registry, tools: [tool], pages: [], posts: [], deals: [] },
    { hasIcon: () => true, hasAsset: () => true, workbenches: [], pageComponents: [] },
  )
    .filter(({ key }) => key.startsWith('input') || key.startsWith('output'))
    .map(({ key, mend }) => `${key}: ${mend}`)

describe('a new control is one row', () => {
  const input = () => z.object({ count: text('Count', { max: 9 }), angle: dialField() })

  it('that says whether it is the main field, with the options or beside', () => {
    addControl({ pane: 'main' })
    expect(mainField(fieldsOf(input()))?.name).toBe('angle')
    addControl({ pane: 'beside' })
    expect(mainField(fieldsOf(input()))).toBeUndefined()
    expect(fieldsOf(input()).map(isBodyField)).toEqual([false, true])
    addControl({})
    expect(fieldsOf(input()).map(isBodyField)).toEqual([false, false])
  })

  it('that says what the command line calls its argument', () => {
    const help = () => toolHelpText('x', fieldsOf(input()), {}, { command: 'tool' })
    addControl({ format: 'degrees' })
    expect(help()).toContain('--angle <degrees>')
    addControl({})
    expect(help()).toContain('--angle <text>')
    addControl({ pane: 'main' })
    expect(help()).toMatch(/\[text\] \[options\][\s\S]*--angle <text> .*also from standard input/)
  })

  it('that says what a link may hold', () => {
    const query = () => optionsQuery(fieldsFrom({ angle: dialField() }), { angle: '90' }, {}, numberMarks('en'))
    addControl({})
    expect(query()).toBe('?angle=90')
    addControl({ secret: true })
    expect(query()).toBe('')
  })

  it('by which entries are checked', () => {
    const tool = (field: z.ZodType) => toolWith(z.object({ angle: field }), z.object({ text: part(z.string(), 'Text') }))
    addControl({})
    expect(problemsOf(tool(dialField()))).toEqual([])
    addControl({ value: 'number' })
    expect(problemsOf(tool(dialField()))).toEqual(['input.angle: "dial" enters a number, not a string'])
    addControl({ secret: true })
    expect(problemsOf(tool(dialField()))).toEqual(['input.angle: a secret is sensitive: add sensitive: true'])
    addControl({})
    expect(problemsOf(tool(text('Angle', { control: dial, max: 9, drafts: 'angles' })))[0]).toContain('only an editor keeps drafts')
    addControl({ drafts: true })
    expect(problemsOf(tool(text('Angle', { control: dial, max: 9, drafts: 'angles' })))).toEqual([])
  })

  it('and callers of the HTTP API need not know it', () => {
    addControl({})
    const tool = toolWith(z.object({ angle: dialField() }), z.object({}))
    expect(inputSchemaOf(tool).properties).toEqual({ angle: { type: 'string', title: 'Angle', maxLength: 9 } })
  })

  it('whose module a page preloads, as the table of loaders says', () => {
    const payload = (control: Control) => ({ component: 'tool', data: { fields: [{ control }] } }) as never
    const loaders = "= {\n  dial: () => import('./controls/dial-control.tsx').then((module) => module.DialControl),\n}"
    const lazy = lazyControls(
      `const OTHER_CONTROLS: Loaders<Control, AnyControl> ${loaders}\nconst OTHER_VIEWS = { dial: () => import('./views/a.tsx') }`,
    )
    expect(pageSources(payload(dial), lazy)).toContain('engine/view/controls/dial-control.tsx')
    expect(pageSources(payload('line'), lazy)).not.toContain('engine/view/controls/dial-control.tsx')
    expect(pageSources(payload('editor'))).toContain('engine/view/controls/editor-control.tsx')
    expect(pageSources(payload('files'))).toContain('engine/view/controls/file-control.tsx')
  })

  it('without which no form is made', () => {
    expect(() => mainField(fieldsOf(input()))).toThrow(TypeError)
    expect(problemsOf(toolWith(input(), z.object({})))).toHaveLength(1)
  })
})

describe('a new view is one row', () => {
  const schema = () => part(z.string(), 'Level', { view: gauge })
  const output = () => z.object({ note: part(z.string(), 'Note'), level: schema() })

  it('that says by its place which part is the main one', () => {
    addView({ data: 'text' })
    expect(mainView(viewsOf(output()))?.name).toBe('level')
  })

  it.each([
    ['text', '7', '7', { name: 'x.svg', type: 'image/svg+xml', content: '7' }],
    ['value', 7, '7', { name: 'x.svg', type: 'image/svg+xml', content: '7' }],
    ['list', ['a', 'b'], 'a\nb', { name: 'x.svg', type: 'image/svg+xml', content: 'a\nb' }],
    ['own', [{}], undefined, undefined],
  ] as const)('that says how a part of %s is copied and saved', (data, value, copied, saved) => {
    addView({ data, media: 'image/svg+xml' })
    const view = viewFrom(schema())
    expect([isCopied(view), isSaved(view, value)]).toEqual([copied !== undefined, saved !== undefined])
    expect(partText(view, value, settings)).toBe(copied)
    expect(partFile(view, value, settings, 'x')).toEqual(saved)
  })

  it('that says how the command line prints it', () => {
    const show = () => {
      const tool = toolWith(z.object({}), z.object({ level: schema(), more: part(z.string(), 'More') }))
      const { text: printed, aside } = showOutput(tool, { level: '7', more: 'm' }, englishWords(tool), 'en')
      return [printed, aside]
    }
    addView({ data: 'value' })
    expect(show()).toEqual(['Level: 7\nMore: m', ''])
    addView({ data: 'value', aside: true })
    expect(show()).toEqual(['m', 'Level: 7'])
  })

  it('by which entries are checked, and words are asked for', () => {
    const rows = z.array(z.object({ size: z.number() }))
    addView({ data: 'rows' })
    expect(problemsOf(toolWith(z.object({}), z.object({ level: part(rows, 'Level', { view: gauge }) })))).toEqual([
      'output.level.size: it has no label: make it with a builder of kit.ts or parts.ts',
    ])
    addView({ data: 'own' })
    expect(problemsOf(toolWith(z.object({}), z.object({ level: part(rows, 'Level', { view: gauge }) })))).toEqual([])
  })

  it('and callers of the HTTP API need not know it', () => {
    addView({ data: 'text' })
    expect(outputSchemaOf(toolWith(z.object({}), z.object({ level: schema() }))).properties).toEqual({
      level: { type: 'string', title: 'Level' },
    })
  })

  it('without which nothing is copied', () => {
    expect(() => viewsOf(output())).toThrow(TypeError)
    expect(() => isCopied(viewFrom(schema()))).toThrow(TypeError)
  })
})

it('all controls that are loaded when they are needed are read from the loaders', async () => {
  const parts = await readFile('engine/view/parts.tsx', 'utf8')
  const lazy = lazyControls(parts)
  expect(lazy.size).toBe(parts.split("import('./controls/").length - 1)
  for (const [kind, path] of lazy) {
    expect(kind in CONTROLS, kind).toBe(true)
    await expect(access(path), path).resolves.toBeUndefined()
  }
})
