import type * as z from 'zod'
import { choice, flag, whole } from '../../../engine/core/kit.ts'

const INDENTATIONS = ['2', '4', 'tab'] as const
type Indentation = (typeof INDENTATIONS)[number]

export const indentation = (standard: Indentation = '2') =>
  choice('Indentation', { '2': '2 spaces', '4': '4 spaces', tab: 'Tab' }, { default: standard })

export const lineWidth = (standard = 80) =>
  whole('Line width', {
    min: 40,
    max: 320,
    default: standard,
    unit: 'character|characters',
    help: 'Longer lines are wrapped where possible.',
  })

export const quotes = (standard: 'double' | 'single' = 'double') =>
  choice('Quotation marks', { double: 'Double (")', single: "Single (')" }, { default: standard })

/** How JavaScript and TypeScript are laid out. */
export const scriptLayout = {
  indentation: indentation(),
  lineWidth: lineWidth(),
  quotes: quotes(),
  semicolons: flag('Semicolons', { default: true, help: 'If off, only the ones the code needs are written.' }),
  trailingCommas: choice(
    'Trailing commas',
    { all: 'Wherever possible', es5: 'In arrays and objects only', none: 'None' },
    { advanced: true },
  ),
  bracketSpacing: flag('Spaces inside braces', { default: true, help: '{ a } instead of {a}.', advanced: true }),
  arrowParentheses: flag('Parentheses around a single arrow parameter', {
    default: true,
    help: '(a) => a instead of a => a.',
    advanced: true,
  }),
}

type ScriptLayout = z.output<z.ZodObject<typeof scriptLayout>>

export function scriptOptions(layout: ScriptLayout) {
  return {
    ...indentationOptions(layout.indentation),
    printWidth: layout.lineWidth,
    singleQuote: layout.quotes === 'single',
    semi: layout.semicolons,
    trailingComma: layout.trailingCommas,
    bracketSpacing: layout.bracketSpacing,
    arrowParens: layout.arrowParentheses ? ('always' as const) : ('avoid' as const),
  }
}

/** An indentation as Prettier takes it; a tab counts as four columns of a line. */
export function indentationOptions(chosen: Indentation): { useTabs: boolean; tabWidth: number } {
  return chosen === 'tab' ? { useTabs: true, tabWidth: 4 } : { useTabs: false, tabWidth: Number(chosen) }
}
