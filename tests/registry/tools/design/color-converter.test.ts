import { describe, expect, it } from 'vitest'
import { parseColor } from '../../../../registry/lib/colors/parse-color.ts'
import { toHex } from '../../../../registry/lib/colors/write-color.ts'
import { colorConverter } from '../../../../registry/tools/design/color-converter.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

type Form = { readonly form: string; readonly code: string }
const convertAll = async (color: string, more = {}) => output(colorConverter, { color, ...more })
const codes = async (color: string, more = {}) =>
  Object.fromEntries(((await convertAll(color, more)).forms as Form[]).map(({ form, code }) => [form, code]))

describe('color-converter', () => {
  // CSS Color 4: the samples of sections 10 and 18.
  it('knows green in every format', async () => {
    expect(await codes('green')).toMatchObject({
      hex: '#008000',
      rgb: 'rgb(0 128 0)',
      hsl: 'hsl(120 100% 25.1%)',
      hwb: 'hwb(120 0% 49.8%)',
      lab: 'lab(46.28% -47.55 48.59)',
      lch: 'lch(46.28% 67.98 134.38)',
      oklab: 'oklab(51.98% -0.1403 0.1077)',
      oklch: 'oklch(51.98% 0.1769 142.5)',
      'display-p3': 'color(display-p3 0.216 0.4942 0.1315)',
      'xyz-d65': 'color(xyz-d65 0.0772 0.1544 0.0257)',
      android: '#FF008000',
    })
  })

  it('writes transparency where a format has it, and tells where not', async () => {
    expect(await codes('#ff880080')).toMatchObject({
      hex: '#ff880080',
      rgb: 'rgb(255 136 0 / 0.502)',
      hsv: 'hsv(32, 100%, 100%)',
      android: '#80FF8800',
    })
    expect(await codes('#ff880080', { style: 'legacy' })).toMatchObject({
      rgb: 'rgba(255, 136, 0, 0.502)',
      hsl: 'hsla(32, 100%, 50%, 0.502)',
    })
    expect(noticeCodes(await convertAll('#ff880080'))).toEqual(['alpha-left-out'])
  })

  it('gives codes that lead back to the same color', async () => {
    for (const hex of ['#000000', '#ffffff', '#808080', '#010203', '#7f7f80', '#fe0102', '#123456', '#abcdef'])
      for (const [form, code] of Object.entries(await codes(hex)))
        if (form !== 'hsv' && form !== 'cmyk' && form !== 'android') expect(toHex(parseColor(code, 'color').color), code).toBe(hex)
  })

  it('tells what sRGB and P3 do not have', async () => {
    const beyond = await convertAll('color(rec2020 0 1 0)')
    expect(beyond.about).toMatchObject({ srgb: false, p3: false })
    expect(noticeCodes(beyond)).toEqual(['outside-srgb'])
    expect((await convertAll('#00ff00')).about).toMatchObject({ srgb: true, p3: true, name: 'lime' })
  })

  it('calls CMYK naive, and tells of bounds', async () => {
    expect(noticeCodes(await convertAll('cmyk(0 50 100 20)'))).toEqual(['from-cmyk'])
    expect(await codes('#000')).toMatchObject({ cmyk: 'cmyk(0%, 0%, 0%, 100%)' })
    expect(noticeCodes(await convertAll('rgb(300 0 0)'))).toEqual(['clamped'])
  })

  it('refuses with the place', async () => {
    expect(await failure(colorConverter, { color: 'rgb(1 2 red)' })).toMatchObject({
      code: 'bad-color-part',
      field: 'color',
      place: { offset: 8 },
    })
    expect(await failure(colorConverter, { color: '(((((' })).toMatchObject({ code: 'unknown-color' })
    // The other refusals are met in tests/registry/lib/colors: bad-hex, bad-hex-digit, color-part-count, color-not-closed, color-needs-page.
    for (const [color, code] of Object.entries({
      '#12': 'bad-hex',
      '#xyz': 'bad-hex-digit',
      'rgb(1)': 'color-part-count',
      'rgb(1': 'color-not-closed',
      currentcolor: 'color-needs-page',
    }))
      // prettier-ignore
      expect(await failure(colorConverter, { color })).toMatchObject({ code, field: 'color' })
  })
})
