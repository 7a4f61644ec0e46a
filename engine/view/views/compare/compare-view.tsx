import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import { type FileValue, isFileValue } from '../../../core/file-value.ts'
import { formatBytes } from '../../format-bytes.ts'
import { ToolButton } from '../../tool-button.tsx'
import { usePartWords } from '../../part-words.tsx'
import { useObjectUrl } from '../../hooks/use-object-url.ts'
import type { ViewProps } from '../types.ts'
import './compare-view.css'

/** Widths of the images, in times of the pane. */
const ZOOMS = [1, 2, 4, 8] as const

/** An image over the one that it was made from; a line that pointer and arrow keys move parts the two. */
export function CompareView({ view, value, settings, original }: ViewProps<FileValue>) {
  const say = usePartWords('compare')
  const [share, setShare] = useState(50)
  const [zoom, setZoom] = useState(0)
  const [isUnshown, setUnshown] = useState(false)
  const [width, setWidth] = useState<number>()
  const stage = useRef<HTMLDivElement>(null)
  const source = sourceOf(original)
  const after = useObjectUrl(value.bytes, value.type)
  const before = useObjectUrl(source, source instanceof Blob ? source.type : '')
  const size = formatBytes(value.bytes.byteLength, settings.locale)
  const isCompared = before !== undefined && !isUnshown

  const drag = (event: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect()
    if (!box || event.buttons === 0) return
    setShare(Math.round(Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1) * 100))
  }
  return (
    <figure
      className="compare"
      style={{ '--share': `${share}%`, '--zoom': ZOOMS[zoom], ...(width && { '--width': `${width}px` }) } as CSSProperties}
    >
      <div className="compare-pane checkered" role="region" aria-label={view.label} tabIndex={0}>
        <div className="compare-stage" ref={stage}>
          {after && (
            <img src={after} alt={isCompared ? say('after') : view.label} onLoad={(event) => setWidth(event.currentTarget.naturalWidth)} />
          )}
          {isCompared && (
            <>
              <img className="compare-before" src={before} alt={say('before')} onError={() => setUnshown(true)} />
              <span
                className="compare-line"
                onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
                onPointerMove={drag}
                aria-hidden="true"
              />
            </>
          )}
        </div>
      </div>
      {isCompared && (
        <label className="compare-slider">
          <span>{say('before')}</span>
          <input
            type="range"
            min={0}
            max={100}
            value={share}
            aria-label={say('divider')}
            aria-valuetext={`${say('before')} ${share} % · ${say('after')} ${100 - share} %`}
            onChange={(event) => setShare(Number(event.target.value))}
          />
          <span>{say('after')}</span>
        </label>
      )}
      {isUnshown && <p className="quiet small">{say('not-shown')}</p>}
      <figcaption className="compare-foot">
        <span className="quiet small" title={value.name}>
          {value.name} · {size}
        </span>
        <span className="compare-zoom">
          <ToolButton icon="minus" label={say('zoom-out')} isOff={zoom === 0} onClick={() => setZoom(zoom - 1)} />
          <ToolButton icon="plus" label={say('zoom-in')} isOff={zoom === ZOOMS.length - 1} onClick={() => setZoom(zoom + 1)} />
          <ToolButton icon="rotate-ccw" label={say('fit')} isOff={zoom === 0} onClick={() => setZoom(0)} />
        </span>
      </figcaption>
    </figure>
  )
}

/** The image to compare with. In the page its bytes were handed over to the run, and its file is there to read again. */
function sourceOf(original: unknown): Blob | Uint8Array | undefined {
  const first = Array.isArray(original) ? (original as unknown[])[0] : original
  if (!isFileValue(first)) return undefined
  return (first as FileValue & { readonly source?: Blob }).source ?? (first.bytes.length > 0 ? first.bytes : undefined)
}
