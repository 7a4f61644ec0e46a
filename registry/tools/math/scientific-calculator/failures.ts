import { defineFailures } from '../../../../engine/core/define.ts'

export const calculatorFailures = defineFailures({
  unexpected: '“{{found}}” doesn’t fit here. A number, a name or an opening parenthesis is expected.',
  'unexpected-end': 'The expression ends too early. A number or a name is missing.',
  'bad-character': '“{{found}}” can’t be read. Use numbers, names, + - * / ^ ! % and parentheses.',
  'not-closed': 'This parenthesis is not closed. Add ) at the end of what belongs to it.',
  'not-opened': 'This parenthesis closes nothing. Remove it, or add ( before it.',
  'unknown-name': 'There is no function, constant or variable “{{name}}”. Set it on an earlier line, such as {{name}} = 3.',
  'reserved-name': '“{{name}}” is already a function or constant. Choose another name for the variable.',
  'wrong-arguments': 'Wrong number of values for {{name}}: it takes {{wanted}}. Separate them with semicolons.',
  'needs-parentheses': 'Write the values of {{name}} in parentheses: {{name}}(2).',
  'division-by-zero': 'Division by zero has no result.',
  'not-defined': '{{name}} has no real result for this value.',
  'not-whole': '{{name}} takes whole numbers from 0 to {{most, number}}.',
  'too-large': 'The result is larger than this calculator can hold (about 10 to the power of 50,000).',
  'too-deep': 'Parentheses and signs are nested too deeply: at most {{most, number}} levels are calculated.',
  'too-many-lines': {
    one: 'There is {{count, number}} line; the limit is {{maximum, number}}.',
    other: 'There are {{count, number}} lines; the limit is {{maximum, number}}.',
  },
})

/** Where in the whole text something is. */
export type At = (offset: number) => { readonly field: string; readonly offset: number; readonly text: string }
