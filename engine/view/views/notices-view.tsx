import { useEffect, useState } from 'react'
import type { Notice } from '../../core/notices.ts'
import { Icon } from '../icon.tsx'
import { useShell } from '../shell-context.tsx'
import type { ViewProps } from './types.ts'

/** What a careful reader should know about this result. */
export function NoticesView({ view, value }: ViewProps<readonly Notice[]>) {
  const { sentences } = useShell()
  const [said, setSaid] = useState<{ readonly of: readonly Notice[]; readonly texts: readonly string[] }>()
  useEffect(() => {
    let current = true
    const tell = (word: (notice: Notice) => string) => current && setSaid({ of: value, texts: value.map(word) })
    sentences(view.notices).then(
      ({ say }) => tell(({ code, params }) => say(`notices.${code}`, params)),
      // Without the code that forms sentences, offline, the plain words still say the most of it.
      () => tell(({ code }) => view.notices?.[`notices.${code}`] ?? code),
    )
    return () => {
      current = false
    }
  }, [value, view, sentences])
  return (
    <ul className="notices">
      {value.map((notice, index) => (
        <li key={index} className={notice.level ?? 'warning'}>
          <Icon name={notice.level === 'info' ? 'info' : 'triangle-alert'} />
          <span>{said?.of === value && said.texts[index]}</span>
        </li>
      ))}
    </ul>
  )
}
