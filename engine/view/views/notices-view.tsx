import { useEffect, useState } from 'react'
import type { Notice } from '../../core/notices.ts'
import { Icon } from '../icon.tsx'
import { useShell } from '../page-context.tsx'
import type { ViewProps } from './types.ts'

/** What a careful reader should know about this result. */
export function NoticesView({ view, value }: ViewProps<readonly Notice[]>) {
  const { sentences } = useShell()
  const [texts, setTexts] = useState<readonly string[]>([])
  useEffect(() => {
    let current = true
    void sentences(view.notices).then(({ say }) => current && setTexts(value.map((notice) => say(`notices.${notice.code}`, notice.params))))
    return () => {
      current = false
    }
  }, [value, view, sentences])
  return (
    <ul className="notices">
      {value.map((notice, index) => (
        <li key={index} className={notice.level ?? 'warning'}>
          <Icon name={notice.level === 'info' ? 'info' : 'triangle-alert'} />
          <span>{texts[index]}</span>
        </li>
      ))}
    </ul>
  )
}
