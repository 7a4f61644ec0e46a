import { type ReactNode, useCallback, useMemo } from 'react'
import { VIEWS } from '../core/kinds.ts'
import type { Taker, ToolData } from '../site/page.ts'
import { type FormValue, type FormValues, isComplete, isEmpty, isFilled } from './form-values.ts'
import { useFailures } from './hooks/use-failures.ts'
import { useLive, usePlainValues, useStart, useToolForm } from './hooks/use-tool-form.ts'
import { type AskTool, useToolRun } from './hooks/use-tool-run.ts'
import { InputBar } from './input-bar.tsx'
import { mainPart } from './main-output.ts'
import { useWords } from './shell-context.tsx'
import { type Parts, PartsProvider } from './parts-context.tsx'
import { ResultPane } from './result-pane.tsx'
import { BodyFields, OptionFields } from './tool-form.tsx'

export type ToolViewProps = {
  readonly tool: ToolData
  readonly parts: Parts
  readonly askTool: AskTool
  /** Values typed before the page worked, or handed over by another tool. */
  readonly given: Readonly<FormValues>
  readonly onReady: () => void
  readonly onRun: () => void
  readonly onSend: (target: Taker, value: string | File) => void
}

/** The working part of any tool's page: form left, result right. */
export function ToolView(props: ToolViewProps) {
  return (
    <PartsProvider parts={props.parts}>
      <Workarea {...props} />
    </PartsProvider>
  )
}

function Workarea({ tool, askTool, given, onReady, onRun, onSend }: ToolViewProps): ReactNode {
  const w = useWords()
  const { fields } = tool
  const { state, ask, cancel, clear } = useToolRun(tool, askTool)
  const ownsButton = tool.starts === 'button'

  const begin = useStart(tool, ask)
  const start = (values: FormValues) => {
    onRun()
    begin(values)
  }
  const toolForm = useToolForm(tool, given, (values) => {
    onReady()
    if (tool.effect === 'random' ? isComplete(fields, values) : !ownsButton && isFilled(fields, values)) start(values)
  })
  useLive(toolForm, (values) => (isComplete(fields, values) ? start(values) : clear()), !ownsButton)

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
  const swap = useCallback(() => {
    const part = state.output && mainPart(tool.views, state.output)
    const value = part && state.output?.[part.name]
    if (tool.inverse) onSend(tool.inverse, typeof value === 'string' ? value : '')
  }, [tool, state.output, onSend])
  const edit = useCallback(
    (field: string, from: string, to: string) => {
      // What was typed since the result was made is never overwritten.
      if (form.getValues(field) !== from) return false
      form.setValue(field, to, { shouldDirty: true })
      return true
    },
    [form],
  )
  const values = usePlainValues(form)
  return (
    <form
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
      {main && <OptionFields fields={tool.fields} control={form.control} failures={failures} />}
      <div className="panes">
        <section className="pane input-pane" aria-label={w('input')}>
          <InputBar tool={tool} toolForm={toolForm} onSwap={tool.inverse ? swap : undefined} />
          <div className="pane-body">
            <BodyFields fields={tool.fields} control={form.control} failures={failures} />
            {!main && <OptionFields fields={tool.fields} control={form.control} failures={failures} />}
          </div>
          {ownsButton && (
            <div className="run-bar">
              <button type="submit" className="button primary" disabled={state.status === 'running' && state.slow}>
                {tool.action ?? w('run')}
              </button>
            </div>
          )}
        </section>
        <ResultPane tool={tool} state={state} general={general} onCancel={cancel} onSend={onSend} onEdit={edit} values={values} />
      </div>
    </form>
  )
}
