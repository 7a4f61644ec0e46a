import { describe, expect, it } from 'vitest'
import { svgSize } from '../../../../engine/view/views/picture/svg-size.ts'

describe('the shape of a drawing', () => {
  it.each([
    ['what it says', '<svg xmlns="x" width="363" height="208" viewBox="0 0 10 10">', 363, 208],
    ['units do not matter', "<svg width='10cm' height='5cm'>", 10, 5],
    ['the box where nothing is said', '<?xml version="1.0"?>\n<svg viewBox="-5,-5 40 20">', 40, 20],
    ['a share of the place says nothing', '<svg width="100%" height="50%" viewBox="0 0 24 12">', 24, 12],
    ['a stroke is no width', '<svg stroke-width="3" viewBox="0 0 7 14">', 7, 14],
    ['only the outermost counts', '<svg viewBox="0 0 4 2"><svg width="9" height="1">', 4, 2],
    ['nothing at all', '<svg>', 300, 150],
    ['no size', '<svg width="0" height="10" viewBox="0 0 0 0">', 300, 150],
    ['no drawing', 'hello', 300, 150],
  ])('%s', (_, svg, width, height) => {
    expect(svgSize(svg)).toEqual({ width, height })
  })
})
