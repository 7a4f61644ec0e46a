import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { PhotoDocument } from './document.ts'

/** A document with its image, as it is kept on the device. */
export type Project = {
  readonly id: string
  readonly name: string
  /** Milliseconds since 1970. */
  readonly changed: number
  /** How often it was saved; tells whether another tab has saved it in between. */
  readonly version: number
  readonly document: PhotoDocument
  /** Key of the image; a copy of a project shares it. */
  readonly file: string
}

interface Schema extends DBSchema {
  projects: { key: string; value: Project }
  files: { key: string; value: File }
}

/** Most projects that are kept; the oldest give way. */
const MOST_PROJECTS = 10
/** What a closing page puts down: storage that is written before the call returns, unlike the database. */
const LEFT = 'photo-left-'

let opened: Promise<IDBPDatabase<Schema>> | undefined

function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('photo-projects', 1, {
    upgrade: (fresh) => {
      fresh.createObjectStore('projects', { keyPath: 'id' })
      fresh.createObjectStore('files')
    },
    blocking: (_from, _to, event) => {
      ;(event.target as IDBDatabase).close()
      opened = undefined
    },
    terminated: () => (opened = undefined),
  })
  opened.catch(() => (opened = undefined))
  return opened
}

/** The kept projects, latest first, with what closing pages put down. @throws DOMException where the browser keeps nothing */
export async function allProjects(): Promise<readonly Project[]> {
  const held = await (await database()).getAll('projects')
  const left = takeLeft()
  const folded = held.map((project) => {
    const later = left.find(({ id, version }) => id === project.id && version >= project.version)
    return later && later.changed > project.changed ? later : project
  })
  return folded.toSorted((a, b) => b.changed - a.changed)
}

export async function fileOf(project: Pick<Project, 'file'>): Promise<File | undefined> {
  return (await database()).get('files', project.file)
}

/** Keeps a new project with its image; the oldest beyond the limit give way. @throws DOMException where there is no room */
export async function addProject(project: Project, file: File): Promise<void> {
  const transaction = (await database()).transaction(['projects', 'files'], 'readwrite')
  await Promise.all([transaction.objectStore('files').put(file, project.file), transaction.objectStore('projects').put(project)])
  await transaction.done
  const projects = await allProjects()
  for (const { id } of projects.slice(MOST_PROJECTS)) await removeProject(id)
}

/**
 * Saves a project over the version that it was made from, and gives what is kept now.
 * Where another tab has saved it since, both are kept: this one under another id.
 */
export async function saveProject(project: Project, newId: () => string): Promise<Project> {
  const transaction = (await database()).transaction('projects', 'readwrite')
  const held = await transaction.store.get(project.id)
  const isOwn = !held || held.version === project.version
  const saved = isOwn ? { ...project, version: project.version + 1 } : { ...project, id: newId(), version: 1 }
  await transaction.store.put(saved)
  await transaction.done
  dropLeft(project.id)
  return saved
}

/** Puts down what a closing page cannot save in time. What has no room there goes to the database after all. */
export function leaveProject(project: Project): void {
  try {
    localStorage.setItem(LEFT + project.id, JSON.stringify(project))
  } catch {
    void saveProject(project, () => project.id)
  }
}

export async function removeProject(id: string): Promise<void> {
  dropLeft(id)
  const transaction = (await database()).transaction(['projects', 'files'], 'readwrite')
  const projects = await transaction.objectStore('projects').getAll()
  const file = projects.find((project) => project.id === id)?.file
  await transaction.objectStore('projects').delete(id)
  const isShared = projects.some((project) => project.id !== id && project.file === file)
  if (file !== undefined && !isShared) await transaction.objectStore('files').delete(file)
  await transaction.done
}

export async function countProjects(): Promise<number> {
  return (await allProjects()).length
}

/** Deletes all projects with their images, and what closing pages put down. */
export async function clearProjects(): Promise<void> {
  const transaction = (await database()).transaction(['projects', 'files'], 'readwrite')
  await Promise.all([transaction.objectStore('projects').clear(), transaction.objectStore('files').clear()])
  await transaction.done
  for (const { id } of takeLeft()) dropLeft(id)
}

function takeLeft(): Project[] {
  try {
    return Object.keys(localStorage).flatMap((key) => {
      if (!key.startsWith(LEFT)) return []
      const left = JSON.parse(localStorage.getItem(key) ?? 'null') as Project | null
      return left?.document ? [left] : []
    })
  } catch {
    // A browser that closes this store puts nothing down in it; what is no project was not put down by us.
    return []
  }
}

function dropLeft(id: string): void {
  try {
    localStorage.removeItem(LEFT + id)
  } catch {
    // Closed: there is nothing in it.
  }
}
