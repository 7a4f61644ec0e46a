import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, text } from '../../../engine/core/kit.ts'
import { column, facts, oneOf, part, table } from '../../../engine/core/parts.ts'
import { floorRatio } from '../../lib/colors/contrast.ts'
import { colorFailures } from '../../lib/colors/failures.ts'
import { isInGamut } from '../../lib/colors/gamut.ts'
import { nearestName } from '../../lib/colors/names.ts'
import { parseColor } from '../../lib/colors/parse-color.ts'
import { type WrittenForm, WRITERS, toHex, toRgb } from '../../lib/colors/write-color.ts'
import { contrastRatio } from '../../lib/pictures/rgb.ts'

const FORM_NAMES = {
  hex: 'Hex',
  rgb: 'RGB',
  hsl: 'HSL',
  hwb: 'HWB',
  hsv: 'HSV (HSB)',
  cmyk: 'CMYK, naive',
  oklch: 'OKLCH',
  oklab: 'Oklab',
  lch: 'LCH',
  lab: 'Lab',
  'display-p3': 'Display P3',
  'a98-rgb': 'Adobe RGB (1998)',
  'prophoto-rgb': 'ProPhoto RGB',
  rec2020: 'Rec. 2020',
  'srgb-linear': 'Linear sRGB',
  'xyz-d65': 'XYZ (D65)',
  android: 'Hex for Android',
} as const satisfies Readonly<Record<WrittenForm, string>>
const FORMS = Object.keys(FORM_NAMES) as WrittenForm[]

