import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, flag, text } from '../../../../engine/core/kit.ts'
import { column, facts, part, table } from '../../../../engine/core/parts.ts'
import { codeFailures } from '../../../lib/code/failures.ts'
import { prefixCss, prefixFailures } from './vendor-prefixes.ts'

export const autoprefixer = defineTool({
  id: 'autoprefixer',
  category: 'code',
  icon: 'list-plus',
  title: 'Autoprefixer',
  summary: 'Add vendor prefixes to your CSS for the browsers you support, and remove the ones these browsers no longer need.',
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
  recognizes: [{ kind: 'css', confidence: 0.93 }],
  effect: 'clock',
  layout: 'autoprefixer',
  input: z.object({
    text: text('CSS', { control: 'code', language: 'css', media: 'text/css' }),
    browsers: text('Browsers', {
      max: 1000,
      default: 'defaults',
      help: 'A Browserslist query, such as last 2 versions, > 0.5%, safari >= 15, not dead.',
      placeholder: 'defaults',
    }),
    remove: flag('Remove prefixes that are no longer needed', { default: true }),
    add: flag('Add prefixes', { default: true, advanced: true }),
    grid: choice(
      'Grid for Internet Explorer',
      { off: 'Off', 'no-autoplace': 'On', autoplace: 'On, with autoplacement' },
      { advanced: true },
    ),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'code', language: 'css', media: 'text/css', fileName: 'prefixed.css' }),
    facts: facts('Details', {
      before: column(z.int(), 'Prefixed items before'),
      after: column(z.int(), 'Prefixed items after'),
      versions: column(z.int(), 'Browser versions'),
      coverage: column(z.number(), 'Global usage', { format: 'percent', decimals: 1 }),
      newest: column(z.string(), 'Browser data as of', { format: 'date' }),
    }),
    browsers: table(
      'Browsers',
      {
        browser: column(z.string(), 'Browser'),
        versions: column(z.string(), 'Versions'),
        share: column(z.number(), 'Share', { format: 'percent', decimals: 2 }),
      },
      { fileName: 'browsers.csv' },
    ),
    warnings: table('Warnings', {
      line: column(z.int(), 'Line'),
      column: column(z.int(), 'Column'),
      warning: column(z.string(), 'Warning', { format: 'code' }),
    }).optional(),
  }),
  failures: { ...codeFailures.words, ...prefixFailures.words },
  notes: [
    'What each browser version needs comes from the Can I Use data built into this site; its date is shown with the result. Write only the standard properties, without prefixes.',
    'Only prefixes are added or removed: every unprefixed declaration is checked to be in the result. Parts after the comment “autoprefixer: off” stay unchanged.',
    'Queries by country, by feature, by your own statistics or through a configuration file are not supported.',
  ],
  examples: [
    {
      input: { text: '.card {\n  user-select: none;\n}\n\n::placeholder {\n  color: gray;\n}\n', browsers: 'safari 12, firefox 40' },
      output: {
        text: '.card {\n  -webkit-user-select: none;\n     -moz-user-select: none;\n          user-select: none;\n}\n\n::-moz-placeholder {\n  color: gray;\n}\n\n::placeholder {\n  color: gray;\n}\n',
      },
    },
    {
      title: 'Prefixes nobody needs anymore',
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
      warnings: warnings.length > 0 ? warnings.slice(0, 500) : undefined,
    }
  },
})
