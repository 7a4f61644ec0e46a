export type ImageSize = { readonly width: number; readonly height: number }

/** Width and height as the header of a PNG, JPEG, GIF or WebP says; undefined for others, and for a header that is damaged. */
export function imageSize(bytes: Uint8Array, type: string): ImageSize | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    const size = READERS[type]?.(view)
    return size && size.width > 0 && size.height > 0 ? size : undefined
  } catch (error) {
    // Reading past the end: the file was cut off.
    if (error instanceof RangeError) return undefined
    throw error
  }
}

const READERS: Readonly<Record<string, (view: DataView) => ImageSize | undefined>> = {
  'image/png': (view) => ({ width: view.getUint32(16), height: view.getUint32(20) }),
  'image/gif': (view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  'image/jpeg': readJpeg,
  'image/webp': readWebp,
}

/** The frame header, SOF0 to SOF15 except the markers between them. @see https://www.w3.org/Graphics/JPEG/itu-t81.pdf B.2.2 */
function readJpeg(view: DataView): ImageSize | undefined {
  let at = 2
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return undefined
    const marker = view.getUint8(at + 1)
    if (marker === 0xff) at++
    else if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker))
      return { height: view.getUint16(at + 5), width: view.getUint16(at + 7) }
    else if (marker === 0xd9 || marker === 0xda) return undefined
    else if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2
    else {
      const length = view.getUint16(at + 2)
      if (length < 2) return undefined
      at += 2 + length
    }
  }
  return undefined
}

/** @see https://developers.google.com/speed/webp/docs/riff_container */
function readWebp(view: DataView): ImageSize | undefined {
  const kind = view.getUint32(12)
  if (kind === 0x56503820) return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff }
  if (kind === 0x5650384c) {
    const bits = view.getUint32(21, true)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (kind === 0x56503858) {
    const three = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000 + 1
    return { width: three(24), height: three(27) }
  }
  return undefined
}
