import { useMemo } from 'react'
import type { FormValues } from './form-values.ts'
import { useFailures } from './hooks/use-failures.ts'
import { useToolForm } from './hooks/use-tool-form.ts'
import { useToolRun } from './hooks/use-tool-run.ts'
import { PartsProvider } from './parts-context.tsx'
import { ResultPane } from './result-pane.tsx'
import type { ToolViewProps } from './tool-view.tsx'

const NOTHING: FormValues = {}
const neverEdits = () => false

/** What a link says, worked on once, without the form; a link that says too little leaves the worked example. */
export function ResultView({ parts, ...props }: Pick<ToolViewProps, 'tool' | 'parts' | 'runTool' | 'onReady' | 'onSend'>) {
  return (
    <PartsProvider parts={parts}>
      <Result {...props} />
    </PartsProvider>
  )
}

function Result({ tool, runTool, onReady, onSend }: Pick<ToolViewProps, 'tool' | 'runTool' | 'onReady' | 'onSend'>) {
  const { state, run, cancel } = useToolRun(tool, runTool)
  const { isComplete, read, plainValues } = useToolForm(tool, NOTHING, () => {
    onReady()
    if (isComplete()) void run(read)
  })
  // There are no fields here beside which a failure could stand.
  const failures = useFailures(state.failures, tool.failures)
  const general = useMemo(() => failures.map((failure) => ({ ...failure, field: undefined })), [failures])
  return (
    <ResultPane tool={tool} state={state} general={general} onCancel={cancel} onSend={onSend} onEdit={neverEdits} values={plainValues} />
  )
}
