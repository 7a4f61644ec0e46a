import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { mainField } from '../../core/main-part.ts'
import type { ToolData } from '../../site/page.ts'
import { type FormValue, type FormValues, initialValues, isEmpty, isFile, isSame, isTimed, startValues, toInput } from '../form-values.ts'
import { heldText } from '../held-key.ts'
import type { NumberMarks } from '../local-number.ts'
import { type ShellContext, useShell } from '../shell-context.tsx'
import type { useToolRun } from './use-tool-run.ts'

/** Lets the browser draw and listen in between: hydration, start values and the first run are one long task otherwise. */
const ownTask = () => new Promise((resolve) => setTimeout(resolve))

/** What a shared link says, or else what this tab held last; the code that reads them loads only for them. */
async function readGiven({ id, fields }: ToolData, marks: NumberMarks): Promise<FormValues> {
  const kept = heldText(id)
  if (location.search === '' && location.hash === '' && kept === undefined) return {}
  const { readFragment, readQuery } = await import('../link.ts')
  const { readHeld } = await import('../held-input.ts')
  return (
    readHeld(fields, kept, marks) ?? { ...readQuery(fields, location.search, marks), ...(await readFragment(fields, location.hash, marks)) }
  )
}

/** What the visitor's clock and zone say, where a field starts with it. */
async function readVisitor(fields: ToolData['fields'], { locale, currency, numberMarks }: ShellContext): Promise<FormValues> {
  if (!fields.some(isTimed)) return {}
  const { visitorValues } = await import('../visitor-values.ts')
  return visitorValues(fields, numberMarks, {
    locale,
    currency,
    now: Date.now(),
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  })
}

/** Words that say what took the place of a visitor's input. */
export type Replaced = 'input-cleared' | 'sample-taken' | 'all-reset'

/** The form of a tool: its start values, what a link or another tool hands over, sample, clear and reset, each of which can be undone. */
export function useToolForm(tool: ToolData, given: Readonly<FormValues>, onReady: (values: FormValues, isOwn: boolean) => void) {
  const shell = useShell()
  const { numberMarks } = shell
  const { fields } = tool
  const [start] = useState(() => startValues(fields, numberMarks))
  const form = useForm<FormValues>({ defaultValues: start })
  const main = mainField(fields)
  const hasArrived = useRef(false)
  const began = useRef<FormValues>(start)

  // Only on arrival: later changes are the visitor's own.
  const arrive = useEffectEvent(async (isCurrent: () => boolean) => {
    const put = (values: FormValues) => {
      for (const [name, value] of Object.entries(values)) form.setValue(name, value)
    }
    const visitor = await readVisitor(fields, shell)
    // What a browser puts into the fields by itself on the way back is no reason to forget the rest.
    const held = await readGiven(tool, numberMarks)
    await ownTask()
    if (!isCurrent()) return
    const brought = { ...held, ...given }
    // What was typed in the meantime is the visitor's latest word. Where there are drafts it becomes one, beside what was brought.
    const typed = fields.flatMap(({ name, drafts }) => {
      const value = form.getValues(name) as FormValue
      return isSame(value, start[name]) || (drafts !== undefined && name in brought) ? [] : [[name, value] as const]
    })
    began.current = { ...start, ...visitor }
    hasArrived.current = true
    const own = { ...brought, ...Object.fromEntries(typed) }
    put({ ...visitor, ...own })
    await ownTask()
    if (isCurrent()) onReady(form.getValues(), Object.keys(own).length > 0)
  })
  useEffect(() => {
    let current = true
    void arrive(() => current)
    // A shared link opened in a page that is there already starts it anew, as in any other.
    const follow = () => location.hash.startsWith('#in=') && location.reload()
    addEventListener('hashchange', follow)
    return () => {
      current = false
      removeEventListener('hashchange', follow)
    }
  }, [])

  const actions = useMemo(() => {
    const replace = (values: FormValues) => {
      for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true })
    }
    const fresh = async () => ({ ...startValues(fields, numberMarks), ...(await readVisitor(fields, shell)) })
    return {
      replace,
      /** Puts values in the place of others; what the visitor had typed can be brought back. */
      replaceAll: (said: Replaced, values: FormValues) => {
        const before = { ...form.getValues() }
        replace(values)
        // Texts with a drawer of their own lose nothing.
        const open = fields.filter(({ drafts }) => drafts === undefined).map(({ name }) => name)
        const lost = open.filter((name) => name in values && !isEmpty(before[name]) && before[name] !== values[name])
        if (lost.some((name) => before[name] !== began.current[name])) shell.notifyUndo(said, () => replace(before))
      },
      fresh,
    }
  }, [form, fields, numberMarks, shell])

  return useMemo(() => {
    const { replace, replaceAll, fresh } = actions
    return {
      form,
      main,
      /** The values that the page began with, once they are known. */
      began,
      /** False until the start values are in: they are no input of the visitor's. */
      hasArrived,
      replace,
      sample: async (input: Readonly<Record<string, unknown>>) => {
        const visitor = Object.entries(await fresh()).filter(
          ([name]) => input[name] === undefined && fields.some((field) => field.name === name && field.defaultFrom),
        )
        replaceAll('sample-taken', { ...initialValues(fields, numberMarks, input), ...Object.fromEntries(visitor) })
      },
      clear: () => main && replaceAll('input-cleared', { [main.name]: main.value === 'files' ? [] : main.value === 'file' ? null : '' }),
      reset: async () => replaceAll('all-reset', await fresh()),
    }
  }, [actions, form, main, fields, numberMarks])
}

export type ToolForm = ReturnType<typeof useToolForm>

/** Starts a run with what is in the form, read as the tool takes it. */
export function useStart(
  { fields }: ToolData,
  ask: ReturnType<typeof useToolRun>['ask'],
): (values: FormValues, isSample?: boolean) => void {
  const { numberMarks } = useShell()
  return useCallback((values, isSample) => void ask(toInput(fields, values, numberMarks), isSample), [ask, fields, numberMarks])
}

/** What a link to the page can hold: all but files. */
export function usePlainValues(form: UseFormReturn<FormValues>): () => FormValues {
  return useCallback(() => Object.fromEntries(Object.entries(form.getValues()).filter(([, value]) => !isFile(value))), [form])
}

/** So long after the last letter in milliseconds its text is handed on. */
export const TYPED_MS = 120

/** Hands on what is in the form shortly after the last change of any field, at once what comes whole. `onTouch` is told of every change. */
export function useChanges({ form, hasArrived }: ToolForm, onChange: (values: FormValues) => void, onTouch?: () => void): void {
  const change = useEffectEvent(onChange)
  const touch = useEffectEvent(() => onTouch?.())
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedule = ({ name, values }: { name?: string; values: FormValues }) => {
      clearTimeout(timer)
      if (!hasArrived.current) return
      touch()
      timer = setTimeout(() => change(form.getValues()), isFile(values[name as string]) ? 0 : TYPED_MS)
    }
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: schedule })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [form, hasArrived])
}
