import * as z from 'zod'
import { sizeOf } from '../../../engine/core/file-size.ts'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, choices, file, files, flag, text } from '../../../engine/core/kit.ts'
import { column, oneOf, part, table } from '../../../engine/core/parts.ts'
import { readTextFile, textFileFailures } from '../../lib/files/read-text-file.ts'
import { HASHES, HASH_LABELS, HASH_NAMES, type HashName } from '../../lib/hashes/algorithms.ts'
import { type ListedSum, baseName, readChecksumList, writeListedSum } from '../../lib/hashes/checksum-list.ts'
import { hashFile } from '../../lib/hashes/file-hashes.ts'
import { HASH_FORMS, sameBytes, writeHash } from '../../lib/hashes/forms.ts'

const MOST_FILES = 1000
const MOST_BYTES = 1024 ** 4
const MOST_LIST = 4 * 1024 * 1024
const RESULTS = { match: 'Matches', differs: 'Doesn’t match', missing: 'File not chosen', unlisted: 'Not in the list' } as const
const sri = 'SRI (sha384-…)'
/** What browsers take in the attribute `integrity`. */
const SRI_NAMES: readonly HashName[] = ['sha256', 'sha384', 'sha512']

export const fileChecksum = defineTool({
  id: 'file-checksum',
  category: 'security',
  icon: 'file-check',
  title: 'File checksum',
  summary: 'Calculate SHA-256, MD5, SHA-1 and other checksums of files of any size, and check downloads against a list.',
  keywords: [
    'file hash',
    'md5 of a file',
    'verify checksum',
    'check sha256 of a download',
    'sha256sum',
    'md5sum',
    'sfv',
    'checksum calculator',
    'sri hash',
    'subresource integrity',
    'file integrity',
  ],
  aliases: [
    'md5-file',
    'md5-checksum',
    'sha1-file',
    'sha256-file',
    'sha256-checksum',
    'sha512-checksum',
    'file-hash',
    'file-hash-checker',
    'checksum-calculator',
    'checksum-verifier',
    'crc32-file',
    'sri-hash-generator',
  ],
  slugs: {
    es: 'suma-de-verificacion-de-archivos',
    fr: 'somme-de-controle-de-fichier',
    id: 'checksum-file',
    it: 'checksum-di-file',
    pl: 'suma-kontrolna-pliku',
    pt: 'checksum-de-arquivo',
    ru: 'kontrolnaya-summa-fayla',
  },
  recognizes: [
    { kind: 'archive', field: 'files', confidence: 0.9 },
    { kind: 'file', field: 'files', confidence: 0.92 },
  ],
  effect: 'pure',
  limits: { timeMs: 6 * 60 * 60 * 1000 },
  input: z.object({
    files: files('Files', { min: 1, max: MOST_FILES, maxBytes: MOST_BYTES }),
    algorithms: choices('Algorithms', HASH_LABELS, { min: 1, default: ['sha256'] }),
    expected: text('Compare with', {
      max: MOST_LIST,
      default: '',
      control: 'multiline',
      placeholder: '9f86d081884c7d65…  file.zip',
      help: 'A checksum, or a list such as SHA256SUMS.',
    }),
    list: file('Checksum file', { optional: true, maxBytes: MOST_LIST, help: 'For example a .sha256, .md5 or .sfv file.' }),
    form: choice('Format', { ...HASH_FORMS, sri }),
    tag: flag('Name the algorithm in the list', { help: 'In the BSD form: SHA256 (file) = …', advanced: true }),
  }),
  output: z.object({
    verdict: oneOf(
      'Result',
      { match: 'All files match.', differs: 'Not all files match.', nothing: 'None of the files is in the list.' },
      { view: 'headline' },
    ).optional(),
    checks: table(
      'Comparison',
      {
        file: column(z.string(), 'File'),
        result: column(z.enum(['match', 'differs', 'missing', 'unlisted']), 'Result', { choices: RESULTS }),
        algorithm: column(z.string(), 'Algorithm'),
        expected: column(z.string(), 'Expected', { format: 'code' }),
      },
      { fileName: 'comparison.csv' },
    ).optional(),
    sums: table(
      'Checksums',
      {
        file: column(z.string(), 'File'),
        algorithm: column(z.string(), 'Algorithm'),
        checksum: column(z.string(), 'Checksum', { format: 'code', copyable: true }),
        size: column(z.int(), 'Size', { format: 'bytes' }),
      },
      { fileName: 'checksums.csv' },
    ),
    list: part(z.string(), 'Checksum list', { view: 'code', fileName: 'checksums.txt' }).optional(),
  }),
  failures: {
    ...textFileFailures.words,
    'not-this-encoding': 'These bytes aren’t {{encoding}} text. Choose a checksum file that is text.',
    'bad-line': 'This line is neither a checksum nor a line of a checksum list. It should look like “9f86d0…  file.zip”.',
    'not-sri': 'SRI is only defined for SHA-256, SHA-384 and SHA-512, not for {{algorithm}}. Choose another format or algorithm.',
    'file-gone': '“{{name}}” can no longer be read. It may have been moved or changed. Choose it again.',
  },
  notices: {
    'same-length': {
      warning:
        'A checksum without the name of its algorithm was assumed to be the usual one for its length. If it was made by another, choose that under “Algorithms”.',
    },
    broken: { warning: 'MD5 and SHA-1 only show accidental damage: two different files with the same sum can be made on purpose.' },
  },
  notes: [
    'Files are read on your device piece by piece and never uploaded, so their size doesn’t matter. Several checksums are calculated in one pass.',
    'Lists can be in the format of GNU (sha256sum), BSD (SHA256 (file) = …), SFV or PowerShell; in hexadecimal, letter case doesn’t matter. Files are matched by name, without folders. A sum without a name is compared with every file.',
    'A matching sum proves that the file is the one the sum was made from. It proves who made it only if the sum comes from a source that you trust.',
    'SRI is the value of the “integrity” attribute in HTML (W3C Subresource Integrity).',
  ],
  examples: [
    {
      input: { files: [{ name: 'hello.txt', type: 'text/plain', bytes: new TextEncoder().encode('hello\n') }] },
      output: {
        sums: [
          {
            file: 'hello.txt',
            algorithm: 'SHA-256',
            checksum: '5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03',
            size: 6,
          },
        ],
        list: '5891b5b522d5df086d0ff0b110fbd9d21bb4fc7163af34d08286a2e846f6be03  hello.txt\n',
      },
    },
    {
      title: 'A download checked against its list',
      input: {
        files: [{ name: 'hello.txt', type: 'text/plain', bytes: new TextEncoder().encode('hello\n') }],
        expected: 'MD5 (hello.txt) = B1946AC92492D2347C6235B4D2611184',
      },
      output: {
        verdict: 'match',
        checks: [{ file: 'hello.txt', result: 'match', algorithm: 'MD5', expected: 'B1946AC92492D2347C6235B4D2611184' }],
      },
    },
    {
      title: 'For the “integrity” attribute',
      input: {
        files: [{ name: 'app.js', type: 'text/javascript', bytes: new TextEncoder().encode("alert('Hello, world.');") }],
        algorithms: ['sha384'],
        form: 'sri',
      },
      output: {
        sums: [
          {
            file: 'app.js',
            algorithm: 'SHA-384',
            checksum: 'sha384-H8BRh8j48O9oYatfu5AZzq6A9RINhZO5H16dQZngK7T62em8MUt1FLm52t+eX6xO',
            size: 23,
          },
        ],
      },
    },
  ],
  transform: async ({ files: given, algorithms, expected, list, form, tag }, { fail, note, progress, signal, locale }) => {
    if (form === 'sri')
      for (const name of algorithms) if (!SRI_NAMES.includes(name)) fail('not-sri', { algorithm: HASHES[name].label, field: 'algorithms' })
    const read = (content: string, field: string) =>
      readChecksumList(content, algorithms, (offset) => fail('bad-line', { field, offset, text: content }))
    const wanted = [...read(expected, 'expected'), ...(list ? read(readTextFile(list.bytes, locale, 'list').text, 'list') : [])]
    const names = HASH_NAMES.filter((name) => algorithms.includes(name))
    const all = Math.max(
      1,
      given.reduce((sum, one) => sum + sizeOf(one), 0),
    )
    let done = 0
    const made: Made[] = []
    for (const one of given) {
      const needed = new Set([...names, ...wanted.filter((sum) => isOf(sum, one.name)).flatMap((sum) => sum.algorithms)])
      const sums = await hashFile(one, [...needed], (bytes) => {
        done += bytes
        signal.throwIfAborted()
        progress(done / all)
      }).catch((error: unknown) => {
        if (signal.aborted || !isReadError(error)) throw error
        return fail('file-gone', { name: one.name.slice(0, 200), field: 'files' })
      })
      made.push({ name: one.name, size: sizeOf(one), sums })
    }
    const checks = wanted.length > 0 ? compare(wanted, made) : undefined
    if (checks?.some(({ result }) => result === 'differs') && wanted.some(({ isGuess }) => isGuess)) note('same-length')
    const relied = checks?.filter(({ result }) => result === 'match').map(({ algorithm }) => algorithm) ?? []
    if (relied.some((label) => label === 'MD5' || label === 'SHA-1')) note('broken')
    const rows = made.flatMap(({ name, size, sums }) =>
      names.map((algorithm) => ({ name, size, algorithm, bytes: sums.get(algorithm) as Uint8Array })),
    )
    const isHex = form === 'hex' || form === 'upper'
    return {
      verdict: checks && verdictOf(checks.map(({ result }) => result)),
      checks,
      sums: rows.map(({ name, size, algorithm, bytes }) => ({
        file: name,
        algorithm: HASHES[algorithm].label,
        checksum: form === 'sri' ? `${algorithm}-${writeHash(bytes, 'base64')}` : writeHash(bytes, form),
        size,
      })),
      // The programs that read such lists know hexadecimal only.
      list: isHex
        ? rows.map(({ name, algorithm, bytes }) => `${writeListedSum(name, algorithm, writeHash(bytes, 'hex'), tag)}\n`).join('')
        : undefined,
    }
  },
})

