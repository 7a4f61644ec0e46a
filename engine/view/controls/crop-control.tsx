import { Suspense, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { lazyPart } from '../lazy-part.ts'
import { usePartWords } from '../part-words.tsx'
import type { ControlProps } from './types.ts'

const CropWork = lazyPart(() => import('../crop/crop-work.tsx').then((module) => module.CropWork))

/**
 * A part of the image in another field, framed on the image itself. The value is a region as in the IIIF Image API:
 * `full` or `x,y,w,h` in pixels of the image as it stands. The entry’s `crop` names the fields that this control works with.
 */
export function CropControl(props: ControlProps<string>) {
  const { id, field, form, describedBy } = props
  const say = usePartWords('crop')
  if (!field.crop || !form) throw new Error(`field "${field.name}": the control crop needs crop: { file: … }`)
  const hasFile = [useWatch({ control: form, name: field.crop.file })].flat()[0] instanceof File
  const [used, setUsed] = useState(false)
  if (hasFile && !used) setUsed(true)
  const waiting = (word: 'no-file' | 'opening') => (
    <div id={id} role="group" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      <p className="quiet small" role="status">
        {say(word)}
      </p>
    </div>
  )
  if (!used) return waiting('no-file')
  return (
    <Suspense fallback={waiting('opening')}>
      <CropWork {...props} />
    </Suspense>
  )
}
