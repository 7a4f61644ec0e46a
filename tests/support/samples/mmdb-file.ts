type Value = string | number | { readonly [key: string]: Value } | readonly Value[]

/** A MaxMind DB with one record, for all IPv4 addresses that begin with a number. @see https://maxmind.github.io/MaxMind-DB/ */
export function mmdbFile(first: number, record: Value, databaseType: string, made: Date): Buffer {
  const bits = [...first.toString(2).padStart(8, '0')].map(Number)
  const nothing = bits.length
  // Past the last node come 16 zero bytes, then the data; the record is its first.
  const found = bits.length + 16
  const nodes = bits.map((bit, index) => {
    const next = index === bits.length - 1 ? found : index + 1
    const [left, right] = bit === 0 ? [next, nothing] : [nothing, next]
    return Buffer.from([left >> 16, (left >> 8) & 255, left & 255, right >> 16, (right >> 8) & 255, right & 255])
  })
  const metadata = Buffer.concat([
    control(7, 8),
    ...entry('node_count', Buffer.concat([control(6, 1), Buffer.from([bits.length])])),
    ...entry('record_size', Buffer.concat([control(5, 1), Buffer.from([24])])),
    ...entry('ip_version', Buffer.concat([control(5, 1), Buffer.from([4])])),
    ...entry('binary_format_major_version', Buffer.concat([control(5, 1), Buffer.from([2])])),
    ...entry('binary_format_minor_version', control(5, 0)),
    ...entry('database_type', encode(databaseType)),
    ...entry('languages', encode(['en'])),
    ...entry('build_epoch', epoch(made)),
  ])
  return Buffer.concat([...nodes, Buffer.alloc(16), encode(record), Buffer.from('\xab\xcd\xefMaxMind.com', 'latin1'), metadata])
}

const entry = (name: string, value: Buffer) => [encode(name), value]

function epoch(date: Date): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(date.getTime() / 1000)
  return Buffer.concat([control(9, 4), bytes])
}

function control(type: number, size: number): Buffer {
  const head = Math.min(size, 29)
  const more = size >= 29 ? [size - 29] : []
  return type > 7 ? Buffer.from([head, type - 7, ...more]) : Buffer.from([(type << 5) | head, ...more])
}

function encode(value: Value): Buffer {
  if (typeof value === 'string') return Buffer.concat([control(2, Buffer.byteLength(value)), Buffer.from(value)])
  if (typeof value === 'number') {
    const bytes = Buffer.alloc(Number.isInteger(value) ? 4 : 8)
    if (Number.isInteger(value)) bytes.writeUInt32BE(value)
    else bytes.writeDoubleBE(value)
    return Buffer.concat([control(Number.isInteger(value) ? 6 : 3, bytes.length), bytes])
  }
  if (Array.isArray(value)) return Buffer.concat([control(11, value.length), ...(value as Value[]).map(encode)])
  const entries = Object.entries(value as Record<string, Value>)
  return Buffer.concat([control(7, entries.length), ...entries.flatMap(([key, item]) => [encode(key), encode(item)])])
}
