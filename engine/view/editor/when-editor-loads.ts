import type { ComponentType } from 'react'
import type { CodeEditorProps } from './code-editor.tsx'
import type { Span } from './go-to.ts'

/**
 * Calls back when the editor is there and no word is being composed in the text area, which would be cut off; the cursor is that of the
 * text area, if it is in use. Gives what takes it back.
 * @param wait says when it may load
 */
export function whenEditorLoads(
  id: string,
  wait: (callback: () => void) => () => void,
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
  const cancel = wait(
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
  const area = document.getElementById(id)
  const isActive = area instanceof HTMLTextAreaElement && document.activeElement === area
  return isActive ? { from: area.selectionStart, to: area.selectionEnd } : undefined
}
