import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { mainField } from '../../core/main-part.ts'
import type { ToolData } from '../../site/page.ts'
import { type FormValue, type FormValues, isEmpty, takeText } from '../form-values.ts'
import { isInField } from './in-field.ts'
import { useShell } from '../shell-context.tsx'

/** Text that is pasted while no field has the focus goes into the main one; what it takes the place of can be brought back. */
export function usePasteAnywhere({ fields }: ToolData, form: UseFormReturn<FormValues>): void {
  const { notifyUndo } = useShell()
  useEffect(() => {
    const main = mainField(fields)
    if (main?.value !== 'string') return
    const put = (value: FormValue) => form.setValue(main.name, value, { shouldDirty: true })
    const paste = async (event: ClipboardEvent) => {
      const text = event.clipboardData?.getData('text/plain') ?? ''
      if (isInField(event.target) || event.defaultPrevented || text === '') return
      event.preventDefault()
      const before = form.getValues(main.name) as FormValue
      put(await takeText(text))
      if (!isEmpty(before)) notifyUndo('sent-here', () => put(before))
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [fields, form, notifyUndo])
}
