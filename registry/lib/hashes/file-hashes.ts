import type { FileValue } from '../../../engine/core/schema.ts'
import { type HashName, hashMaker } from './algorithms.ts'

const PIECE = 4 * 1024 * 1024

/** The bytes of a file in pieces; from where it lies, if it brings its `source`. @throws unknown whatever the source throws */
async function* piecesOf({ bytes, source }: FileValue): AsyncGenerator<Uint8Array> {
  if (bytes.length > 0 || !source) {
    for (let start = 0; start < bytes.length; start += PIECE) yield bytes.subarray(start, start + PIECE)
    return
  }
  for (let start = 0; start < source.size; start += PIECE)
    yield new Uint8Array(await source.slice(start, Math.min(start + PIECE, source.size)).arrayBuffer())
}

/**
 * All these hashes of a file in one reading, whatever its size.
 * @param read is told how many bytes each piece had
 */
export async function hashFile(
  file: FileValue,
  names: readonly HashName[],
  read: (bytes: number) => void,
): Promise<ReadonlyMap<HashName, Uint8Array>> {
  const running = await Promise.all(names.map(async (name) => ({ name, hash: (await hashMaker(name))() })))
  for await (const piece of piecesOf(file)) {
    for (const { hash } of running) hash.update(piece)
    read(piece.length)
  }
  return new Map(running.map(({ name, hash }) => [name, hash.digest()]))
}
