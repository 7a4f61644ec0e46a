import { type CSSProperties, type PointerEvent, type SyntheticEvent, useRef, useState } from 'react'
import { type FileValue, isFileValue } from '../../../core/file-value.ts'
import { formatBytes } from '../../format-bytes.ts'
import { ToolButton } from '../../tool-button.tsx'
import { usePartWords } from '../../part-words.tsx'
import { useObjectUrl } from '../../hooks/use-object-url.ts'
import { shownCopy } from '../../images/shown-image.ts'
import { useShell } from '../../shell-context.tsx'
import type { ViewProps } from '../types.ts'
import './compare-view.css'

/** Widths of the images, in times of the pane. */
const ZOOMS = [1, 2, 4, 8] as const

/** Shapes that differ by less are the same one in whole pixels. */
const SAME_SHAPE = 0.02

type Size = { readonly width: number; readonly height: number }
type Source = Blob | Uint8Array | undefined

/**
 * An image over the one that it was made from; a line that pointer and arrow keys move parts the two. Where their shapes differ, they are
 * side by side.
 */
export function CompareView({ view, value, settings, original }: ViewProps<FileValue>) {
  const say = usePartWords('compare')
  const [share, setShare] = useState(50)
  const [zoom, setZoom] = useState(0)
  const { worker, shownImage } = useShell()
  const [unshown, setUnshown] = useState<Source>()
  const [copy, setCopy] = useState<{ readonly of: Source; readonly image: Blob; readonly size: Size }>()
  const [afterSize, setAfterSize] = useState<Size>()
  const [beforeSize, setBeforeSize] = useState<Size>()
  const stage = useRef<HTMLDivElement>(null)
  const source = sourceOf(original)
  const after = useObjectUrl(value.bytes, value.type)
  const copied = copy?.of === source ? copy : undefined
  const shown = copied?.image ?? source
  const before = useObjectUrl(shown, shown instanceof Blob ? shown.type : '')
  const isUnshown = source !== undefined && unshown === source
  const isShown = before !== undefined && !isUnshown
  const isOtherShape = isShown && afterSize !== undefined && beforeSize !== undefined && !isSameShape(afterSize, beforeSize)
  const isCompared = isShown && !isOtherShape

  const percent = (part: number) => (part / 100).toLocaleString(settings.locale, { style: 'percent' })
  const drag = (event: PointerEvent) => {
    const box = stage.current?.getBoundingClientRect()
    if (!box || event.buttons === 0) return
    setShare(Math.round(Math.min(Math.max((event.clientX - box.left) / box.width, 0), 1) * 100))
  }
  /** What the browser cannot show is compared by a copy. */
  const copyBefore = async () => {
    if (!(source instanceof Blob) || copied) return setUnshown(source)
    try {
      const { image, width, height } = await shownCopy(source, { worker, shownImage })
      setCopy({ of: source, image, size: { width, height } })
    } catch {
      setUnshown(source)
    }
  }
  return (
    <figure
      className="compare"
      style={{ '--share': `${share}%`, '--zoom': ZOOMS[zoom], ...(afterSize && { '--width': `${afterSize.width}px` }) } as CSSProperties}
    >
      <div className="compare-pane checkered" role="region" aria-label={view.label} tabIndex={0}>
        <div className={isOtherShape ? 'compare-pair' : 'compare-stage'} ref={stage}>
          {after && <img src={after} alt={isShown ? say('after') : view.label} onLoad={(event) => setAfterSize(sizeOf(event))} />}
          {isShown && (
            <img
              className="compare-before"
              src={before}
              alt={say('before')}
              onLoad={(event) => setBeforeSize(copied?.size ?? sizeOf(event))}
              onError={() => void copyBefore()}
            />
          )}
          {isCompared && (
            <span
              className="compare-line"
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={drag}
              aria-hidden="true"
            />
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
            aria-valuetext={`${say('before')} ${percent(share)} · ${say('after')} ${percent(100 - share)}`}
            onChange={(event) => setShare(Number(event.target.value))}
          />
          <span>{say('after')}</span>
        </label>
      )}
      {isUnshown && <p className="quiet small">{say('not-shown')}</p>}
      <figcaption className="compare-foot">
        <div className="compare-facts small">
          {source && (
            <span>
              <b>{say('before')}</b> {told(beforeSize, byteCount(source), settings.locale)}
            </span>
          )}
          <span title={value.name}>
            <b>{say('after')}</b> {told(afterSize, value.bytes.byteLength, settings.locale)}
            {source && <b className="compare-change">{change(byteCount(source), value.bytes.byteLength, settings.locale)}</b>}
          </span>
        </div>
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
function sourceOf(original: unknown): Source {
  const first = Array.isArray(original) ? (original as unknown[])[0] : original
  if (!isFileValue(first)) return undefined
  return (first as FileValue & { readonly source?: Blob }).source ?? (first.bytes.length > 0 ? first.bytes : undefined)
}

const sizeOf = ({ currentTarget }: SyntheticEvent<HTMLImageElement>): Size => ({
  width: currentTarget.naturalWidth,
  height: currentTarget.naturalHeight,
})

/** Whether one image is the other at another size; a side of few pixels may be off by the rounding. */
function isSameShape(one: Size, other: Size): boolean {
  const factor = one.width / other.width
  return Math.abs(one.height - other.height * factor) <= Math.max(1, one.height * SAME_SHAPE)
}

const byteCount = (source: Blob | Uint8Array): number => (source instanceof Blob ? source.size : source.byteLength)

/** `1600 × 900 px · 240 KB` */
function told(size: Size | undefined, bytes: number, locale: string): string {
  const pixels = size && `${size.width} × ${size.height} px · `
  return `${pixels ?? ''}${formatBytes(bytes, locale)}`
}

/** By how much a file became larger or smaller, in percent. */
function change(before: number, after: number, locale: string): string {
  const share = after / before - 1
  const said = share.toLocaleString(locale, { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 0 })
  return before > 0 ? said.replace('-', '−') : ''
}
