import type { ComponentType } from 'react'
import type { CodeEditorProps } from './code-editor.tsx'

/**
 * Calls back when the editor is there and no word is being composed in the text area, which would be cut off. Gives what takes it back.
 * @param wait says when it may load
 */
export function whenEditorLoads(
  id: string,
  wait: (callback: () => void) => () => void,
  callback: (editor: ComponentType<CodeEditorProps>) => void,
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
          callback(CodeEditor)
        }
        if (!isComposing) loaded()
      }),
  )
  return () => {
    ended.abort()
    cancel()
  }
}
