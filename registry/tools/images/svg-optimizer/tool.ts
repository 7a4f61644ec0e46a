import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { flag, text, whole } from '../../../../engine/core/kit.ts'
import { column, facts, part } from '../../../../engine/core/parts.ts'
import { svgFailures } from '../../../lib/svg/failures.ts'
import { inWords } from '../../../lib/words/in-text.ts'
import { xmlFailures } from '../../../lib/xml/failures.ts'
import { optimizeSvg } from './optimize.ts'

const MOST_TEXT = 5_000_000
const MADE =
  '<?xml version="1.0" encoding="UTF-8"?>\n<!-- Made by hand -->\n<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24">\n  <g fill="#ff0000">\n    <rect x="2.00012" y="2" width="20" height="20"/>\n  </g>\n</svg>\n'
const STYLED =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>.a{fill:red;&amp;:hover{fill:blue}}</style><!-- note --><g><rect class="a" width="9" height="9"/></g></svg>'
const bytes = (label: string) => column(z.int(), label, { format: 'bytes' })

export const svgOptimizer = defineTool({
  id: 'svg-optimizer',
  category: 'images',
  icon: 'file-code-2',
  title: 'SVG optimizer',
  summary: 'Make SVG files smaller without changing how they look: fewer decimals, no editor data, checked by reading the result again.',
  keywords: ['optimize svg', 'minify svg', 'compress svg', 'svgo', 'svg cleaner', 'reduce svg size', 'remove svg metadata'],
  aliases: ['svg-minifier', 'svg-compressor', 'minify-svg', 'svgo', 'optimize-svg'],
  slugs: {
    es: 'optimizar-svg',
    fr: 'optimiser-svg',
    id: 'optimalkan-svg',
    it: 'ottimizza-svg',
    pl: 'optymalizacja-svg',
    pt: 'otimizar-svg',
    ru: 'optimizatsiya-svg',
  },
  recognizes: [{ kind: 'svg', confidence: 0.97 }],
  effect: 'pure',
  limits: { timeMs: 30_000 },
  input: z.object({
    text: text('SVG', { min: 1, max: MOST_TEXT, control: 'code', language: 'xml', media: 'image/svg+xml' }),
    precision: whole('Decimals', {
      min: 0,
      max: 8,
      default: 3,
      control: 'slider',
      help: 'Fewer make the file smaller; too few distort curves.',
    }),
    keepIds: flag('Keep IDs', { help: 'Needed if a page’s CSS or scripts use them.' }),
    removeScripts: flag('Remove scripts', { default: true, help: 'Also removes handlers such as onclick.' }),
    keepTitles: flag('Keep title and description', { default: true, help: 'Screen readers read them out.', advanced: true }),
    removeSize: flag('Remove width and height', { help: 'Lets CSS set the size. Only done if there is a viewBox.', advanced: true }),
    pretty: flag('Line breaks and indentation', { advanced: true }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', language: 'xml', media: 'image/svg+xml', fileName: 'optimized.svg' }),
    sizes: facts('Size', {
      before: bytes('Size before'),
      after: bytes('Size after'),
      saved: column(z.number(), 'Saved', { format: 'percent', decimals: 1 }),
      zipped: bytes('Size after, with gzip'),
    }),
    picture: part(z.string(), 'After', { view: 'svg', fileName: 'optimized.svg' }),
    original: part(z.string(), 'Before', { view: 'svg', fileName: 'original.svg' }),
  }),
  failures: { ...xmlFailures.words, ...svgFailures.words },
  notices: {
    'scripts-removed': {
      info: { one: '{{count, number}} script or handler was removed.', other: '{{count, number}} scripts and handlers were removed.' },
    },
    'scripts-kept': {
      one: '{{count, number}} script or handler was kept. Open such files only if you trust them.',
      other: '{{count, number}} scripts and handlers were kept. Open such files only if you trust them.',
    },
    'style-kept': { info: 'There is a style element, so only changes that don’t affect its selectors were made.' },
    careful: { info: 'Further steps would have changed the drawing, so only comments, metadata and the like were removed.' },
    'already-small': { info: 'This SVG was already as small as it gets, so it was kept.' },
    outside: {
      info: {
        one: '{{count, number}} link leads to a file elsewhere, which previews do not load.',
        other: '{{count, number}} links lead to files elsewhere, which previews do not load.',
      },
    },
  },
  notes: [
    'The steps are those of SVGO 4. The viewBox always stays, so that the drawing scales. Decimals are rounded in paths, transforms and lengths.',
    'SVGO can drop newer CSS such as nested rules, and steps such as merging groups can break selectors. With a style element, all of these are switched off.',
    'The result is read again. If its text, its viewBox or its internal references differ from the original, only comments, metadata and editor data are removed instead.',
  ],
  examples: [
    {
      title: 'An SVG saved by an editor',
      input: { text: MADE },
      in: inWords(MADE, {
        'Made by hand': {
          es: 'Hecho a mano',
          fr: 'Fait à la main',
          id: 'Buatan tangan',
          it: 'Fatto a mano',
          pl: 'Zrobione ręcznie',
          pt: 'Feito à mão',
          ru: 'Сделано вручную',
        },
      }),
      output: {
        text: '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24"><path fill="red" d="M2 2h20v20H2z"/></svg>',
        sizes: { before: 233, after: 125, saved: 46.4 },
      },
    },
    {
      title: 'A style element stays as it is',
      input: { text: STYLED },
      in: inWords(STYLED, { note: { es: 'nota', id: 'catatan', it: 'nota', pl: 'uwaga', pt: 'nota', ru: 'заметка' } }),
      output: {
        text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>.a{fill:red;&amp;:hover{fill:blue}}</style><g><rect width="9" height="9" class="a"/></g></svg>',
      },
    },
    {
      title: 'Scripts are removed',
      input: {
        text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script><circle id="dot" onclick="alert(2)" cx="4.5" cy="4.5" r="4"/></svg>',
        keepIds: true,
      },
      output: {
        text: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle id="dot" cx="4.5" cy="4.5" r="4"/></svg>',
        notices: [{ code: 'scripts-removed', params: { count: 2 } }],
      },
    },
  ],
  transform: async ({ text: given, ...options }, { note }) => {
    const { gzipSync, strToU8 } = await import('fflate')
    const made = await optimizeSvg(given, options)
    const { before, isCareful } = made
    const isSmaller = made.text.length < given.length
    // Scripts that were to go are gone even where that saves nothing else.
    const text = isSmaller || options.pretty || before.scripts > 0 ? made.text : given
    if (before.scripts > 0) note(options.removeScripts ? 'scripts-removed' : 'scripts-kept', { count: before.scripts })
    if (isCareful) note('careful')
    else if (before.hasStyle) note('style-kept')
    if (!isSmaller) note('already-small')
    if (before.outside > 0) note('outside', { count: before.outside })
    const [from, to] = [strToU8(given).length, strToU8(text).length]
    return {
      text,
      sizes: {
        before: from,
        after: to,
        saved: Math.round((1 - to / from) * 1000) / 10,
        zipped: gzipSync(strToU8(text), { mtime: 0 }).length,
      },
      picture: text,
      original: given,
    }
  },
})
