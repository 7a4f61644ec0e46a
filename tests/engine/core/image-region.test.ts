import { describe, expect, it } from 'vitest'
import { REGION, ratioOf, regionRect } from '../../../engine/core/image-region.ts'

const size = { width: 300, height: 200 }

describe('regions', () => {
  // The examples of IIIF Image API 3.0, section 4.1, are of an image of 300 × 200 pixels.
  it.each([
    ['full', [0, 0, 300, 200]],
    ['square', [50, 0, 200, 200]],
    ['125,15,120,140', [125, 15, 120, 140]],
    ['pct:41.6,7.5,40,70', [125, 15, 120, 140]],
    ['125,15,200,200', [125, 15, 175, 185]],
    ['pct:41.6,7.5,66.6,100', [125, 15, 175, 185]],
  ])('%s is %j', (region, [x, y, width, height]) => {
    expect(REGION.test(region)).toBe(true)
    expect(regionRect(region, size)).toEqual({ x, y, width, height })
  })

  it('are undefined where nothing of them lies within', () => {
    for (const region of ['300,0,5,5', '0,200,5,5', '10,10,0,5', 'pct:100,0,5,5']) expect(regionRect(region, size)).toBeUndefined()
  })

  it('are the largest part of a shape where only a shape is given', () => {
    expect(regionRect('full', size, 1)).toEqual({ x: 50, y: 0, width: 200, height: 200 })
    expect(regionRect('full', size, 16 / 9)).toEqual({ x: 0, y: 15, width: 300, height: 169 })
    expect(regionRect('full', size, 1000)).toEqual({ x: 0, y: 99, width: 300, height: 1 })
  })

  it('are refused in other forms', () => {
    for (const region of ['', '1,2,3', '-1,0,5,5', '1,2,3,4,5', 'pct:', '1e9,0,1,1', 'FULL']) expect(REGION.test(region)).toBe(false)
  })

  it('know ratios', () => {
    expect([ratioOf('16:9'), ratioOf('1.91:1'), ratioOf('free'), ratioOf('0:5'), ratioOf('5:0')]).toEqual([
      16 / 9,
      1.91,
      undefined,
      undefined,
      undefined,
    ])
  })
})
