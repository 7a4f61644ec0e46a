import { crc32 } from '../../../engine/core/bytes/crc32.ts'
import { joinBytes } from '../../../engine/core/bytes/join.ts'

/** A ZIP archive with its parts as they are, all from the first day that such an archive can name. */
export function storedZip(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const encoder = new TextEncoder()
  const local: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const [path, text] of Object.entries(files)) {
    const [name, data] = [encoder.encode(path), encoder.encode(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${text}`)]
    // What header and directory say alike: version, flags, method, time, date, check sum, sizes, length of the name.
    const shared = numbers(
      [20, 2],
      [0x0800, 2],
      [0, 2],
      [0, 2],
      [0x21, 2],
      [crc32(data), 4],
      [data.length, 4],
      [data.length, 4],
      [name.length, 2],
    )
    local.push(numbers([0x04034b50, 4]), shared, numbers([0, 2]), name, data)
    directory.push(numbers([0x02014b50, 4], [20, 2]), shared, numbers([0, 2], [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), name)
    at += 30 + name.length + data.length
  }
  const count = Object.keys(files).length
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  return joinBytes([...local, ...directory, numbers([0x06054b50, 4], [0, 2], [0, 2], [count, 2], [count, 2], [size, 4], [at, 4], [0, 2])])
}

/** Numbers with their sizes in bytes, the least byte first. */
function numbers(...values: readonly (readonly [value: number, size: number])[]): Uint8Array {
  return Uint8Array.from(values.flatMap(([value, size]) => Array.from({ length: size }, (_, byte) => (value >>> (8 * byte)) & 0xff)))
}
