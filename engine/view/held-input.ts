import { CONTROLS } from '../core/kinds.ts'
import type { LabelledField, ToolData } from '../site/page.ts'
import { type FormRow, type FormValue, type FormValues, initialValue, isSame } from './form-values.ts'
import { heldKey, isHeldKey } from './held-key.ts'
import { type NumberMarks, parseLocalNumber } from './local-number.ts'

/** Longest input of one tool that a tab holds, in UTF-16 units; browsers give a tab about five million for all. */
const HELD_LIMIT = 600_000

/** Beside the values, the link that the page was opened with: another link means another input. */
type Held = { readonly link: string; readonly values: FormValues }

const link = () => location.search + location.hash

/** Neither secrets nor files, nor texts that have a drawer of their own. */
function isHeld({ sensitive, control, value, drafts }: LabelledField): boolean {
  return !sensitive && CONTROLS[control].secret !== true && value !== 'file' && value !== 'files' && drafts === undefined
}

/** A value as every language writes it, so that it is the same after a change of language. */
function plain(field: LabelledField, value: FormValue, marks: NumberMarks): FormValue | undefined {
  if (field.rows)
    return (value as readonly FormRow[]).map((row) =>
      Object.fromEntries((field.rows ?? []).map((part) => [part.name, plain(part, row[part.name] ?? '', marks) ?? ''])),
    )
  if (field.value === 'number' || field.value === 'decimal') return parseLocalNumber(value as string, marks, field) ?? value
  return typeof value === 'object' && !Array.isArray(value) ? undefined : value
}

/** What is held of a form, and what the page began with. */
type HeldForm = { readonly form: { getValues(): FormValues }; readonly began: { readonly current: FormValues } }

/** A large text is not written again for every letter. */
const WRITE_AFTER_MS = 120

/** What is not written yet, by tool. */
const waiting = new Map<string, { readonly timer: ReturnType<typeof setTimeout>; readonly write: () => void }>()

function takeWaiting(id: string): (() => void) | undefined {
  const found = waiting.get(id)
  clearTimeout(found?.timer)
  waiting.delete(id)
  return found?.write
}

addEventListener('pagehide', () => {
  for (const id of waiting.keys()) takeWaiting(id)?.()
})

/** Holds what is in a tool's form for as long as the tab is open: shortly after its last change, at once when the page is left. */
export function holdInput(tool: ToolData, { form, began }: HeldForm, marks: NumberMarks): void {
  const { id } = tool
  const from = link()
  const write = () => {
    waiting.delete(id)
    hold(tool, from, form.getValues(), began.current, marks)
  }
  takeWaiting(id)
  waiting.set(id, { timer: setTimeout(write, WRITE_AFTER_MS), write })
}

/** Puts back what the tab held of a tool's input, in the place of what is there or about to be. */
export function putBack(id: string, text: string | undefined): void {
  takeWaiting(id)
  try {
    if (text === undefined) sessionStorage.removeItem(heldKey(id))
    else sessionStorage.setItem(heldKey(id), text)
  } catch {
    // A browser that keeps nothing has nothing to put back.
  }
}

/**
 * Writes what differs from the values that the page began with. What does not fit is not held, and older input of other tools
 * makes room.
 */
function hold({ id, fields }: ToolData, from: string, values: Readonly<FormValues>, began: Readonly<FormValues>, marks: NumberMarks): void {
  const changed = fields.flatMap((field) => {
    const value = values[field.name]
    if (!isHeld(field) || value === undefined || isSame(value, began[field.name])) return []
    const held = plain(field, value, marks)
    return held === undefined ? [] : [[field.name, held] as const]
  })
  const text = JSON.stringify({ link: from, values: Object.fromEntries(changed) } satisfies Held)
  try {
    if (changed.length === 0 || text.length > HELD_LIMIT) return sessionStorage.removeItem(heldKey(id))
    write(heldKey(id), text)
  } catch {
    // The browser keeps nothing, as in some private windows.
  }
}

function write(key: string, text: string): void {
  try {
    sessionStorage.setItem(key, text)
  } catch {
    for (const other of Object.keys(sessionStorage)) if (isHeldKey(other)) sessionStorage.removeItem(other)
    sessionStorage.setItem(key, text)
  }
}

/** The values that were held, if the page was opened by the same link; what no longer fits its field is passed over. */
export function readHeld(fields: readonly LabelledField[], text: string | undefined, marks: NumberMarks): FormValues | undefined {
  try {
    const held = JSON.parse(text ?? 'null') as Partial<Held> | null
    if (typeof held?.values !== 'object' || held.link !== link()) return undefined
    const fitting = fields.filter(
      (field) => isHeld(field) && Object.hasOwn(held.values ?? {}, field.name) && fits(field, held.values?.[field.name]),
    )
    return Object.fromEntries(fitting.map((field) => [field.name, initialValue(field, marks, held.values?.[field.name])]))
  } catch {
    return undefined
  }
}

function fits({ value, choices }: LabelledField, held: unknown): boolean {
  if (value === 'boolean') return typeof held === 'boolean'
  if (value === 'rows') return Array.isArray(held) && held.every((row) => typeof row === 'object' && row !== null)
  const known = (item: unknown) => typeof item === 'string' && (!choices || item === '' || choices.some((choice) => choice.value === item))
  return value === 'strings' ? Array.isArray(held) && held.every(known) : known(held)
}
