import { useEffect, useState, useSyncExternalStore } from 'react'
import { formatBytes } from '../../../engine/view/format-bytes.ts'
import { Icon } from '../../../engine/view/icon.tsx'
import type { GroupWord } from '../../../engine/view/part-words.tsx'
import { useShell, useWords } from '../../../engine/view/shell-context.tsx'
import { useSite } from '../site-context.tsx'
import { forgetKept, keepAll, keeping, lookAtKept, onKeeping, readList, stopKeeping } from './keep-all.ts'
import type { KeptList } from './kept-list.ts'

type Props = { readonly say: (word: GroupWord<'setting'>) => string }

/** Keeps all tools on the device, tells how much that is and how far it has come, and gives the room back. Until that is known, nothing. */
export function KeptTools({ say }: Props) {
  const w = useWords()
  const { locale } = useShell()
  const { language } = useSite().shell
  const [list, setList] = useState<KeptList>()
  const state = useSyncExternalStore(onKeeping, keeping)
  useEffect(() => {
    void lookAtKept()
    readList(language).then(setList, () => {})
  }, [language])
  if (state.status === 'unknown' || (!list && state.status !== 'kept')) return null
  const size = formatBytes(state.status === 'kept' ? state.state.bytes : (list?.bytes ?? 0), locale)
  const share = state.status === 'loading' ? state.done / Math.max(1, state.bytes) : 0
  const keep = () => void keepAll(language)
  return (
    <>
      <p role="status">
        {state.status === 'kept' &&
          `${say('offline-kept')} ${state.state.tools.toLocaleString(locale)} · ${size} · ${new Date(state.state.at).toLocaleDateString(locale, { dateStyle: 'long' })}`}
        {state.status === 'failed' && say(state.reason === 'no-room' ? 'offline-no-room' : 'offline-failed')}
        {state.status === 'loading' &&
          `${say('offline-loading')} ${say('offline-progress').replace('{{done}}', formatBytes(state.done, locale)).replace('{{all}}', formatBytes(state.bytes, locale))} (${share.toLocaleString(locale, { style: 'percent' })})`}
      </p>
      {state.status === 'loading' && <progress aria-label={say('offline-loading')} value={share} max={1} />}
      <p className="actions">
        {state.status === 'loading' ? (
          <button type="button" className="button" onClick={stopKeeping}>
            {w('cancel')}
          </button>
        ) : state.status === 'kept' ? (
          <button type="button" className="button" onClick={() => void forgetKept()}>
            <Icon name="trash-2" size={16} /> {say('offline-remove')}
          </button>
        ) : (
          <button type="button" className="button" onClick={keep}>
            <Icon name="download" size={16} /> {`${say('offline-keep')} (${size})`}
          </button>
        )}
      </p>
    </>
  )
}
