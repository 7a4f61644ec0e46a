import { Suspense, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type Failure, ToolError } from '../../engine/core/errors.ts'
import type { Values } from '../../engine/core/run.ts'
import { type FormValue, isFile, toInput } from '../../engine/view/form-values.ts'
import { usePlainValues, useToolForm } from '../../engine/view/hooks/use-tool-form.ts'
import { useToolRun } from '../../engine/view/hooks/use-tool-run.ts'
import { InputBar } from '../../engine/view/input-bar.tsx'
import { lazyPart } from '../../engine/view/lazy-part.ts'
import { useShell, useWords } from '../../engine/view/shell-context.tsx'
import { ResultPane } from '../../engine/view/result-pane.tsx'
import { BodyFields, OptionFields } from '../../engine/view/tool-form.tsx'
import { readByPieces, useFieldFailures, withFields } from './field-bench.tsx'
import type { WorkbenchProps } from './workbench.ts'

export const hasFields = true

const Stage = lazyPart(() => import('./video-gif/stage.tsx').then((module) => module.Stage))

/** Fields that the workbench sets itself. */
const OWN_FIELDS = ['frames', 'estimate']
/** Pause after the last change before the size is estimated anew. */
const ESTIMATE_MS = 500
const UNREAD = ['not-a-video', 'codec-not-read']
const NONE: readonly Failure[] = []

/** The form of the tool with a player, a time line and an estimate above its result. */
export const Workbench = withFields(function VideoGif({ tool, askTool, given, onReady, onRun, onSend }: WorkbenchProps) {
  const w = useWords()
  const { numberMarks } = useShell()
  const making = useToolRun(tool, askTool)
  const estimating = useToolRun(tool, askTool)
  const shownTool = useMemo(() => ({ ...tool, fields: tool.fields.filter(({ name }) => !OWN_FIELDS.includes(name)) }), [tool])
  const toolForm = useToolForm(shownTool, given, onReady)
  const { form } = toolForm
  const file = useWatch({ control: form.control, name: 'file', compute: (value: FormValue) => (isFile(value) ? value : undefined) })
  const player = useRef<HTMLVideoElement>(null)
  const [early, setEarly] = useState<readonly Failure[]>([])
  const isMaking = making.state.status === 'running'

  const readOptions = useCallback(
    async (): Promise<Values> =>
      toInput(
        shownTool.fields.filter(({ name }) => name !== 'file'),
        form.getValues(),
        numberMarks,
      ),
    [shownTool, form, numberMarks],
  )
  const readInput = useCallback(
    async (estimate: boolean): Promise<Values> => ({ ...(await readOptions()), ...(file && { file: readByPieces(file) }), estimate }),
    [readOptions, file],
  )

  // What the worker cannot read stays unread: no estimate is asked for until another file clears it.
  const { failures: estimateFailures } = estimating.state
  const isUnread = file !== undefined && estimateFailures.some(({ code }) => UNREAD.includes(code))
  const estimate = useEffectEvent(() => {
    if (file && !isMaking && !isUnread) void estimating.ask(readInput(true))
  })
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const later = () => {
      clearTimeout(timer)
      timer = setTimeout(() => estimate(), ESTIMATE_MS)
    }
    later()
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: later })
    return () => {
      unsubscribe()
      clearTimeout(timer)
    }
  }, [form, file])
  const forget = useEffectEvent(() => {
    making.clear()
    estimating.clear()
    for (const name of ['start', 'cropX', 'cropY', 'cropWidth', 'cropHeight']) form.setValue(name, '0')
    form.setValue('end', '')
  })
  const lastFile = useRef(file)
  useEffect(() => {
    if (file === lastFile.current) return
    lastFile.current = file
    forget()
  }, [file])

  const start = async () => {
    setEarly([])
    onRun()
    const video = player.current
    if (!isUnread || !video?.videoWidth) return making.ask(readInput(false))
    // What the worker cannot read, the player may show: its frames are taken one by one.
    try {
      const { captureFrames } = await import('./video-gif/capture.ts')
      const captured = await captureFrames(video, await readOptions())
      return await making.ask(captured)
    } catch (error) {
      if (!(error instanceof ToolError)) throw error
      setEarly([error.failure])
    }
  }

  const isPlayerUsed = isUnread && Boolean(player.current?.videoWidth)
  const { failures: made } = making.state
  const told = isPlayerUsed || isMaking ? NONE : estimateFailures
  const distinct = useMemo(() => {
    const all = [...early, ...made, ...told]
    return all.filter(({ code }, index) => code !== 'cancelled' && all.findIndex((other) => other.code === code) === index)
  }, [early, made, told])
  const { failures, general } = useFieldFailures(tool, shownTool.fields, distinct)
  const values = usePlainValues(form)
  return (
    <form
      className="workarea"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void start()
      }}
    >
      <div className="panes">
        <section className="pane input-pane" aria-label={w('input')}>
          <InputBar tool={shownTool} toolForm={toolForm} onSwap={undefined} />
          <div className="pane-body">
            <BodyFields fields={shownTool.fields} control={form.control} failures={failures} />
            {file && (
              <Suspense fallback={<p className="quiet">{w('working')}</p>}>
                <Stage
                  file={file}
                  form={form}
                  player={player}
                  state={estimating.state}
                  isPlayerUsed={isUnread}
                  isStill={isMaking}
                  readOptions={readOptions}
                  onRefused={setEarly}
                />
              </Suspense>
            )}
            <OptionFields fields={shownTool.fields} control={form.control} failures={failures} />
          </div>
          <div className="run-bar">
            <button type="submit" className="button primary" disabled={isMaking}>
              {tool.action ?? w('run')}
            </button>
          </div>
        </section>
        <ResultPane
          tool={tool}
          state={making.state}
          general={general}
          onCancel={making.cancel}
          onSend={onSend}

          values={values}
        />
      </div>
    </form>
  )
})
