import { useEffect, useEffectEvent } from 'react'
import { useForm } from 'react-hook-form'
import type { LabelledField } from '../../engine/site/page.ts'
import { FieldRow } from '../../engine/view/field-row.tsx'
import type { FormValue, FormValues } from '../../engine/view/form-values.ts'
import { type Parts, PartsProvider } from '../../engine/view/parts-context.tsx'
import type { BenchInput } from './run-recipe.ts'

/** What a recipe takes, as fields of its own: a text, or files, whatever its first step calls them. */
export function inputFields(label: string, accept: readonly string[] | undefined): readonly [text: LabelledField, files: LabelledField] {
  return [
    { name: 'text', control: 'code', value: 'string', required: true, label, lines: 8 },
    { name: 'files', control: 'files', value: 'files', required: true, label, maxItems: 10_000, ...(accept && { accept }) },
  ]
}

type Props = {
  readonly fields: readonly [LabelledField, LabelledField]
  readonly takesFiles: boolean
  readonly parts: Parts
  readonly input: BenchInput
  readonly onInput: (input: BenchInput) => void
}

/** The input of a recipe. What came from elsewhere is put in by a new key. */
export function BenchInputField({ fields, takesFiles, parts, input, onInput }: Props) {
  const isList = Array.isArray(input)
  const form = useForm<FormValues>({
    defaultValues: { text: isList ? '' : ((input as FormValue | undefined) ?? ''), files: isList ? (input as readonly File[]) : [] },
  })
  const field = fields[takesFiles ? 1 : 0]
  const tell = useEffectEvent((values: FormValues) => onInput(values[field.name] as BenchInput))
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }), [form])
  return (
    <PartsProvider parts={{ ...parts, fields }}>
      <FieldRow key={field.name} idPrefix="recipe" field={field} control={form.control} failures={[]} />
    </PartsProvider>
  )
}
