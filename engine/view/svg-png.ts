/** Longest side of a picture that every browser can draw. */
const MOST_PIXELS = 8192

/** From this longest side on a drawing is drawn as it is; smaller ones at twice their size. */
const LARGE = 1000

/**
 * Draws an SVG as pixels.
 * @param wanted pixels for each unit of its size; by default 2 for small drawings
 * @throws Error where the browser cannot draw it
 */
export async function drawPng(svg: string, wanted?: number): Promise<Uint8Array<ArrayBuffer>> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const { naturalWidth: width, naturalHeight: height } = image
    const longest = Math.max(width, height)
    const scale = Math.min(wanted ?? (longest < LARGE ? 2 : 1), MOST_PIXELS / longest)
    const canvas = document.createElement('canvas')
    canvas.width = Math.max(1, Math.round(width * scale))
    canvas.height = Math.max(1, Math.round(height * scale))
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height)
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
    if (!blob) throw new Error('the picture cannot be drawn')
    return new Uint8Array(await blob.arrayBuffer())
  } finally {
    URL.revokeObjectURL(url)
  }
}
