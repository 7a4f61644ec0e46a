/** What is shown on arrival. */
export const SAMPLE = `type Point = { x: number; y: number }

/** Distance between two points. */
export function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

const home = { x: 0, y: 0 }
console.log(distance(home, { x: 3, y: 4 })) // => 5
`
export const SAMPLE_TITLE = 'distance.ts'
