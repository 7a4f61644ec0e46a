/** The least that a reader of headers needs of each kind; no pixels follow. */
export function jpegHead(width: number, height: number, length = 200): Buffer {
  const frame = Buffer.from([0xff, 0xc0, 0, 17, 8, height >> 8, height & 255, width >> 8, width & 255, 3])
  const app = Buffer.concat([Buffer.from([0xff, 0xe0, 0, 16]), Buffer.from('JFIF\0'), Buffer.alloc(9)])
  return pad(Buffer.concat([Buffer.from([0xff, 0xd8]), app, frame]), length)
}

export function pngHead(width: number, height: number, length = 100): Buffer {
  const head = Buffer.from('89504e470d0a1a0a0000000d494844520000000000000000', 'hex')
  head.writeUInt32BE(width, 16)
  head.writeUInt32BE(height, 20)
  return pad(head, length)
}

export function gifHead(width: number, height: number): Buffer {
  const head = Buffer.concat([Buffer.from('GIF89a'), Buffer.alloc(30)])
  head.writeUInt16LE(width, 6)
  head.writeUInt16LE(height, 8)
  return head
}

/** In the extended form (VP8X). */
export function webpHead(width: number, height: number): Buffer {
  const head = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8X'), Buffer.alloc(40)])
  head.writeUIntLE(width - 1, 24, 3)
  head.writeUIntLE(height - 1, 27, 3)
  return head
}

const pad = (head: Buffer, length: number) => Buffer.concat([head, Buffer.alloc(Math.max(0, length - head.length))])
