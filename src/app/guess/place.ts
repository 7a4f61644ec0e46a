import { isFileValue } from '../../../engine/core/file-value.ts'
import type { PagePayload, ToolData } from '../../../engine/site/page.ts'
import {
  type FormValue,
  type FormValues,
  initialValue,
  isComplete,
  startValues,
  takeText,
  toInput,
} from '../../../engine/view/form-values.ts'
import { isAssumed, previewText } from '../../../engine/view/preview.ts'
import type { ShellContext } from '../../../engine/view/shell-context.tsx'
import type { GuessedTool, Guesser } from './guesser.ts'

const pages = new Map<string, Promise<ToolData>>()

/** What the page of a tool needs; the same file as for going there. */
function loadTool(url: string): Promise<ToolData> {
  let page = pages.get(url)
  if (!page) {
    page = fetch(`${url}payload.json`).then(async (response) => {
      if (!response.ok) throw new Error(`${url}: ${response.status}`)
      return ((await response.json()) as PagePayload<ToolData>).data
    })
    pages.set(url, page)
    page.catch(() => pages.delete(url))
  }
  return page
}

/** What a tool is offered with, as its form holds it: numbers as the language writes them, long texts and files as files. */
export async function placedValues({ url, values }: GuessedTool, { numberMarks }: Pick<ShellContext, 'numberMarks'>): Promise<FormValues> {
  const { fields } = await loadTool(url)
  const placed = fields.flatMap((field) => (values[field.name] === undefined ? [] : [[field, values[field.name]] as const]))
  return Object.fromEntries(
    await Promise.all(
      placed.map(async ([field, value]): Promise<[string, FormValue]> => {
        if (field.value === 'file') return [field.name, asFile(value)]
        if (field.value === 'files') return [field.name, [value].flat().map(asFile)]
        if (field.value === 'string' && !field.choices && (typeof value === 'string' || value instanceof Blob))
          return [field.name, (await takeText(value as string | File)) as FormValue]
        return [field.name, initialValue(field, numberMarks, value)]
      }),
    ),
  )
}

function asFile(value: unknown): File {
  if (value instanceof File) return value
  if (!isFileValue(value)) throw new Error('no file to hand over')
  return new File([value.bytes as Uint8Array<ArrayBuffer>], value.name, { type: value.type })
}

/** Larger inputs are worked on when their tool is opened. */
const MOST_PREVIEWED = 256 * 1024

/** What a tool makes of its input, in a few lines; undefined where it cannot be shown so, or asks somebody else. */
export async function previewOf(guessed: GuessedTool, { runner }: Guesser, shell: ShellContext): Promise<string | undefined> {
  const { effect, starts, url } = guessed
  if (starts === 'button' || effect === 'network' || effect === 'browser' || isLarge(guessed.values)) return undefined
  const tool = await loadTool(url)
  const values = { ...startValues(tool.fields, shell.numberMarks), ...(await placedValues(guessed, shell)) }
  if (!isComplete(tool.fields, values) || isAssumed(tool.fields, values, Object.keys(guessed.values))) return undefined
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const result = await runner.run({
    module: tool.module,
    assets: tool.assets ?? {},
    timeMs: tool.timeMs,
    input: await toInput(tool.fields, values, shell.numberMarks),
    options: { locale: shell.locale, currency: shell.currency, timeZone },
  })
  if (!result.ok) return undefined
  const settings = {
    locale: shell.locale,
    yes: shell.words.yes ?? '',
    no: shell.words.no ?? '',
    colon: shell.words.colon ?? '',
    lookup: (name: string) => result.output[name],
  }
  return previewText(tool.views, result.output, settings)
}

const isLarge = (values: GuessedTool['values']) =>
  Object.values(values)
    .flat()
    .some(
      (value) =>
        (typeof value === 'string' ? value.length : value instanceof Blob ? value.size : isFileValue(value) ? value.bytes.length : 0) >
        MOST_PREVIEWED,
    )
