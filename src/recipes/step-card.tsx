import { useId, useMemo, useState } from 'react'
import type { Failure } from '../../engine/core/errors.ts'
import type { RecipeStep } from '../../engine/core/recipe.ts'
import type { StepReport } from '../../engine/run/recipe-job.ts'
import type { StepData } from '../../engine/site/recipe-data.ts'
import { useFailures } from '../../engine/view/hooks/use-failures.ts'
import { Icon, ToolIcon } from '../../engine/view/icon.tsx'
import { Menu } from '../../engine/view/menu.tsx'
import { type Parts, PartsProvider } from '../../engine/view/parts-context.tsx'
import { useShell, useWords } from '../../engine/view/shell-context.tsx'
import { ToolButton } from '../../engine/view/tool-button.tsx'
import type { DropPlace, useOrder } from '../../engine/view/hooks/use-order.ts'
import { StepOptions, optionFields } from './step-options.tsx'
import { StepResult } from './step-result.tsx'
import { StepWays } from './step-ways.tsx'
import { type SayRecipe, useRecipeWords } from './words.ts'

export type StepCardProps = {
  readonly index: number
  readonly count: number
  readonly step: RecipeStep
  /** Not there while it loads, or where there is no such tool. */
  readonly tool: StepData | undefined
  readonly title: string
  readonly parts: Parts
  readonly report: StepReport | undefined
  readonly failures: readonly Failure[]
  readonly isForked: boolean
  readonly isFirst: boolean
  readonly isWhole: boolean
  readonly place: DropPlace | undefined
  readonly handle: ReturnType<ReturnType<typeof useOrder>['handle']>
  readonly recipeWords: Readonly<Record<string, string>>
  readonly onChange: (change: Partial<RecipeStep>) => void
  readonly onMove: (to: number) => void
  readonly onCopy: () => void
  readonly onRemove: () => void
  readonly onWhole: (isWhole: boolean) => void
}

/** A step: what it does, whether it is on, its options, and what came of it. */
export function StepCard(props: StepCardProps) {
  const { index, count, step, tool, title, parts, report, failures, place, handle, recipeWords, onChange, onMove, onCopy, onRemove } = props
  const w = useWords()
  const say = useRecipeWords()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const failureWords = useMemo(() => ({ ...recipeWords, ...tool?.failures }), [recipeWords, tool])
  const worded = useFailures(failures, failureWords)
  const options = tool ? optionFields(tool, step) : []
  const isOption = (field: string | undefined) => field !== undefined && options.some(({ name }) => name === field.split('.')[0])
  const isWrong = worded.some(({ field }) => isOption(field))
  const own = worded.filter(({ field }) => !isOption(field))
  const number = index + 1
  return (
    <li className={['recipe-step', step.off && 'off', worded.length > 0 && 'wrong', place].filter(Boolean).join(' ')}>
      <section aria-labelledby={`${id}-title`}>
        <header className="recipe-step-head">
          <button
            type="button"
            className="icon-button recipe-handle"
            aria-label={say('move', { number, count, tool: title })}
            title={say('drag')}
            {...handle}
          >
            <Icon name="grip-vertical" size={16} />
          </button>
          {tool && <ToolIcon name={tool.icon} size={18} />}
          <h2 id={`${id}-title`}>
            <span className="quiet">{`${number}.`}</span> {tool ? <a href={tool.url}>{title}</a> : title}
          </h2>
          <label className="recipe-on">
            <input
              type="checkbox"
              checked={!step.off}
              onChange={(event) => onChange({ off: event.target.checked ? undefined : true } as Partial<RecipeStep>)}
            />
            <span className="hidden">{say('on', { number })}</span>
          </label>
          <Menu label={w('more')} icon="ellipsis" className="icon-button small-button icon-only">
            <Item icon="arrow-up" label={w('tree-up')} onClick={index > 0 ? () => onMove(index - 1) : undefined} />
            <Item icon="arrow-down" label={w('tree-down')} onClick={index < count - 1 ? () => onMove(index + 1) : undefined} />
            <Item icon="copy-plus" label={say('duplicate')} onClick={onCopy} />
          </Menu>
          <ToolButton isSmall icon="trash-2" label={w('remove', title)} onClick={onRemove} />
        </header>
        {own.map((failure) => (
          <p className="alert" role="alert" key={failure.code}>
            <Icon name="circle-alert" />{' '}
            <span>
              {failure.item !== undefined && `${say('item', { number: failure.item + 1 })}${w('colon')}`}
              {failure.message}
              {failure.place && ` (${failure.place.line}:${failure.place.column})`}
            </span>
          </p>
        ))}
        {tool && (
          <>
            <button
              type="button"
              className="recipe-toggle"
              aria-expanded={isOpen || isWrong}
              aria-controls={`${id}-options`}
              onClick={() => setOpen(!isOpen)}
            >
              <Icon name="sliders-horizontal" size={14} /> {w('options')}
              <span className="quiet recipe-summary">{summaryOf(step, tool, say, w('colon'))}</span>
              <Icon name="chevron-down" size={14} />
            </button>
            {(isOpen || isWrong) && (
              <div id={`${id}-options`}>
                <PartsProvider parts={{ ...parts, fields: tool.fields }}>
                  <StepOptions
                    id={id}
                    tool={tool}
                    step={step}
                    failures={worded}
                    onOptions={(next) => onChange({ options: next } as Partial<RecipeStep>)}
                  />
                </PartsProvider>
                <StepWays tool={tool} step={step} isFirst={props.isFirst} isForked={props.isForked} onChange={onChange} />
              </div>
            )}
          </>
        )}
        {report && !step.off && <Outcome {...props} report={report} />}
      </section>
    </li>
  )
}

