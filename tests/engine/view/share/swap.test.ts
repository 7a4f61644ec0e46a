import { describe, expect, it, vi } from 'vitest'
import type { Tool } from '../../../../engine/core/define.ts'
import type { Values } from '../../../../engine/core/run.ts'
import { readWords } from '../../../../engine/read/words.ts'
import type { FormValues } from '../../../../engine/view/form-values.ts'
import { TYPED_MS } from '../../../../engine/view/hooks/use-tool-form.ts'
import type { RunState } from '../../../../engine/view/hooks/use-tool-run.ts'
import { initialValues, toInput } from '../../../../engine/view/form-values.ts'
import { swapped } from '../../../../engine/view/share/swap.ts'
import { SitePages } from '../../../../src/site/site-pages.ts'
import { toolData } from '../../../../src/site/tool-data.ts'
import { LOCALES_URL, registry } from '../../../support/real-registry.ts'

const MARKS = { decimal: '.', group: ',' }
const site = {
  registry,
  words: await readWords(LOCALES_URL, ['en']),
  build: 'test',
  origin: 'https://site.example',
  modules: (id: string) => id,
}
const tool = await toolData(registry.tools.find(({ id }) => id === 'base64-encode') as Tool, new SitePages(site, 'en'))
const form = (text: string | File): FormValues => ({ ...initialValues(tool.fields, MARKS), text })
const none: RunState = { status: 'idle', failures: [], slow: false }

/** What is handed over, and how often a result had to be made for it. */
async function swap(values: FormValues, state: RunState, made: Values | undefined = { text: 'made' }) {
  let asked = 0
  const ask = () => Promise.resolve(((asked += 1), made))
  return { value: await swapped(tool, values, MARKS, state, ask), asked }
}
const stateOf = async (text: string | File, output: Values): Promise<RunState> => ({
  ...none,
  status: 'done',
  output,
  input: await toInput(tool.fields, form(text), MARKS),
})

describe('a swap', () => {
  it('hands over the result that is there', async () => {
    expect(await swap(form('a'), await stateOf('a', { text: 'there' }))).toEqual({ value: 'there', asked: 0 })
  })

  it('makes it first where it is older than the form, still under way, or only a sample', async () => {
    const older = await stateOf('a', { text: 'older' })
    expect(await swap(form('ab'), older)).toEqual({ value: 'made', asked: 1 })
    expect(await swap(form('a'), { ...older, status: 'running' })).toEqual({ value: 'made', asked: 1 })
    expect(await swap(form('a'), { ...older, isSample: true })).toEqual({ value: 'made', asked: 1 })
    expect(await swap(form('a'), none)).toEqual({ value: 'made', asked: 1 })
  })

  it('hands over a large result whole, and makes none twice of the same file', async () => {
    const file = new File(['large'], 'large.txt')
    const large = { kind: 'large-text', bytes: new TextEncoder().encode('whole'), preview: 'w' }
    const { value, asked } = await swap(form(file), await stateOf(file, { text: large }))
    expect([await (value as File).text(), asked]).toEqual(['whole', 0])
    expect((await swap(form(new File(['other'], 'large.txt')), await stateOf(file, { text: large }))).asked).toBe(1)
  })

  it('asks after what was typed last has begun its own run, which would end an earlier one', async () => {
    vi.useFakeTimers()
    let isAsked = false
    const value = swapped(tool, form('a'), MARKS, none, () => Promise.resolve(((isAsked = true), { text: 'made' })))
    await vi.advanceTimersByTimeAsync(TYPED_MS - 1)
    expect(isAsked).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    expect(await value).toBe('made')
  })

  it('hands over the text itself where it has no result, and nothing where there is none', async () => {
    const refusing = { ask: () => Promise.resolve(undefined) }
    expect(await swapped(tool, form('a'), MARKS, none, refusing.ask)).toBe('a')
    expect(await swap(form(''), none)).toEqual({ value: '', asked: 0 })
  })
})
