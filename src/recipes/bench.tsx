import { useEffect, useMemo, useRef, useState } from 'react'
import type { Failure } from '../../engine/core/errors.ts'
import { MOST_STEPS } from '../../engine/core/recipes/limits.ts'
import type { RecipeData } from '../../engine/site/recipe-data.ts'
import { useFailures } from '../../engine/view/hooks/use-failures.ts'
import { PartWords } from '../../engine/view/part-words.tsx'
import type { Parts } from '../../engine/view/parts-context.tsx'
import { type Word, useShell, useWords } from '../../engine/view/shell-context.tsx'
import { AddStep } from './add-step.tsx'
import { BenchBar } from './bench-bar.tsx'
import { benchFacts, isForkedAt } from './bench-facts.ts'
import { BenchInputField, inputFields } from './bench-input.tsx'
import { BenchResult } from './bench-result.tsx'
import { StepCard } from './step-card.tsx'
import { recipeOf, ownTool } from './steps.ts'
import { useBench, useParts } from './use-bench.ts'
import { useDocument } from './use-document.ts'
import { dropPlace, useOrder } from '../../engine/view/hooks/use-order.ts'
import { IDLE, useRun } from './use-run.ts'
import { useRecipeWords } from './words.ts'
import './recipe.css'

export { loadBenchParts } from './use-bench.ts'

const NONE: readonly Failure[] = []

type Props = {
  readonly data: RecipeData
  readonly words: Readonly<Record<string, string>>
  /** What the page begins with needs. */
  readonly parts: Parts
}

/** Where recipes are made: the input, the steps in their order, and the result. */
export function Bench({ data, words, parts }: Props) {
  const own = useMemo(() => prefixed(words), [words])
  const bench = useBench(data, own, data.recipe?.steps ?? [])
  return (
    <PartWords value={bench.partWords}>
      <Work data={data} recipeWords={words} bench={bench} first={parts} />
    </PartWords>
  )
}

/** The page holds its own words bare; those of parts have the name of their group before them. */
function prefixed(words: Props['words']): Props['words'] {
  const own = Object.entries(words).map(([key, text]) => [`recipe.${key}`, text] as const)
  return { ...words, ...Object.fromEntries(own) }
}

type WorkProps = {
  readonly data: RecipeData
  readonly recipeWords: Props['words']
  readonly bench: ReturnType<typeof useBench>
  readonly first: Parts
}

