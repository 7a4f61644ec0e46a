import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Pixels } from '../../../../../engine/core/context.ts'
import { standingSize } from '../../../../../engine/core/image-frame.ts'
import { cutEllipse, layOver } from '../../../../../registry/lib/pictures/editing/lay-over.ts'
import { straightenPixels, turnPixels } from '../../../../../registry/lib/pictures/editing/stand.ts'
import { noise } from '../../../../support/samples/pictures.ts'

/** One number a pixel, in rows. */
const rowsOf = ({ width, height, data }: Pixels) =>
  Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_, x) => data[(y * width + x) * 4]).join('')).join('/')
const abc = (): Pixels => ({ width: 3, height: 2, data: new Uint8ClampedArray([1, 2, 3, 4, 5, 6].flatMap((value) => [value, 0, 0, 255])) })

describe('turning', () => {
  it.each([
    [0, false, false, '123/456'],
    [90, false, false, '41/52/63'],
    [180, false, false, '654/321'],
    [270, false, false, '36/25/14'],
    [0, true, false, '321/654'],
    [0, false, true, '456/123'],
    [90, true, false, '14/25/36'],
    [270, true, true, '41/52/63'],
  ] as const)('by %i°, mirrored across %s and down %s, gives %s', (rotate, flipX, flipY, rows) => {
    expect(rowsOf(turnPixels(abc(), { rotate, flipX, flipY }))).toBe(rows)
  })

  it('four times by a quarter gives the image back', () => {
    const source = noise(7, 5)
    let turned = source
    for (let i = 0; i < 4; i++) turned = turnPixels(turned, { rotate: 90, flipX: false, flipY: false })
    expect(turned).toEqual(source)
  })
})

describe('straightening', () => {
  it('keeps an even image even, and leaves no empty corner, by any angle', () => {
    const side = fc.integer({ min: 1, max: 60 })
    fc.assert(
      fc.property(side, side, fc.double({ min: -45, max: 45, noNaN: true }), (width, height, degrees) => {
        const data = new Uint8ClampedArray(width * height * 4).fill(200)
        const made = straightenPixels({ width, height, data }, degrees)
        expect({ width: made.width, height: made.height }).toEqual(standingSize({ width, height }, { rotate: 0, straighten: degrees }))
        expect(made.data.every((value) => value === 200)).toBe(true)
      }),
    )
  })

  it('turns clockwise: what was at the right comes lower', () => {
    const width = 101
    const data = new Uint8ClampedArray(width * width * 4).fill(255)
    for (let x = 0; x < width; x++) data.fill(0, (50 * width + x) * 4, (50 * width + x) * 4 + 3)
    const made = straightenPixels({ width, height: width, data }, 10)
    const darkest = (x: number) => {
      const column = Array.from({ length: made.height }, (_, y) => made.data[(y * made.width + x) * 4] as number)
      return column.indexOf(Math.min(...column))
    }
    expect(darkest(made.width - 5)).toBeGreaterThan(darkest(4) + 8)
  })
})

describe('laying over', () => {
  const plain = (width: number, height: number, color: number[]): Pixels => ({
    width,
    height,
    data: new Uint8ClampedArray(Array.from({ length: width * height }, () => color).flat()),
  })

  it('mixes by opacity and cuts what reaches beyond', () => {
    const base = plain(3, 1, [0, 0, 0, 255])
    layOver(base, plain(2, 3, [255, 255, 255, 128]), 2, -1)
    expect([...base.data]).toEqual([0, 0, 0, 255, 0, 0, 0, 255, 128, 128, 128, 255])
  })

  it('gives the color of the upper image over nothing', () => {
    const base = plain(1, 1, [0, 0, 0, 0])
    layOver(base, plain(1, 1, [10, 20, 30, 128]), 0, 0)
    expect([...base.data]).toEqual([10, 20, 30, 128])
  })

  it('cuts an ellipse with soft edges', () => {
    const disc = plain(40, 20, [9, 9, 9, 255])
    cutEllipse(disc)
    const alpha = (x: number, y: number) => disc.data[(y * 40 + x) * 4 + 3]
    expect([alpha(0, 0), alpha(39, 19), alpha(20, 10), alpha(0, 10), alpha(39, 9)]).toEqual([
      0,
      0,
      255,
      expect.any(Number),
      expect.any(Number),
    ])
    const sum = disc.data.reduce((total, value, i) => (i % 4 === 3 ? total + value / 255 : total), 0)
    expect(Math.abs(sum / (Math.PI * 20 * 10) - 1)).toBeLessThan(0.01)
  })
})
