import { type DragEvent, Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { Failure } from '../../engine/core/errors.ts'
import { useFailures } from '../../engine/view/hooks/use-failures.ts'
import { useIsHydrated } from '../../engine/view/hooks/use-is-hydrated.ts'
import { Icon } from '../../engine/view/icon.tsx'
import { lazyPart } from '../../engine/view/lazy-part.ts'
import { useWords } from '../../engine/view/shell-context.tsx'
import { usePartWords } from '../../engine/view/part-words.tsx'
import type { Project } from './photo-editor/project-store.ts'
import './photo-editor/photo-start.css'
import type { WorkbenchProps } from './workbench.ts'

const PhotoStudio = lazyPart(() => import('./photo-editor/photo-studio.tsx').then((module) => module.PhotoStudio))
const KeptProjects = lazyPart(() => import('./photo-editor/kept-projects.tsx').then((module) => module.KeptProjects))

type Opened = { readonly file: File; readonly project?: Project }

/** A photo editor: a place to open an image, then the studio, which loads only for it. */
export function Workbench({ tool, askTool, onReady }: WorkbenchProps) {
  const say = usePartWords('photo-editor')
  const w = useWords()
  const [opened, setOpened] = useState<Opened>()
  const isReady = useIsHydrated()
  const [dragging, setDragging] = useState(false)
  const [failed, setFailed] = useState<readonly Failure[]>([])
  const [failure] = useFailures(failed, tool.failures)

  const open = (next: Opened) => {
    setFailed([])
    setOpened(next)
  }
  const openFile = (file: File | undefined) => file && open({ file })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0]
    if (!file || opened) return
    event.preventDefault()
    open({ file })
  })
  useEffect(() => onReady(), [onReady])
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])

  if (opened)
    return (
      <Suspense fallback={<p className="photo-start photo-opening">{say('opening')}</p>}>
        <PhotoStudio
          {...opened}
          tool={tool}
          askTool={askTool}
          onClose={(failures) => {
            setOpened(undefined)
            setFailed(failures)
          }}
        />
      </Suspense>
    )
  return (
    <div
      className={`photo-start${dragging ? ' dragging' : ''}`}
      onDragOver={(event) => {
        event.preventDefault()
        setDragging(true)
      }}
      onDragLeave={() => setDragging(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setDragging(false)
        openFile(event.dataTransfer.files[0])
      }}
    >
      <span className="photo-start-icon">
        <Icon name="image-plus" size={40} />
      </span>
      <h2>{say('drop')}</h2>
      <p className="actions">
        <Pick icon="file-up" label={say('choose')} isPrimary onFile={openFile} />
        <Pick icon="camera" label={say('camera')} isCamera onFile={openFile} />
        <button
          type="button"
          className="button"
          onClick={() => void import('./photo-editor/sample-image.ts').then(async ({ sampleImage }) => openFile(await sampleImage()))}
        >
          <Icon name="image" /> {say('sample')}
        </button>
      </p>
      <p className="quiet small">{say('formats')}</p>
      {failure && (
        <p className="field-error" role="alert">
          {failure.message}
        </p>
      )}
      {failed.some(({ code }) => code === 'file-gone') && (
        <p className="field-error" role="alert">
          {say('file-gone')}
        </p>
      )}
      {isReady && (
        <Suspense>
          <KeptProjects say={say} remove={w('remove')} onOpen={open} />
        </Suspense>
      )}
    </div>
  )
}

type PickProps = {
  readonly icon: 'file-up' | 'camera'
  readonly label: string
  readonly isPrimary?: boolean
  readonly isCamera?: boolean
  readonly onFile: (file: File | undefined) => void
}

function Pick({ icon, label, isPrimary, isCamera, onFile }: PickProps) {
  return (
    <label className={`button${isPrimary ? ' primary' : ''}${isCamera ? ' photo-camera' : ''}`}>
      <Icon name={icon} /> {label}
      <input
        type="file"
        className="hidden"
        accept={isCamera ? 'image/*' : 'image/*,.heic,.heif'}
        capture={isCamera ? 'environment' : undefined}
        onChange={(event) => {
          onFile(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </label>
  )
}
