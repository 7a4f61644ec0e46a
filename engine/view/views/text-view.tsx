import { type LargeText, isLargeText } from '../../core/large-text.ts'
import { formatBytes } from '../format.ts'
import { useShell, useWords } from '../shell-context.tsx'
import type { ViewProps } from './types.ts'

/** Text or code, kept letter for letter. A large text shows its start; copy and download give all of it. */
export function TextView({ view, value }: ViewProps<string | LargeText>) {
  const w = useWords()
  const { locale } = useShell()
  const large = isLargeText(value)
  return (
    <>
      {large && (
        <p className="quiet small">
          {w('large-result')} {formatBytes(value.bytes.byteLength, locale)}
        </p>
      )}
      <pre className={`result-text${view.view === 'code' ? ' code' : ''}`} dir="auto" tabIndex={0} aria-label={view.label}>
        {large ? value.preview : value}
      </pre>
    </>
  )
}
