import { useEffect, useState } from 'react'
import { useShell } from '../../../engine/view/shell-context.tsx'
import { thumbnails } from './capture.ts'

type Props = {
  readonly url: string | undefined
  /** Seconds. */
  readonly duration: number
  readonly start: number
  readonly end: number
  readonly disabled: boolean
  readonly labels: { readonly start: string; readonly end: string; readonly group: string }
  readonly onChange: (which: 'start' | 'end', seconds: number) => void
}

const THUMBNAILS = 8
/** The shortest part, in seconds, that the two handles leave between them. */
const LEAST = 0.05

/** A strip of thumbnails with a handle for the start and one for the end; arrow keys move them. */
export function TimeLine({ url, duration, start, end, disabled, labels, onChange }: Props) {
  const { locale } = useShell()
  const [strip, setStrip] = useState<{ readonly of: string; readonly images: readonly string[] }>()
  const of = `${url} ${duration}`
  const images = strip?.of === of ? strip.images : []
  useEffect(() => {
    if (url === undefined) return
    const stop = new AbortController()
    const add = (image: string) => setStrip((before) => ({ of, images: before?.of === of ? [...before.images, image] : [image] }))
    void thumbnails(url, duration, THUMBNAILS, stop.signal, add)
    return () => stop.abort()
  }, [url, duration, of])
  const step = duration > 60 ? 0.1 : 0.01
  const seconds = new Intl.NumberFormat(locale, { style: 'unit', unit: 'second', maximumFractionDigits: 2 })
  const handle = (which: 'start' | 'end', value: number) => (
    <input
      type="range"
      className={`time-${which}`}
      aria-label={labels[which]}
      aria-valuetext={seconds.format(value)}
      min={0}
      max={duration}
      step={step}
      value={value}
      disabled={disabled}
      onChange={(event) => {
        const wanted = Number(event.target.value)
        onChange(
          which,
          which === 'start' ? Math.max(0, Math.min(wanted, end - LEAST)) : Math.min(duration, Math.max(wanted, start + LEAST)),
        )
      }}
    />
  )
  return (
    <div className="time-line" role="group" aria-label={labels.group}>
      <div className="time-strip" aria-hidden="true">
        {images.map((image, index) => (
          <img key={index} src={image} alt="" />
        ))}
        <span className="time-off" style={{ left: 0, width: `${(start / duration) * 100}%` }} />
        <span className="time-off" style={{ right: 0, width: `${(1 - end / duration) * 100}%` }} />
      </div>
      {handle('start', start)}
      {handle('end', end)}
    </div>
  )
}
