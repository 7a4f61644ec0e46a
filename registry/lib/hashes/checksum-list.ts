import { HASHES, type HashName } from './algorithms.ts'
import { algorithmNamed, readExpectedHash } from './forms.ts'

/** One checksum of a list: of which file, where it says so, and by which algorithms it can come about. */
export type ListedSum = {
  readonly line: number
  readonly name: string | undefined
  readonly algorithms: readonly HashName[]
  readonly bytes: readonly Uint8Array[]
  readonly written: string
  /** Its algorithm is not said, and only its length tells of it. */
  readonly isGuess: boolean
}

/** What a checksum without a name is, by its number of bits; others of the same length are tried only where they are chosen. */
const USUAL: Readonly<Record<number, HashName>> = {
  32: 'crc32',
  128: 'md5',
  160: 'sha1',
  224: 'sha224',
  256: 'sha256',
  384: 'sha384',
  512: 'sha512',
}

const BSD = /^(\\?)([A-Za-z0-9/-]{2,20}) ?\((.*)\) ?= ?([A-Za-z0-9+/=_-]+)$/
/** GNU writes two characters between, a space and a space or an asterisk; others write one space or a tab. */
const GNU = /^(\\?)([0-9A-Fa-f]{8,128})(?: [ *]|[ \t]+\*?)(\S.*)$/
const SFV = /^(.*\S)[ \t]+([0-9A-Fa-f]{8})$/
/** Get-FileHash of PowerShell: algorithm, hash, path. */
const POWERSHELL = /^(MD5|SHA1|SHA256|SHA384|SHA512)\s+([0-9A-Fa-f]{32,128})\s+(\S.*)$/

/**
 * Reads checksums: alone, in the forms of GNU (`sha256sum`), BSD (`SHA256 (file) = …`), SFV and PowerShell, or as SRI (`sha384-…`).
 * @param chosen algorithms that a checksum without a name may be, beside the usual one of its length
 * @param refuse ends the run at a line that is none of these
 */
export function readChecksumList(text: string, chosen: readonly HashName[], refuse: (offset: number) => never): ListedSum[] {
  const found: ListedSum[] = []
  let line = 0
  let offset = 0
  for (const whole of text.split(/\r\n|\r|\n/)) {
    line++
    const start = offset
    offset += whole.length + (text.startsWith('\r\n', offset + whole.length) ? 2 : 1)
    const written = whole.replace(/^\uFEFF/, '').trimEnd()
    if (isNoise(written)) continue
    for (const sum of readLine(written, chosen) ?? refuse(start)) found.push({ line, ...sum })
  }
  return found
}

/** Empty lines, comments, and what PowerShell puts above its table. */
const isNoise = (line: string): boolean => line.trim() === '' || /^\s*[;#]/.test(line) || /^(?:Algorithm\s+Hash\b|-+\s+-+)/.test(line)

type Sum = Omit<ListedSum, 'line'>

function readLine(line: string, chosen: readonly HashName[]): Sum[] | undefined {
  const [, bsdMark, tag, bsdName, bsdHash] = BSD.exec(line) ?? []
  if (tag !== undefined && bsdName !== undefined && bsdHash !== undefined) {
    const algorithm = algorithmNamed(tag)
    return algorithm && listed(unescapeName(bsdName, bsdMark), `${tag}:${bsdHash}`, bsdHash, chosen)
  }
  const [, shell, shellHash, path] = POWERSHELL.exec(line) ?? []
  if (shell !== undefined && shellHash !== undefined) return listed(path, `${shell}:${shellHash}`, shellHash, chosen)
  const [, mark, hash, name] = GNU.exec(line) ?? []
  if (hash !== undefined && name !== undefined && readExpectedHash(hash)) return listed(unescapeName(name, mark), hash, hash, chosen)
  const bare = listed(undefined, line, line.trim(), chosen)
  if (bare) return bare
  const [, sfvName, crc] = SFV.exec(line) ?? []
  if (crc !== undefined) return listed(sfvName?.trim(), `crc32:${crc}`, crc, chosen)
  const several = line
    .trim()
    .split(/\s+/)
    .map((one) => listed(undefined, one, one, chosen))
  return several.every((one) => one !== undefined) ? several.flat() : undefined
}

function listed(name: string | undefined, text: string, written: string, chosen: readonly HashName[]): Sum[] | undefined {
  const hash = readExpectedHash(text)
  if (!hash) return undefined
  // 64 digits could be Base64 of SHA-384 as well, but nobody means that in a list.
  const bits = /^[0-9A-Fa-f]+$/.test(written) ? written.length * 4 : undefined
  const isNamed = hash.algorithms.length === 1
  const algorithms = hash.algorithms
    .filter((one) => bits === undefined || HASHES[one].bits === bits)
    .filter((one) => isNamed || USUAL[HASHES[one].bits] === one || chosen.includes(one))
  return algorithms.length === 0 ? undefined : [{ name, algorithms, bytes: hash.bytes, written, isGuess: !isNamed }]
}

/** GNU puts a backslash before a line whose file name has one, or a line break. */
function unescapeName(name: string, mark: string | undefined): string {
  if (mark !== '\\') return name
  return name.replace(/\\([\\nr])/g, (_, letter: string) => (letter === 'n' ? '\n' : letter === 'r' ? '\r' : '\\'))
}

/** A line of a list as GNU's programs write and read it; with `tag` in the form of the BSDs, which names the algorithm. */
export function writeListedSum(name: string, algorithm: HashName, hex: string, tag: boolean): string {
  const escaped = name.replace(/[\\\n\r]/g, (letter) => (letter === '\n' ? '\\n' : letter === '\r' ? '\\r' : '\\\\'))
  const mark = escaped === name ? '' : '\\'
  return tag ? `${mark}${TAGS[algorithm] ?? HASHES[algorithm].label} (${escaped}) = ${hex}` : `${mark}${hex}  ${escaped}`
}

/** Tags that differ from the label, as GNU and the BSDs write them. */
const TAGS: Readonly<Partial<Record<HashName, string>>> = {
  sha1: 'SHA1',
  sha224: 'SHA224',
  sha256: 'SHA256',
  sha384: 'SHA384',
  sha512: 'SHA512',
  blake2b: 'BLAKE2b',
  crc32: 'CRC32',
  adler32: 'ADLER32',
  ripemd160: 'RMD160',
}

/** The name of a file without its folders, for comparing. */
export function baseName(path: string): string {
  return (path.split(/[/\\]/).at(-1) ?? path).normalize('NFC')
}
