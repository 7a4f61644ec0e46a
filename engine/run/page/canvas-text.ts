/// <reference lib="webworker" />
import type { Pixels, TextDrawing } from '../../core/context.ts'
import { ToolError } from '../../core/errors.ts'

const FAMILIES: Readonly<Record<TextDrawing['font'], string>> = {
  sans: 'system-ui, sans-serif',
  serif: 'Georgia, serif',
  mono: 'ui-monospace, monospace',
  hand: '"Segoe Script", "Bradley Hand", "Snell Roundhand", cursive',
}
/** Size at which a text is measured, in pixels. */
const TRIAL = 100
const LINE_HEIGHT = 1.25
/** Room around the letters for overhang, outline and shadow, in times of their size. */
const ROOM = 0.3
const RIGHT_TO_LEFT = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u

/** Draws lines of text, each centered, with the device's fonts. @throws ToolError memory-limit */
export function drawText({ text, width, maxHeight, font, bold, color, edge }: TextDrawing): Pixels {
  const lines = text.split('\n').map((line) => line.trimEnd())
  const fontAt = (size: number) => `${bold ? 'bold ' : ''}${size}px ${FAMILIES[font]}`
  const trial = surface(1, 1)
  trial.font = fontAt(TRIAL)
  const widest = Math.max(...lines.map((line) => trial.measureText(line).width), 1)
  const size = Math.max(1, Math.min((width / widest) * TRIAL, maxHeight / (lines.length * LINE_HEIGHT)))
  const room = Math.ceil(size * ROOM)
  const canvas = surface(Math.ceil((widest * size) / TRIAL) + 2 * room, Math.ceil(lines.length * size * LINE_HEIGHT) + 2 * room)
  canvas.font = fontAt(size)
  canvas.textAlign = 'center'
  canvas.textBaseline = 'middle'
  canvas.lineJoin = 'round'
  canvas.fillStyle = color
  for (const [index, line] of lines.entries()) {
    canvas.direction = RIGHT_TO_LEFT.test(line) ? 'rtl' : 'ltr'
    const [x, y] = [canvas.canvas.width / 2, room + (index + 0.5) * size * LINE_HEIGHT]
    if (edge?.kind === 'outline') {
      canvas.strokeStyle = edge.color
      canvas.lineWidth = size * 0.12
      canvas.strokeText(line, x, y)
    } else if (edge) {
      canvas.shadowColor = edge.color
      canvas.shadowBlur = size * 0.12
      canvas.shadowOffsetY = size * 0.04
    }
    canvas.fillText(line, x, y)
  }
  return trim(canvas)
}

/** The part with anything on it; a blank text gives one clear pixel. */
function trim(context: OffscreenCanvasRenderingContext2D): Pixels {
  const { width, height } = context.canvas
  const { data } = context.getImageData(0, 0, width, height)
  let [left, top, right, bottom] = [width, height, -1, -1]
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (data[(y * width + x) * 4 + 3] === 0) continue
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
  if (right < 0) return { width: 1, height: 1, data: new Uint8ClampedArray(4) }
  const cut = context.getImageData(left, top, right - left + 1, bottom - top + 1)
  return { width: cut.width, height: cut.height, data: cut.data }
}

function surface(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new ToolError('memory-limit')
  return context
}
