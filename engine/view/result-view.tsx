import { useCallback, useMemo } from 'react'
import type { FormValues } from './form-values.ts'
import { isFile, toInput } from './form-values.ts'
import { useFailures } from './hooks/use-failures.ts'
import { useToolForm } from './hooks/use-tool-form.ts'
import { useToolRun } from './hooks/use-tool-run.ts'
import { usePage } from './page-context.tsx'
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
  const { locale, numberMarks } = usePage()
  const { state, run, cancel } = useToolRun(tool, runTool)
  const { form, isComplete } = useToolForm(tool, NOTHING, () => {
    onReady()
    if (!isComplete()) return
    const values = form.getValues()
    const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone
    void run(() => toInput(tool.fields, values, numberMarks), { locale, timeZone })
  })
  // There are no fields here beside which a failure could stand.
  const failures = useFailures(state.failures, tool.failures)
  const general = useMemo(() => failures.map((failure) => ({ ...failure, field: undefined })), [failures])
  const values = useCallback(
    () => Object.fromEntries(Object.entries(form.getValues()).filter(([, value]) => !isFile(value))) as FormValues,
    [form],
  )
  return <ResultPane tool={tool} state={state} general={general} onCancel={cancel} onSend={onSend} onEdit={neverEdits} values={values} />
}
