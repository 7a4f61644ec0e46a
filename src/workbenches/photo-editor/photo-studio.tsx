import { useEffect, useEffectEvent, useState } from 'react'
import type { Failure } from '../../../engine/core/errors.ts'
import { ToolError } from '../../../engine/core/errors.ts'
import type { Size } from '../../../engine/core/image-frame.ts'
import { type CopyPlace, shownCopy } from '../../../engine/view/images/shown-image.ts'
import { useShell } from '../../../engine/view/shell-context.tsx'
import { usePartWords } from '../../../engine/view/part-words.tsx'
import type { WorkbenchProps } from '../workbench.ts'
import { newDocument } from './document.ts'
import { PhotoEditor } from './editor.tsx'
import './photo-editor.css'
import { type Project, addProject } from './project-store.ts'
import { type Studio, openStudio } from './studio-client.ts'
import { newId } from '../../../engine/core/bytes/new-id.ts'

type Props = Pick<WorkbenchProps, 'tool' | 'askTool'> & {
  readonly file: File
  /** To go on with; without it a new one begins. */
  readonly project?: Project
  readonly onClose: (failures: readonly Failure[]) => void
}

/** Opens an image in the worker and begins or goes on with its project. */
export function PhotoStudio({ file, project, tool, askTool, onClose }: Props) {
  const say = usePartWords('photo-editor')
  const { notify, worker, shownImage } = useShell()
  const [opened, setOpened] = useState<{ readonly studio: Studio; readonly project: Project }>()
  const open = useEffectEvent(async (studio: Studio, image: File, isOver: () => boolean): Promise<Project | undefined> => {
    try {
      const size = await openImage(studio, image, { worker, shownImage })
      if (isOver()) return undefined
      const begun: Project = project ?? {
        id: newId(),
        name: image.name,
        changed: Date.now(),
        version: 1,
        document: newDocument(size),
        file: newId(),
      }
      // Without storage the editor works all the same; it says that nothing is kept.
      if (!project) await addProject(begun, image).catch(() => notify('warning', say('not-kept')))
      return begun
    } catch (error) {
      if (!(error instanceof ToolError)) throw error
      if (!isOver()) onClose([error.failure])
      return undefined
    }
  })
  useEffect(() => {
    const studio = openStudio()
    let isOver = false
    void open(studio, file, () => isOver).then((begun) => begun && !isOver && setOpened({ studio, project: begun }))
    return () => {
      isOver = true
      studio.close()
    }
  }, [file])
  if (!opened)
    return (
      <p className="photo-start photo-opening" role="status">
        {say('opening')}
      </p>
    )
  return <PhotoEditor {...opened} file={file} tool={tool} askTool={askTool} onClose={() => onClose([])} />
}

/** By a copy, where the browser reads no such image. @throws ToolError what refuses it */
async function openImage(studio: Studio, file: File, place: CopyPlace): Promise<Size> {
  const { name } = file
  try {
    return await studio.ask({ ask: 'open', file, name })
  } catch (error) {
    if (!(error instanceof ToolError) || error.failure.code !== 'format-not-read') throw error
    const { image, ...size } = await shownCopy(file, place).catch((cause: unknown) => {
      throw cause instanceof ToolError ? cause : error
    })
    return studio.ask({ ask: 'open', file: image, name, size })
  }
}
