import { useEffect, useState } from 'react'
import type { Failure } from '../../../engine/core/errors.ts'
import { ToolError } from '../../../engine/core/errors.ts'
import { usePage } from '../../../engine/view/page-context.tsx'
import { usePartWords } from '../../../engine/view/part-words.tsx'
import type { WorkbenchProps } from '../workbench.ts'
import { newDocument } from './document.ts'
import { PhotoEditor } from './editor.tsx'
import './photo-editor.css'
import { type Project, addProject } from './project-store.ts'
import { type Studio, openStudio } from './studio-client.ts'

type Props = Pick<WorkbenchProps, 'tool' | 'askTool'> & {
  readonly file: File
  /** To go on with; without it a new one begins. */
  readonly project?: Project
  readonly onClose: (failures: readonly Failure[]) => void
}

/** Opens an image in the worker and begins or goes on with its project. */
export function PhotoStudio({ file, project, tool, askTool, onClose }: Props) {
  const say = usePartWords('photo-editor')
  const { notify } = usePage()
  const [opened, setOpened] = useState<{ readonly studio: Studio; readonly project: Project }>()
  useEffect(() => {
    const studio = openStudio()
    let isOver = false
    void (async () => {
      try {
        const size = await studio.ask({ ask: 'open', file })
        if (isOver) return
        const begun: Project = project ?? {
          id: crypto.randomUUID(),
          name: file.name,
          changed: Date.now(),
          version: 1,
          document: newDocument(size),
          file: crypto.randomUUID(),
        }
        // Without storage the editor works all the same; it says that nothing is kept.
        if (!project) await addProject(begun, file).catch(() => notify('warning', say('not-kept')))
        if (!isOver) setOpened({ studio, project: begun })
      } catch (error) {
        if (!(error instanceof ToolError)) throw error
        if (!isOver) onClose([error.failure])
      }
    })()
    return () => {
      isOver = true
      studio.close()
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another image is another studio
  }, [file])
  if (!opened)
    return (
      <p className="photo-start photo-opening" role="status">
        {say('opening')}
      </p>
    )
  return <PhotoEditor {...opened} file={file} tool={tool} askTool={askTool} onClose={() => onClose([])} />
}
