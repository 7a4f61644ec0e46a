/** Longest name of a file or folder, in UTF-16 units: with room for a number, within the 255 bytes of most file systems for most scripts. */
const LONGEST_NAME = 80
const DEEPEST = 16

/** Names that Windows keeps for devices, with any ending. */
const DEVICES = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?:\.|$)/i
/** What no file system should be given: control characters, what Windows forbids, and marks that turn the direction of writing. */
const FORBIDDEN = /[\u0000-\u001f\u007f-\u009f<>:"|?*\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufffe\uffff]/g

/** A relative path that can lead nowhere but below the folder it is put in, and that every file system takes. */
export function safePath(path: string): string {
  const names = path
    .normalize('NFC')
    .replaceAll('\\', '/')
    .replace(/^[a-z]:/i, '')
    .split('/')
    .map((name) => safeName(name))
    .filter((name) => name !== '')
  const [last = 'file'] = names.slice(-1)
  return [...names.slice(0, -1).slice(0, DEEPEST), last].join('/')
}

function safeName(given: string): string {
  const name = given
    .toWellFormed()
    .replace(FORBIDDEN, '_')
    .trim()
    // Windows drops dots and spaces at the end; of `..` and `.` nothing is left.
    .replace(/[. ]+$/, '')
  const short = shortened(name)
  return DEVICES.test(short) ? `_${short}` : short
}

function shortened(name: string): string {
  if (name.length <= LONGEST_NAME) return name
  const ending = endingOf(name)
  const end = ending && ending.length <= 12 ? `.${ending}` : ''
  return (
    name
      .slice(0, LONGEST_NAME - end.length)
      .toWellFormed()
      .replace(/\ufffd$/, '') + end
  )
}

/** `txt` of `a/notes.txt`; nothing for a name without ending, or one that begins with its only dot. */
export function endingOf(path: string): string {
  return /[^/]\.([A-Za-z0-9]+)$/.exec(path)?.[1] ?? ''
}

const stemOf = (path: string): string => {
  const ending = endingOf(path)
  return ending ? path.slice(0, -ending.length - 1) : path
}

/** Endings that say the same. */
const SAME: Readonly<Record<string, string>> = { jpeg: 'jpg', htm: 'html', yml: 'yaml', tiff: 'tif', markdown: 'md' }
const plainEnding = (ending: string): string => SAME[ending.toLowerCase()] ?? ending.toLowerCase()

/** What came of an item, as its tool names it. */
export type Made = {
  readonly name: string
  /** A text of no known kind: it keeps the ending of the text that it was made from. */
  readonly isPlainText?: boolean
}

/** Gives each result a name of its own that tells which item it was made from. */
export type Names = {
  /** @param item safe or not: it is made safe @param made one, or several files that go into a folder of the item's name */
  of(item: string, made: readonly Made[]): readonly string[]
}

/**
 * @param items all items, so that `a.png` and `a.jpg` do not both become `a.txt`
 * @param taken paths that no result may have
 * @param readsText the items are texts
 */
export function createNames(items: Iterable<string>, readsText = false, taken: Iterable<string> = []): Names {
  const key = (path: string) => path.normalize('NFC').toLowerCase()
  const stems = new Map<string, number>()
  for (const item of items) {
    const stem = key(stemOf(safePath(item)))
    stems.set(stem, (stems.get(stem) ?? 0) + 1)
  }
  const used = new Set(Array.from(taken, key))
  const folders = new Set<string>()
  const isFree = (path: string) => !used.has(key(path)) && !folders.has(key(path))
  /** Where a file already has the name of a folder that leads there, the folder gets another. */
  const inFolders = (path: string): string => {
    const names = path.split('/')
    let folder = ''
    for (const name of names.slice(0, -1)) {
      const wanted = folder ? `${folder}/${name}` : name
      folder = wanted
      for (let number = 2; used.has(key(folder)); number++) folder = withNumber(wanted, number)
      folders.add(key(folder))
    }
    return folder ? `${folder}/${names.at(-1)}` : path
  }
  const claim = (wanted: string): string => {
    const path = inFolders(wanted)
    let candidate = path
    for (let number = 2; !isFree(candidate); number++) candidate = withNumber(path, number)
    used.add(key(candidate))
    return candidate
  }
  return {
    of(given, made) {
      const item = safePath(given)
      const [only] = made
      if (made.length === 1 && only) return [claim(renamed(item, only, readsText, (stems.get(key(stemOf(item))) ?? 0) > 1))]
      const folder = stemOf(item)
      return made.map(({ name }) => claim(`${folder}/${safePath(name).split('/').at(-1)}`))
    },
  }
}

function renamed(item: string, { name, isPlainText }: Made, readsText: boolean, isShared: boolean): string {
  const own = endingOf(item)
  const ending = endingOf(name)
  if (own && readsText && isPlainText) return item
  if (ending === '' || (own !== '' && plainEnding(own) === plainEnding(ending))) return item
  return isShared && own ? `${item}.${ending}` : `${stemOf(item)}.${ending}`
}

function withNumber(path: string, number: number): string {
  const ending = endingOf(path)
  return `${stemOf(path)} (${number})${ending ? `.${ending}` : ''}`
}

/** The name of a line or row, which has none: its number, and what it says where that makes a name. */
export function nameOfLine(index: number, count: number, text: string): string {
  const said = text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 40)
    .toWellFormed()
    .replace(/[\ufffd-]+$/, '')
  const number = String(index + 1).padStart(String(count).length, '0')
  return said ? `${number}-${said}` : number
}