function Item({
  icon,
  label,
  onClick,
}: {
  icon: 'arrow-up' | 'arrow-down' | 'copy-plus'
  label: string
  onClick: (() => void) | undefined
}) {
  return (
    <button type="button" className="menu-item" disabled={!onClick} onClick={onClick}>
      <Icon name={icon} size={16} /> {label}
    </button>
  )
}

/** What is set, in a few words. */
function summaryOf({ options = {}, each }: RecipeStep, { fields }: StepData, say: SayRecipe, colon: string): string {
  const said = Object.entries(options).flatMap(([name, value]) => {
    const field = fields.find((other) => other.name === name)
    if (!field || field.sensitive) return []
    if (typeof value === 'boolean') return value ? [field.label] : []
    const chosen = field.choices?.find((choice) => choice.value === value)?.label
    const text = chosen ?? (typeof value === 'object' ? '' : String(value))
    return text === '' ? [] : [chosen ?? `${field.label}${colon}${text}`]
  })
  const way = each && `${say('each')}${colon}${say(each === 'line' ? 'each-line' : 'each-item').toLocaleLowerCase()}`
  return [...(way ? [way] : []), ...said].join(' · ')
}

/** The start of a step's result, or all of it. */
function Outcome({ tool, parts, report, isWhole, onWhole, index }: StepCardProps & { readonly report: StepReport }) {
  const say = useRecipeWords()
  const { locale } = useShell()
  const { preview, length, ways } = report
  const counts = [
    ...(ways === undefined ? [] : [say('ways', { count: ways.toLocaleString(locale) })]),
    ...(length === undefined ? [] : [say('characters', { count: length.toLocaleString(locale) })]),
  ].join(' · ')
  return (
    <div className="recipe-outcome">
      <p className="quiet small">
        {say('result-of', { number: index + 1 })} {counts !== '' && <span>{counts}</span>}
        <button type="button" className="link-button" aria-expanded={isWhole} onClick={() => onWhole(!isWhole)}>
          {say(isWhole ? 'show-start' : 'show-whole')}
        </button>
      </p>
      {isWhole && tool && (report.output || report.all !== undefined) ? (
        <PartsProvider parts={parts}>
          <StepResult tool={tool} report={report} />
        </PartsProvider>
      ) : (
        preview !== undefined && (
          <pre className="recipe-preview" dir="auto">
            {preview.slice(0, 400)}
          </pre>
        )
      )}
    </div>
  )
}
