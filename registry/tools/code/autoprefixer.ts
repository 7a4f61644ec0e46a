import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { TEXT_LIMIT } from '../../../engine/core/schema.ts'
import { codeFailures } from '../../lib/code-failures.ts'
import { prefixCss, prefixFailures } from '../../lib/vendor-prefixes.ts'

export const autoprefixer = defineTool({
  id: 'autoprefixer',
  category: 'code',
  icon: 'list-plus',
  title: 'Autoprefixer',
  summary: 'Add the vendor prefixes that your browsers need to CSS, and take out those that none needs any more.',
  keywords: [
    'css vendor prefixes',
    'css prefixer',
    'autoprefixer online',
    'browserslist',
    'webkit prefix',
    'moz prefix',
    'cross-browser css',
  ],
  aliases: ['css-prefixer', 'css-autoprefixer'],
  effect: 'clock',
  layout: 'autoprefixer',
  input: z.object({
    text: z.string().max(TEXT_LIMIT).meta({ label: 'CSS', control: 'code', language: 'css', media: 'text/css' }),
    browsers: z
      .string()
      .max(1000)
      .default('defaults')
      .meta({ label: 'Browsers', help: 'As in Browserslist: last 2 versions, > 0.5%, safari >= 15, not dead.', placeholder: 'defaults' }),
    remove: z.boolean().default(true).meta({ label: 'Take out prefixes that are no longer needed' }),
    add: z.boolean().default(true).meta({ label: 'Add prefixes', advanced: true }),
    grid: z
      .enum(['off', 'no-autoplace', 'autoplace'])
      .default('off')
      .meta({
        label: 'Grid for Internet Explorer',
        choices: { off: 'Off', 'no-autoplace': 'On', autoplace: 'On, and place items' },
        advanced: true,
      }),
  }),
  output: z.object({
    text: z.string().meta({ label: 'Result', view: 'code', language: 'css', media: 'text/css', fileName: 'prefixed.css' }),
    facts: z
      .object({
        before: z.int().meta({ label: 'Prefixed parts before' }),
        after: z.int().meta({ label: 'Prefixed parts after' }),
        versions: z.int().meta({ label: 'Browser versions' }),
        coverage: z.number().meta({ label: 'Share of all visits', format: 'percent', decimals: 1 }),
        newest: z.string().meta({ label: 'Browser data up to', format: 'date' }),
      })
      .meta({ label: 'Facts', view: 'facts' }),
    browsers: z
      .array(
        z.object({
          browser: z.string().meta({ label: 'Browser' }),
          versions: z.string().meta({ label: 'Versions' }),
          share: z.number().meta({ label: 'Share', format: 'percent', decimals: 2 }),
        }),
      )
      .meta({ label: 'Browsers', view: 'table', fileName: 'browsers.csv' }),
    warnings: z
      .array(
        z.object({
          line: z.int().meta({ label: 'Line' }),
          column: z.int().meta({ label: 'Column' }),
          warning: z.string().meta({ label: 'Warning', format: 'code' }),
        }),
      )
      .meta({ label: 'Warnings', view: 'table' })
      .optional(),
  }),
  failures: { ...codeFailures.words, ...prefixFailures.words },
  notes: [
    'What each browser version needs comes from Can I Use, and is as new as the data that came with this site; their date stands beside the result. Your code needs no prefixes of its own: write the standard property only.',
    'Prefixes are added and removed, nothing else: every declaration without a prefix is looked for in the result. Parts behind the comment “autoprefixer: off” stay as they are.',
    'Choices by country, by feature, by your own statistics or by a configuration file are not possible here.',
  ],
  examples: [
    {
      input: { text: '.card {\n  user-select: none;\n}\n\n::placeholder {\n  color: gray;\n}\n', browsers: 'safari 12, firefox 40' },
      output: {
        text: '.card {\n  -webkit-user-select: none;\n     -moz-user-select: none;\n          user-select: none;\n}\n\n::-moz-placeholder {\n  color: gray;\n}\n\n::placeholder {\n  color: gray;\n}\n',
      },
    },
    {
      title: 'Prefixes that nobody needs any more',
      input: { text: 'a { -webkit-border-radius: 3px; border-radius: 3px }', browsers: 'chrome 120, firefox 120' },
      output: { text: 'a { border-radius: 3px }' },
    },
    {
      title: 'Grid for Internet Explorer',
      input: { text: 'main { display: grid; grid-template-columns: 1fr 2fr }', browsers: 'ie 11', grid: 'no-autoplace' },
      output: { text: 'main { display: -ms-grid; display: grid; -ms-grid-columns: 1fr 2fr; grid-template-columns: 1fr 2fr }' },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: async ({ text, ...options }, { now }) => {
    const { warnings, browsers, before, after, count, coverage, newest, text: result } = await prefixCss(text, { ...options, now })
    return {
      text: result,
      facts: { before, after, versions: count, coverage, newest },
      browsers: [...browsers],
      ...(warnings.length > 0 && { warnings: warnings.slice(0, 500) }),
    }
  },
})
