import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { flag, text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { codeFailures, refuseOverflow } from '../../lib/code/failures.ts'
import { codeSizes, sizesOf } from '../../lib/code/sizes.ts'
import { minifyCss } from '../../lib/css/minify.ts'
import { SAMPLE_COMMENT } from '../../lib/css/sample-comment.ts'
import { inWords } from '../../lib/words/in-text.ts'

const SAMPLE =
  '/*! v1.2 */\n/* buttons */\n.button {\n  color: #ffffff;\n  padding: 0.50em 1em;\n\n  &:hover > .icon {\n    opacity: 0.8;\n  }\n}\n\n@media (min-width: 40em) {\n  .button { width: calc(100% - 2rem); }\n}\n'

export const cssMinifier = defineTool({
  id: 'css-minifier',
  category: 'code',
  icon: 'shrink',
  title: 'CSS minifier',
  summary: 'Minify CSS as far as is safe. Nested rules, layers, container queries and new functions stay intact.',
  keywords: ['minify css', 'compress css', 'css compressor', 'css optimizer', 'shrink css', 'remove css comments'],
  aliases: ['minify-css', 'css-compressor'],
  slugs: {
    es: 'minificador-css',
    fr: 'minifier-css',
    id: 'minify-css',
    it: 'minificatore-css',
    pl: 'minifikacja-css',
    pt: 'minificador-css',
    ru: 'minifikatsiya-css',
  },
  recognizes: [{ kind: 'css', confidence: 0.98 }],
  effect: 'pure',
  input: z.object({
    text: text('CSS', { control: 'code', language: 'css', media: 'text/css' }),
    shorten: flag('Shorten numbers and colors', { default: true, help: '.5 for 0.50, #abc for #aabbcc.' }),
    licences: flag('Keep license comments', { default: true, help: 'Comments that start with ! or contain @license or @preserve.' }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', language: 'css', media: 'text/css', fileName: 'styles.min.css' }),
    sizes: codeSizes,
  }),
  failures: codeFailures.words,
  notes: [
    'Whitespace, comments and unneeded semicolons are removed. Rules are neither merged nor reordered, and nothing is dropped, even if it is duplicated or unknown, so browsers treat the style sheet exactly as before.',
    'Custom properties stay exactly as written, because scripts can read them. Numbers such as 1.0 stay too: where browsers expect an integer, 1 means something else.',
    'Before it is shown, the result is parsed again and compared with your input.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inWords(SAMPLE, SAMPLE_COMMENT),
      output: {
        text: '/*! v1.2 */.button{color:#fff;padding:.5em 1em;&:hover>.icon{opacity:.8}}@media (min-width:40em){.button{width:calc(100% - 2rem)}}',
        sizes: { before: 192, after: 130, saved: 32.3 },
      },
    },
    {
      title: 'Layers, container queries and new colors',
      input: { text: '@layer base, theme;\n@container card (width > 400px) {\n  h2 { color: oklch(0.7 0.1 200 / 50%); }\n}' },
      output: { text: '@layer base,theme;@container card (width>400px){h2{color:oklch(.7 .1 200/50%)}}' },
    },
    {
      title: 'Whitespace only, no comments',
      input: { text: '/*! v1.2 */ a { margin: 0.50em }', shorten: false, licences: false },
      output: { text: 'a{margin:0.50em}' },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: async ({ text, shorten, licences }) => {
    const result = await refuseOverflow(() => minifyCss(text, { shorten, licences }))
    return { text: result, sizes: sizesOf(text, result) }
  },
})
