import { type ComponentType, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CodeEditorProps } from './code-editor.tsx'
import type { Span } from './go-to.ts'
import { whenEditorLoads } from './when-editor-loads.ts'

/** The editor once it has loaded, to take the place of the text area `id`, with the cursor of that if it was in use. */
export function useEditor(id: string): { readonly Editor: ComponentType<CodeEditorProps>; readonly cursor?: Span | undefined } | undefined {
  const [loaded, setLoaded] = useState<ReturnType<typeof useEditor>>()
  useEffect(
    () =>
      whenEditorLoads(id, (CodeEditor, cursor) => {
        // At once: what is typed between a text area that has gone and an editor that has yet to come would be lost.
        flushSync(() => setLoaded({ Editor: CodeEditor, cursor }))
        // The next text that is put into the editor has a cursor of its own.
        setLoaded({ Editor: CodeEditor })
      }),
    [id],
  )
  return loaded
}
