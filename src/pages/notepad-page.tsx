import type { UsedTool } from '../../engine/site/page.ts'
import { PartWords } from '../../engine/view/part-words.tsx'
import { Notepad } from '../notepad/notepad.tsx'
import type { PageProps } from './page.ts'
import '../shared/shared.css'
import { ownTitle } from './own-title.ts'

/** The notepad: a place to write that forgets nothing. */
export function Page({ payload }: PageProps<{ readonly tools?: Readonly<Record<string, UsedTool>> }>) {
  return (
    <PartWords value={payload.words ?? {}}>
      <header>
        <h1>{ownTitle(payload.head)}</h1>
        <p className="lead">{payload.head.description}</p>
      </header>
      <Notepad path={payload.path} markdown={payload.data.tools?.['markdown-to-html']} />
    </PartWords>
  )
}
