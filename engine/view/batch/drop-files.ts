/** A file as it was chosen: with its path where it came in a folder. */
export type ChosenFile = { readonly file: File; readonly path: string }

/** Files that a list takes at most, however many a folder holds. */
export const MOST_ITEMS = 10_000

/** Files of an `<input type="file">`, those of a folder with their paths. Names that begin with a dot are passed over in folders. */
export function chosenFiles(files: Iterable<File>): ChosenFile[] {
  const chosen = Array.from(files, (file) => ({ file, path: file.webkitRelativePath || file.name }))
  return byPath(chosen.filter(({ file, path }) => !file.webkitRelativePath || !isHidden(path)))
}

const isHidden = (path: string): boolean => path.split('/').some((name) => name.startsWith('.'))

/**
 * What was dropped, folders with all that is in them. The transfer is read before this returns its promise, as browsers empty it
 * once the event is over.
 */
export function droppedFiles(transfer: DataTransfer): Promise<ChosenFile[]> {
  const entries = Array.from(transfer.items, (item) => (item.kind === 'file' ? item.webkitGetAsEntry() : null))
  if (entries.every((entry) => entry === null)) return Promise.resolve(chosenFiles(transfer.files))
  const found: ChosenFile[] = []
  return entries
    .reduce((before, entry) => before.then(() => (entry ? walk(entry, found) : undefined)), Promise.resolve())
    .then(() => byPath(found))
}

/** As people count: `2.png` before `10.png`. */
export function byPath<T extends { readonly path: string }>(files: readonly T[]): T[] {
  const { compare } = new Intl.Collator('en', { numeric: true })
  return files.toSorted((a, b) => compare(a.path, b.path))
}

/** Whether a drop holds a folder, several files, or an archive for a tool that takes none. */
export function isForMany(transfer: DataTransfer, takesArchives: boolean): boolean {
  const items = Array.from(transfer.items).filter(({ kind }) => kind === 'file')
  if (items.length > 1) return true
  const [item] = items
  if (!item) return false
  return item.webkitGetAsEntry()?.isDirectory === true || (!takesArchives && isArchive(item.getAsFile()))
}

export const isArchive = (file: File | null): boolean => file !== null && /\.zip$/i.test(file.name)

async function walk(entry: FileSystemEntry, found: ChosenFile[]): Promise<void> {
  if (found.length > MOST_ITEMS) return
  const path = entry.fullPath.replace(/^\//, '')
  if (entry.isFile) {
    const file = await new Promise<File>((resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject))
    found.push({ file, path })
  } else if (entry.isDirectory) {
    const reader = (entry as FileSystemDirectoryEntry).createReader()
    const read = () => new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    for (let entries = await read(); entries.length > 0; entries = await read())
      for (const inner of entries) if (!inner.name.startsWith('.')) await walk(inner, found)
  }
}
