import { useMemo } from 'react'
import { type FormValues, isComplete } from './form-values.ts'
import { useFailures } from './hooks/use-failures.ts'
import { usePlainValues, useStart, useToolForm } from './hooks/use-tool-form.ts'
import { useToolRun } from './hooks/use-tool-run.ts'
import { PartsProvider, useParts } from './parts-context.tsx'
import { ResultPane } from './result-pane.tsx'
import type { ToolViewProps } from './tool-view.tsx'

const NOTHING: FormValues = {}

/** What a link says, worked on once, without the form; a link that says too little leaves the worked example. */
export function ResultView({ parts, ...props }: Pick<ToolViewProps, 'tool' | 'parts' | 'askTool' | 'onReady' | 'onSend'>) {
  return (
    <PartsProvider parts={parts}>
      <Result {...props} />
    </PartsProvider>
  )
}

function Result({ tool, askTool, onReady, onSend }: Pick<ToolViewProps, 'tool' | 'askTool' | 'onReady' | 'onSend'>) {
  const { state, ask, cancel } = useToolRun(tool, askTool, tool.first, useParts().fetchViews)
  const start = useStart(tool, ask)
  const { form } = useToolForm(tool, NOTHING, (values) => {
    onReady()
    if (isComplete(tool.fields, values)) start(values)
  })
  // There are no fields here beside which a failure could stand.
  const failures = useFailures(state.failures, tool.failures)
  const general = useMemo(() => failures.map((failure) => ({ ...failure, field: undefined })), [failures])
  const values = usePlainValues(form)
  return <ResultPane tool={tool} state={state} general={general} onCancel={cancel} onSend={onSend} values={values} />
}
