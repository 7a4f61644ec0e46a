import { readFileSync } from 'node:fs'
import { Reader } from 'mmdb-lib'

/** Addresses looked up to see that the search tree leads somewhere: one of each kind. */
const PROBES = ['1.1.1.1', '2606:4700:4700::1111']
/** The tree of an IPv4 database knows no others. */
const ONLY_IPV4 = 4

/**
 * Why a file is no geolocation database in the MaxMind format; undefined if it is one. The whole file is read, so this is for the
 * start of a server only.
 * @see https://maxmind.github.io/MaxMind-DB/
 */
export function wrongDatabase(path: string): string | undefined {
  let bytes: Buffer
  try {
    bytes = readFileSync(path)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return code === 'ENOENT' ? 'there is no such file' : `it cannot be read (${code})`
  }
  try {
    const reader = new Reader<object>(bytes)
    const { nodeCount, treeDepth, searchTreeSize, ipVersion } = reader.metadata
    if (!(nodeCount > 0 && treeDepth > 0 && searchTreeSize < bytes.length)) return 'it is damaged or cut off'
    for (const probe of ipVersion === ONLY_IPV4 ? PROBES.slice(0, 1) : PROBES) reader.get(probe)
    return undefined
  } catch {
    return 'it is not a database in the MaxMind format (MMDB), or it is damaged'
  }
}
