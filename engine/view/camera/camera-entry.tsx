import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import type { BatchProps } from '../batch/batch-props.ts'
import { useLoneWords } from '../hooks/use-lone-words.ts'
import { Icon } from '../icon.tsx'
import { lazyPart } from '../lazy-part.ts'
import { useShell } from '../shell-context.tsx'
import './camera.css'

const CameraPanel = lazyPart(() => import('./camera-panel.tsx').then((module) => module.CameraPanel))

/** The way to the camera, in the place that its field keeps for it. Pages of others, which show a tool in a frame, allow none. */
export function CameraEntry(props: BatchProps) {
  const { area, tool } = props
  const p = useLoneWords('camera')
  const { page } = useShell()
  const [open, setOpen] = useState(false)
  const field = tool.fields.find(({ camera }) => camera)
  const place = area.current?.querySelector('.camera-place')
  if (!p || !field || !place || page !== undefined) return null
  return createPortal(
    <>
      <button type="button" className="button small" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon name={open ? 'x' : 'camera'} size={16} /> {p(open ? 'close' : 'open')}
      </button>
      {open && (
        <Suspense>
          <CameraPanel {...props} p={p} field={field.name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>,
    place,
  )
}
