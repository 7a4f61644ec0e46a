import { useCallback, useEffect, useState } from 'react'
import type { GroupWord } from '../../../engine/view/part-words.tsx'
import { Icon } from '../../../engine/view/icon.tsx'
import { useShell } from '../../../engine/view/shell-context.tsx'
import { type Project, allProjects, fileOf, removeProject } from './project-store.ts'

type Props = {
  readonly say: (word: GroupWord<'photo-editor'>) => string
  readonly remove: string
  readonly onOpen: (opened: { file: File; project: Project }) => void
}

/** Projects kept on this device, to go on with. */
export function KeptProjects({ say, remove, onOpen }: Props) {
  const { locale, notify, words } = useShell()
  const [projects, setProjects] = useState<readonly Project[]>([])
  const read = useCallback(
    () =>
      allProjects().then(
        (all) => setProjects(all),
        // A browser that keeps nothing has nothing to offer.
        () => setProjects([]),
      ),
    [],
  )
  useEffect(() => void read(), [read])
  if (projects.length === 0) return null
  const open = async (project: Project) => {
    const file = await fileOf(project)
    if (file) onOpen({ file, project })
    else notify('error', say('file-gone'))
  }
  const time = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <section className="photo-kept">
      <h3>{say('kept')}</h3>
      <ul>
        {projects.map((project) => (
          <li key={project.id}>
            <button type="button" className="button quiet-button" onClick={() => void open(project)}>
              <Icon name="clock" size={16} />
              <span className="photo-name">{project.name}</span>
              <span className="small">{time.format(project.changed)}</span>
            </button>
            <button
              type="button"
              className="icon-button"
              aria-label={`${remove}${words.colon}${project.name}`}
              onClick={() => void removeProject(project.id).then(read)}
            >
              <Icon name="trash-2" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
