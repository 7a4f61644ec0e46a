import { useEffect, useEffectEvent, useMemo, useRef } from 'react'
import { dateWriter, numberFormat } from '../../../engine/core/language.ts'
import type { Values } from '../../../engine/core/run.ts'
import type { LabelledField, ToolData, WorkedExample } from '../../../engine/site/page.ts'
import { type FormValues, isShown } from '../../../engine/view/form-values.ts'
import { formatValue } from '../../../engine/view/format.ts'
import { type Parts, PartsProvider } from '../../../engine/view/parts-context.tsx'
import { useShell, useWords } from '../../../engine/view/shell-context.tsx'
import { OutputViews } from '../../../engine/view/tool-result.tsx'
import { cardViews } from './card-parts.ts'
import { wasPressed } from './early-press.ts'

type Props = {
  readonly tool: ToolData
  readonly parts: Parts
  readonly example: WorkedExample
  readonly onTry: ((example: WorkedExample) => void) | undefined
}

/** One example: what goes in, and what comes out in the tool's own views. */
export function ExampleCard({ tool, parts, example, onTry }: Props) {
  const w = useWords()
  const colon = w('colon')
  const shown = useMemo(() => ({ ...tool, views: cardViews(tool.views, example) }), [tool, example])
  // What an example leaves out, such as the currency of its amounts, is what its field begins with.
  const input = useMemo(() => ({ ...defaultsOf(tool.fields), ...example.input, ...example.files }), [tool, example])
  const button = useRef<HTMLButtonElement>(null)
  const tryEarly = useEffectEvent(() => {
    if (wasPressed(button.current)) onTry?.(example)
  })
  // Once: from then on the button works by itself.
  useEffect(() => tryEarly(), [])
  return (
    <article className="card example-card">
      <h3>{example.title}</h3>
      <Given fields={tool.fields} input={input} asked={{ ...example.input, ...example.files }} />
      {shown.views.length > 0 && (
        <div className="example-out">
          <PartsProvider parts={parts}>
            <OutputViews tool={shown} output={example.output} input={input} of={example.title} />
          </PartsProvider>
        </div>
      )}
      {onTry && (
        <button ref={button} type="button" className="button small" onClick={() => onTry(example)}>
          {w('try-it')}
          <span className="hidden">
            {colon}
            {example.title}
          </span>
        </button>
      )}
    </article>
  )
}

const defaultsOf = (fields: readonly LabelledField[]): Values =>
  Object.fromEntries(fields.flatMap(({ name, default: value }) => (value === undefined ? [] : [[name, value]])))

/** The input, with what each field is called; a lone text speaks for itself. */
function Given({ fields, input, asked }: { fields: readonly LabelledField[]; input: Values; asked: Values }) {
  const { locale } = useShell()
  const w = useWords()
  const said = fields.flatMap((field) => {
    // What the tool takes where nothing is said is worth a word only where the page would take something else, such as a language.
    if (!(field.name in asked) && field.defaultFrom !== 'locale') return []
    if (!isShown(field, input as FormValues)) return []
    const text = given(field, input[field.name], { locale, yes: w('yes'), no: w('no'), colon: w('colon'), lookup: (name) => input[name] })
    return text === '' ? [] : [{ field, text }]
  })
  return (
    <dl className="example-in">
      {said.map(({ field, text }) => (
        <div key={field.name} className={text.includes('\n') || text.length > 60 ? 'long' : undefined}>
          <dt className={said.length === 1 ? 'hidden' : undefined}>{field.label}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What goes without saying: the tool takes it, and the form of this page starts with it, whoever opens it. */
function isUsual({ default: usual, defaultFrom, start = usual }: LabelledField, value: unknown): boolean {
  const isSame = (other: unknown) => JSON.stringify(value) === JSON.stringify(other)
  return isSame(start) && (defaultFrom === 'locale' || isSame(usual))
}
const always = (field: LabelledField): LabelledField => ({ ...field, default: undefined, defaultFrom: undefined, start: undefined })

type Settings = Parameters<typeof formatValue>[2]

function given(field: LabelledField, value: unknown, settings: Settings): string {
  if (value === undefined || value === null || isUsual(field, value)) return ''
  if (field.rows && Array.isArray(value)) return value.map((row: Values) => rowText(field.rows ?? [], row, settings)).join('\n')
  if (Array.isArray(value)) return value.map((item) => given(always(field), item, settings)).join(', ')
  if (typeof value === 'boolean') return value ? settings.yes : settings.no
  if (field.control === 'money' || field.control === 'date' || field.control === 'date-time')
    return formatValue(
      value,
      { name: field.name, label: field.label, numeric: true, format: field.control, currency: field.currency },
      settings,
    )
  if (field.control === 'time' && value !== '')
    return dateWriter(settings.locale, { timeStyle: 'short', timeZone: 'UTC' })(Date.parse(`1970-01-01T${String(value)}Z`))
  // Four digits may be a year, which nobody groups.
  if ((field.value === 'number' || field.value === 'decimal') && !field.unit)
    return numberFormat(settings.locale, { useGrouping: 'min2', maximumFractionDigits: 20 }).format(value as Intl.StringNumericLiteral)
  if (field.value === 'number' || field.value === 'decimal')
    return formatValue(value, { name: field.name, label: field.label, numeric: true, format: 'number', unit: field.unit }, settings)
  return typeof value === 'string' ? (field.choices?.find((choice) => choice.value === value)?.label ?? value) : ''
}

/** A row begins with what it is about, be it what a new row starts with. */
const rowText = (parts: readonly LabelledField[], row: Values, settings: Settings) =>
  parts
    .map((part, at) => given(at === 0 ? always(part) : part, row[part.name], settings))
    .filter(Boolean)
    .join(' · ')
