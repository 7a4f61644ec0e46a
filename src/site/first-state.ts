import type { AnyExample, Tool } from '../../engine/core/define.ts'
import { EXAMPLE_NOW } from '../../engine/core/example.ts'
import type { FirstState, LabelledField, WorkedExample } from '../../engine/site/page.ts'
import { type FormValues, isEmpty, isReady, isShown, isTimed, startValues, toInput } from '../../engine/view/form-values.ts'
import { visitorValues } from '../../engine/view/visitor-values.ts'
import { type NumberMarks, numberMarks, writeLocalNumber } from '../../engine/view/local-number.ts'
import { type Reader, runForPage } from './kept-runs.ts'
import { shownParts, startOfParts } from './shown-parts.ts'

/** Longest text that appears faded in an empty field. */
const GHOST_LIMIT = 4_000

type Values = Readonly<Record<string, unknown>>

/** An example as the page's language has it, with its whole output. */
export type ShownExample = {
  readonly title: string | undefined
  readonly example: AnyExample
  readonly output: Values
  readonly tells: WorkedExample['tells']
}

/**
 * What the page of a tool shows first, in one language: the result of its start values where these are all it needs, else that of
 * an example whose input can appear faded in the empty fields.
 */
export async function firstState(
  tool: Tool,
  fields: readonly LabelledField[],
  examples: readonly ShownExample[],
  reader: Reader,
): Promise<FirstState> {
  const marks = numberMarks(reader.locale)
  const start = { ...startValues(fields, marks), ...visitorValues(fields, marks, { ...reader, now: Date.parse(EXAMPLE_NOW) }) }
  if (isReady(fields, start) && !lacksFile(fields, start)) {
    const own = await attempt(tool, await toInput(fields, start, marks), reader)
    if (own === 'elsewhere') return { kind: 'draft', ghosts: {}, input: {}, output: {} }
    if (own && isLasting(tool, fields, own.output)) return { kind: 'result', ghosts: {}, ...shown(own) }
    if (own) return { kind: 'draft', ghosts: {}, input: shownParts(own.input), output: startOfParts(own.output) }
  }
  for (const { example, output } of examples) {
    const ghosts = ghostsOf(fields, start, example.input, marks)
    const values = { ...start, ...ghosts }
    // What the sample does not fill would stay faded beside it.
    const isSampled = Object.keys(ghosts).some((name) => examples[0]?.example.input[name] !== undefined)
    if (!isSampled || !isReady(fields, values)) continue
    const input = await toInput(fields, values, marks)
    const made = await attempt(tool, input, reader, example)
    if (made === 'elsewhere') {
      if (!saysTheSame(tool, input, example.input)) continue
      return { kind: 'sample', ghosts, ...shown({ input, output }) }
    }
    if (made) return { kind: 'sample', ghosts, ...shown(made) }
  }
  // Beside an empty place for a file, a result without its picture says nothing.
  const takesFile = fields.some(({ value }) => value === 'file' || value === 'files')
  if (takesFile) return { kind: 'example', ghosts: {}, input: {}, output: {} }
  return { kind: 'example', ghosts: {}, ...shown({ input: examples[0]?.example.input ?? {}, output: examples[0]?.output ?? {} }) }
}

/** Whether a file is asked for that is only one of several sources, and therefore none that the form can require. */
function lacksFile(fields: readonly LabelledField[], values: FormValues): boolean {
  const isFile = ({ value }: LabelledField) => value === 'file' || value === 'files'
  return fields.some((field) => field.when !== undefined && isFile(field) && isShown(field, values) && isEmpty(values[field.name]))
}

const shown = ({ input, output }: { input: Values; output: Values }) => ({ input: shownParts(input), output: shownParts(output) })

/** Runs a tool where that needs nothing from outside; undefined when the input is refused. */
async function attempt(
  tool: Tool,
  input: Record<string, unknown>,
  reader: Reader,
  { seed = 'example', now = EXAMPLE_NOW, timeZone = reader.timeZone }: Partial<AnyExample> = {},
): Promise<{ input: Values; output: Values } | 'elsewhere' | undefined> {
  if (tool.effect === 'network' || tool.effect === 'browser') return 'elsewhere'
  const { locale, currency } = reader
  const result = await runForPage(tool, input, { locale, currency, timeZone }, { seed, now: Date.parse(now) })
  return result.ok ? { input, output: result.output } : undefined
}

/** Whether a result still holds when the page is opened: neither chance, clock nor zone is in it, and all of it can be on the page. */
function isLasting({ effect }: Tool, fields: readonly LabelledField[], output: Values): boolean {
  return effect === 'pure' && !fields.some(isTimed) && Object.keys(shownParts(output)).length === Object.keys(output).length
}

/** The values of an example for the fields that are empty, as a visitor would type them. */
function ghostsOf(fields: readonly LabelledField[], start: FormValues, input: Values, marks: NumberMarks): Record<string, string> {
  const ghosts: Record<string, string> = {}
  for (const { name, value, control } of fields) {
    const given = input[name]
    if (!isEmpty(start[name]) || given === undefined || control === 'secret') continue
    if (value === 'number' || value === 'decimal') ghosts[name] = writeLocalNumber(given as string | number, marks)
    else if (value === 'string' && typeof given === 'string' && given.length <= GHOST_LIMIT) ghosts[name] = given
  }
  return ghosts
}

/** Whether an input means what that of the example does, defaults said or unsaid. */
function saysTheSame(tool: Tool, input: Values, example: Values): boolean {
  const [one, other] = [tool.input.safeParse(input), tool.input.safeParse(example)]
  return one.success && other.success && JSON.stringify(one.data) === JSON.stringify(other.data)
}
