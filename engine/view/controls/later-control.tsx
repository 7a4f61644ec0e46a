import { type ComponentType, Suspense } from 'react'
import { useIsHydrated } from '../hooks/use-is-hydrated.ts'
import { lazyPart } from '../lazy-part.ts'
import type { ControlProps } from './types.ts'

/** A control that is a plain one until its own has loaded, once the page works. That takes the focus over (`useTakeOver`). */
export function later(Plain: ComponentType<ControlProps<string>>, load: () => Promise<ComponentType<ControlProps<string>>>) {
  const Own = lazyPart(load)
  return function LaterControl(props: ControlProps<string>) {
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
