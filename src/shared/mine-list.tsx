import { useEffect, useEffectEvent, useState } from 'react'
import { formatBytes } from '../../engine/view/format-bytes.ts'
import { Icon } from '../../engine/view/icon.tsx'
import { useShell } from '../../engine/view/shell-context.tsx'
import { usePartWords } from '../../engine/view/part-words.tsx'
import { infoOfShared } from './client.ts'
import { type OwnShared, sharedOfMine, watchMine } from './mine.ts'
import { faultOf } from './share-error.ts'
import { SharePanel } from './share-panel.tsx'
import type { SharedInfo, SharedKind } from './wire.ts'
import { faultText, timeText, useSharedWords } from './words.ts'

/** What was shared from this device and has not expired, each with its link and its end. */
export function MineList({ kind }: { kind: SharedKind }) {
  const say = usePartWords('clip')
  const [mine, setMine] = useState<readonly OwnShared[]>([])
  useEffect(() => {
    const read = () => setMine(sharedOfMine(kind))
    read()
    return watchMine(read)
  }, [kind])
  return (
    <section className="mine" aria-labelledby="mine-title">
      <h2 id="mine-title">{say('mine-title')}</h2>
      {mine.length === 0 ? (
        <p className="quiet small">{say('mine-none')}</p>
      ) : (
        <ul>
          {mine.map((own) => (
            <li key={own.id}>
              <Mine own={own} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function Mine({ own }: { own: OwnShared }) {
  const say = useSharedWords()
  const c = usePartWords('clip')
  const { locale } = useShell()
  const [isOpen, setOpen] = useState(false)
  const [info, setInfo] = useState<SharedInfo>()
  const [fault, setFault] = useState<string>()
  const fail = useEffectEvent((error: unknown) => {
    // Offline the link is still worth showing.
    if (faultOf(error) !== 'offline') setFault(faultText(say, error, locale))
  })
  useEffect(() => {
    if (isOpen) infoOfShared(own.id).then(setInfo, (error: unknown) => fail(error))
  }, [isOpen, own.id])
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <Icon name="chevron-right" size={14} />
        <bdi className="mine-label">{own.label || c('text')}</bdi>
        <span className="quiet small">{own.kept ? '' : timeText(own.expiresAt, locale)}</span>
      </summary>
      {isOpen && (
        <div className="mine-body">
          {info?.burnedAt !== undefined && <p role="status">{`${say('fault-burned')} ${timeText(info.burnedAt, locale)}`}</p>}
          {fault !== undefined && <p className="field-error">{fault}</p>}
          <SharePanel own={own}>{info && <p className="quiet">{formatBytes(info.bytes, locale)}</p>}</SharePanel>
        </div>
      )}
    </details>
  )
}
