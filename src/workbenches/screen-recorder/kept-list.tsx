import { formatBytes } from '../../../engine/view/format-bytes.ts'
import { Icon } from '../../../engine/view/icon.tsx'
import { useShell, useWords } from '../../../engine/view/shell-context.tsx'
import { usePartWords } from '../../../engine/view/part-words.tsx'
import type { KeptWithSize } from './store.ts'

type Props = {
  readonly list: readonly KeptWithSize[]
  /** Id of the one that is open. */
  readonly current: string | undefined
  readonly onOpen: (kept: KeptWithSize) => void
  readonly onRemove: (kept: KeptWithSize) => void
}

/** Recordings on this device; one that was cut off says so. */
export function KeptList({ list, current, onOpen, onRemove }: Props) {
  const w = useWords()
  const say = usePartWords('screen-recorder')
  const { locale } = useShell()
  if (list.length === 0) return null
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'medium' })
  return (
    <section className="recorder-kept" aria-label={say('kept')}>
      <h2>{say('kept')}</h2>
      <ul>
        {list.map((kept) => {
          const name = time.format(kept.started)
          return (
            <li key={kept.id} className="file-chip">
              <Icon name="file" />
              <span className="file-name">
                {name} <span className="quiet">{formatBytes(kept.bytes, locale)}</span>
                {!kept.isDone && <span className="recorder-cut">{say('interrupted')}</span>}
              </span>
              <button
                type="button"
                className="button small"
                aria-pressed={kept.id === current}
                aria-label={`${say('open')}${w('colon')}${name}`}
                onClick={() => onOpen(kept)}
              >
                {say('open')}
              </button>
              <button type="button" className="icon-button" aria-label={w('remove', name)} onClick={() => onRemove(kept)}>
                <Icon name="x" />
              </button>
            </li>
          )
        })}
      </ul>
      <p className="quiet small">{say('kept-help')}</p>
    </section>
  )
}
