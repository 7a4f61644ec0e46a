import { type ComponentType, useEffect, useState } from 'react'
import { type LargeText, isLargeText } from '../../core/large-text.ts'
import { choiceLabel } from '../../site/choice-label.ts'
import type { ViewProps } from './types.ts'

/** Text, kept letter for letter; one of a few is what its choice is called. Of a large one only the lines in sight are drawn. */
export function TextView({ view, value }: ViewProps<string | LargeText>) {
  if (isLargeText(value)) return <LargeTextView bytes={value.bytes} label={view.label} />
  return (
    <pre className="result-text" dir="auto" tabIndex={0} aria-label={view.label}>
      {choiceLabel(view.value, value) ?? value}
    </pre>
  )
}

type LargeProps = { readonly bytes: Uint8Array; readonly label: string; readonly language?: string | undefined }

/** A large text by its lines in sight. It is not suspended: what React has to wait for, it shows three tenths of a second later. */
export function LargeTextView(props: LargeProps) {
  const [Lines, setLines] = useState<ComponentType<LargeProps>>()
  // Where it cannot be loaded, the result can still be copied and saved.
  useEffect(() => void import('./lines/lines-view.tsx').then(({ LinesView }) => setLines(() => LinesView)).catch(() => {}), [])
  return Lines && <Lines {...props} />
}
