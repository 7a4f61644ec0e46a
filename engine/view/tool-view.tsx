import { type ReactNode, Suspense, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { VIEWS } from '../core/kinds.ts'
import type { Taker, ToolData, WorkedExample } from '../site/page.ts'
import { type FormValue, type FormValues, isComplete, isEmpty, isReady } from './form-values.ts'
import { isGhosted } from './ghosts.ts'
import type * as HeldInput from './held-input.ts'
import { useFailures } from './hooks/use-failures.ts'
import { useChanges, usePlainValues, useStart, useToolForm } from './hooks/use-tool-form.ts'
import { type AskTool, useToolRun } from './hooks/use-tool-run.ts'
import { InputBar } from './input-bar.tsx'
import { lazyPart } from './lazy-part.ts'
import { useShell, useWords } from './shell-context.tsx'
import { ArrivalContext, type Parts, PartsProvider } from './parts-context.tsx'
import { ResultPane } from './result-pane.tsx'
import { BodyFields, OptionFields } from './tool-form.tsx'

/** Split, full screen and the result bar of phones: they load once the page works. */
const PaneTools = lazyPart(() => import('./panes/pane-tools.tsx').then((module) => module.PaneTools))

let held: Pick<typeof HeldInput, 'holdInput'> | undefined

export type ToolViewProps = {
  readonly tool: ToolData
  readonly parts: Parts
  readonly askTool: AskTool
  /** Values typed before the page worked, or handed over by another tool. */
  readonly given: Readonly<FormValues>
  readonly onReady: () => void
  readonly onRun: () => void
  readonly onSend: (target: Taker, value: string | File) => void
  /** An example that the visitor wants in the form. */
  readonly tried?: WorkedExample
}

/** The working part of any tool's page: form left, result right. */
export function ToolView(props: ToolViewProps) {
  return (
    <PartsProvider parts={props.parts}>
      <Workarea {...props} />
    </PartsProvider>
  )
}

function Workarea({ tool, parts, askTool, given, onReady, onRun, onSend, tried }: ToolViewProps): ReactNode {
  const w = useWords()
  const { numberMarks } = useShell()
  const { fields, first } = tool
  const { state, ask, cancel, clear, wait } = useToolRun(tool, askTool, first, parts.fetchViews)
  const area = useRef<HTMLFormElement>(null)
  const [ready, setReady] = useState(false)
  const ownsButton = tool.starts === 'button'

  const begin = useStart(tool, ask)
  const start = (values: FormValues, isSample = false) => {
    if (!isSample) onRun()
    begin(isSample ? { ...values, ...first.ghosts } : values, isSample)
  }
  const toolForm = useToolForm(tool, given, (values, isOwn) => {
    onReady()
    setReady(true)
    const runs = isOwn ? !ownsButton || tool.effect === 'random' : first.kind === 'draft' && !(ownsButton && tool.effect === 'network')
    if (runs && isReady(fields, values)) begin(values)
    else if (isOwn && !ownsButton && isGhosted(tool, values)) start(values, true)
  })
  useChanges(
    toolForm,
    (values) => {
      if (isGhosted(tool, values)) return ownsButton ? clear() : start(values, true)
      if (ownsButton) return
      if (isComplete(fields, values)) start(values)
      else wait()
    },
    () => {
      const hold = () => held?.holdInput(tool, toolForm, numberMarks)
      // At once where it can be: the page may be left in the next moment.
      if (held) hold()
      else
        void import('./held-input.ts').then((loaded) => {
          held = loaded
          hold()
        })
    },
  )

  const tryOut = useEffectEvent(async (example: WorkedExample) => {
    await toolForm.sample(example.input)
    area.current?.scrollIntoView({ block: 'start' })
    if (ownsButton) start(toolForm.form.getValues())
  })
  useEffect(() => {
    if (tried) void tryOut(tried)
  }, [tried])

  const worded = useFailures(state.failures, tool.failures)
  const { form, main } = toolForm
  const { dirtyFields } = form.formState
  // While typing, a field that was not reached yet is not called wrong.
  const failures = useMemo(
    () =>
      ownsButton ? worded : worded.filter(({ field }) => !field || dirtyFields[field] || !isEmpty(form.getValues(field) as FormValue)),
    [ownsButton, worded, dirtyFields, form],
  )
  const general = useMemo(() => {
    const names = new Set(tool.fields.map((field) => field.within ?? field.name))
    return failures.filter((failure) => !failure.field || !names.has(failure.field.split('.')[0] ?? ''))
  }, [tool, failures])
  const swap = useCallback(async () => {
    const { swapped } = await import('./share/swap.ts')
    onSend(tool.inverse as Taker, await swapped(tool, form.getValues(), numberMarks, state, ask))
  }, [tool, form, numberMarks, state, ask, onSend])
  const fieldOf = useCallback(
    (name: string) => ({ read: () => form.getValues(name), write: (text: string) => form.setValue(name, text, { shouldDirty: true }) }),
    [form],
  )
  const values = usePlainValues(form)
  const ghosted = useWatch({ control: form.control, compute: (all: FormValues) => isGhosted(tool, all) })
  const shown = useMemo(() => withGhosts(tool, ghosted), [tool, ghosted])
  const rows = { fields: shown, control: form.control, failures }
  return (
    <form
      ref={area}
      className={`workarea${main ? '' : ' calculator'}${tool.views.some(({ view }) => VIEWS[view].wide) ? ' wide' : ''}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        start(form.getValues())
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
          event.preventDefault()
          start(form.getValues())
        }
      }}
    >
      <div className="panes">
        <section className="pane input-pane" aria-label={w('input')}>
          <InputBar tool={tool} toolForm={toolForm} onSwap={tool.inverse ? swap : undefined} />
          <div className="pane-body" id="input" tabIndex={-1}>
            <ArrivalContext value={ready}>
              <BodyFields {...rows} />
            </ArrivalContext>
            {!main && <OptionFields {...rows} />}
          </div>
          {main && <OptionFields {...rows} />}
          {ownsButton && (
            <div className="run-bar">
              <button type="submit" className="button primary" disabled={state.status === 'running' && state.slow}>
                {tool.action ?? w('run')}
              </button>
            </div>
          )}
        </section>
        <ResultPane tool={tool} state={state} general={general} onCancel={cancel} onSend={onSend} fieldOf={fieldOf} values={values} />
      </div>
      {ready && (
        <Suspense>
          <PaneTools area={area} tool={tool} state={state} form={form} askTool={askTool} />
        </Suspense>
      )}
    </form>
  )
}

/** While the sample is shown, the empty fields say what it is made from. */
function withGhosts({ fields, first: { ghosts } }: ToolData, ghosted: boolean): ToolData['fields'] {
  return ghosted
    ? fields.map((field) => (ghosts[field.name] === undefined ? field : { ...field, placeholder: ghosts[field.name] }))
    : fields
}
