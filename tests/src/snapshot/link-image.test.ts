import { describe, expect, it } from 'vitest'
import { placeInImage, roundColors } from '../../../src/snapshot/link-image.ts'

describe('an image for link previews', () => {
  it('shows what is small in its middle, at most twice as large', () => {
    expect(placeInImage({ width: 300, height: 215 })).toEqual({ scale: 2, x: 300, y: 100 })
    expect(placeInImage({ width: 800, height: 420 })).toEqual({ scale: 1.5, x: 0, y: 0 })
  })

  it('shows the beginning of what would be too small to read', () => {
    expect(placeInImage({ width: 600, height: 20_000 })).toEqual({ scale: 0.8, x: 360, y: 0 })
    expect(placeInImage({ width: 9000, height: 300 })).toEqual({ scale: 0.8, x: 0, y: 195 })
  })

  it('keeps its shape where it is smaller', () => {
    expect(placeInImage({ width: 300, height: 215 }, 0.5)).toEqual({ scale: 1, x: 150, y: 50 })
  })

  it('rounds colors to fewer bits, and leaves black, white and opacity', () => {
    const pixels = new Uint8ClampedArray([0, 255, 8, 7, 130, 131, 15, 255])
    roundColors(pixels, 5)
    // 8 is 1 of 31, 130 and 131 are 16 of 31, 15 is 1 of 31.
    expect([...pixels]).toEqual([0, 255, 8, 7, 132, 132, 8, 255])
  })
})