export const colorConverter = defineTool({
  id: 'color-converter',
  category: 'design',
  icon: 'pipette',
  title: 'Color converter',
  summary: 'Convert a color between hex, RGB, HSL, HWB, Lab, LCH, OKLCH, Display P3 and CMYK, all at once, and find its nearest CSS name.',
  keywords: ['hex to rgb', 'rgb to hex', 'hsl converter', 'oklch converter', 'css color', 'color code', 'cmyk to hex', 'color name finder'],
  aliases: [
    'hex-to-rgb',
    'rgb-to-hex',
    'hsl-to-hex',
    'hex-to-hsl',
    'rgb-to-hsl',
    'hsl-to-rgb',
    'cmyk-to-rgb',
    'rgb-to-cmyk',
    'hex-to-cmyk',
    'cmyk-to-hex',
    'hex-to-oklch',
    'oklch-to-hex',
    'colour-converter',
    'color-code-converter',
  ],
  slugs: {
    es: 'conversor-de-colores',
    fr: 'convertisseur-de-couleurs',
    id: 'konverter-warna',
    it: 'convertitore-di-colori',
    pl: 'konwerter-kolorow',
    pt: 'conversor-de-cores',
    ru: 'konverter-tsvetov',
  },
  recognizes: [{ kind: 'color', field: 'color' }],
  effect: 'pure',
  input: z.object({
    color: text('Color', {
      min: 1,
      max: 300,
      main: true,
      control: 'line',
      start: '#ff8800',
      placeholder: '#ff8800',
      help: 'Any CSS color, such as a hex code, rgb(), hsl(), oklch() or a name; also cmyk().',
    }),
    style: choice(
      'RGB and HSL style',
      { modern: 'Modern, with spaces', legacy: 'Older, with commas' },
      { help: 'Every browser understands the older one.', advanced: true },
    ),
  }),
  output: z.object({
    swatch: table('Color', { hex: column(z.string(), 'Hex', { format: 'code' }) }, { view: 'colors' }),
    forms: table('Formats', { form: oneOf('Format', FORM_NAMES), code: column(z.string(), 'Code', { format: 'code', copyable: true }) }),
    about: facts('About this color', {
      name: column(z.string(), 'Nearest CSS name', { format: 'code' }),
      difference: column(z.number(), 'Difference from it', {
        decimals: 3,
        help: 'As the eye sees it, in Oklab: 0 is the same color, and 0.02 is just visible.',
      }),
      srgb: part(z.boolean(), 'Any screen can show it (sRGB)'),
      p3: part(z.boolean(), 'Wide-gamut screens can show it (P3)'),
      contrastWhite: column(z.number(), 'Contrast with white', { decimals: 2 }),
      contrastBlack: column(z.number(), 'Contrast with black', { decimals: 2 }),
    }),
  }),
  failures: colorFailures.words,
  notices: {
    'outside-srgb': 'This color is outside sRGB. Hex, RGB, HSL, HWB, HSV and CMYK give the nearest one inside it.',
    'from-cmyk':
      'CMYK has no fixed colors: they depend on ink and paper. This is the plain formula, and a print shop will get something duller.',
    clamped: { info: 'A value is outside the range of its format, so the nearest possible value was used, as CSS does.' },
    'alpha-left-out': { info: 'HSV and CMYK have no transparency, so they leave it out.' },
  },
  notes: [
    'Formats and conversions follow CSS Color 4 (W3C); Oklab and OKLCH are Björn Ottosson’s. Lab and LCH use the D50 white point, with Bradford adaptation.',
    'A color outside sRGB is mapped into it as CSS Color 4 describes: chroma is reduced in OKLCH at the same lightness and hue, until the remaining difference is too small to be seen.',
    'Hex and RGB are rounded to whole numbers from 0 to 255; the other formats have enough decimals to give the same color back. CMYK is rounded to the nearest percent.',
    'Contrast is the WCAG 2.2 ratio of the opaque color, rounded down.',
  ],
  examples: [
    {
      title: 'Hex to everything',
      input: { color: '#ff8800' },
      output: {
        forms: [
          { form: 'hex', code: '#ff8800' },
          { form: 'rgb', code: 'rgb(255 136 0)' },
          { form: 'hsl', code: 'hsl(32 100% 50%)' },
          { form: 'hwb', code: 'hwb(32 0% 0%)' },
          { form: 'hsv', code: 'hsv(32, 100%, 100%)' },
          { form: 'cmyk', code: 'cmyk(0%, 47%, 100%, 0%)' },
          { form: 'oklch', code: 'oklch(74.42% 0.1812 56.46)' },
          { form: 'oklab', code: 'oklab(74.42% 0.1001 0.151)' },
          { form: 'lch', code: 'lch(69.4% 86.39 61.14)' },
          { form: 'lab', code: 'lab(69.4% 41.7 75.66)' },
          { form: 'display-p3', code: 'color(display-p3 0.9387 0.5575 0.2057)' },
          { form: 'a98-rgb', code: 'color(a98-rgb 0.8959 0.5287 0.1239)' },
          { form: 'prophoto-rgb', code: 'color(prophoto-rgb 0.7603 0.5249 0.1804)' },
          { form: 'rec2020', code: 'color(rec2020 0.8662 0.6017 0.2562)' },
          { form: 'srgb-linear', code: 'color(srgb-linear 1 0.2462 0)' },
          { form: 'xyz-d65', code: 'color(xyz-d65 0.5004 0.3887 0.0487)' },
          { form: 'android', code: '#FFFF8800' },
        ],
        about: { name: 'darkorange', srgb: true },
      },
    },
    {
      title: 'A named color with commas',
      input: { color: 'rebeccapurple', style: 'legacy' },
      output: { swatch: [{ hex: '#663399' }], about: { name: 'rebeccapurple', difference: 0 } },
    },
    {
      title: 'A color beyond sRGB',
      input: { color: 'color(display-p3 0 1 0)' },
      output: { swatch: [{ hex: '#00fb29' }], about: { srgb: false, p3: true }, notices: [{ code: 'outside-srgb' }] },
    },
  ],
  transform: ({ color: written, style }, { note }) => {
    const { color, form, isClamped } = parseColor(written, 'color')
    const isSrgb = isInGamut(color, 'srgb')
    const rgb = toRgb(color)
    const { name, difference } = nearestName(color)
    if (!isSrgb) note('outside-srgb')
    if (form.endsWith('cmyk')) note('from-cmyk')
    if (isClamped) note('clamped')
    if (color.alpha < 1) note('alpha-left-out')
    return {
      swatch: [{ hex: toHex(color) }],
      forms: FORMS.map((one) => ({ form: one, code: WRITERS[one](color, style) })),
      about: {
        name,
        difference: Math.round(difference * 1000) / 1000,
        srgb: isSrgb,
        p3: isInGamut(color, 'display-p3'),
        contrastWhite: floorRatio(contrastRatio(rgb, [255, 255, 255])),
        contrastBlack: floorRatio(contrastRatio(rgb, [0, 0, 0])),
      },
    }
  },
})
