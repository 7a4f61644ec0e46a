import { isFileValue } from '../../../engine/core/file-value.ts'
import { VIEWS } from '../../../engine/core/kinds.ts'
import type { PagePayload, ToolData } from '../../../engine/site/page.ts'
import { mainPart } from '../../../engine/view/main-output.ts'
import { shownText } from '../../../engine/view/output-text.ts'
import {
  type FormValue,
  type FormValues,
  initialValue,
  isComplete,
  startValues,
  takeText,
  toInput,
} from '../../../engine/view/form-values.ts'
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

/** A preview is a glance: more than this is not read. */
const MOST_SHOWN = 300
const MOST_LINES = 6
/** Larger inputs are worked on when their tool is opened. */
const MOST_PREVIEWED = 256 * 1024

/** What a tool makes of its input, in a few lines; undefined where it cannot be shown so, or asks somebody else. */
export async function previewOf(guessed: GuessedTool, { runner }: Guesser, shell: ShellContext): Promise<string | undefined> {
  const { effect, starts, url } = guessed
  if (starts === 'button' || effect === 'network' || effect === 'browser' || isLarge(guessed.values)) return undefined
  const tool = await loadTool(url)
  const values = { ...startValues(tool.fields, shell.numberMarks), ...(await placedValues(guessed, shell)) }
  // Images and files are shown where they can be seen.
  if (!isComplete(tool.fields, values) || !tool.views.some(({ view }) => TEXTUAL.has(VIEWS[view].data))) return undefined
  if (tool.views[0] && VIEWS[tool.views[0].view].data === 'file') return undefined
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  const result = await runner.run({
    module: tool.module,
    assets: tool.assets ?? {},
    timeMs: tool.timeMs,
    input: await toInput(tool.fields, values, shell.numberMarks),
    options: { locale: shell.locale, currency: shell.currency, timeZone },
  })
  if (!result.ok) return undefined
  const { output } = result
  const part = mainPart(tool.views, output)
  // What is drawn from its text, such as HTML, says little as text.
  if (part && VIEWS[part.view].media !== undefined) return undefined
  const settings = { locale: shell.locale, yes: shell.words.yes ?? '', no: shell.words.no ?? '', lookup: (name: string) => output[name] }
  const text = part && shownText(part, output[part.name], settings)
  return text === undefined || text.trim() === '' ? undefined : clipped(text.trim())
}

const TEXTUAL = new Set(['text', 'value', 'list', 'facts', 'rows'])

const isLarge = (values: GuessedTool['values']) =>
  Object.values(values)
    .flat()
    .some(
      (value) =>
        (typeof value === 'string' ? value.length : value instanceof Blob ? value.size : isFileValue(value) ? value.bytes.length : 0) >
        MOST_PREVIEWED,
    )

function clipped(text: string): string {
  const shown = text.slice(0, MOST_SHOWN).split('\n').slice(0, MOST_LINES).join('\n')
  return shown.length < text.length ? `${shown.trimEnd()}…` : shown
}
