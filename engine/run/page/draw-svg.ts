import { holdsPaint } from './holds-paint.ts'
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
    if (!context || !holdsPaint(context)) return { fault: 'memory-limit' }
    context.drawImage(image, 0, 0, width, height)
    return { bitmap: canvas.transferToImageBitmap() }
  } catch {
    return { fault: 'svg-not-drawn' }
  } finally {
    URL.revokeObjectURL(url)
  }
}
