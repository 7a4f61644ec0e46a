import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { ToolError } from '../../../engine/core/errors.ts'
import { choice, text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { codeFailures, refuseDeepBrackets } from '../../lib/code/failures.ts'
import { indentation, indentationOptions, lineWidth, quotes } from '../../lib/code/layout.ts'
import { formatWithPrettier } from '../../lib/code/prettier-format.ts'
import { refuseOpenBrackets, styleTokens, withWholeNumbers } from '../../lib/css/tokens.ts'
import { SAMPLE_COMMENT } from '../../lib/css/sample-comment.ts'
import { inText, inWords } from '../../lib/words/in-text.ts'

const SAMPLE =
  '/* buttons */\n.button{color:#FFF;padding:.5em 1em}.button:hover,.button:focus{outline:2px solid}@media (min-width:40em){.button{&.big{font-size:1.50rem}}}'

export const cssFormatter = defineTool({
  id: 'css-formatter',
  category: 'code',
  icon: 'palette',
  title: 'CSS formatter',
  summary:
    'Format (beautify) CSS, SCSS and Less with one declaration per line. Comments are kept, and the result is checked against the original.',
  keywords: ['css beautifier', 'css beautify', 'scss formatter', 'less formatter', 'pretty print css', 'unminify css', 'sass formatter'],
  aliases: ['css-beautifier', 'scss-formatter', 'less-formatter'],
  slugs: {
    es: 'formateador-css',
    fr: ['formater-css', 'formateur-css'],
    id: ['format-css', 'pemformat-css'],
    it: 'formattatore-css',
    pl: 'formatowanie-css',
    pt: 'formatador-css',
    ru: 'formatirovanie-css',
  },
  recognizes: [{ kind: 'css' }],
  effect: 'pure',
  input: z.object({
    text: text('CSS', { control: 'code', language: '@syntax', media: 'text/css' }),
    syntax: choice('Syntax', { css: 'CSS', scss: 'SCSS', less: 'Less' }),
    indentation: indentation(),
    lineWidth: lineWidth(),
    quotes: quotes(),
  }),
  output: z.object({ text: part(z.string(), 'Result', { view: 'code', language: 'css', media: 'text/css', fileName: 'formatted.css' }) }),
  failures: codeFailures.words,
  notes: [
    'The style is Prettier’s: colors such as #FFF and units become lowercase, decimals get a leading zero and lose trailing zeros.',
    'The result is parsed again and compared with your input, comments included. If the meaning differs, you get an error instead of a result.',
  ],
  examples: [
    {
      input: { text: SAMPLE },
      in: inWords(SAMPLE, SAMPLE_COMMENT),
      output: {
        text: '/* buttons */\n.button {\n  color: #fff;\n  padding: 0.5em 1em;\n}\n.button:hover,\n.button:focus {\n  outline: 2px solid;\n}\n@media (min-width: 40em) {\n  .button {\n    &.big {\n      font-size: 1.5rem;\n    }\n  }\n}\n',
      },
    },
    {
      title: 'SCSS',
      input: { text: '$gap:8px; // base\n@mixin box($p:$gap){padding:$p*2}\n.a{@include box;&-b{color:red}}', syntax: 'scss' },
      in: inText({ pl: '$gap:8px; // odstęp\n@mixin box($p:$gap){padding:$p*2}\n.a{@include box;&-b{color:red}}' }),
      output: {
        text: '$gap: 8px; // base\n@mixin box($p: $gap) {\n  padding: $p * 2;\n}\n.a {\n  @include box;\n  &-b {\n    color: red;\n  }\n}\n',
      },
    },
    {
      title: 'Less, indented with tabs',
      input: { text: '@brand:#0af;.m(@x){width:@x}\n.b{.m(2px);color:darken(@brand,10%)}', syntax: 'less', indentation: 'tab' },
      output: { text: '@brand: #0af;\n.m(@x) {\n\twidth: @x;\n}\n.b {\n\t.m(2px);\n\tcolor: darken(@brand, 10%);\n}\n' },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: async ({ text, syntax, indentation: chosen, lineWidth: printWidth, quotes: marks }) => {
    const postcss = await import('prettier/plugins/postcss')
    const reading = { lineComments: syntax !== 'css' }
    refuseDeepBrackets(text)
    refuseOpenBrackets(text, reading)
    const options = {
      parser: syntax,
      plugins: [postcss],
      ...indentationOptions(chosen),
      printWidth,
      singleQuote: marks === 'single',
      trailingComma: 'none' as const,
    }
    const format = (code: string) => formatWithPrettier(code, options, (layout) => styleTokens(layout, reading))
    // Prettier takes “/.8” for the unit of `.5em/.8`, but not of `0.5em/.8`.
    const whole = withWholeNumbers(text, reading)
    return {
      text: await format(text).catch((error: unknown) => {
        if (error instanceof ToolError && error.failure.code === 'code-changed' && whole !== text) return format(whole)
        throw error
      }),
    }
  },
})
