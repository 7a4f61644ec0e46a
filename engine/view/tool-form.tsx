import { memo, type ReactNode, useId, useState } from 'react'
import { type Control as FormControl, useWatch } from 'react-hook-form'
import { isBodyField, mainField } from '../core/main-part.ts'
import { choiceLabel } from '../site/choice-label.ts'
import { withUnit } from '../site/units.ts'
import type { LabelledField } from '../site/page.ts'
import { type FieldFailure, FieldRow } from './field-row.tsx'
import { type FormValues, isShown } from './form-values.ts'
import { Icon } from './icon.tsx'
import { parseLocalNumber } from './local-number.ts'
import { type ShellContext, useShell, useWords } from './shell-context.tsx'
import './tool-form.css'

type Props = {
  readonly fields: readonly LabelledField[]
  readonly control: FormControl<FormValues>
  readonly failures: readonly FieldFailure[]
}

/** What is worked on: long texts, files and lists, and a line without which there is nothing to do. */
const isWorkedOn = (field: LabelledField): boolean => isBodyField(field) || (field.required && field.control === 'line')

/** What fills the input pane. A tool without a long text has all its fields there. */
const bodyOf = (fields: readonly LabelledField[]) => fields.filter(mainField(fields) ? isWorkedOn : (field) => !field.advanced)

export const BodyFields = memo(function BodyFields({ fields, ...rest }: Props) {
  return <Fields fields={bodyOf(fields)} {...rest} />
})

/** The options under a long text, on a phone folded to what they say; and the rare ones, folded away everywhere. */
export const OptionFields = memo(function OptionFields({ fields, ...rest }: Props) {
  const w = useWords()
  const id = useId()
  const [open, setOpen] = useState(false)
  const [explained, setExplained] = useState(false)
  const body = bodyOf(fields)
  const options = fields.filter((field) => !body.includes(field))
  const shown = options.filter((field) => !field.advanced)
  const folded = options.filter((field) => field.advanced)
  const isWrong = (some: readonly LabelledField[]) => some.some(({ name }) => failuresOf(name, rest.failures).length > 0)
  if (options.length === 0) return null
  const more = folded.length > 0 && (
    <details className="more-options" open={isWrong(folded) || undefined}>
      <summary>{w('more-options')}</summary>
      <div className="option-row">
        <Fields fields={folded} {...rest} />
      </div>
    </details>
  )
  if (!mainField(fields)) return <div className="options">{more}</div>
  return (
    <div className={`options${open || isWrong(options) ? ' open' : ''}${explained ? ' explained' : ''}`}>
      <button type="button" className="options-toggle" aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
        <Icon name="sliders-horizontal" size={16} /> {w('options')}
        <OptionSummary fields={shown} control={rest.control} />
        <Icon name="chevron-down" size={16} />
      </button>
      <div className="option-body" id={id} role="group" aria-label={w('options')}>
        {shown.length > 0 && (
          <div className="option-row">
            <Fields fields={shown} {...rest} />
            {shown.some((field) => field.help) && (
              <button type="button" className="explain" aria-pressed={explained} onClick={() => setExplained(!explained)}>
                {w('explain-options')}
              </button>
            )}
          </div>
        )}
        {more}
      </div>
    </div>
  )
})

/** What is set, in a few words: `2 spaces · Sort keys`. What two options share, such as `Automatic`, is told with their names. */
function OptionSummary({ fields, control }: Pick<Props, 'fields' | 'control'>) {
  const shell = useShell()
  const said = useWatch({
    control,
    compute: (values: FormValues) => {
      const texts = fields.map((field) => (isShown(field, values) ? optionText(field, values[field.name], shell) : ''))
      const named = (text: string, index: number) =>
        texts.indexOf(text) < texts.lastIndexOf(text) ? `${fields[index]?.label}${shell.words.colon}${text}` : text
      return texts
        .map((text, index) => text && named(text, index))
        .filter(Boolean)
        .join(' · ')
    },
  })
  return <span className="quiet option-summary">{said}</span>
}

function optionText(
  { label, choices, unit, value: kind }: LabelledField,
  value: FormValues[string] | undefined,
  { locale, numberMarks, words }: Pick<ShellContext, 'locale' | 'numberMarks' | 'words'>,
): string {
  if (typeof value === 'boolean') return value ? label : ''
  if (typeof value !== 'string' || value === '') return ''
  const chosen = choiceLabel({ choices }, value)
  if (chosen) return chosen
  // “0 characters” would say nothing of a limit that is off.
  if (value === '0' || (kind !== 'number' && kind !== 'decimal')) return ''
  return unit ? withUnit(value, unit, Number(parseLocalNumber(value, numberMarks)), locale) : `${label}${words.colon}${value}`
}

const NONE: readonly FieldFailure[] = []

/** Those at a field, or at a place in its rows. */
const failuresOf = (name: string, failures: readonly FieldFailure[]) => failures.filter(({ field }) => field?.split('.')[0] === name)

/** Draws itself again only when a field comes or goes; each row follows its own value. */
function Fields({ fields, control, failures }: Props): ReactNode {
  const shown = useWatch({
    control,
    compute: (values: FormValues) =>
      fields
        .filter((field) => !field.within && isShown(field, values))
        .map((field) => ({ name: field.name, language: languageOf(field, values) })),
  })
  return shown.map(({ name, language }) => {
    const field = fields.find((other) => other.name === name)
    if (!field) return null
    const own = failuresOf(name, failures)
    return <FieldRow key={name} field={field} control={control} failures={own.length > 0 ? own : NONE} language={language} />
  })
}

/** `@syntax` says that the field `syntax` names the language. */
function languageOf({ language }: LabelledField, values: Readonly<FormValues>): string | undefined {
  if (!language?.startsWith('@')) return language
  const named = values[language.slice(1)]
  return typeof named === 'string' ? named : undefined
}
