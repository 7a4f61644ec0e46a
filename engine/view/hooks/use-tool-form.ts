import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { mainField } from '../../core/main-part.ts'
import type { ToolData } from '../../site/page.ts'
import { type FormValues, initialValues, isFile, toInput, visitorValues } from '../form-values.ts'
import type { NumberMarks } from '../local-number.ts'
import { useShell } from '../shell-context.tsx'
import type { useToolRun } from './use-tool-run.ts'

/** Lets the browser draw and listen in between: hydration, start values and the first run are one long task otherwise. */
const ownTask = () => new Promise((resolve) => setTimeout(resolve))

/** What a shared link says; the code that reads links loads only for them. */
async function readLink({ fields }: ToolData, marks: NumberMarks): Promise<FormValues> {
  if (location.search === '' && location.hash === '') return {}
  const { readFragment, readQuery } = await import('../link.ts')
  return { ...readQuery(fields, location.search, marks), ...(await readFragment(fields, location.hash, marks)) }
}

/** The form of a tool: its start values, what a link or another tool hands over, sample, clear and reset. */
export function useToolForm(tool: ToolData, given: Readonly<FormValues>, onReady: (values: FormValues) => void) {
  const { locale, currency, numberMarks } = useShell()
  const { fields } = tool
  const form = useForm<FormValues>({ defaultValues: initialValues(fields, numberMarks) })
  const main = mainField(fields)
  const hasArrived = useRef(false)

  // Only on arrival: later changes are the visitor's own.
  const arrive = useEffectEvent(async (isCurrent: () => boolean) => {
    const put = (values: FormValues) => {
      for (const [name, value] of Object.entries(values)) form.setValue(name, value)
    }
    const linked = await readLink(tool, numberMarks)
    await ownTask()
    if (!isCurrent()) return
    put(visitorValues(fields, { locale, currency }))
    hasArrived.current = true
    put({ ...linked, ...given })
    await ownTask()
    if (isCurrent()) onReady(form.getValues())
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

  return useMemo(() => {
    const replace = (values: FormValues) => {
      for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true })
    }
    return {
      form,
      main,
      /** False until the start values are in: they are no input of the visitor's. */
      hasArrived,
      replace,
      sample: (input: Readonly<Record<string, unknown>>) => {
        const visitor = Object.entries(visitorValues(fields, { locale, currency })).filter(([name]) => input[name] === undefined)
        replace({ ...initialValues(fields, numberMarks, input), ...Object.fromEntries(visitor) })
      },
      clear: () => main && replace({ [main.name]: main.value === 'files' ? [] : main.value === 'file' ? null : '' }),
      reset: () => replace({ ...initialValues(fields, numberMarks), ...visitorValues(fields, { locale, currency }) }),
    }
  }, [form, main, fields, locale, currency, numberMarks])
}

export type ToolForm = ReturnType<typeof useToolForm>

/** Starts a run with what is in the form, read as the tool takes it. */
export function useStart({ fields }: ToolData, ask: ReturnType<typeof useToolRun>['ask']): (values: FormValues) => void {
  const { numberMarks } = useShell()
  return useCallback((values) => void ask(toInput(fields, values, numberMarks)), [ask, fields, numberMarks])
}

/** What a link to the page can hold: all but files. */
export function usePlainValues(form: UseFormReturn<FormValues>): () => FormValues {
  return useCallback(() => Object.fromEntries(Object.entries(form.getValues()).filter(([, value]) => !isFile(value))), [form])
}

/** Hands on what stands in the form shortly after the last change of any field. */
export function useLive({ form, hasArrived }: ToolForm, onChange: (values: FormValues) => void, isLive: boolean): void {
  const change = useEffectEvent(onChange)
  useEffect(() => {
    if (!isLive) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const schedule = () => {
      clearTimeout(timer)
      if (hasArrived.current) timer = setTimeout(() => change(form.getValues()), 120)
    }
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: schedule })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [form, hasArrived, isLive])
}
