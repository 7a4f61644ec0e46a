import { Suspense, useCallback, useEffect, useMemo, useState } from 'react'
import { toInput } from '../../engine/view/form-values.ts'
import { usePlainValues, useToolForm } from '../../engine/view/hooks/use-tool-form.ts'
import { useToolRun } from '../../engine/view/hooks/use-tool-run.ts'
import { useShell, useWords } from '../../engine/view/shell-context.tsx'
import { ResultPane } from '../../engine/view/result-pane.tsx'
import { BodyFields } from '../../engine/view/tool-form.tsx'
import { lazyPart } from '../../engine/view/lazy-part.ts'
import { readByPieces, useFieldFailures, withFields } from './field-bench.tsx'
import type { WorkbenchProps } from './workbench.ts'
import type { KeptWithSize, Kept } from './screen-recorder/store.ts'
import './screen-recorder/recorder.css'

export const hasFields = true

const Panel = lazyPart(() => import('./screen-recorder/panel.tsx').then((module) => module.Panel))
const KeptList = lazyPart(() => import('./screen-recorder/kept-list.tsx').then((module) => module.KeptList))
const Player = lazyPart(() => import('./screen-recorder/player.tsx').then((module) => module.Player))
const loadStore = async () => (await import('./screen-recorder/store.ts')).recordings

/** Recorder and kept recordings on the left; the open one is trimmed there, and its video is made on the right. */
export const Workbench = withFields(function ScreenRecorder({ tool, askTool, given, onReady, onRun, onSend }: WorkbenchProps) {
  const w = useWords()
  const { numberMarks } = useShell()
  const { state, ask, cancel, clear } = useToolRun(tool, askTool)
  const ownTool = useMemo(() => ({ ...tool, fields: tool.fields.filter(({ name }) => name !== 'file') }), [tool])
  const [isReady, setReady] = useState(false)
  const ready = useCallback(() => {
    setReady(true)
    onReady()
  }, [onReady])
  const { form } = useToolForm(ownTool, given, ready)
  const [list, setList] = useState<readonly KeptWithSize[]>([])
  const [open, setOpen] = useState<{ readonly id: string; readonly file: File }>()
  const [isBusy, setBusy] = useState(false)

  const refresh = useCallback(async () => setList(await (await loadStore()).all().catch(() => [])), [])
  useEffect(() => {
    if (isReady) void refresh()
  }, [isReady, refresh])

  const make = useCallback(
    (file: File) => {
      onRun()
      const input = async () => ({ ...(await toInput(ownTool.fields, form.getValues(), numberMarks)), file: readByPieces(file) })
      void ask(input())
    },
    [ask, onRun, ownTool, form, numberMarks],
  )
  const openKept = useCallback(
    async (kept: Kept) => {
      const file = await (await loadStore()).file(kept)
      form.setValue('start', '0')
      form.setValue('end', '')
      form.setValue('format', file.type === 'video/mp4' ? 'mp4' : 'webm')
      setOpen({ id: kept.id, file })
      make(file)
    },
    [form, make],
  )
  const onRecorded = useCallback((kept: Kept) => void refresh().then(() => openKept(kept)), [refresh, openKept])
  const remove = async (kept: Kept) => {
    await (await loadStore()).remove(kept.id)
    if (open?.id === kept.id) {
      setOpen(undefined)
      clear()
    }
    await refresh()
  }

  const { failures, general } = useFieldFailures(tool, ownTool.fields, state.failures)
  const values = usePlainValues(form)
  return (
    <form
      className="workarea calculator"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (open) make(open.file)
      }}
    >
      <div className="panes">
        <section className="pane input-pane" aria-label={w('input')}>
          <div className="pane-body recorder-place">
            {isReady && (
              <Suspense fallback={<p className="quiet">{w('working')}</p>}>
                <Panel onRecorded={onRecorded} onBusy={setBusy} />
                <KeptList list={list} current={open?.id} onOpen={(kept) => void openKept(kept)} onRemove={(kept) => void remove(kept)} />
                {open && <Player file={open.file} form={form} />}
              </Suspense>
            )}
            {open && <BodyFields fields={ownTool.fields} control={form.control} failures={failures} />}
          </div>
          {open && (
            <div className="run-bar">
              <button type="submit" className="button primary" disabled={isBusy || (state.status === 'running' && state.slow)}>
                {tool.action ?? w('run')}
              </button>
            </div>
          )}
        </section>
        <ResultPane tool={tool} state={state} general={general} onCancel={cancel} onSend={onSend} values={values} />
      </div>
    </form>
  )
})
