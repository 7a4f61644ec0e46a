import type { Pixels } from '../../../../engine/core/context.ts'

/** Where the darkening begins and ends, as shares of the way from the middle to a corner. */
const FROM = 0.35
const TO = 1

/** Darkens the corners in place. @param amount 0 to 100; at 100 the very corners are black */
export function vignettePixels({ width, height, data }: Pixels, amount: number): void {
  const strength = amount / 100
  const across = Float32Array.from({ length: width }, (_, x) => ((2 * (x + 0.5)) / width - 1) ** 2 / 2)
  for (let y = 0; y < height; y++) {
    const down = ((2 * (y + 0.5)) / height - 1) ** 2 / 2
    for (let x = 0, at = y * width * 4; x < width; x++, at += 4) {
      const share = (Math.sqrt((across[x] as number) + down) - FROM) / (TO - FROM)
      if (share <= 0) continue
      const bounded = Math.min(1, share)
      const light = 1 - strength * bounded * bounded * (3 - 2 * bounded)
      data[at] = (data[at] as number) * light
      data[at + 1] = (data[at + 1] as number) * light
      data[at + 2] = (data[at + 2] as number) * light
    }
  }
}
