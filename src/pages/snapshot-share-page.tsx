import { Suspense } from 'react'
import { useIsHydrated } from '../../engine/view/hooks/use-is-hydrated.ts'
import { lazyPart } from '../../engine/view/lazy-part.ts'
import { PartWords } from '../../engine/view/part-words.tsx'
import { SnapshotFrame } from '../snapshot/frame.tsx'
import type { PageProps } from './page.ts'

const SharedView = lazyPart(() => import('../snapshot/shared-view.tsx').then((module) => module.SharedView))

/** A snapshot that somebody shared, read-only. */
export function Page({ payload }: PageProps) {
  const isShown = useIsHydrated()
  return (
    <PartWords value={payload.words ?? {}}>
      <SnapshotFrame payload={payload}>
        <Suspense>{isShown && <SharedView />}</Suspense>
      </SnapshotFrame>
    </PartWords>
  )
}
