import { Suspense } from 'react'
import { type LargeText, isLargeText } from '../../core/large-text.ts'
import { lazyPart } from '../lazy-part.ts'
import type { ViewProps } from './types.ts'

const LinesView = lazyPart(async () => (await import('./lines/lines-view.tsx')).LinesView)

/** Text, kept letter for letter. Of a large one only the lines in sight are drawn. */
export function TextView({ view, value }: ViewProps<string | LargeText>) {
  if (isLargeText(value))
    return (
      <Suspense>
        <LinesView bytes={value.bytes} label={view.label} />
      </Suspense>
    )
  return (
    <pre className="result-text" dir="auto" tabIndex={0} aria-label={view.label}>
      {value}
    </pre>
  )
}
