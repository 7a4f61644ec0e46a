import type { PageReply, PageRequest } from '../protocol.ts'

/** Draws what a worker asks for, and answers by its port. */
export async function drawSvg({ svg, width, height, port }: PageRequest): Promise<void> {
  const reply = await draw(svg, width, height)
  port.postMessage(reply, 'bitmap' in reply ? [reply.bitmap] : [])
  port.close()
}

async function draw(svg: string, width: number, height: number): Promise<PageReply> {
  const url = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  try {
    const image = new Image()
    image.src = url
    await image.decode()
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context || !holds(context)) return { fault: 'memory-limit' }
    context.drawImage(image, 0, 0, width, height)
    return { bitmap: canvas.transferToImageBitmap() }
  } catch {
    return { fault: 'svg-not-drawn' }
  } finally {
    URL.revokeObjectURL(url)
  }
}

/** Whether the canvas takes paint up to its last corner: one that is too large for a browser stays blank without a word. */
function holds(context: OffscreenCanvasRenderingContext2D): boolean {
  const [x, y] = [context.canvas.width - 1, context.canvas.height - 1]
  context.fillRect(x, y, 1, 1)
  const isThere = context.getImageData(x, y, 1, 1).data[3] === 255
  context.clearRect(x, y, 1, 1)
  return isThere
}
