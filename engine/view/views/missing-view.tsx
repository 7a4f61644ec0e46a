import { type ComponentType, useState } from 'react'
import { useWords } from '../shell-context.tsx'
import type { ViewProps } from './types.ts'

type View = ComponentType<ViewProps<never>>

/** In place of a view that could not be fetched: the rest of the page works on, and a touch tries again. */
export function missingView(load: () => Promise<{ readonly default: View }>): View {
  return function MissingView(props) {
    const w = useWords()
    const [fetched, setFetched] = useState<View>()
    const retry = async () => {
      const { default: View } = await load()
      setFetched(() => View)
    }
    const View = fetched
    if (View) return <View {...props} />
    return (
      <p role="alert">
        {w('view-failed')}{' '}
        <button type="button" className="button small" onClick={() => void retry().catch(() => undefined)}>
          {w('try-again')}
        </button>
      </p>
    )
  }
}
