import { type RefObject, useMemo, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { Failure } from '../../../engine/core/errors.ts'
import type { FormValues } from '../../../engine/view/form-values.ts'
import { formatBytes } from '../../../engine/view/format-bytes.ts'
import { formatValue } from '../../../engine/view/format.ts'
import type { Values } from '../../../engine/core/run.ts'
import { useObjectUrl } from '../../../engine/view/hooks/use-object-url.ts'
import type { RunState } from '../../../engine/view/hooks/use-tool-run.ts'
import { parseLocalNumber, writeLocalNumber } from '../../../engine/view/local-number.ts'
import { useShell } from '../../../engine/view/shell-context.tsx'
import { usePartWords } from '../../../engine/view/part-words.tsx'
import type { Estimate } from './player-estimate.ts'
import { TimeLine } from './time-line.tsx'
import { usePlayerEstimate } from './use-player-estimate.ts'
import { realDuration } from './capture.ts'
import './stage.css'

type Props = {
  readonly file: File
  readonly form: UseFormReturn<FormValues>
  readonly player: RefObject<HTMLVideoElement | null>
  /** Of the estimate. */
  readonly state: RunState
  /** The worker cannot read the file, so the player's frames are used. */
  readonly isPlayerUsed: boolean
  readonly isStill: boolean
  readonly readOptions: () => Promise<Values>
  readonly onRefused: (failures: readonly Failure[]) => void
}
type Facts = { readonly duration: number; readonly width: number; readonly height: number }
type Estimated = {
  readonly bytes: number
  readonly facts: { readonly dimensions: string; readonly frames: number }
  readonly source?: { readonly seconds: number; readonly width: number; readonly height: number }
}

function seek({ current }: RefObject<HTMLVideoElement | null>, seconds: number): void {
  if (current) current.currentTime = seconds
}

/** The video with its crop area, the time line, and about how large the GIF will be. */
export function Stage({ file, form, player, state, isPlayerUsed, isStill, readOptions, onRefused }: Props) {
  const say = usePartWords('video-gif')
  const { locale, numberMarks } = useShell()
  const url = useObjectUrl(file)
  const [seen, setSeen] = useState<{ readonly file: File; readonly facts?: Facts; readonly isUnplayed?: boolean }>()
  const isSeen = seen?.file === file
  const shown = isSeen ? seen.facts : undefined
  /** The browser cannot play the file. */
  const isUnplayed = isSeen && seen.isUnplayed === true
  const fail = () => setSeen((before) => ({ ...(before?.file === file && before), file, isUnplayed: true }))

  const isPlayed = isPlayerUsed && shown !== undefined
  const played = usePlayerEstimate(isPlayed && !isStill ? url : undefined, form, readOptions, onRefused)
  const estimated = state.output as unknown as Estimated | undefined
  const source = estimated?.source
  const estimate: Estimate | undefined = isPlayerUsed
    ? played.estimate
    : state.status === 'done' && estimated
      ? { ...estimated.facts, bytes: estimated.bytes }
      : undefined
  const isEstimating = isPlayerUsed ? played.isWorking : state.status === 'running' && state.slow
  const facts = useMemo<Facts | undefined>(
    () => (source ? { duration: source.seconds, width: source.width, height: source.height } : shown),
    [source, shown],
  )
  const read = (name: string, value: unknown) => Number(parseLocalNumber(String(value), numberMarks) ?? Number.NaN) || (name === 'end' ? (facts?.duration ?? 0) : 0) // prettier-ignore
  const [start, end, ...crop] = useWatch({ control: form.control, name: ['start', 'end', 'cropX', 'cropY', 'cropWidth', 'cropHeight'] })
  const range = facts && { start: Math.min(read('start', start), facts.duration), end: Math.min(read('end', end), facts.duration) }
  const put = (name: 'start' | 'end', seconds: number) => {
    const rounded = Math.round(seconds * 100) / 100
    form.setValue(name, writeLocalNumber(rounded, numberMarks), { shouldDirty: true })
    seek(player, rounded)
  }
  const [x = 0, y = 0, width = 0, height = 0] = crop.map((value) => read('crop', value))
  const isCropped = x + y + width + height > 0
  const settings = { locale, yes: '', no: '', colon: '', lookup: () => undefined }
  const number = (value: number) => formatValue(value, { name: 'n', format: 'number', numeric: true, label: '' }, settings)
  return (
    <div className="gif-stage">
      <div className={`gif-picture${isUnplayed ? ' hidden' : ''}`}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the visitor's own file, shown to choose a part of it */}
        <video
          ref={player}
          src={url}
          controls
          muted
          playsInline
          preload="auto"
          aria-label={say('preview')}
          onLoadedMetadata={(event) => {
            const video = event.currentTarget
            const { videoWidth: wide, videoHeight: high, src } = video
            if (wide === 0) return fail()
            void realDuration(video).then(
              (duration) => video.src === src && setSeen({ file, facts: { duration, width: wide, height: high } }),
            )
          }}
          onError={fail}
        />
        {facts && isCropped && (
          <span
            className="gif-crop"
            aria-hidden="true"
            style={{
              left: `${(x / facts.width) * 100}%`,
              top: `${(y / facts.height) * 100}%`,
              width: `${((width || facts.width - x) / facts.width) * 100}%`,
              height: `${((height || facts.height - y) / facts.height) * 100}%`,
            }}
          />
        )}
      </div>
      {isUnplayed && source && <p className="quiet small">{say('not-played')}</p>}
      {facts && range && (
        <>
          <TimeLine
            labels={{ start: say('start'), end: say('end'), group: say('time-line') }}
            url={isUnplayed ? undefined : url}
            duration={facts.duration}
            start={range.start}
            end={range.end}
            disabled={isStill}
            onChange={put}
          />
          {!isUnplayed && (
            <p className="actions">
              <button type="button" className="button small" onClick={() => put('start', player.current?.currentTime ?? 0)}>
                {say('start-here')}
              </button>
              <button type="button" className="button small" onClick={() => put('end', player.current?.currentTime ?? facts.duration)}>
                {say('end-here')}
              </button>
            </p>
          )}
        </>
      )}
      {isPlayed && <p className="quiet small">{say('from-player')}</p>}
      <p className="gif-estimate" role="status">
        {isEstimating
          ? say('estimating')
          : estimate
            ? say('about')
                .replace('{{size}}', formatBytes(estimate.bytes, locale))
                .replace('{{dimensions}}', estimate.dimensions)
                .replace('{{frames}}', number(estimate.frames))
            : ''}
      </p>
    </div>
  )
}
