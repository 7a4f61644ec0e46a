import { useEffect, useRef, useState } from 'react'
import type { Draft } from '../../engine/view/drafts/draft.ts'
import { saveFile } from '../../engine/view/save.ts'
import { type FileHandle, canSaveInPlace, chooseTarget, fileNameOf, openFile, writeFile } from './files.ts'

type Options = {
  readonly draft: Draft | undefined
  readonly text: string
  readonly title: string
  readonly onOpen: (file: File) => void
  readonly onTrouble: () => void
}

/** Opens files as notes and saves notes as files: into the file that a note came from, where the browser can. */
export function useNoteFiles({ draft, text, title, onOpen, onTrouble }: Options) {
  /** Each note has its own file, so that none is ever written into that of another. */
  const handles = useRef(new Map<string, FileHandle>())
  const opened = useRef<{ readonly handle: FileHandle; readonly text: string }>(undefined)
  const [saved, setSavedNote] = useState<{ readonly name: string; readonly of: string | undefined; readonly text: string }>()
  const setSaved = (name: string) => setSavedNote({ name, of: draft?.id, text })
  if (saved && (saved.text !== text || saved.of !== draft?.id)) setSavedNote(undefined)

  // The note that an opened file became.
  useEffect(() => {
    if (!draft || !opened.current || draft.text !== opened.current.text) return
    handles.current.set(draft.id, opened.current.handle)
    opened.current = undefined
  }, [draft])

  const open = async () => {
    try {
      const found = await openFile()
      if (!found) return
      opened.current = found.handle && { handle: found.handle, text: await found.file.text() }
      onOpen(found.file)
    } catch {
      onTrouble()
    }
  }
  const save = async () => {
    const name = fileNameOf(title, 'note')
    try {
      if (!canSaveInPlace()) {
        saveFile(name, 'text/plain', text)
        return setSaved(name)
      }
      const handle = (draft && handles.current.get(draft.id)) ?? (await chooseTarget(name))
      if (!handle) return
      await writeFile(handle, text)
      if (draft) handles.current.set(draft.id, handle)
      setSaved(handle.name)
    } catch {
      onTrouble()
    }
  }
  return { open, save, saved: saved?.name }
}
