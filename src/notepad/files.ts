/** A file that the visitor opened and may be saved back to, as the File System Access API hands it out. */
export type FileHandle = {
  readonly name: string
  getFile(): Promise<File>
  createWritable(): Promise<{ write(data: string): Promise<void>; close(): Promise<void> }>
}

type PickerWindow = {
  showOpenFilePicker?(options: object): Promise<readonly FileHandle[]>
  showSaveFilePicker?(options: object): Promise<FileHandle>
}

const TEXTS = { description: 'Text', accept: { 'text/plain': ['.txt', '.md', '.markdown', '.log', '.csv', '.json'] } }

const picker = (): PickerWindow => globalThis as unknown as PickerWindow

/** Whether the browser opens and saves real files; elsewhere a file is chosen and downloaded. */
export const canSaveInPlace = (): boolean => picker().showSaveFilePicker !== undefined

/** A text file and, where the browser has them, the handle to save it again. Undefined when the visitor changed their mind. */
export async function openFile(): Promise<{ readonly file: File; readonly handle?: FileHandle } | undefined> {
  const { showOpenFilePicker } = picker()
  if (!showOpenFilePicker) return chooseFile()
  const [handle] = await orChangedMind(showOpenFilePicker({ types: [TEXTS] }), [])
  return handle && { file: await handle.getFile(), handle }
}

/** Where to save a text for the first time; undefined when the visitor changed their mind. */
export async function chooseTarget(name: string): Promise<FileHandle | undefined> {
  return orChangedMind(picker().showSaveFilePicker?.({ suggestedName: name, types: [TEXTS] }) ?? Promise.resolve(undefined), undefined)
}

export async function writeFile(handle: FileHandle, text: string): Promise<void> {
  const stream = await handle.createWritable()
  await stream.write(text)
  await stream.close()
}

function chooseFile(): Promise<{ readonly file: File } | undefined> {
  return new Promise((resolve) => {
    const input = document.createElement('input')
    input.type = 'file'
    input.accept = 'text/*,.txt,.md,.markdown,.log,.csv,.json'
    input.addEventListener('change', () => {
      const file = input.files?.[0]
      resolve(file && { file })
    })
    input.addEventListener('cancel', () => resolve(undefined))
    input.click()
  })
}

/** Closing the system's dialog is an answer, not a fault. */
async function orChangedMind<T, E>(work: Promise<T>, otherwise: E): Promise<T | E> {
  try {
    return await work
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return otherwise
    throw error
  }
}

/** A draft's title as the name of a text file. */
export function fileNameOf(title: string, fallback: string): string {
  const plain = title
    .replace(/[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?"<>|…]+/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '')
  const name = [...(plain || fallback)].slice(0, 80).join('')
  return /\.[a-z0-9]{1,8}$/i.test(name) ? name : `${name}.txt`
}
