import { type ReactNode, useEffect, useRef, useState } from 'react'
import type { BatchWay } from '../../batch/ways.ts'
import { batchField } from '../../batch/ways.ts'
import { resultColumns } from '../../batch/cells.ts'
import { ZipError } from '../../batch/zip-read.ts'
import { writeByteLimit } from '../../core/file-size.ts'
import { Icon } from '../icon.tsx'
import { saveFile } from '../save.ts'
import { useShell, useWords } from '../shell-context.tsx'
import type { LoneWord } from '../hooks/use-lone-words.ts'
import type { BatchProps } from './batch-props.ts'
import { type BatchItem, itemsOfFiles } from './batch-items.ts'
import { BatchTable } from './batch-table.tsx'
import { BatchProgress } from './batch-progress.tsx'
import { type ChosenFile, MOST_ITEMS } from './drop-files.ts'
import { FileSource } from './file-source.tsx'
import { LineSource } from './line-source.tsx'
import { RowSource } from './row-source.tsx'
import { isAtWork } from './batch-run.ts'
import { useBatch } from './use-batch.ts'
import { useItemErrors } from './use-item-errors.ts'
import './batch.css'

type Props = BatchProps & {
  readonly ways: readonly BatchWay[]
  readonly p: LoneWord<'batch'>
  readonly dropped: Promise<readonly ChosenFile[]> | undefined
  readonly onClose: () => void
}

/** Many items for one tool: where they come from, how far they are, and what came of them. */
export function BatchPanel({ tool, form, askTool, ways, p, dropped, onClose }: Props): ReactNode {
  const w = useWords()
  const { locale } = useShell()
  const { batch, view } = useBatch(tool, askTool)
  const [way, setWay] = useState(ways[0] as BatchWay)
  const [heads, setHeads] = useState<readonly string[]>([])
  const [fault, setFault] = useState<string>()
  const panel = useRef<HTMLElement>(null)
  const field = batchField(tool.fields)
  const errors = useItemErrors(view, tool, way === 'row' ? undefined : field?.name, p)
  const isBusy = isAtWork(view)
  const number = new Intl.NumberFormat(locale)

  useEffect(() => {
    panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView({
      block: 'nearest',
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    })
  }, [])
  // A button that was pressed gives way to others, or can no longer be pressed: the focus goes on to what can.
  const isWithin = useRef(false)
  const hasItems = view.items.length > 0
  useEffect(() => {
    const { activeElement } = document
    if (!isWithin.current || (activeElement !== document.body && !activeElement?.matches(':disabled'))) return
    ;(panel.current?.querySelector<HTMLElement>('.batch-actions button') ?? panel.current)?.focus({ preventScroll: true })
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- either of them changes which buttons there are
  }, [view.phase, hasItems])
  useEffect(() => {
    if (!isBusy) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isBusy])

  const addFiles = async (given: Promise<readonly ChosenFile[]> | readonly ChosenFile[]) => {
    setFault(undefined)
    try {
      if (!field) return
      const chosen = await itemsOfFiles(await given, tool.fields, field)
      const room = MOST_ITEMS - batch.view().items.length
      if (chosen.length > room || chosen.length === MOST_ITEMS) setFault(p('too-many', { count: number.format(MOST_ITEMS) }))
      batch.add(chosen.slice(0, room))
    } catch (error) {
      if (!(error instanceof ZipError)) console.error(error)
      setFault(
        p(`zip-${error instanceof ZipError ? error.fault : 'broken'}`, {
          count: number.format(error instanceof ZipError ? error.limit : 0),
          size: writeByteLimit(error instanceof ZipError ? error.limit : 0, locale),
        }),
      )
    }
  }
  const [taken, setTaken] = useState<typeof dropped>()
  useEffect(() => {
    if (!dropped || taken === dropped) return
    void Promise.resolve().then(() => {
      setTaken(dropped)
      setWay('file')
      return addFiles(dropped)
    })
  })

  const begin = (items?: readonly BatchItem[], tableHeads: readonly string[] = []) => {
    setFault(undefined)
    if (items) {
      setHeads(tableHeads)
      if (items.length > MOST_ITEMS) setFault(p('too-many', { count: number.format(MOST_ITEMS) }))
      batch.set(items.slice(0, MOST_ITEMS))
    }
    void batch.start(form.getValues())
  }
  const changeWay = (next: BatchWay) => {
    setWay(next)
    setFault(undefined)
    batch.set([])
  }
  const saveArchive = async () => saveFile(`${tool.id}.zip`, 'application/zip', await batch.archive())
  const saveTable = async () => {
    const labels = resultColumns(tool.views).map(({ part, fact }) => {
      const own = tool.views.find(({ name }) => name === part)
      return (fact === undefined ? own?.label : own?.columns?.find(({ name }) => name === fact)?.label) ?? fact ?? part
    })
    const given = heads.length > 0 ? heads : [way === 'file' ? p('name') : (field?.label ?? p('name'))]
    const table = batch.table(given, { result: labels, error: p('error') }, await errors.whole())
    saveFile(`${tool.id}.csv`, 'text/csv', `\ufeff${table}`)
  }
  const source = { fields: tool.fields, form, p, isBusy, isMain: !hasItems, onStart: begin, onFault: setFault }
  const hasTable = resultColumns(tool.views).length > 0
  return (
    <section
      className="batch pane"
      aria-labelledby="batch-title"
      tabIndex={-1}
      ref={panel}
      onFocus={() => (isWithin.current = true)}
      onBlur={({ currentTarget, relatedTarget, target }) => {
        // What was removed or switched off has not been left by anybody.
        isWithin.current = currentTarget.contains(relatedTarget) || !target.isConnected || target.matches(':disabled')
      }}
    >
      <div className="bar">
        <h2 className="bar-title" id="batch-title">
          {p('open')}
        </h2>
        <button type="button" className="bar-button" onClick={onClose}>
          <Icon name="x" size={16} /> {w('close')}
        </button>
      </div>
      <div className="batch-body">
        <p className="quiet">{p(tool.effect === 'network' ? 'lead-server' : 'lead')}</p>
        {ways.length > 1 && (
          <fieldset className="segments batch-ways" disabled={isBusy}>
            <legend className="hidden">{p('items')}</legend>
            {ways.map((name) => (
              <label key={name}>
                <input type="radio" name="batch-way" checked={way === name} onChange={() => changeWay(name)} />
                <span>{p(`way-${name}`)}</span>
              </label>
            ))}
          </fieldset>
        )}
        {way === 'file' && field && <FileSource field={field} p={p} isBusy={isBusy} onFiles={(given) => void addFiles(given)} />}
        {way === 'line' && field && <LineSource {...source} field={field} />}
        {way === 'row' && <RowSource {...source} />}
        {fault !== undefined && (
          <p className="alert" role="alert">
            <Icon name="circle-alert" /> <span>{fault}</span>
          </p>
        )}
        {hasItems && (
          <>
            <BatchProgress
              batch={batch}
              view={view}
              p={p}
              onStart={() => begin()}
              onArchive={() => void saveArchive()}
              onTable={hasTable ? () => void saveTable() : undefined}
            />
            <BatchTable batch={batch} view={view} errors={errors.shown} isFiles={way === 'file'} p={p} />
          </>
        )}
      </div>
    </section>
  )
}
