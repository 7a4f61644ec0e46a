import { describe, expect, it } from 'vitest'
import { contrastRatio, parseHex } from '../../../../registry/lib/pictures/rgb.ts'
import { inkOn } from '../../../../src/workbenches/wheel/looks.ts'

describe('the ink on a colour of one’s own', () => {
  it('is the one that stands out more, on every colour of a coarse grid', () => {
    const levels = ['00', '33', '66', '99', 'cc', 'ff']
    for (const red of levels)
      for (const green of levels)
        for (const blue of levels) {
          const color = `#${red}${green}${blue}`
          const on = (ink: '#000' | '#fff') => contrastRatio(parseHex(color), ink === '#000' ? [0, 0, 0] : [255, 255, 255])
          expect(on(inkOn(color)), color).toBeGreaterThanOrEqual(4.5)
          expect(on(inkOn(color)), color).toBeGreaterThanOrEqual(on(inkOn(color) === '#000' ? '#fff' : '#000') - 0.02)
        }
  })
})
