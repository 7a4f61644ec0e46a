import { type ComponentType, Suspense } from 'react'
import { useIsHydrated } from '../hooks/use-is-hydrated.ts'
import type { FormValue } from '../form-values.ts'
import { lazyPart } from '../lazy-part.ts'
import type { ControlProps } from './types.ts'

/** A control that is a plain one until its own has loaded, once the page works; where that cannot be loaded it stays. Its own takes the focus over (`useTakeOver`). */
export function later<V extends FormValue>(Plain: ComponentType<ControlProps<V>>, load: () => Promise<ComponentType<ControlProps<V>>>) {
  const Own = lazyPart(() => load().catch(() => Plain))
  return function LaterControl(props: ControlProps<V>) {
    const plain = <Plain {...props} />
    return useIsHydrated() ? (
      <Suspense fallback={plain}>
        <Own {...props} />
      </Suspense>
    ) : (
      plain
    )
  }
}