type Made = { readonly name: string; readonly size: number; readonly sums: ReadonlyMap<HashName, Uint8Array> }
type Result = keyof typeof RESULTS

/** Browsers throw a DOMException when a file has gone or changed; nothing of it but the name is known here. */
const isReadError = (error: unknown): boolean => error instanceof Error && /^Not(?:Readable|Found)Error$/.test(error.name)

const isOf = ({ name }: ListedSum, file: string): boolean => name === undefined || baseName(name) === baseName(file)

function compare(wanted: readonly ListedSum[], made: readonly Made[]) {
  const rows = made.flatMap(({ name, sums }) => {
    const own = wanted.filter((sum) => sum.name !== undefined && isOf(sum, name))
    const fitting =
      own.length > 0
        ? own
        : bestOf(
            wanted.filter((sum) => sum.name === undefined),
            sums,
          )
    if (fitting.length === 0) return [{ file: name, result: 'unlisted' as Result, algorithm: '', expected: '' }]
    return fitting.map((sum) => {
      const match = matchOf(sum, sums)
      const result: Result = match ? 'match' : 'differs'
      return { file: name, result, algorithm: HASHES[match ?? (sum.algorithms[0] as HashName)].label, expected: sum.written }
    })
  })
  const absent = wanted.filter((sum) => sum.name !== undefined && !made.some(({ name }) => isOf(sum, name)))
  const missing = absent.map((sum) => ({
    file: sum.name as string,
    result: 'missing' as Result,
    algorithm: HASHES[sum.algorithms[0] as HashName].label,
    expected: sum.written,
  }))
  return [...rows, ...missing]
}

const matchOf = ({ algorithms, bytes }: ListedSum, sums: Made['sums']): HashName | undefined =>
  algorithms.find((name) => bytes.some((one) => sameBytes(one, sums.get(name) ?? new Uint8Array())))

/** Of sums without a name, those that match; where none does, all that may have been meant. */
function bestOf(bare: readonly ListedSum[], sums: Made['sums']): readonly ListedSum[] {
  const matching = bare.filter((sum) => matchOf(sum, sums))
  return matching.length > 0 ? matching : bare
}

function verdictOf(results: readonly Result[]): 'match' | 'differs' | 'nothing' {
  const compared = results.filter((result) => result === 'match' || result === 'differs')
  if (compared.length === 0) return 'nothing'
  return compared.includes('differs') || results.includes('unlisted') ? 'differs' : 'match'
}