function Work({ data, recipeWords, bench, first: firstParts }: WorkProps) {
  const { words, notifyUndo } = useShell()
  const w = useWords()
  const say = useRecipeWords()
  const { steps, tools, missing } = bench
  const [whole, setWhole] = useState<ReadonlySet<string>>(new Set())
  const [isPicking, setPicking] = useState(false)
  const [said, setSaid] = useState('')
  const own = useDocument(data, bench, () => setPicking(true))
  const { input } = own

  const recipe = useMemo(() => recipeOf(steps), [steps])
  const keys = useMemo(() => steps.map(({ key }) => key), [steps])
  const shown = useMemo(() => steps.flatMap(({ key }, index) => (whole.has(key) ? [index] : [])), [steps, whole])
  const facts = useMemo(() => benchFacts(recipe, tools, missing, input), [recipe, tools, missing, input])
  const { first, last, taker, takesFiles, faults, isLive, isReady, given } = facts
  const accept = takesFiles ? taker?.accept : undefined
  const fields = useMemo(() => inputFields(words.input ?? '', accept), [words, accept])
  const parts = useParts(firstParts, data.tools, tools)
  const { state, start, cancel } = useRun(
    { recipe, keys, tools, input: given, shown, isReady: own.hasArrived ? isReady : undefined, isLive },
    () => (data.example ? { ...IDLE, status: 'done', keys, reports: data.example.reports } : IDLE),
    parts.fetchViews,
  )

  /** What is known of a step by now: what was said when another one was in its place is not about it. */
  const reportAt = (at: number | undefined) =>
    at === undefined ? undefined : state.reports.find(({ step }) => state.keys[step] !== undefined && state.keys[step] === keys[at])
  const failures = useMemo(() => {
    const isOwn = ({ step }: Failure) => step === undefined || state.keys[step] === keys[step]
    return Map.groupBy(faults.length > 0 ? faults : state.failures.filter(isOwn), ({ step }) => step)
  }, [faults, state.failures, state.keys, keys])
  const refused = useFailures(own.refused, recipeWords)
  const general = useFailures(failures.get(undefined) ?? NONE, recipeWords)
  const report = reportAt(last)

  const titleOf = (index: number | undefined) => {
    const id = index === undefined ? '' : (steps[index]?.step.tool ?? '')
    return ownTool(tools, id)?.title ?? id
  }
  const move = (from: number, to: number) => {
    bench.move(from, to)
    setSaid(say('moved', { tool: titleOf(from), number: to + 1, count: steps.length }))
  }
  const { drag, handle } = useOrder(steps.length, move)
  const making = useRef<HTMLDivElement>(null)
  const removedAt = useRef<number>(undefined)
  useEffect(() => {
    const at = removedAt.current
    removedAt.current = undefined
    if (at === undefined) return
    // The focus went with the step: to the one that took its place, or to where the next is added.
    const handles = making.current?.querySelectorAll<HTMLElement>('.recipe-handle') ?? []
    const next = handles[Math.min(at, handles.length - 1)] ?? making.current?.querySelector<HTMLElement>('.recipe-add')
    next?.focus()
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the step is gone once they have changed
  }, [steps])
  const remove = (index: number) => {
    const text = say('removed', { tool: titleOf(index) })
    removedAt.current = index
    bench.remove(index)
    setSaid(text)
    notifyUndo(text as Word, () => bench.restore(steps))
  }
  const showWhole = (key: string, isWhole: boolean) =>
    setWhole((all) => new Set(isWhole ? [...all, key] : [...all].filter((other) => other !== key)))
  const lastStep = last === undefined ? undefined : recipe.steps[last]
  const lastTool = lastStep && ownTool(tools, lastStep.tool)
  return (
    <div className="recipe-bench">
      <BenchBar
        name={own.name}
        onName={own.setName}
        isEmpty={steps.length === 0}
        hasInput={!Array.isArray(input) && input !== undefined && input !== ''}
        onNew={own.startEmpty}
        onKeep={own.keep}
        onLink={(withInput) => void own.link(withInput)}
        onExport={() => void own.exportFile()}
        onImport={(file) => void own.importFile(file)}
        // What came out goes in again, where the whole of it is here.
        onReverse={() => void own.reverse(recipe, report && report.preview?.length === report.length ? report.preview : undefined)}
      />
      {[...refused, ...general].map((failure) => (
        <p className="alert" role="alert" key={failure.code}>
          {failure.step !== undefined && `${say('step', { number: failure.step + 1 })}${w('colon')}`}
          {failure.message}
        </p>
      ))}
      <div className="recipe-columns">
        <div className="recipe-making" ref={making}>
          {(taker || first === undefined) && (
            <BenchInputField
              key={`${own.inputKey} ${takesFiles}`}
              fields={fields}
              takesFiles={takesFiles}
              parts={parts}
              input={input}
              onInput={own.setInput}
            />
          )}
          <ol className="recipe-steps in-order" aria-label={say('steps')}>
            {steps.map(({ key, step }, index) => (
              <StepCard
                key={key}
                index={index}
                count={steps.length}
                step={step}
                tool={ownTool(tools, step.tool)}
                title={titleOf(index)}
                parts={parts}
                report={reportAt(index)}
                failures={failures.get(index) ?? NONE}
                isForked={isForkedAt(recipe, index)}
                isFirst={index === first}
                isWhole={whole.has(key)}
                place={dropPlace(drag, index)}
                handle={handle(index)}
                recipeWords={recipeWords}
                onChange={(change) => bench.change(key, change)}
                onMove={(to) => move(index, to)}
                onCopy={() => bench.copy(index)}
                onRemove={() => remove(index)}
                onWhole={(isWhole) => showWhole(key, isWhole)}
              />
            ))}
          </ol>
          {steps.length === 0 && <p className="quiet">{say('empty')}</p>}
          <AddStep
            fitting={data.fitting}
            before={lastStep && lastTool && { tool: lastTool, step: lastStep }}
            isFull={steps.length >= MOST_STEPS}
            isOpen={isPicking}
            onOpen={setPicking}
            onAdd={(added) => {
              bench.add(added)
              setPicking(false)
              setSaid(say('added', { tool: added.text, number: steps.length + 1 }))
            }}
          />
        </div>
        <BenchResult
          state={state}
          tool={lastTool}
          report={report}
          from={lastStep?.from}
          parts={parts}
          isLive={isLive}
          onRun={start}
          onCancel={cancel}
        />
      </div>
      <p className="hidden" role="status">
        {said}
      </p>
      <p className="hidden" role="status">
        {state.status === 'done' && report ? `${w('result-ready')} ${report.preview?.slice(0, 200) ?? ''}` : ''}
      </p>
    </div>
  )
}
