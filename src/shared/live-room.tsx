import { useEffect, useId, useState } from 'react'
import { formatBytes } from '../../engine/view/format-bytes.ts'
import { Icon } from '../../engine/view/icon.tsx'
import { useShell, useWords } from '../../engine/view/shell-context.tsx'
import { usePartWords } from '../../engine/view/part-words.tsx'
import { useCopy } from '../../engine/view/copy-button.tsx'
import { urlOf } from './client.ts'
import { Compose, draftBytes, EMPTY_DRAFT, partsOfDraft } from './compose.tsx'
import { PartList } from './part-list.tsx'
import { QrImage } from './qr-image.tsx'
import { endRoom, removeClip, type Room } from './room-client.ts'
import { ReportLink, ShortCode } from './share-panel.tsx'
import { type ShownClip, useLiveRoom } from './use-live-room.ts'
import { MOST_CONTENT_BYTES } from './wire.ts'
import { faultText, fill, timeText, useSharedWords } from './words.ts'

type Props = {
  readonly room: Room
  readonly link: { readonly path: string; readonly key: string }
  readonly onLeave: () => void
  readonly onEnded: () => void
}

/** The room itself: put in on the left, what all devices see below it, and how to bring another device in. */
export function LiveRoom({ room, link, onLeave, onEnded }: Props) {
  const say = usePartWords('live')
  const s = useSharedWords()
  const { locale, notify } = useShell()
  const live = useLiveRoom(room)
  const [draft, setDraft] = useState(EMPTY_DRAFT)
  const [isBusy, setBusy] = useState(false)
  const isEmpty = draft.text === '' && draft.files.length === 0
  useEffect(() => {
    if (live.status === 'ended') onEnded()
  }, [live.status, onEnded])

  const put = async () => {
    setBusy(true)
    try {
      const parts = await partsOfDraft(draft)
      setDraft(EMPTY_DRAFT)
      await live.put(parts)
    } catch (error) {
      notify('error', faultText(s, error, locale))
    }
    setBusy(false)
  }
  return (
    <div className="clipboard-columns">
      <div className="clipboard-main">
        <p className={`live-status live-${live.status}`} role="status">
          <span className="live-dot" aria-hidden="true" />
          {say(live.status === 'ended' ? 'offline' : live.status)}
          {live.status === 'connected' && (
            <span className="quiet">{fill(say('devices'), { count: live.devices.toLocaleString(locale) })}</span>
          )}
        </p>
        <Compose draft={draft} onChange={setDraft}>
          <button
            type="button"
            className="button primary"
            disabled={isEmpty || isBusy || draftBytes(draft) > MOST_CONTENT_BYTES}
            onClick={() => void put()}
          >
            <Icon name="send" size={16} /> {say('put')}
          </button>
        </Compose>
        {live.fault !== undefined && (
          <p className="field-error" role="alert">
            {faultText(s, live.fault, locale)}
          </p>
        )}
        <section className="live-clips" aria-labelledby="live-clips">
          <h2 id="live-clips">{say('clips')}</h2>
          {live.waiting.length + live.clips.length === 0 && <p className="quiet">{say('empty')}</p>}
          <ul aria-live="polite" aria-relevant="additions">
            {live.waiting.toReversed().map(({ key, parts }) => (
              <li key={key} className="live-clip live-waiting">
                <p className="quiet small">
                  <Icon name="clock" size={14} /> {say('waiting')}
                </p>
                <PartList parts={parts} />
              </li>
            ))}
            {live.clips.map((clip) => (
              <li key={clip.key} className="live-clip">
                <Clip clip={clip} room={room} onLoad={() => live.load(clip)} />
              </li>
            ))}
          </ul>
        </section>
      </div>
      <Pairing room={room} link={link} onLeave={onLeave} isAlone={live.devices < 2} />
    </div>
  )
}

function Clip({ clip, room, onLoad }: { clip: ShownClip; room: Room; onLoad: () => void }) {
  const say = usePartWords('live')
  const s = useSharedWords()
  const w = useWords()
  const { locale, notify } = useShell()
  const time = timeText(clip.at, locale)
  const remove = () => removeClip(room, clip.id).catch((error: unknown) => notify('error', faultText(s, error, locale)))
  return (
    <>
      <p className="live-clip-head quiet small">
        <time dateTime={new Date(clip.at).toISOString()}>{time}</time>
        <button type="button" className="icon-button small-button" aria-label={w('remove', time)} onClick={() => void remove()}>
          <Icon name="x" size={16} />
        </button>
      </p>
      {typeof clip.opened === 'object' ? (
        <PartList parts={clip.opened} />
      ) : clip.opened === 'loading' ? (
        <p className="quiet">{say('loading')}</p>
      ) : (
        <p>
          {clip.opened === 'failed' && <span className="field-error">{say('not-loaded')} </span>}
          <button type="button" className="button" onClick={onLoad}>
            <Icon name="download" size={16} /> {fill(say('load'), { size: formatBytes(clip.bytes, locale) })}
          </button>
        </p>
      )}
    </>
  )
}

function Pairing({ room, link, onLeave, isAlone }: Pick<Props, 'room' | 'link' | 'onLeave'> & { isAlone: boolean }) {
  const say = usePartWords('live')
  const s = useSharedWords()
  const w = useWords()
  const { locale, notify } = useShell()
  const id = useId()
  const url = urlOf({ path: link.path, id: room.id, key: link.key, hasPassphrase: false })
  const { copied, copy } = useCopy()
  const [isAsking, setAsking] = useState(false)
  const end = () =>
    endRoom(room).then(onLeave, (error: unknown) => {
      notify('error', faultText(s, error, locale))
    })
  return (
    <aside className="clipboard-side">
      <details className="live-pair" open={isAlone}>
        <summary>
          <Icon name="qr-code" size={16} /> <span>{say('pair')}</span>
        </summary>
        <div className="live-pair-body">
          <p className="quiet small">{say('pair-text')}</p>
          <QrImage text={url} label={s('qr-label')} />
          <div className="shared-link-row">
            <label className="hidden" htmlFor={id}>
              {s('link')}
            </label>
            <input id={id} className="control code" readOnly value={url} onFocus={(event) => event.target.select()} />
            <button type="button" className="button" onClick={() => void copy(url)}>
              <Icon name={copied ? 'check' : 'copy'} size={16} /> {s(copied ? 'copied' : 'copy-link')}
            </button>
          </div>
          <ShortCode own={{ kind: 'room', id: room.id, secret: room.token, key: link.key, hasPassphrase: false }} />
        </div>
      </details>
      <p className="quiet small">
        <Icon name="shield-check" size={14} /> {s('private')} {say('lasts')}
      </p>
      <p className="shared-sure">
        <button type="button" className="button quiet-button" onClick={onLeave}>
          <Icon name="log-out" size={16} /> {say('leave')}
        </button>
        {isAsking ? (
          <>
            <button type="button" className="button shared-danger" onClick={() => void end()}>
              <Icon name="trash-2" size={16} /> {say('end-sure')}
            </button>
            <button type="button" className="button quiet-button" onClick={() => setAsking(false)}>
              {w('cancel')}
            </button>
          </>
        ) : (
          <button type="button" className="button quiet-button" onClick={() => setAsking(true)}>
            <Icon name="trash-2" size={16} /> {say('end')}
          </button>
        )}
      </p>
      <ReportLink id={room.id} />
    </aside>
  )
}
