import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ControlProps } from '../controls/types.ts'
import type { Preview } from './image-preview.ts'
import { useCropFields } from './use-crop-fields.ts'
import { lazyPart } from '../lazy-part.ts'
import { usePartWords } from '../part-words.tsx'
import { useParts } from '../parts-context.tsx'
import { useShell } from '../shell-context.tsx'

const CropStage = lazyPart(() => import('./crop-stage.tsx').then((module) => module.CropStage))

/** The control at work: it loads with the first image. */
export function CropWork({ id, field, form, value, onChange, describedBy }: ControlProps<string>) {
  const say = usePartWords('crop')
  const { fields } = useParts()
  const { worker, shownImage } = useShell()
  if (!field.crop || !form) throw new Error(`field "${field.name}": the control crop needs crop: { file: … }`)
  const crop = useCropFields(field.crop, form)
  const [shown, setShown] = useState<{ readonly file: File; readonly preview: Preview | undefined }>()
  const last = useRef(crop.file)
  const { file } = crop

  const giveUpRegion = useEffectEvent(() => onChange('full'))
  useEffect(() => {
    if (last.current !== file && last.current) giveUpRegion()
    last.current = file
    if (!file) return
    let isOver = false
    let opened: Preview | undefined
    void (async () => {
      const { openPreview } = await import('./image-preview.ts')
      // What this browser cannot show can still be cropped by numbers, where the tool reads it.
      opened = await openPreview(file, { worker, shownImage }).catch(() => undefined)
      if (isOver) opened?.bitmap.close()
      else setShown({ file, preview: opened })
    })()
    return () => {
      isOver = true
      opened?.bitmap.close()
      // The same file may be chosen again, with a bitmap of its own.
      queueMicrotask(() => setShown((held) => (held?.preview === opened ? undefined : held)))
    }
  }, [file, worker, shownImage])

  const preview = shown?.file === file ? shown?.preview : undefined
  const presets = fields.find(({ name }) => name === field.crop?.preset)
  return (
    <div id={id} role="group" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      {preview && (
        <Suspense>
          <CropStage crop={crop} preview={preview} value={value || 'full'} presets={presets} onChange={onChange} />
        </Suspense>
      )}
      {!preview && (
        <p className="quiet small" role="status">
          {say(!file ? 'no-file' : shown?.file === file ? 'no-preview' : 'opening')}
        </p>
      )}
    </div>
  )
}
