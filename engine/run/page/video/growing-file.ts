/// <reference lib="webworker" />

/** A file on the device, written anywhere in it while it grows. Memory holds none of it. */
export type GrowingFile = {
  /** @throws DOMException QuotaExceededError when the disk is full */
  write(data: Uint8Array<ArrayBuffer>, position: number): void
  /** What was written; it lasts while this worker lives, and an hour at least. @throws DOMException as `write` */
  finish(): Promise<File>
  drop(): Promise<void>
}

const full = () => new DOMException('the disk is full', 'QuotaExceededError')

const FOLDER = 'made-videos'
/** A result is of use to a page whose worker was replaced, too. */
const KEEP_MS = 60 * 60_000

/** A file of this site's private file system. Undefined where the browser has none, as in some private windows. */
export async function growingFile(ending: string): Promise<GrowingFile | undefined> {
  const folder = await openFolder()
  if (!folder) return undefined
  await sweep(folder)
  const name = `${crypto.randomUUID()}.${ending}`
  // Held until the worker ends: other tabs see that the file is in use.
  void navigator.locks.request(lockOf(name), () => new Promise<never>(() => {}))
  const handle = await folder.getFileHandle(name, { create: true })
  const access = await handle.createSyncAccessHandle()
  let end = 0
  return {
    write(data, position) {
      end = Math.max(end, position + data.byteLength)
      if (access.write(data, { at: position }) < data.byteLength) throw full()
    },
    async finish() {
      access.flush()
      // Chromium's private windows say of a write without room that all of it was written.
      if (access.getSize() < end) throw full()
      access.close()
      return handle.getFile()
    },
    async drop() {
      access.close()
      await folder.removeEntry(name)
    },
  }
}

async function openFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  if (typeof navigator.locks?.request !== 'function' || typeof navigator.storage?.getDirectory !== 'function') return undefined
  try {
    return await (await navigator.storage.getDirectory()).getDirectoryHandle(FOLDER, { create: true })
  } catch (error) {
    // So refuses a browser that keeps no files here; a full disk is another matter.
    if (error instanceof DOMException && ['SecurityError', 'NotAllowedError', 'UnknownError', 'InvalidStateError'].includes(error.name))
      return undefined
    throw error
  }
}

/** Removes what closed tabs have left. */
async function sweep(folder: FileSystemDirectoryHandle): Promise<void> {
  const { held = [] } = await navigator.locks.query()
  const used = new Set(held.map(({ name }) => name))
  for await (const [name, handle] of folder.entries()) {
    if (used.has(lockOf(name)) || handle.kind !== 'file') continue
    const { lastModified } = await (handle as FileSystemFileHandle).getFile()
    // Another tab may sweep at the same time.
    if (Date.now() - lastModified > KEEP_MS) await folder.removeEntry(name).catch(() => {})
  }
}

const lockOf = (name: string): string => `made-video-${name}`
