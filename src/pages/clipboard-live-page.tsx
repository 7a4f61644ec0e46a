import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { Icon } from '../../engine/view/icon.tsx'
import { useShell } from '../../engine/view/shell-context.tsx'
import { lazyPart } from '../../engine/view/lazy-part.ts'
import { PartWords, usePartWords } from '../../engine/view/part-words.tsx'
import { useShareToken } from '../shared/account-token.ts'
import { toBase64Url } from '../shared/bytes.ts'
import { CodeEntry } from '../shared/code-entry.tsx'
import { readFragment, writeFragment } from '../shared/link.ts'
import { LAST_ROOM, lastRoom } from '../shared/mine.ts'
import type { Room } from '../shared/room-client.ts'
import { hasShareServer, ShareError } from '../shared/share-error.ts'
import { faultText, useSharedWords } from '../shared/words.ts'
import type { PageProps } from './page.ts'
import '../shared/shared.css'
import '../shared/clipboard.css'
import '../shared/live.css'
import { ownTitle } from './own-title.ts'

const LiveRoom = lazyPart(() => import('../shared/live-room.tsx').then((module) => module.LiveRoom))
const rooms = () => import('../shared/room-client.ts')

/** The live clipboard: devices that have it open see each other's clips at once. */
export function Page({ payload }: PageProps) {
  return (
    <PartWords value={payload.words ?? {}}>
      <Live path={payload.path} title={ownTitle(payload.head)} lead={payload.head.description} />
    </PartWords>
  )
}

function Live({ path, title, lead }: { path: string; title: string; lead: string }) {
  const say = usePartWords('live')
  const s = useSharedWords()
  const { locale } = useShell()
  const idToken = useShareToken()
  const [room, setRoom] = useState<Room>()
  const [fault, setFault] = useState<string>()
  const [isStarting, setStarting] = useState(false)
  // Until it is known that no link, and no room of before, leads anywhere: a click must not start another one.
  const [isLooking, setLooking] = useState(true)

  const enter = (next: Room) => {
    const fragment = writeFragment({ id: next.id, secret: next.secret, hasPassphrase: false })
    // The address is the link: a reload, or sharing it by the browser's own means, leads here again.
    history.replaceState(history.state, '', path + fragment)
    keepLast(fragment)
    setFault(undefined)
    setRoom(next)
  }
  const leave = () => {
    history.replaceState(history.state, '', path)
    keepLast(undefined)
    setRoom(undefined)
  }
  const failed = (error: unknown) => setFault(faultText(s, error, locale))

  const open = useEffectEvent(async () => {
    const link = readFragment(location.hash || (lastRoom() ?? ''))
    if (link) return enter({ id: link.id, secret: link.secret, token: await (await rooms()).tokenOf(link.secret) })
    if (location.hash.length > 1) throw new ShareError('wrong-key')
    if (!(await hasShareServer().catch(() => true))) throw new ShareError('no-server')
    return undefined
  })
  const fail = useEffectEvent(failed)
  useEffect(() => {
    const look = () =>
      open()
        .catch((error: unknown) => fail(error))
        .finally(() => setLooking(false))
    const lookAgain = () => {
      setLooking(true)
      void look()
    }
    void look()
    addEventListener('hashchange', lookAgain)
    return () => removeEventListener('hashchange', lookAgain)
  }, [])

  const start = async () => {
    setStarting(true)
    await Promise.all([rooms(), idToken()])
      .then(([{ createRoom }, token]) => createRoom(token))
      .then(enter, failed)
    setStarting(false)
  }
  return (
    <div className={isLooking ? 'clipboard live unknown-link' : 'clipboard live'}>
      <header>
        <h1>{title}</h1>
        {!room && <p className="lead">{lead}</p>}
      </header>
      {isLooking && (
        <p role="status" className="quiet link-opening">
          {say('connecting')}
        </p>
      )}
      {fault !== undefined && (
        <p className="outcome bad" role="alert">
          {fault}
        </p>
      )}
      {room ? (
        <Suspense>
          <LiveRoom
            key={room.id}
            room={room}
            link={{ path, key: toBase64Url(room.secret) }}
            onLeave={leave}
            onEnded={() => {
              leave()
              setFault(say('ended'))
            }}
          />
        </Suspense>
      ) : (
        <div className="live-start">
          <section>
            <h2>{say('start-title')}</h2>
            <p className="quiet">{say('start-text')}</p>
            <button type="button" className="button primary" disabled={isStarting || isLooking} onClick={() => void start()}>
              <Icon name="plus" size={16} /> {say('start')}
            </button>
          </section>
          <section>
            <h2>{say('join-title')}</h2>
            <p className="quiet">{say('join-text')}</p>
            <CodeEntry
              button={say('join')}
              isOff={isLooking}
              onCode={async (typed) => {
                const { findByCode } = await import('../shared/code-client.ts')
                const { kind, id, secret } = await findByCode(typed)
                if (kind !== 'room') throw new ShareError('wrong-code')
                enter({ id, secret, token: await (await rooms()).tokenOf(secret) })
              }}
            />
          </section>
        </div>
      )}
    </div>
  )
}

function keepLast(fragment: string | undefined): void {
  try {
    if (fragment === undefined) localStorage.removeItem(LAST_ROOM)
    else localStorage.setItem(LAST_ROOM, fragment)
  } catch {
    // Without storage the link in the address is the only way back.
  }
}
