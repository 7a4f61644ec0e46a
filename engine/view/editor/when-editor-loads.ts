import type { ComponentType } from 'react'
import { whenUsed } from '../when-used.ts'
import type { CodeEditorProps } from './code-editor.tsx'
import type { Span } from './go-to.ts'

/**
 * Loads the editor once somebody uses the page, and calls back when it is there and no word is being composed in the text area, which
 * would be cut off; the cursor is that of the text area, if it is in use. Gives what takes it back.
 */
export function whenEditorLoads(
  id: string,
  callback: (editor: ComponentType<CodeEditorProps>, cursor: Span | undefined) => void,
): () => void {
  const ended = new AbortController()
  let isComposing = false
  let loaded: (() => void) | undefined
  const follow = (event: Event) => {
    if ((event.target as Element).id !== id) return
    isComposing = event.type === 'compositionstart'
    if (!isComposing) setTimeout(() => !isComposing && loaded?.())
  }
  document.addEventListener('compositionstart', follow, { signal: ended.signal })
  document.addEventListener('compositionend', follow, { signal: ended.signal })
  const cancel = whenUsed(
    () =>
      void import('./code-editor.tsx').then(({ CodeEditor }) => {
        loaded = () => {
          if (ended.signal.aborted) return
          ended.abort()
          callback(CodeEditor, cursorIn(id))
        }
        if (!isComposing) loaded()
      }),
  )
  return () => {
    ended.abort()
    cancel()
  }
}

/** What is selected in a text area, if it is in use. */
function cursorIn(id: string): Span | undefined {
  const area = document.activeElement as HTMLTextAreaElement | null
  return area?.id === id ? { from: area.selectionStart, to: area.selectionEnd } : undefined
}
