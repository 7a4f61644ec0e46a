import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, text } from '../../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../../engine/core/parts.ts'
import {
  changeMode,
  FILE_TYPES,
  type FileType,
  lettersOf,
  modeFailures,
  octalOf,
  readMode,
  SETGID,
  SETUID,
  STICKY,
  symbolicOf,
} from './mode.ts'

const code = (label: string) => column(z.string(), label, { format: 'code', copyable: true })
const yesNo = (label: string) => column(z.boolean(), label, { format: 'yes-no' })
const WHO = { user: 'Owner', group: 'Group', others: 'Others' } as const

export const chmodCalculator = defineTool({
  id: 'chmod-calculator',
  category: 'code',
  icon: 'file-lock',
  title: 'Chmod calculator',
  summary: 'Convert Unix file permissions between octal, rwx letters and chmod commands, with setuid, sticky bit and umask.',
  keywords: ['chmod', 'unix permissions', 'linux file permissions', 'octal permissions', 'chmod 755', 'rwx to octal', 'umask calculator'],
  aliases: ['unix-permissions-calculator', 'file-permissions-calculator', 'umask-calculator'],
  slugs: {
    es: 'calculadora-chmod',
    fr: 'calculateur-chmod',
    id: 'kalkulator-chmod',
    it: 'calcolatrice-chmod',
    pl: 'kalkulator-chmod',
    pt: 'calculadora-chmod',
    ru: 'kalkulyator-chmod',
  },
  recognizes: [],
  effect: 'pure',
  input: z.object({
    mode: text('Permissions', {
      min: 1,
      max: 1000,
      start: '755',
      placeholder: '755',
      help: 'In any form: 755, rwxr-xr-x, u=rwx,go=rx, or a line from ls -l.',
      control: 'line',
    }),
    changes: text('Changes', {
      max: 200,
      default: '',
      placeholder: 'g+w,o-rx',
      help: 'Written as for the chmod command.',
      control: 'line',
    }),
    kind: choice('Applies to', { file: 'A file', directory: 'A directory' }),
    umask: text('Umask', {
      max: 10,
      default: '',
      placeholder: '022',
      help: 'Takes these permissions away, as for new files.',
      control: 'line',
      advanced: true,
    }),
    path: text('File name', { max: 500, default: '', placeholder: 'script.sh', help: 'For the command.', control: 'line', advanced: true }),
  }),
  output: z.object({
    octal: part(z.string(), 'Octal', { view: 'headline', format: 'code' }),
    facts: facts('Details', {
      letters: code('As ls -l shows it'),
      symbolic: code('Symbolic'),
      command: code('Command'),
      symbolicCommand: code('Command with letters'),
      umask: code('Umask for these permissions'),
      type: column(z.enum(Object.keys(FILE_TYPES) as [FileType, ...FileType[]]), 'Type', { choices: FILE_TYPES }).optional(),
    }),
    permissions: table('Permissions', {
      who: column(z.enum(Object.keys(WHO) as [keyof typeof WHO, ...(keyof typeof WHO)[]]), 'Who', { choices: WHO }),
      read: yesNo('Read'),
      write: yesNo('Write'),
      execute: yesNo('Execute'),
    }),
    special: facts('Special bits', { setuid: yesNo('Setuid'), setgid: yesNo('Setgid'), sticky: yesNo('Sticky bit') }),
  }),
  failures: modeFailures.words,
  notices: {
    'all-write': { warning: 'Everybody may write to this. Take the permission away from others with o-w unless you are sure.' },
    'setuid-write': { warning: 'It runs with the rights of its owner or group, and others may change it. That is dangerous.' },
    'capital-letter': { warning: 'A capital S or T means that the special bit is set without execute, where it has little effect.' },
    'directory-no-execute': { info: 'Without execute, a directory can be listed but not entered.' },
    'umask-execute': {
      info: 'New files get no execute permission, whatever the umask says; programs create them with 666 and directories with 777.',
    },
  },
  notes: [
    'Read counts as 4, write as 2 and execute as 1, added up for owner, group and others. The optional first digit is setuid (4), setgid (2) and the sticky bit (1).',
    'In the letters of ls -l, a special bit appears in place of x: s with execute and S without it for setuid and setgid, t and T for the sticky bit. A dot, plus or @ after the nine letters is skipped.',
    'Changes work as in GNU chmod with a umask of 0. X means execute only for directories and for files that somebody may already execute; the setuid and setgid bits of a directory stay unless they are named.',
  ],
  examples: [
    {
      input: { mode: '755' },
      output: { octal: '755', facts: { letters: '-rwxr-xr-x', symbolic: 'u=rwx,go=rx', command: 'chmod 755 file', umask: '022' } },
    },
    {
      title: 'A line from ls -l with the sticky bit',
      input: { mode: 'drwxrwxrwt 12 root root 4096 Nov 22 08:30 tmp', kind: 'directory' },
      output: {
        octal: '1777',
        facts: { letters: 'drwxrwxrwt', symbolic: 'a=rwx,+t', type: 'd' },
        special: { setuid: false, setgid: false, sticky: true },
      },
    },
    {
      title: 'A change',
      input: { mode: '644', changes: 'u+x,g+w,o-r', path: "it's.sh" },
      output: { octal: '760', facts: { command: "chmod 760 'it'\\''s.sh'" } },
    },
  ],
  transform: ({ mode: given, changes, kind, umask, path }, { fail, note }) => {
    const listed = readMode(given, 'mode', kind === 'directory')
    const isDirectory = listed.type === undefined ? kind === 'directory' : listed.type === 'd'
    const mask = umask.trim()
    if (mask !== '' && !/^[0-7]{1,4}$/.test(mask)) fail('mode-umask', { field: 'umask' })
    const where = { field: 'changes', offset: 0, text: changes }
    const changed = changes.trim() === '' ? listed.bits : changeMode(listed.bits, changes, where, isDirectory)
    const bits = changed & ~(mask === '' ? 0 : Number.parseInt(mask, 8) & 0o777)
    const has = (bit: number) => (bits & bit) !== 0
    if (has(0o002) && !has(STICKY)) note('all-write')
    if (has(SETUID | SETGID) && !isDirectory && has(0o022)) note('setuid-write')
    if (/[ST]/.test(lettersOf(bits))) note('capital-letter')
    if (isDirectory && has(0o444) && !has(0o111)) note('directory-no-execute')
    if (mask !== '' && !isDirectory && has(0o111)) note('umask-execute')
    const file = path === '' ? (isDirectory ? 'directory' : 'file') : quoted(path)
    const type = listed.type ?? (isDirectory ? 'd' : '-')
    return {
      octal: octalOf(bits),
      facts: {
        letters: type + lettersOf(bits),
        symbolic: symbolicOf(bits),
        command: `chmod ${octalOf(bits)} ${file}`,
        symbolicCommand: `chmod ${symbolicOf(bits)} ${file}`,
        umask: (0o777 & ~bits).toString(8).padStart(3, '0'),
        type: listed.type,
      },
      permissions: (['user', 'group', 'others'] as const).map((who, index) => {
        const own = bits >> (6 - 3 * index)
        return { who, read: (own & 4) !== 0, write: (own & 2) !== 0, execute: (own & 1) !== 0 }
      }),
      special: { setuid: has(SETUID), setgid: has(SETGID), sticky: has(STICKY) },
    }
  },
})

/** A name as a shell takes it; a dash at its start would be an option. */
function quoted(path: string): string {
  const safe = path.startsWith('-') ? `./${path}` : path
  return /^[\w./+:@%,-]+$/.test(safe) ? safe : `'${safe.replaceAll("'", "'\\''")}'`
}
