import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react'
import { isFile } from '../form-values.ts'
import { useWords } from '../shell-context.tsx'
import { openDraftStore } from './draft-store.ts'
import { DraftBar } from './draft-bar.tsx'
import type { Draft } from './draft.ts'
import { DraftDesk } from './draft-desk.ts'
import { newId } from '../../core/bytes/new-id.ts'

export type DraftsProps = {
  readonly drawer: string
  /** What the field holds, and what was last typed into it: anything else came from elsewhere. */
  readonly value: string | File
  readonly typed: { current: string | undefined }
  /** Name of the file that the value was read from, told once. */
  readonly takeOpened: () => string | undefined
  /** Puts a text into the field, for an editor that starts anew. */
  readonly onShow: (text: string) => void
  readonly onSearch: () => void
  readonly onWrite: () => void
  /** Told which draft lies open, whenever that or its name changes. */
  readonly onCurrent?: ((draft: Draft) => void) | undefined
  /** Id of the element that holds the text. */
  readonly panel: string
}

/** Several texts for one field, kept on the device: what stands above an editor whose field has `drafts`. */
export function Drafts(props: DraftsProps) {
  const { drawer, value, typed } = props
  const w = useWords()
  const [desk, setDesk] = useState<DraftDesk | 'unavailable'>()
  const show = useEffectEvent((text: string) => props.onShow(text))
  const heldTexts = useEffectEvent(() => ({ held: isFile(value) ? '' : value, before: typed.current ?? '' }))
  /** The last keys, which may not have come round through the form yet. */
  const lastTyped = useEffectEvent(() => (isFile(value) ? undefined : typed.current))
  const takeOpened = useEffectEvent(() => props.takeOpened())

  useEffect(() => {
    const closed = new AbortController()
    const { signal } = closed
    const start = async () => {
      const store = await openDraftStore()
      let isOpen = false
      const made = new DraftDesk({
        drawer,
        store,
        page: newId(),
        now: Date.now,
        newId,
        show: (text) => {
          // A new sheet would take the cursor from whoever types already.
          const { held, before } = heldTexts()
          if (isOpen || (text !== held && text !== before)) show(text)
        },
        remember: (id) => remember(drawer, id),
      })
      let given = ''
      let after = ''
      await made.open(() => {
        const { held, before } = heldTexts()
        // What was typed before the drafts were there is one of its own, beside what has taken its place since.
        if (before === '' || before === held) given = held
        else [given, after] = [before, held]
        return given
      }, remembered(drawer))
      isOpen = true
      if (signal.aborted) return
      const refresh = () => void made.refresh().catch(() => {})
      signal.addEventListener('abort', store.listen(drawer, refresh))
      const leave = () => {
        const last = lastTyped()
        if (last !== undefined && last !== made.snapshot().current.text) made.type(last)
        made.leave()
      }
      addEventListener('pagehide', leave, { signal })
      addEventListener('pageshow', (event) => (event as PageTransitionEvent).persisted && made.returned(), { signal })
      if (given !== '') forgetLink()
      setDesk(made)
      if (after !== '') made.replace(after, takeOpened())
    }
    start().catch(() => !signal.aborted && setDesk('unavailable'))
    return () => closed.abort()
  }, [drawer])

  const before = useRef(value)
  useEffect(() => {
    const wasFile = isFile(before.current)
    before.current = value
    if (!(desk instanceof DraftDesk) || isFile(value)) return
    const { text } = desk.snapshot().current
    if (value === text) return
    // A long file was taken away: what it lay over is to be seen again.
    if (wasFile && value === '') show(text)
    else if (value === typed.current) desk.type(value)
    else {
      desk.replace(value, takeOpened())
      forgetLink()
    }
    takeOpened()
  }, [desk, value, typed])

  if (desk === 'unavailable') return <p className="notice-line">{w('draft-unavailable')}</p>
  return desk ? <Desk {...props} desk={desk} /> : null
}

function Desk({ desk, value, panel, onSearch, onWrite, onCurrent }: DraftsProps & { desk: DraftDesk }) {
  const state = useSyncExternalStore(desk.subscribe, desk.snapshot)
  const { current } = state
  // At once: put off, it would wait for a pause between keys, and React ends what never settles.
  useLayoutEffect(() => onCurrent?.(current), [onCurrent, current])
  return <DraftBar desk={desk} state={state} isAside={isFile(value)} panel={panel} onSearch={onSearch} onWrite={onWrite} />
}

function remember(drawer: string, id: string): void {
  try {
    sessionStorage.setItem(`draft-${drawer}`, id)
  } catch {
    // The draft changed last is opened then.
  }
}

function remembered(drawer: string): string | undefined {
  try {
    return sessionStorage.getItem(`draft-${drawer}`) ?? undefined
  } catch {
    return undefined
  }
}

/** A text that came with a link is a draft now; loaded again, the page shows that and what became of it. */
function forgetLink(): void {
  if (location.hash.startsWith('#in=')) history.replaceState(history.state, '', location.pathname + location.search)
}
