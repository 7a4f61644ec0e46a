import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, text } from '../../../../engine/core/kit.ts'
import { column, facts, oneOf, table } from '../../../../engine/core/parts.ts'
import { codeFailures, refuseOverflow } from '../../../lib/code/failures.ts'
import { type CssProblem, checkCss } from './check.ts'
import { placesOf } from '../../../lib/text/places.ts'

const PROBLEMS: Readonly<Record<CssProblem['kind'], string>> = {
  'unclosed-bracket': 'This bracket is never closed.',
  'stray-bracket': 'This bracket closes nothing.',
  'unclosed-string': 'This string is never closed. Add a quotation mark at its end.',
  'unclosed-comment': 'This comment is never closed. Add “*/” at its end.',
  'bad-url': 'This URL needs quotation marks or a closing parenthesis.',
  'colon-missing': 'The colon between property and value is missing.',
  'block-missing': 'A { } block is missing.',
  'value-missing': 'A value is missing here.',
  'bad-selector': 'This isn’t a valid selector.',
  'unknown-property': 'This property is unknown.',
  'unknown-descriptor': 'This at-rule doesn’t have that descriptor.',
  'unknown-at-rule': 'This at-rule is unknown.',
  'bad-value': 'This value isn’t valid for the property.',
  'bad-at-rule': 'This at-rule is malformed.',
}
const KINDS = Object.keys(PROBLEMS) as CssProblem['kind'][]
/** What browsers may know before any table does, so that a visitor may choose how grave it is. */
const DOUBTFUL: readonly CssProblem['kind'][] = ['unknown-property', 'unknown-descriptor', 'unknown-at-rule', 'bad-value', 'bad-at-rule']
const MOST_ROWS = 1000

export const cssValidator = defineTool({
  id: 'css-validator',
  category: 'code',
  icon: 'shield-check',
  title: 'CSS validator',
  summary: 'Find syntax errors, unknown properties and invalid values in your CSS, each with its line and column.',
  keywords: ['check css', 'css lint', 'css checker', 'css syntax check', 'validate css', 'css errors'],
  aliases: ['css-checker', 'css-lint'],
  slugs: {
    es: 'validador-css',
    fr: 'validateur-css',
    id: 'validator-css',
    it: 'validatore-css',
    pl: 'walidator-css',
    pt: 'validador-css',
    ru: ['validator-css', 'proverka-css'],
  },
  recognizes: [{ kind: 'css', confidence: 0.96 }],
  effect: 'pure',
  input: z.object({
    text: text('CSS', { control: 'code', language: 'css', media: 'text/css' }),
    unknown: choice(
      'Unknown properties and values',
      { error: 'Errors', warning: 'Warnings', ignore: 'Ignore' },
      { help: 'Unknown at-rules too. Choose warnings for style sheets that are ahead of the specifications.' },
    ),
  }),
  output: z.object({
    facts: facts('Details', {
      valid: column(z.boolean(), 'Valid'),
      errors: column(z.int(), 'Errors'),
      warnings: column(z.int(), 'Warnings'),
      rules: column(z.int(), 'Rules'),
      declarations: column(z.int(), 'Declarations'),
    }),
    problems: table(
      'Problems',
      {
        line: column(z.int(), 'Line'),
        column: column(z.int(), 'Column'),
        severity: oneOf('Severity', { error: 'Error', warning: 'Warning' }),
        problem: column(z.enum(KINDS), 'Problem', { choices: PROBLEMS }),
        found: column(z.string(), 'Found', { format: 'code' }),
        expected: column(z.string(), 'Expected', { format: 'code' }),
      },
      { fileName: 'css-problems.csv' },
    ).optional(),
  }),
  failures: { 'code-too-deep': codeFailures.words['code-too-deep'] },
  notices: {
    'more-problems': { warning: { one: 'There is {{count, number}} more problem.', other: 'There are {{count, number}} more problems.' } },
  },
  notes: [
    'Parsing follows CSS Syntax Level 3, with nested rules. Errors are what a browser would drop or misread: unclosed brackets and strings, declarations without a colon, invalid selectors.',
    'Properties and values are compared with two sets of grammars: those of css-tree, and those of the W3C specifications, drafts included (webref). Anything that either one allows is valid. Custom properties, vendor prefixes, the contents of calc(), and values with var(), env(), attr(), if() or relative colors are not checked.',
  ],
  examples: [
    {
      input: { text: '.card {\n  colr: red;\n  margin: 1px 2;\n  padding 4px;\n  &:hover { color: oklch(0.7 0.1 200); }\n}' },
      output: {
        facts: { valid: false, errors: 3, warnings: 0, rules: 2, declarations: 3 },
        problems: [
          { line: 2, column: 3, severity: 'error', problem: 'unknown-property', found: 'colr', expected: '' },
          { line: 3, column: 15, severity: 'error', problem: 'bad-value', found: '1px 2', expected: "<'margin-top'>{1,4}" },
          { line: 4, column: 3, severity: 'error', problem: 'colon-missing', found: 'padding', expected: '' },
        ],
      },
    },
    {
      title: 'A style sheet without problems',
      input: { text: '@layer base;\n@container (width > 30em) {\n  :root { --gap: 1rem; margin: var(--gap); }\n}' },
      output: { facts: { valid: true, errors: 0, warnings: 0, rules: 1, declarations: 2 } },
    },
    {
      title: 'A missing brace',
      input: { text: '@media print {\n  a { color: black;\n}' },
      output: { problems: [{ line: 1, column: 14, severity: 'error', problem: 'unclosed-bracket', found: '{', expected: '' }] },
    },
    {
      title: 'New properties as warnings',
      input: { text: 'a { future-thing: 1; color: red }', unknown: 'warning' },
      output: { facts: { valid: true, errors: 0, warnings: 1, rules: 1, declarations: 2 } },
    },
  ],
  limits: { timeMs: 30_000 },
  transform: async ({ text, unknown }, { note }) => {
    const report = await refuseOverflow(() => checkCss(text))
    const isDoubtful = (kind: CssProblem['kind']) => unknown !== 'error' && DOUBTFUL.includes(kind)
    const problems = report.problems.filter(({ kind }) => unknown !== 'ignore' || !isDoubtful(kind))
    const errors = problems.filter(({ kind }) => !isDoubtful(kind)).length
    const shown = problems.slice(0, MOST_ROWS)
    const places = placesOf(
      text,
      shown.map(({ offset }) => offset),
    )
    const rest = problems.length - shown.length
    if (rest > 0) note('more-problems', { count: rest })
    return {
      facts: { valid: errors === 0, errors, warnings: problems.length - errors, rules: report.rules, declarations: report.declarations },
      problems:
        shown.length > 0
          ? shown.map(({ kind, found, expected }, index) => ({
              line: places[index]?.line ?? 1,
              column: places[index]?.column ?? 1,
              severity: isDoubtful(kind) ? ('warning' as const) : ('error' as const),
              problem: kind,
              found,
              expected,
            }))
          : undefined,
    }
  },
})
