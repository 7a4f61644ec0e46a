import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { BatchProps } from '../batch/batch-props.ts'
import { toInput } from '../form-values.ts'
import { Icon } from '../icon.tsx'
import type { GroupWord } from '../part-words.tsx'
import { useShell } from '../shell-context.tsx'
import { type CameraDevice, type CameraTrouble, closeCamera, hasTorch, listCameras, openCamera, setTorch } from './open-camera.ts'
import { readFrames } from './read-frames.ts'

type Props = BatchProps & {
  readonly p: (word: GroupWord<'camera'>) => string
  /** Name of the field that gets the image. */
  readonly field: string
  readonly onClose: () => void
}

/** What the camera shows, until the tool finds something in it. The camera is on only while this is there and the page is in sight. */
export function CameraPanel({ tool, form, askTool, p, field, onClose }: Props) {
  const { locale, currency, numberMarks } = useShell()
  const video = useRef<HTMLVideoElement>(null)
  /** Another object is another try. */
  const [wish, setWish] = useState<{ readonly device?: string }>({})
  const [trouble, setTrouble] = useState<CameraTrouble>()
  const [devices, setDevices] = useState<readonly CameraDevice[]>([])
  const [live, setLive] = useState<{ readonly track: MediaStreamTrack; readonly isLit: boolean }>()

  const read = useEffectEvent(async (frame: File, signal: AbortSignal) => {
    const { module, assets = {}, timeMs, fields } = tool
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    const input = await toInput(fields, { ...form.getValues(), [field]: frame }, numberMarks)
    const result = await askTool({ module, assets, timeMs, input, options: { locale, currency, timeZone }, signal })
    return result.ok ? result.output : undefined
  })
  const take = useEffectEvent((frame: File) => {
    onClose()
    form.setValue(field, frame, { shouldDirty: true })
  })
  useEffect(() => {
    const ended = new AbortController()
    const end = (why?: CameraTrouble) => {
      if (ended.signal.aborted) return
      ended.abort()
      setLive(undefined)
      setTrouble(why)
    }
    const show = async () => {
      const stream = await openCamera(wish.device)
      if (typeof stream === 'string') return end(stream)
      if (ended.signal.aborted) return closeCamera(stream)
      const [track] = stream.getVideoTracks() as [MediaStreamTrack]
      ended.signal.addEventListener('abort', () => closeCamera(stream))
      // Pulled out, or taken back by the visitor or the system.
      track.addEventListener('ended', () => end('busy'))
      const element = video.current as HTMLVideoElement
      element.srcObject = stream
      await element.play()
      setLive({ track, isLit: false })
      setDevices(await listCameras())
      const found = await readFrames(element, (frame) => read(frame, ended.signal), ended.signal)
      end()
      if (found) take(found)
    }
    const hide = () => document.visibilityState === 'hidden' && end('hidden')
    document.addEventListener('visibilitychange', hide, { signal: ended.signal })
    show().catch((error: unknown) => {
      if (!ended.signal.aborted) console.error(error)
      end('failed')
    })
    return () => ended.abort()
  }, [wish])

  const tryAgain = (device = wish.device) => {
    setTrouble(undefined)
    setWish({ device })
  }
  const current = live?.track.getSettings().deviceId
  return (
    <div className="camera-panel">
      {trouble ? (
        <>
          <p className="alert" role="alert">
            <Icon name="circle-alert" /> <span>{p(trouble)}</span>
          </p>
          <button type="button" className="button small" onClick={() => tryAgain()}>
            {p('again')}
          </button>
        </>
      ) : (
        <>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- nothing is heard */}
          <video ref={video} className="camera-image" muted playsInline aria-label={p('image')} />
          <p className="quiet small" role="status">
            {p(live ? 'reading' : 'asking')}
          </p>
          {devices.length > 1 && (
            <label className="camera-device">
              <span>{p('device')}</span>
              <select className="control" value={current ?? ''} onChange={(event) => tryAgain(event.target.value)}>
                {devices.map(({ id, label }, index) => (
                  <option key={id} value={id}>
                    {label || `${p('device')} ${index + 1}`}
                  </option>
                ))}
              </select>
            </label>
          )}
          {live && hasTorch(live.track) && (
            <button
              type="button"
              className="button small"
              aria-pressed={live.isLit}
              onClick={() => void setTorch(live.track, !live.isLit).then((isLit) => setLive({ ...live, isLit }))}
            >
              {p('torch')}
            </button>
          )}
        </>
      )}
      <p className="quiet small">{p('private')}</p>
    </div>
  )
}
