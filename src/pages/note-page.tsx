import { Suspense } from 'react'
import type { UsedTool } from '../../engine/site/page.ts'
import { lazyPart } from '../../engine/view/lazy-part.ts'
import { PartWords } from '../../engine/view/part-words.tsx'
import { useFragment } from '../shared/use-fragment.ts'
import type { PageProps } from './page.ts'
import '../shared/shared.css'
import '../shared/clipboard.css'
import { ownTitle } from './own-title.ts'

const SharedNote = lazyPart(() => import('../notepad/shared-note.tsx').then((module) => module.SharedNote))

/** A note that somebody shared: what its link leads to, to read and take along. */
export function Page({ payload }: PageProps<{ readonly tools?: Readonly<Record<string, UsedTool>> }>) {
  const fragment = useFragment()
  return (
    <PartWords value={payload.words ?? {}}>
      <header>
        <h1>{ownTitle(payload.head)}</h1>
        <p className="lead">{payload.head.description}</p>
      </header>
      <Suspense>
        {fragment !== undefined && (
          <SharedNote
            key={fragment}
            fragment={fragment}
            notepad={payload.path.replace(/v\/$/, '')}
            markdown={payload.data.tools?.['markdown-to-html']}
          />
        )}
      </Suspense>
    </PartWords>
  )
}
