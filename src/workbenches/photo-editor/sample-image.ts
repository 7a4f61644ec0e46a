/** A landscape made by code, to try the editor with. @throws DOMException where there is no canvas */
export async function sampleImage(): Promise<File> {
  const [width, height] = [1600, 1067]
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new DOMException('no canvas', 'NotSupportedError')
  const sky = context.createLinearGradient(0, 0, 0, height * 0.7)
  for (const [at, color] of [[0, '#27426e'], [0.45, '#c4748a'], [0.8, '#f3b27a'], [1, '#fbe3b3']] as const) sky.addColorStop(at, color) // prettier-ignore
  context.fillStyle = sky
  context.fillRect(0, 0, width, height)
  const glow = context.createRadialGradient(1120, 600, 20, 1120, 600, 420)
  glow.addColorStop(0, 'rgb(255 244 214 / 1)')
  glow.addColorStop(0.14, 'rgb(255 232 176 / 0.95)')
  glow.addColorStop(0.2, 'rgb(255 214 150 / 0.45)')
  glow.addColorStop(1, 'rgb(255 200 150 / 0)')
  context.fillStyle = glow
  context.fillRect(0, 0, width, height)
  const ridges = [
    { top: 640, rise: 70, step: 420, color: '#7d6486' },
    { top: 730, rise: 90, step: 330, color: '#4f4a72' },
    { top: 840, rise: 60, step: 260, color: '#2c3558' },
    { top: 950, rise: 40, step: 210, color: '#151f38' },
  ]
  for (const { top, rise, step, color } of ridges) {
    context.fillStyle = color
    context.beginPath()
    context.moveTo(0, height)
    for (let x = 0; x <= width; x += 8) {
      const wave = Math.sin((x / step) * Math.PI) * 0.6 + Math.sin((x / (step * 0.37)) * Math.PI + top) * 0.28 + Math.sin(x / 31) * 0.05
      context.lineTo(x, top - wave * rise)
    }
    context.lineTo(width, height)
    context.fill()
  }
  const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
  return new File([blob], 'sample.jpg', { type: blob.type })
}
