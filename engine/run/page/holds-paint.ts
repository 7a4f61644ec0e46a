/** Whether a canvas takes paint up to its last corner: one that is too large for a browser stays blank without a word. */
export function holdsPaint(context: OffscreenCanvasRenderingContext2D): boolean {
  const [x, y] = [context.canvas.width - 1, context.canvas.height - 1]
  context.fillRect(x, y, 1, 1)
  const isThere = context.getImageData(x, y, 1, 1).data[3] === 255
  context.clearRect(x, y, 1, 1)
  return isThere
}
