import { useId } from 'react'
import type { RecipeStep } from '../../engine/core/recipe.ts'
import { givenBy, takenBy } from '../../engine/core/recipes/fit.ts'
import { giverOf, takerOf } from '../../engine/core/recipes/shape.ts'
import type { StepData } from '../../engine/site/recipe-data.ts'
import { type SayRecipe, useRecipeWords } from './words.ts'

type Props = {
  readonly tool: StepData
  readonly step: RecipeStep
  readonly isFirst: boolean
  /** A fork has begun before it, or begins with it. */
  readonly isForked: boolean
  readonly onChange: (change: Partial<RecipeStep>) => void
}

const NONE = ''
/** What may stand between texts that are joined; as values of a choice they are quoted, so that none is the empty one. */
const JOINS = [
  ['\n', 'join-line'],
  [', ', 'join-comma'],
  [' ', 'join-space'],
  ['', 'join-nothing'],
] as const

/** How a step is connected: what it takes, what it gives, and where the ways part and meet. */
export function StepWays({ tool, step, isFirst, isForked, onChange }: Props) {
  const say = useRecipeWords()
  const taken = tool.fields.filter((field) => takenBy({ value: field.value, choices: field.choices?.map(String) }))
  const given = tool.views.filter((view) => givenBy(view))
  const taker = takerOf(tool, step)
  const giver = giverOf(tool.views, step)
  const mainTaker = takerOf(tool, {})?.name
  const mainGiver = giverOf(tool.views, {})?.name
  return (
    <div className="recipe-ways option-row">
      {taken.length > 1 && (
        <Pick
          label={say('takes')}
          value={taker?.name ?? NONE}
          choices={taken.map(({ name, label }) => [name, label])}
          onPick={(name) => onChange({ to: name === mainTaker ? undefined : name } as Partial<RecipeStep>)}
        />
      )}
      {given.length > 1 && (
        <Pick
          label={say('gives')}
          value={giver?.name ?? NONE}
          choices={[...(giver ? [] : [[NONE, say('gives-none')] as const]), ...given.map(({ name, label }) => [name, label] as const)]}
          onPick={(name) => onChange({ from: name === mainGiver || name === NONE ? undefined : name } as Partial<RecipeStep>)}
        />
      )}
      {(!isForked || step.each) && (!isFirst || taken.length > 0) && (
        <Pick
          label={say('each')}
          value={step.each ?? NONE}
          choices={[
            [NONE, say('each-all')],
            ['line', say('each-line')],
            ['item', say('each-item')],
          ]}
          onPick={(each) => onChange({ each: each === NONE ? undefined : (each as 'line') } as Partial<RecipeStep>)}
        />
      )}
      {isForked && <Join step={step} say={say} onChange={onChange} />}
    </div>
  )
}

function Join({ step, say, onChange }: Pick<Props, 'step' | 'onChange'> & { say: SayRecipe }) {
  const own = step.join !== undefined && !JOINS.some(([value]) => value === step.join) ? [[`:${step.join}`, step.join] as const] : []
  return (
    <Pick
      label={say('join')}
      value={step.join === undefined ? NONE : `:${step.join}`}
      choices={[[NONE, say('join-none')], ...JOINS.map(([value, word]) => [`:${value}`, say(word)] as const), ...own]}
      onPick={(picked) => onChange({ join: picked === NONE ? undefined : picked.slice(1) } as Partial<RecipeStep>)}
    />
  )
}

type PickProps = {
  readonly label: string
  readonly value: string
  readonly choices: readonly (readonly [value: string, label: string])[]
  readonly onPick: (value: string) => void
}

function Pick({ label, value, choices, onPick }: PickProps) {
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} className="control" value={value} onChange={(event) => onPick(event.target.value)}>
        {choices.map(([one, text]) => (
          <option key={one} value={one}>
            {text}
          </option>
        ))}
      </select>
    </div>
  )
}
