/** @module-tag long */
import { describe, expect, it } from 'vitest'
import { exampleIn } from '../../engine/core/example.ts'
import type { AnyExample, Language, Tool } from '../../engine/core/define.ts'
import { viewsOf } from '../../engine/core/views.ts'
import { showOutput } from '../../engine/faces/show.ts'
import { readWords, toolWords } from '../../engine/read/words.ts'
import { labelViews } from '../../engine/site/label.ts'
import type { LabelledView } from '../../engine/site/page.ts'
import { partText } from '../../engine/view/output-text.ts'
import { LOCALES_URL, optionsOf, registry, runsAnywhere, settle } from '../support/real-registry.ts'
import { resultMarkup } from '../support/result-markup.tsx'
import { output } from '../support/run-tool.ts'

/** A language that shares no letter with the keys. */
const LANGUAGE: Language = 'ru'
const place = { ...registry.locales.find(({ id }) => id === LANGUAGE)!, language: LANGUAGE }
const words = await readWords(LOCALES_URL, ['en', LANGUAGE])
const settings = { locale: LANGUAGE, yes: 'да', no: 'нет', colon: ': ' }

type Choice = { readonly value: string; readonly label: string }
/** The choices of a part that are called otherwise than their keys. */
function choicesOf({ choices = [], value, columns = [] }: LabelledView): Choice[] {
  const all = [choices, value?.choices ?? [], ...columns.map((column) => column.choices ?? [])].flat()
  return all.filter(({ value: key, label }) => key !== label && !all.some((other) => other.label === key))
}

/** What a column without choices says, such as the name of a claim, may be spelled like a key. */
function plainTexts({ columns = [] }: LabelledView, value: unknown): unknown[] {
  const plain = columns.filter(({ choices }) => choices === undefined)
  return [value].flat().flatMap((row) => plain.map(({ name }) => (row as Record<string, unknown>)[name]))
}

/** Each line, cell and value of what is shown. */
const piecesOf = (text: string) => text.split(/[\n\t]|: |, /).map((piece) => piece.trim())
const keysIn = (pieces: readonly string[], choices: readonly Choice[]) =>
  choices.filter(({ value }) => pieces.includes(value)).map(({ value }) => value)

async function rawKeys(tool: Tool, index: number): Promise<string[]> {
  const own = toolWords(tool, LANGUAGE, words).words
  const views = labelViews(viewsOf(tool.output), own, LANGUAGE)
  const example = settle(exampleIn(tool, index, place) as AnyExample)
  const made = (await output(tool, example.input, { ...optionsOf(example), locale: LANGUAGE, currency: place.currency })) as Record<
    string,
    unknown
  >
  const faults: string[] = []
  for (const view of views) {
    if (made[view.name] === undefined) continue
    const texts = plainTexts(view, made[view.name])
    const choices = choicesOf(view).filter(({ value }) => !texts.includes(value))
    if (choices.length === 0) continue
    const page = await resultMarkup([view], made, example.input, { locale: LANGUAGE, words: words.get(LANGUAGE)?.ui ?? {} })
    const nodes = page.split(/<[^<>]*>|, /).map((text) => text.trim())
    const copied = partText(view, made[view.name], settings) ?? ''
    const printed = showOutput(tool, { [view.name]: made[view.name] }, own, LANGUAGE)
    const faces = { page: nodes, copy: piecesOf(copied), 'command line': piecesOf(printed.text) }
    for (const [face, pieces] of Object.entries(faces))
      for (const key of keysIn(pieces, choices)) faults.push(`${face}: output.${view.name} shows the key "${key}"`)
  }
  return faults
}

const hasChoices = ({ output: shape }: Tool) =>
  viewsOf(shape).some((view) => [view, view.value, ...(view.columns ?? [])].some((part) => part?.choices !== undefined))
const worded = runsAnywhere.filter(hasChoices)

// A suite without a test would be a failure, where a tool was chosen that has no choices.
describe.runIf(worded.length > 0)('a reader never sees the key of a choice', () => {
  it.each(worded.map((tool) => [tool.id, tool] as const))('in the result of %s', async (_, tool) => {
    const faults = await Promise.all(tool.examples.map((_example, index) => rawKeys(tool, index)))
    expect(faults.flat()).toEqual([])
  })
})
