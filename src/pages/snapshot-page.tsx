import { Suspense } from 'react'
import { useIsHydrated } from '../../engine/view/hooks/use-is-hydrated.ts'
import { lazyPart } from '../../engine/view/lazy-part.ts'
import { PartWords } from '../../engine/view/part-words.tsx'
import { SnapshotFrame } from '../snapshot/frame.tsx'
import { SAMPLE } from '../snapshot/sample.ts'
import type { PageProps } from './page.ts'

const Workspace = lazyPart(() => import('../snapshot/workspace.tsx').then((module) => module.Workspace))

/** An image of code. Without JavaScript the sample can be read. */
export function Page({ payload }: PageProps) {
  const isShown = useIsHydrated()
  const sample = (
    <div className="snap-waiting">
      <pre>{SAMPLE}</pre>
    </div>
  )
  return (
    <PartWords value={payload.words ?? {}}>
      <SnapshotFrame payload={payload}>{isShown ? <Suspense fallback={sample}>{<Workspace />}</Suspense> : sample}</SnapshotFrame>
    </PartWords>
  )
}
