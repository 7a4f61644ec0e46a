/**
 * How much of each pixel outlines cover: signed areas are summed along the rows, as Raph Levien's font-rs does it. Exact for
 * polygons, so the same on every machine; where outlines lie over one another, a pixel is covered once.
 */
export class Coverage {
  private readonly sums: Float32Array
  private readonly width: number
  private readonly height: number
  private readonly touched: Uint8Array

  constructor(width: number, height: number) {
    this.width = width
    this.height = height
    this.touched = new Uint8Array(height)
    this.sums = new Float32Array(width * height + 2)
  }

  /** An edge of a closed outline, in pixels. Edges must lie within the image. */
  line(x0: number, y0: number, x1: number, y1: number): void {
    if (y0 === y1) return
    const direction = y0 < y1 ? 1 : -1
    const [ax, ay, bx, by] = y0 < y1 ? [x0, y0, x1, y1] : [x1, y1, x0, y0]
    const slope = (bx - ax) / (by - ay)
    let x = ax
    for (let row = Math.floor(ay); row < Math.min(this.height, Math.ceil(by)); row++) {
      const part = Math.min(row + 1, by) - Math.max(row, ay)
      const next = x + slope * part
      this.touched[row] = 1
      this.span(row * this.width, direction * part, Math.min(x, next), Math.max(x, next))
      x = next
    }
  }

  /** Spreads an edge's part of one row over the pixels that it crosses. */
  private span(row: number, area: number, left: number, right: number): void {
    const { sums } = this
    const first = Math.floor(left)
    const last = Math.ceil(right)
    const add = (at: number, value: number) => (sums[row + at] = (sums[row + at] as number) + value)
    if (last <= first + 1) {
      const middle = (left + right) / 2 - first
      add(first, area * (1 - middle))
      add(first + 1, area * middle)
      return
    }
    const each = 1 / (right - left)
    const start = left - first
    const head = each * (1 - start) ** 2 * 0.5
    const end = right - last + 1
    const tail = each * end ** 2 * 0.5
    add(first, area * head)
    if (last === first + 2) add(first + 1, area * (1 - head - tail))
    else {
      const second = each * (1.5 - start)
      add(first + 1, area * (second - head))
      for (let at = first + 2; at < last - 1; at++) add(at, area * each)
      const done = second + (last - first - 3) * each
      add(last - 1, area * (1 - done - tail))
    }
    add(last, area * tail)
  }

  /** A curve as lines; quadratic, or cubic with a second control point. */
  curve(from: Point, to: Point, one: Point, two?: Point): void {
    const parts = 8
    let before = from
    for (let step = 1; step <= parts; step++) {
      const t = step / parts
      const u = 1 - t
      const mix = (axis: 0 | 1) =>
        two
          ? u ** 3 * from[axis] + 3 * u * u * t * one[axis] + 3 * u * t * t * two[axis] + t ** 3 * to[axis]
          : u * u * from[axis] + 2 * u * t * one[axis] + t * t * to[axis]
      const next: Point = [mix(0), mix(1)]
      this.line(...before, ...next)
      before = next
    }
  }

  /** Calls back for each row that an outline crosses, with the covered share of its pixels, from 0 to 1; then nothing is covered. */
  takeRows(each: (row: number, covered: Float32Array) => void): void {
    const { width, sums, touched } = this
    const covered = new Float32Array(width)
    for (let row = 0; row < this.height; row++) {
      if (touched[row] === 0) continue
      const start = row * width
      let sum = 0
      for (let x = 0; x < width; x++) {
        sum += sums[start + x] as number
        covered[x] = Math.min(1, Math.abs(sum))
      }
      each(row, covered)
      sums.fill(0, start, start + width)
      touched[row] = 0
    }
    sums.fill(0, width * this.height)
  }
}

/** In pixels, from the upper left corner. */
export type Point = readonly [x: number, y: number]
