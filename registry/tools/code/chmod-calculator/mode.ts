import { defineFailures } from '../../../../engine/core/define.ts'

export const modeFailures = defineFailures({
  'mode-octal': 'An octal mode has three or four digits from 0 to 7, such as 755 or 4755.',
  'mode-form': 'This isn’t a file mode. Write it like 755, rwxr-xr-x, u=rwx,go=rx or -rw-r--r--.',
  'mode-letter': '“{{found}}” can’t be here. This position takes {{allowed}}.',
  'mode-change': 'This isn’t a change that chmod knows. Write who, an operator and permissions, such as u+x or go-w.',
  'mode-umask': 'A umask has one to four digits from 0 to 7, such as 022.',
})

/** The twelve bits of a mode, with what `ls -l` says before them. */
export type Mode = { readonly bits: number; readonly type?: FileType }

export const FILE_TYPES = {
  '-': 'Regular file',
  d: 'Directory',
  l: 'Symbolic link',
  c: 'Character device',
  b: 'Block device',
  p: 'Named pipe',
  s: 'Socket',
} as const
export type FileType = keyof typeof FILE_TYPES

export const [SETUID, SETGID, STICKY] = [0o4000, 0o2000, 0o1000]
const LETTERS = 'rwxrwxrwx'
/** Of each execute position: its special bit, and what it is written as with and without execute. */
const SPECIAL: Readonly<Record<number, readonly [bit: number, both: string, alone: string]>> = {
  2: [SETUID, 's', 'S'],
  5: [SETGID, 's', 'S'],
  8: [STICKY, 't', 'T'],
}

/** Reads a mode in any form. @throws ToolError one of {@link modeFailures} at its place */
export function readMode(text: string, field: string, isDirectory: boolean): Mode {
  const start = text.search(/\S/)
  const given = text.trim()
  const where = { field, offset: Math.max(0, start), text }
  const octal = /^(?:0o?)?([0-7]{3,4})$/.exec(given)?.[1]
  if (octal !== undefined) return { bits: Number.parseInt(octal, 8) }
  if (/^\d/.test(given)) return modeFailures.fail('mode-octal', where)
  // A whole line of `ls -l`: only its beginning counts, also before the marks of an ACL or a label.
  const listed = /^([-dlcbps]?)([-rwxsStT]{9})[.+@]?(?:\s|$)/.exec(given)
  if (listed) {
    const [, type, letters = ''] = listed
    const offset = where.offset + (type?.length ?? 0)
    return { bits: readLetters(letters, { field, offset, text }), ...(type && { type: type as FileType }) }
  }
  if (/^[ugoa]*[-+=]/.test(given)) return { bits: changeMode(0, given, where, isDirectory) }
  return modeFailures.fail('mode-form', where)
}

type Where = { readonly field: string; readonly offset: number; readonly text: string }

function readLetters(letters: string, where: Where): number {
  let bits = 0
  for (const [index, letter] of [...letters].entries()) {
    const bit = 1 << (8 - index)
    const special = SPECIAL[index]
    if (letter === LETTERS[index]) bits |= bit
    else if (special && letter === special[1]) bits |= bit | special[0]
    else if (special && letter === special[2]) bits |= special[0]
    else if (letter !== '-') {
      const allowed = [LETTERS[index], ...(special ? special.slice(1) : []), '-'].join(' ')
      modeFailures.fail('mode-letter', { found: letter, allowed, ...where, offset: where.offset + index })
    }
  }
  return bits
}

/** As `ls -l` writes it, without the type. */
export function lettersOf(bits: number): string {
  return [...LETTERS]
    .map((letter, index) => {
      const isSet = (bits & (1 << (8 - index))) !== 0
      const special = SPECIAL[index]
      if (special && bits & special[0]) return isSet ? special[1] : special[2]
      return isSet ? letter : '-'
    })
    .join('')
}

export function octalOf(bits: number): string {
  return bits.toString(8).padStart(bits > 0o777 ? 4 : 3, '0')
}

const SHIFTS: Readonly<Record<string, number>> = { u: 6, g: 3, o: 0 }
const PERMISSIONS: Readonly<Record<string, number>> = { r: 4, w: 2, x: 1 }

/**
 * Carries out changes such as `u+x,go-w` as GNU chmod does, with a umask of 0.
 * @throws ToolError mode-change at the part that is none
 */
export function changeMode(bits: number, changes: string, where: Where, isDirectory: boolean): number {
  let mode = bits
  let offset = where.offset
  for (const change of changes.split(',')) {
    const [, who = '', actions = ''] = /^([ugoa]*)((?:[-+=](?:[rwxXst]*|[ugo]))+)$/.exec(change.trim()) ?? []
    if (actions === '') return modeFailures.fail('mode-change', { ...where, offset })
    for (const [, operator = '', what = ''] of actions.matchAll(/([-+=])([ugo]|[rwxXst]*)/g))
      mode = act(mode, who === '' || who.includes('a') ? 'ugo' : who, { operator, what }, isDirectory)
    offset += change.length + 1
  }
  return mode
}

type Action = { readonly operator: string; readonly what: string }

function act(mode: number, who: string, { operator, what }: Action, isDirectory: boolean): number {
  let [set, clear] = [0, 0]
  for (const one of who) {
    const shift = SHIFTS[one] as number
    const copied = SHIFTS[what]
    const own = copied === undefined ? permissionsOf(what, mode, isDirectory) : (mode >> copied) & 7
    set |= own << shift
    clear |= 7 << shift
    if (one === 'u') [set, clear] = [set | (what.includes('s') ? SETUID : 0), clear | SETUID]
    if (one === 'g') [set, clear] = [set | (what.includes('s') ? SETGID : 0), clear | SETGID]
  }
  if (who.includes('o')) {
    if (what.includes('t')) set |= STICKY
    clear |= STICKY
  }
  // On directories the two stay as they are, unless they are named (GNU coreutils, “Directories and the Set-User-ID and Set-Group-ID Bits”).
  if (isDirectory) clear &= ~(SETUID | SETGID)
  if (operator === '+') return mode | set
  return operator === '-' ? mode & ~set : (mode & ~clear) | set
}

/** `X` is execute only for directories and for what somebody may execute already. */
function permissionsOf(what: string, mode: number, isDirectory: boolean): number {
  let own = 0
  for (const letter of what) own |= PERMISSIONS[letter] ?? 0
  return what.includes('X') && (isDirectory || (mode & 0o111) !== 0) ? own | 1 : own
}

/** The shortest changes that set a mode, as chmod takes them: `u=rwx,go=rx`. */
export function symbolicOf(bits: number): string {
  const parts = new Map<string, string>()
  for (const [who, shift, special] of [
    ['u', 6, bits & SETUID ? 's' : ''],
    ['g', 3, bits & SETGID ? 's' : ''],
    ['o', 0, ''],
  ] as const) {
    const letters = `${['r', 'w', 'x'].filter((_, index) => (bits >> shift) & (4 >> index)).join('')}${special}`
    parts.set(letters, (parts.get(letters) ?? '') + who)
  }
  const written = [...parts].map(([letters, who]) => `${who === 'ugo' ? 'a' : who}=${letters}`)
  return [...written, ...(bits & STICKY ? ['+t'] : [])].join(',')
}
