export type Triple = readonly [number, number, number]
export type Matrix = readonly [Triple, Triple, Triple]

export const dot = (a: Triple, b: Triple): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

export const times = ([a, b, c]: Matrix, vector: Triple): Triple => [dot(a, vector), dot(b, vector), dot(c, vector)]

export function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  const [x, y, z] = [e * i - f * h, f * g - d * i, d * h - e * g]
  const whole = a * x + b * y + c * z
  const row = (p: number, q: number, r: number): Triple => [p / whole, q / whole, r / whole]
  return [row(x, c * h - b * i, b * f - c * e), row(y, a * i - c * g, c * d - a * f), row(z, b * g - a * h, a * e - b * d)]
}
