import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PhotoDocument } from './document.ts'
import { type Project, leaveProject, saveProject } from './project-store.ts'
import { newId } from '../../../engine/core/bytes/new-id.ts'

/** Pause after the last change before it is saved. */
const PAUSE_MS = 300

export type Keeping = 'saved' | 'saving' | 'not-kept'

/** Keeps a document on the device: after each change, and when the page goes. */
export function useProject(project: Project, document: PhotoDocument): Keeping {
  /** The last document that was saved, and the last that could not be. */
  const [kept, setKept] = useState(project.document)
  const [refused, setRefused] = useState<PhotoDocument>()
  /** The project as it was last saved. */
  const saved = useRef(project)
  const line = useRef(Promise.resolve())

  useEffect(() => {
    if (document === kept) return
    const timer = setTimeout(() => {
      line.current = line.current.then(async () => {
        const next = { ...saved.current, document, changed: Date.now() }
        try {
          saved.current = await saveProject(next, newId)
          setKept(document)
        } catch {
          setRefused(document)
        }
      })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
  }, [document, kept])

  const leaveNow = useEffectEvent(() => {
    if (document !== saved.current.document) leaveProject({ ...saved.current, document, changed: Date.now() })
  })
  useEffect(() => {
    const leave = () => leaveNow()
    const hide = () => globalThis.document.visibilityState === 'hidden' && leave()
    addEventListener('pagehide', leave)
    globalThis.document.addEventListener('visibilitychange', hide)
    return () => {
      removeEventListener('pagehide', leave)
      globalThis.document.removeEventListener('visibilitychange', hide)
      // Leaving within the site closes the editor without closing the page.
      leave()
    }
  }, [])
  return document === kept ? 'saved' : document === refused ? 'not-kept' : 'saving'
}
