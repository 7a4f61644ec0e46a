import { useEffect, useState } from 'react'
import type { ShownNotice } from '../../site/page.ts'
import { Icon } from '../icon.tsx'
import { useShell } from '../shell-context.tsx'
import type { ViewProps } from './types.ts'

/** What a careful reader should know about this result. */
export function NoticesView({ view: { notices: words }, value }: ViewProps<readonly ShownNotice[]>) {
  const { sentences } = useShell()
  const [say, setSay] = useState<(notice: ShownNotice) => string>()
  useEffect(() => {
    let current = true
    const use = (form: typeof say) => current && setSay(() => form)
    sentences(words).then(
      (formed) => use(({ code, params }) => formed.say(`notices.${code}`, params)),
      // Without the code that forms sentences, offline, the plain words still say the most of it.
      () => use(({ code }) => words?.[`notices.${code}`] ?? code),
    )
    return () => {
      current = false
    }
  }, [words, sentences])
  return (
    <ul className="notices">
      {value.map((notice, index) => (
        <li key={index} className={notice.level ?? 'warning'}>
          <Icon name={notice.level === 'info' ? 'info' : 'triangle-alert'} />
          <span>{notice.text ?? say?.(notice)}</span>
        </li>
      ))}
    </ul>
  )
}
