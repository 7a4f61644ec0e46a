import { useEffect, useState } from 'react'
import { Icon } from '../icon.tsx'
import { useShell } from '../page-context.tsx'
import type { ViewProps } from './types.ts'

type NoticeValue = {
  readonly code: string
  readonly params?: Readonly<Record<string, string | number>>
  readonly level?: 'info' | 'warning'
}

/** What a careful reader should know about this result. */
export function NoticesView({ view, value }: ViewProps<readonly NoticeValue[]>) {
  const { sentences } = useShell()
  const [texts, setTexts] = useState<readonly string[]>([])
  useEffect(() => {
    const choices = view.columns?.find((column) => column.name === 'code')?.choices ?? []
    const words = Object.fromEntries(choices.map((choice) => [`notice.${choice.value}`, choice.label]))
    let current = true
    void sentences(words).then(({ say }) => current && setTexts(value.map((notice) => say(`notice.${notice.code}`, notice.params))))
    return () => {
      current = false
    }
  }, [value, view, sentences])
  if (value.length === 0) return null
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
