import type { CodeColors } from '../../../lib/qr/colors.ts'
import type { Matrix } from '../../../lib/qr/image.ts'
import type { Rgb } from '../../../lib/pictures/rgb.ts'

/** Points of PDF in a pixel of CSS. */
const POINTS = 0.75

/**
 * A code as a PDF of one page, drawn as lines of modules that stay sharp at any size.
 * @param size of the page in pixels of CSS, 96 to the inch
 * @see ISO 32000-1
 */
export function drawPdf(matrix: Matrix, margin: number, size: number, [background, foreground]: CodeColors): Uint8Array {
  const side = size * POINTS
  const unit = side / (matrix.length + 2 * margin)
  const bars = matrix.flatMap((row, y) => {
    const line = row.map((dark) => (dark ? '1' : '0')).join('')
    const top = n(side - (y + margin + 1) * unit)
    return [...line.matchAll(/1+/g)].map((run) => `${n((run.index + margin) * unit)} ${top} ${n(run[0].length * unit)} ${n(unit)} re`)
  })
  const drawing = `${paint(background)}\n0 0 ${n(side)} ${n(side)} re f\n${paint(foreground)}\n${bars.join('\n')}\nf`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${n(side)} ${n(side)}] /Contents 4 0 R /Resources << >> >>`,
    `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const entries = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`)
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${entries.join('')}`
  return new TextEncoder().encode(
    `${text}${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`,
  )
}

function paint(color: Rgb): string {
  return `${color.map((channel) => n(channel / 255)).join(' ')} rg`
}

function n(value: number): string {
  return String(Math.round(value * 10_000) / 10_000)
}
