import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { UPRIGHT } from '../../../../engine/core/image-frame.ts'
import {
  HANDLES,
  flipRect,
  keyRect,
  measureRect,
  moveRect,
  resizeRect,
  shapeRect,
  turnRect,
  turnStand,
} from '../../../../engine/view/crop/crop-rect.ts'

const bounds = { width: 100, height: 60 }
const rect = { x: 10, y: 10, width: 40, height: 30 }

describe('the rectangle to crop by', () => {
  it('is moved no farther than the edges', () => {
    expect(moveRect(rect, 5, -3, bounds)).toEqual({ ...rect, x: 15, y: 7 })
    expect(moveRect(rect, 500, 500, bounds)).toEqual({ ...rect, x: 60, y: 30 })
    expect(moveRect(rect, -500, -500, bounds)).toEqual({ ...rect, x: 0, y: 0 })
  })

  it.each([
    ['e', 10, 99, { x: 10, y: 10, width: 50, height: 30 }],
    ['w', 5, 0, { x: 15, y: 10, width: 35, height: 30 }],
    ['n', 0, -4, { x: 10, y: 6, width: 40, height: 34 }],
    ['se', 7, 8, { x: 10, y: 10, width: 47, height: 38 }],
    ['nw', -99, -99, { x: 0, y: 0, width: 50, height: 40 }],
    ['se', -99, -99, { x: 10, y: 10, width: 1, height: 1 }],
  ] as const)('is resized by its handle %s', (handle, dx, dy, to) => {
    expect(resizeRect(rect, handle, dx, dy, bounds)).toEqual(to)
  })

  it('stays within, in whole pixels, and near its ratio, whatever is dragged', () => {
    const drag = fc.integer({ min: -150, max: 150 })
    fc.assert(
      fc.property(fc.constantFrom(...HANDLES), drag, drag, fc.constantFrom(undefined, 1, 4 / 3, 9 / 16), (handle, dx, dy, ratio) => {
        const start = ratio === undefined ? rect : shapeRect(rect, ratio, bounds)
        const made = resizeRect(start, handle, dx, dy, bounds, ratio)
        for (const part of Object.values(made)) expect(Number.isInteger(part)).toBe(true)
        expect(made.x).toBeGreaterThanOrEqual(0)
        expect(made.y).toBeGreaterThanOrEqual(0)
        expect(made.width).toBeGreaterThanOrEqual(1)
        expect(made.x + made.width).toBeLessThanOrEqual(100)
        expect(made.y + made.height).toBeLessThanOrEqual(60)
        if (ratio !== undefined) expect(Math.abs(made.width - made.height * ratio)).toBeLessThanOrEqual(Math.max(1, ratio))
      }),
    )
  })

  it('is the largest of a shape where it filled the image', () => {
    expect(shapeRect({ x: 0, y: 0, ...bounds }, 1, bounds)).toEqual({ x: 20, y: 0, width: 60, height: 60 })
  })

  it('follows typed numbers', () => {
    expect(measureRect(rect, 'x', 90, bounds)).toEqual({ ...rect, x: 60 })
    expect(measureRect(rect, 'width', 70, bounds)).toEqual({ ...rect, width: 70 })
    expect(measureRect(rect, 'height', 20, bounds, 2)).toEqual({ ...rect, width: 40, height: 20 })
  })

  it('goes with the image when that is turned or mirrored', () => {
    const turned = turnRect(rect, bounds)
    expect(turned).toEqual({ x: 20, y: 10, width: 30, height: 40 })
    let back = turned
    for (const room of [{ width: 60, height: 100 }, bounds, { width: 60, height: 100 }]) back = turnRect(back, room)
    expect(back).toEqual(rect)
    expect(flipRect(rect, 'x', bounds)).toEqual({ ...rect, x: 50 })
    expect(flipRect(rect, 'y', bounds)).toEqual({ ...rect, y: 20 })
  })

  it('turns a mirrored image the other way before it is mirrored', () => {
    expect(turnStand(UPRIGHT).rotate).toBe(90)
    expect(turnStand({ ...UPRIGHT, flipX: true }).rotate).toBe(270)
    expect(turnStand({ ...UPRIGHT, flipX: true, flipY: true }).rotate).toBe(90)
  })

  it('is moved and resized by arrow keys', () => {
    const plain = { alt: false, shift: false }
    expect(keyRect(rect, 'ArrowRight', plain, bounds)).toEqual({ ...rect, x: 11 })
    expect(keyRect(rect, 'ArrowUp', { ...plain, shift: true }, bounds)).toEqual({ ...rect, y: 0 })
    expect(keyRect(rect, 'ArrowRight', { ...plain, alt: true }, bounds)).toEqual({ ...rect, width: 41 })
    expect(keyRect(rect, 'ArrowUp', { alt: true, shift: true }, bounds)).toEqual({ ...rect, height: 20 })
    expect(keyRect(rect, 'Enter', plain, bounds)).toBeUndefined()
  })
})
