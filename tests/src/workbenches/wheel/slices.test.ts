import { describe, expect, it } from 'vitest'
import { fitName, stopAngle, toSlices } from '../../../../src/workbenches/wheel/slices.ts'

describe('a wheel', () => {
  it('gives each entry its share of the round', () => {
    expect(
      toSlices([
        { name: 'a', weight: 3 },
        { name: 'b', weight: 1 },
      ]),
    ).toEqual([
      { name: 'a', from: 0, to: 270 },
      { name: 'b', from: 270, to: 360 },
    ])
  })

  it('stops with the winner under the pointer, always after whole turns forward', () => {
    const slices = toSlices(Array.from({ length: 7 }, (_, index) => ({ name: String(index), weight: index + 1 })))
    let angle = 0
    for (let index = 0; index < 7; index++) {
      const next = stopAngle(slices, index, angle, 5)
      expect(next - angle).toBeGreaterThanOrEqual(5 * 360)
      const under = (360 - (next % 360)) % 360
      expect(under).toBeGreaterThan(slices[index]?.from as number)
      expect(under).toBeLessThan(slices[index]?.to as number)
      angle = next
    }
  })

  it('writes a name as large as it fits, and cuts what never fits', () => {
    expect(fitName('Anna', 136, 17)).toEqual({ text: 'Anna', size: 17 })
    const long = fitName('Участник с именем', 136, 17)
    expect(long.text).toBe('Участник с именем')
    expect(long.size).toBeCloseTo(12.1, 1)
    expect(fitName('abcdefghijk', 47, 17)).toEqual({ text: 'abcdefghi…', size: 7 })
    const cut = fitName('👩‍👩‍👧 '.repeat(30), 70, 17)
    expect(cut.size).toBe(7)
    expect([...cut.text]).toHaveLength(15)
    expect(cut.text.endsWith('…')).toBe(true)
  })
})
