import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import type { FileValue } from '../../../../engine/core/file-value.ts'
import { formatBytes } from '../../../../engine/view/format-bytes.ts'
import { useFailures } from '../../../../engine/view/hooks/use-failures.ts'
import { useToolRun } from '../../../../engine/view/hooks/use-tool-run.ts'
import { Icon } from '../../../../engine/view/icon.tsx'
import { useShell, useWords } from '../../../../engine/view/shell-context.tsx'
import { saveFile } from '../../../../engine/view/save.ts'
import type { WorkbenchProps } from '../../workbench.ts'
import { resultSize } from '../document.ts'
import { useEditor } from '../editor-context.ts'
import { exportInput } from '../export-input.ts'
import { ChoiceRow, SliderRow } from './rows.tsx'

const FORMATS = ['jpeg', 'png', 'webp', 'avif'] as const
type Format = (typeof FORMATS)[number]
const NAMES: Readonly<Record<Format, string>> = { jpeg: 'JPEG', png: 'PNG', webp: 'WebP', avif: 'AVIF' }
/** Pause after the last change of a setting before the file is made anew. */
const PAUSE_MS = 350

type Props = Pick<WorkbenchProps, 'askTool'> & { readonly entry: WorkbenchProps['tool']; readonly file: File }

/** Makes the file at full size, in the tool’s own worker, and shows what it weighs before it is saved. */
export function ExportPanel({ entry, askTool, file }: Props) {
  const { document, studio, say } = useEditor()
  const { locale } = useShell()
  const w = useWords()
  const [format, setFormat] = useState<Format>(() => FORMATS.find((name) => file.type === `image/${name}`) ?? 'png')
  const [quality, setQuality] = useState(88)
  const { state, ask, cancel, wait } = useToolRun(entry, askTool)
  const [failure] = useFailures(state.failures, entry.failures)
  const size = resultSize(document)

  const wish = useMemo(() => ({ document, format, quality }), [document, format, quality])
  // What the file is made of; as long as that is not what is chosen, it is not what would be saved.
  const [madeOf, setMadeOf] = useState<typeof wish>()
  const make = useEffectEvent((chosen: typeof wish) => {
    setMadeOf(chosen)
    wait()
    void ask(exportInput(studio, file, chosen.document, chosen.format, chosen.quality))
  })
  useEffect(() => {
    const timer = setTimeout(() => make(wish), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [wish])

  const made = state.status === 'done' && madeOf === wish ? (state.output?.image as FileValue | undefined) : undefined
  return (
    <>
      <ChoiceRow
        label={say('format')}
        value={format}
        options={FORMATS.map((value) => ({ value, label: NAMES[value] }))}
        onChange={setFormat}
      />
      {format !== 'png' && (
        <SliderRow label={say('quality')} value={quality} min={1} max={100} onChange={(next) => setQuality(Math.round(next))} />
      )}
      <p className="photo-result" role="status">
        <span className="tabular">{`${size.width} × ${size.height} px`}</span>
        <strong className="tabular">{made ? formatBytes(made.bytes.byteLength, locale) : failure ? '' : say('making')}</strong>
      </p>
      {state.status === 'running' && state.slow && (
        <p className="actions">
          <progress value={state.progress} aria-label={say('making')} />
          <button type="button" className="button quiet-button" onClick={cancel}>
            {w('cancel')}
          </button>
        </p>
      )}
      {failure && (
        <p className="field-error" role="alert">
          {failure.message}
        </p>
      )}
      <button
        type="button"
        className="button primary"
        disabled={!made}
        onClick={() => made && saveFile(made.name, made.type, made.bytes as Uint8Array<ArrayBuffer>)}
      >
        <Icon name="download" size={16} /> {w('download')}
      </button>
      <p className="field-help">{say('export-help')}</p>
    </>
  )
}
