import { useRef, useState } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { FormValues } from '../../../engine/view/form-values.ts'
import { useObjectUrl } from '../../../engine/view/hooks/use-object-url.ts'
import { parseLocalNumber, writeLocalNumber } from '../../../engine/view/local-number.ts'
import { useShell } from '../../../engine/view/shell-context.tsx'
import { usePartWords } from '../../../engine/view/part-words.tsx'
import { realDuration } from '../video-gif/capture.ts'
import { TimeLine } from '../video-gif/time-line.tsx'
import '../video-gif/stage.css'

/** The open recording, with handles for its start and end. */
export function Player({ file, form }: { readonly file: File; readonly form: UseFormReturn<FormValues> }) {
  const say = usePartWords('screen-recorder')
  const { numberMarks } = useShell()
  const player = useRef<HTMLVideoElement>(null)
  const url = useObjectUrl(file)
  const [measured, setMeasured] = useState<{ readonly file: File; readonly duration: number }>()
  const duration = measured?.file === file ? measured.duration : undefined
  const [start, end] = useWatch({ control: form.control, name: ['start', 'end'] })
  const read = (value: unknown, empty: number) => {
    const plain = parseLocalNumber(String(value), numberMarks)
    return plain === undefined ? empty : Math.min(Number(plain), duration ?? 0)
  }
  const put = (name: 'start' | 'end', seconds: number) => {
    const rounded = Math.round(seconds * 100) / 100
    form.setValue(name, writeLocalNumber(rounded, numberMarks), { shouldDirty: true })
    if (player.current) player.current.currentTime = rounded
  }
  const labels = { start: say('trim-start'), end: say('trim-end'), group: say('trim') }
  return (
    <div className="gif-stage">
      <div className="gif-picture">
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- the visitor's own recording */}
        <video
          ref={player}
          src={url}
          controls
          playsInline
          preload="auto"
          aria-label={say('player')}
          onLoadedMetadata={({ currentTarget: video }) => {
            const { src } = video
            // Finding the length of a recording takes seconds, in which another may have been opened.
            void realDuration(video).then((seconds) => video.src === src && setMeasured({ file, duration: seconds }))
          }}
        />
      </div>
      {duration !== undefined && duration > 0 && (
        <TimeLine
          url={url}
          duration={duration}
          start={read(start, 0)}
          end={read(end, duration)}
          disabled={false}
          labels={labels}
          onChange={put}
        />
      )}
    </div>
  )
}
