import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { color } from '../../../engine/core/kit.ts'
import { column, facts, oneOf, part, table } from '../../../engine/core/parts.ts'
import { floorRatio, inFront, nearestPassing } from '../../lib/colors/contrast.ts'
import { type Rgb, contrastRatio, formatHex, parseHex } from '../../lib/pictures/rgb.ts'

const USES = { normal: 'Normal text', large: 'Large text', parts: 'Interface components and graphics' } as const
const RULES = [
  { use: 'normal', level: 'AA', needed: 4.5 },
  { use: 'normal', level: 'AAA', needed: 7 },
  { use: 'large', level: 'AA', needed: 3 },
  { use: 'large', level: 'AAA', needed: 4.5 },
  { use: 'parts', level: 'AA', needed: 3 },
] as const
const RATIOS = [3, 4.5, 7] as const

export const contrastChecker = defineTool({
  id: 'contrast-checker',
  category: 'design',
  icon: 'contrast',
  title: 'Contrast checker',
  summary: 'Check the contrast of text and background against WCAG 2.2 AA and AAA, and get the nearest colors that pass.',
  keywords: ['color contrast', 'wcag contrast', 'contrast ratio', 'accessibility checker', 'aa aaa', 'a11y', 'readable text color'],
  aliases: ['color-contrast-checker', 'contrast-ratio', 'wcag-contrast-checker', 'contrast-ratio-calculator'],
  slugs: {
    es: 'comprobador-de-contraste',
    fr: 'verificateur-de-contraste',
    id: 'pemeriksa-kontras-warna',
    it: 'verifica-contrasto-colori',
    pl: 'sprawdzanie-kontrastu-kolorow',
    pt: 'verificador-de-contraste',
    ru: 'proverka-kontrasta-tsvetov',
  },
  recognizes: [{ kind: 'color', field: 'text', reading: 'color', confidence: 0.9 }],
  effect: 'pure',
  input: z.object({
    text: color('Text color', { default: '#777777', help: 'For transparency, add two digits: #77777780.' }),
    background: color('Background', { default: '#ffffff' }),
    behind: color('Behind the background', { default: '#ffffff', help: 'Shows through a transparent background.', advanced: true }),
  }),
  output: z.object({
    ratio: part(z.number(), 'Contrast ratio', { view: 'headline', decimals: 2, sentence: 'The contrast ratio is {{value}} to 1.' }),
    preview: part(z.string(), 'Preview', { view: 'svg', media: 'image/svg+xml', fileName: 'contrast.svg' }),
    verdicts: table('WCAG 2.2', {
      use: oneOf('For', USES),
      level: column(z.enum(['AA', 'AAA']), 'Level', { named: 'raw' }),
      needed: column(z.number(), 'Needed'),
      result: oneOf('Result', { passes: 'Passes', fails: 'Fails' }),
    }),
    fixes: table('Nearest colors that pass', {
      change: oneOf('Change', { text: 'Text color', background: 'Background' }),
      needed: column(z.number(), 'Needed'),
      color: column(z.string(), 'Color', { format: 'code', copyable: true }),
      ratio: column(z.number(), 'Contrast ratio', { decimals: 2 }),
    }).optional(),
    seen: facts('Colors as seen', {
      text: column(z.string(), 'Text color', { format: 'code' }),
      background: column(z.string(), 'Background', { format: 'code' }),
    }).optional(),
  }),
  notices: {
    'see-through': { info: 'Transparent colors were first blended with what is behind them, as browsers do.' },
    'no-fix': 'Changing only the lightness of one of the colors can’t reach every ratio here. Change both.',
  },
  notes: [
    'The ratio is (L1 + 0.05) ÷ (L2 + 0.05), where L1 is the relative luminance of the lighter color (WCAG 2.2, success criteria 1.4.3, 1.4.6 and 1.4.11). It is rounded down, and the verdicts use the exact value, so 4.499 does not pass as 4.5.',
    'Large text is at least 24 px (18 pt), or 18.66 px (14 pt) if it is bold. Logos, decoration and disabled controls have no contrast requirement.',
    'The colors that pass keep their hue: only the lightness changes in OKLCH, in steps of 0.2%, with less chroma where sRGB has no room for more.',
  ],
  examples: [
    {
      title: 'Gray that just misses AA',
      input: { text: '#777777', background: '#ffffff' },
      output: {
        ratio: 4.47,
        verdicts: [
          { use: 'normal', level: 'AA', needed: 4.5, result: 'fails' },
          { use: 'normal', level: 'AAA', needed: 7, result: 'fails' },
          { use: 'large', level: 'AA', needed: 3, result: 'passes' },
          { use: 'large', level: 'AAA', needed: 4.5, result: 'fails' },
          { use: 'parts', level: 'AA', needed: 3, result: 'passes' },
        ],
      },
    },
    { title: 'Black on white', input: { text: '#000000', background: '#ffffff' }, output: { ratio: 21 } },
    {
      title: 'Half-transparent text',
      input: { text: '#00000080', background: '#ffffff' },
      output: { ratio: 4, seen: { text: '#7f7f7f', background: '#ffffff' } },
    },
  ],
  transform: (input, { note }) => {
    const background = inFront(input.background, parseHex(input.behind))
    const text = inFront(input.text, background)
    const ratio = contrastRatio(text, background)
    const isSeeThrough = [input.text, input.background].some((hex) => /^#.{6}(?!ff)../i.test(hex))
    if (isSeeThrough) note('see-through')
    const fixes = fixesOf(text, background)
    const missing = RATIOS.filter((needed) => ratio < needed)
    if (missing.some((needed) => !fixes.some((fix) => fix.needed === needed))) note('no-fix')
    return {
      ratio: floorRatio(ratio),
      preview: drawPreview(text, background),
      verdicts: RULES.map((rule) => ({ ...rule, result: ratio >= rule.needed ? ('passes' as const) : ('fails' as const) })),
      ...(fixes.length > 0 && { fixes }),
      ...(isSeeThrough && { seen: { text: formatHex(text), background: formatHex(background) } }),
    }
  },
})

/** For each ratio that the two miss, the nearest text and the nearest background that reach it. */
function fixesOf(text: Rgb, background: Rgb) {
  const missing = RATIOS.filter((needed) => contrastRatio(text, background) < needed)
  const found = { text: nearestPassing(text, background, missing), background: nearestPassing(background, text, missing) }
  return missing.flatMap((needed, index) =>
    (['text', 'background'] as const).flatMap((change) => {
      const rgb = found[change][index]
      const other = change === 'text' ? background : text
      return rgb ? [{ change, needed, color: formatHex(rgb), ratio: floorRatio(contrastRatio(rgb, other)) }] : []
    }),
  )
}

/** Letters of normal and large size, and some parts of an interface; no words, so that it fits every language. */
function drawPreview(text: Rgb, background: Rgb): string {
  const [front, back] = [formatHex(text), formatHex(background)]
  const font = `font-family="system-ui,sans-serif" fill="${front}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160" viewBox="0 0 480 160"><rect width="480" height="160" fill="${back}"/><text x="24" y="60" ${font} font-size="32" font-weight="700">Aa 123</text><text x="24" y="100" ${font} font-size="24">Aa Bb Cc 123</text><text x="24" y="134" ${font} font-size="16">Aa Bb Cc Dd Ee 123 456</text><g fill="none" stroke="${front}" stroke-width="2"><rect x="300" y="32" width="156" height="40" rx="8"/><circle cx="320" cy="110" r="14"/><path d="m313 110 5 5 9-10"/><rect x="352" y="98" width="44" height="24" rx="12"/></g><circle cx="364" cy="110" r="7" fill="${front}"/><path d="M420 124v-16h8v16zm12 0v-28h8v28zm12 0v-10h8v10z" fill="${front}"/></svg>`
}
