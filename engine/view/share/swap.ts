import { isLargeText } from '../../core/large-text.ts'
import { mainField } from '../../core/main-part.ts'
import type { Values } from '../../core/run.ts'
import type { ToolData } from '../../site/page.ts'
import { type FormValues, isEmpty, isFile, isReady, toInput } from '../form-values.ts'
import { TYPED_MS } from '../hooks/use-tool-form.ts'
import type { RunState } from '../hooks/use-tool-run.ts'
import type { NumberMarks } from '../local-number.ts'
import { mainPart } from '../main-output.ts'

/**
 * What goes to the tool that works the other way round: the result of what is in the form now, and where it has none, the text itself.
 * A result that is older, or still to come, is made first; one that is there is taken, as chance would give another.
 */
export async function swapped(
  { fields, views }: ToolData,
  values: FormValues,
  marks: NumberMarks,
  { status, isSample = false, ...made }: RunState,
  ask: (input: Values) => Promise<Values | undefined>,
): Promise<string | File> {
  const input = await toInput(fields, values, marks)
  const isThere = status === 'done' && !isSample && isSameInput(made.input, input)
  const make = async () => {
    // What was typed last begins a run of its own by then; begun later, it would end this one.
    await new Promise((resolve) => setTimeout(resolve, TYPED_MS))
    return ask(input)
  }
  const output = !isReady(fields, values) ? undefined : isThere ? made.output : await make()
  const part = output && mainPart(views, output)
  const result = part && output?.[part.name]
  if (typeof result === 'string') return result
  if (isLargeText(result)) return new File([result.bytes], 'text.txt', { type: 'text/plain' })
  const given = values[mainField(fields)?.name ?? '']
  return isEmpty(given) || !(typeof given === 'string' || isFile(given)) ? '' : given
}

/** Large texts and files are the same where they come from the same file. */
function isSameInput(one: Values = {}, other: Values): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)])
  return [...names].every((name) => {
    const [a, b] = [one[name], other[name]] as ({ readonly source?: unknown } | undefined)[]
    return a?.source || b?.source ? a?.source === b?.source : JSON.stringify(a) === JSON.stringify(b)
  })
}
