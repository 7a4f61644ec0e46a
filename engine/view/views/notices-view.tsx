import { useMemo } from 'react'
import type { Notice } from '../../core/notices.ts'
import { createSentences } from '../../core/sentences.ts'
import { Icon } from '../icon.tsx'
import { useShell } from '../shell-context.tsx'
import type { ViewProps } from './types.ts'

/** What a careful reader should know about this result. */
export function NoticesView({ view: { notices: words }, value }: ViewProps<readonly Notice[]>) {
  const { locale } = useShell()
  const { say } = useMemo(() => createSentences(locale, words ?? {}), [locale, words])
  return (
    <ul className="notices">
      {value.map(({ code, params, level = 'warning' }, index) => (
        <li key={index} className={level}>
          <Icon name={level === 'info' ? 'info' : 'triangle-alert'} />
          <span>{say(`notices.${code}`, params)}</span>
        </li>
      ))}
    </ul>
  )
}
