import { useEffect, useEffectEvent, useMemo } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import type { RecipeStep } from '../../engine/core/recipe.ts'
import { takerOf } from '../../engine/core/recipes/shape.ts'
import type { LabelledField } from '../../engine/site/page.ts'
import type { StepData } from '../../engine/site/recipe-data.ts'
import { type FieldFailure, FieldRow } from '../../engine/view/field-row.tsx'
import { type FormValues, initialValue, isShown, toInput } from '../../engine/view/form-values.ts'
import type { NumberMarks } from '../../engine/view/local-number.ts'
import { useShell, useWords } from '../../engine/view/shell-context.tsx'

/** Fields that are options of a step: all but the one that takes what comes, and files. */
export function optionFields(tool: StepData, step: RecipeStep): readonly LabelledField[] {
  const taker = takerOf(tool, step)
  return tool.fields.filter((field) => field.name !== taker?.name && field.value !== 'file' && field.value !== 'files')
}

/** What a field starts with in a step: what the tool itself takes where nothing is said. */
const firstOf = ({ defaultFrom, start, default: first }: LabelledField): unknown => (defaultFrom === undefined ? first : (start ?? first))

function formValues(fields: readonly LabelledField[], options: RecipeStep['options'], marks: NumberMarks): FormValues {
  return Object.fromEntries(fields.map((field) => [field.name, initialValue(field, marks, options?.[field.name] ?? firstOf(field))]))
}

/** The options of a step as a recipe holds them: those that differ from what the tool does without. */
export async function optionsOf(
  fields: readonly LabelledField[],
  values: Readonly<FormValues>,
  marks: NumberMarks,
): Promise<RecipeStep['options']> {
  const [own, first] = await Promise.all([toInput(fields, values, marks), toInput(fields, formValues(fields, {}, marks), marks)])
  const options = Object.entries(own).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(first[name]))
  return options.length > 0 ? Object.fromEntries(options) : undefined
}

type Props = {
  readonly id: string
  readonly tool: StepData
  readonly step: RecipeStep
  readonly failures: readonly FieldFailure[]
  readonly onOptions: (options: RecipeStep['options']) => void
}

/** The fields of a step, as on the tool's own page; rare ones are folded away. */
export function StepOptions({ id, tool, step, failures, onOptions }: Props) {
  const w = useWords()
  const { numberMarks } = useShell()
  const fields = useMemo(() => optionFields(tool, step), [tool, step])
  const form = useForm<FormValues>({ defaultValues: formValues(fields, step.options, numberMarks) })
  const tell = useEffectEvent((values: FormValues) => void optionsOf(fields, values, numberMarks).then(onOptions))
  useEffect(() => form.subscribe({ formState: { values: true }, callback: ({ values }) => tell(values) }), [form])
  const shownNames = useWatch({
    control: form.control,
    compute: (values: FormValues) => fields.flatMap((field) => (!field.within && isShown(field, values) ? [field.name] : [])).join(' '),
  }).split(' ')
  const shown = fields.filter(({ name }) => shownNames.includes(name))
  const row = (field: LabelledField) => (
    <FieldRow
      key={field.name}
      idPrefix={id}
      field={field}
      control={form.control}
      failures={failures.filter((failure) => failure.field?.split('.')[0] === field.name)}
      language={field.language?.startsWith('@') ? undefined : field.language}
    />
  )
  const rare = shown.filter(({ advanced }) => advanced)
  return (
    <div className="recipe-options">
      <div className="option-row">{shown.filter(({ advanced }) => !advanced).map(row)}</div>
      {rare.length > 0 && (
        <details className="more-options">
          <summary>{w('more-options')}</summary>
          <div className="option-row">{rare.map(row)}</div>
        </details>
      )}
    </div>
  )
}
