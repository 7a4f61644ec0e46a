import type { Pixels } from '../../../../engine/core/context.ts'

/** Where the frames of a sprite sheet are, row by row. */
export type SpriteSheet = {
  readonly width: number
  readonly height: number
  readonly columns: number
  readonly places: readonly { readonly x: number; readonly y: number }[]
}

/** @param columns 0 for a sheet about as wide as high */
export function planSprite(count: number, width: number, height: number, columns: number): SpriteSheet {
  const across = Math.min(count, columns || Math.max(1, Math.round(Math.sqrt((count * height) / width))))
  const places = Array.from({ length: count }, (_, i) => ({ x: (i % across) * width, y: Math.floor(i / across) * height }))
  return { width: across * width, height: Math.ceil(count / across) * height, columns: across, places }
}

export function putIntoSprite(sheet: { width: number; data: Uint8ClampedArray }, frame: Pixels, { x, y }: { x: number; y: number }): void {
  for (let row = 0; row < frame.height; row++)
    sheet.data.set(frame.data.subarray(row * frame.width * 4, (row + 1) * frame.width * 4), ((y + row) * sheet.width + x) * 4)
}

/** CSS that plays a sheet, each frame as long as it lasts. @param durations in milliseconds @param plays 0 for ever */
export function spriteCss(
  file: string,
  { places }: SpriteSheet,
  size: { width: number; height: number },
  durations: readonly number[],
  plays: number,
): string {
  const total = durations.reduce((sum, one) => sum + one, 0)
  let passed = 0
  const steps = places.map(({ x, y }, i) => {
    const at = (passed / total) * 100
    passed += durations[i] as number
    return `  ${Number(at.toFixed(4))}% { background-position: ${x && -x}px ${y && -y}px; }`
  })
  return `.sprite {
  width: ${size.width}px;
  height: ${size.height}px;
  background: url("${encodeURI(file)}") no-repeat;
  animation: sprite ${total}ms step-end ${plays === 0 ? 'infinite' : plays};
}
@keyframes sprite {
${steps.join('\n')}
}
@media (prefers-reduced-motion: reduce) {
  .sprite { animation: none; }
}
`
}

export function spriteJson(
  file: string,
  sheet: SpriteSheet,
  size: { width: number; height: number },
  numbers: readonly number[],
  durations: readonly number[],
): string {
  const frames = sheet.places.map(({ x, y }, i) => ({ frame: numbers[i], x, y, ...size, duration: durations[i] }))
  return `${JSON.stringify({ image: file, width: sheet.width, height: sheet.height, columns: sheet.columns, frames }, null, 2)}\n`
}
