import * as z from 'zod'

const INDENTATIONS = ['2', '4', 'tab'] as const
export type Indentation = (typeof INDENTATIONS)[number]

export const indentation = (standard: Indentation = '2') =>
  z
    .enum(INDENTATIONS)
    .default(standard)
    .meta({ label: 'Indentation', choices: { '2': '2 spaces', '4': '4 spaces', tab: 'Tab' } })

export const lineWidth = (standard = 80) =>
  z
    .int()
    .min(40)
    .max(320)
    .default(standard)
    .meta({ label: 'Line width', unit: 'characters', help: 'Longer lines are broken where possible.' })

export const quotes = (standard: 'double' | 'single' = 'double') =>
  z
    .enum(['double', 'single'])
    .default(standard)
    .meta({ label: 'Quotation marks', choices: { double: 'Double (")', single: "Single (')" } })

/** How JavaScript and TypeScript are laid out. */
export const scriptLayout = {
  indentation: indentation(),
  lineWidth: lineWidth(),
  quotes: quotes(),
  semicolons: z.boolean().default(true).meta({ label: 'Semicolons', help: 'Without them, only those that the code needs are written.' }),
  trailingCommas: z
    .enum(['all', 'es5', 'none'])
    .default('all')
    .meta({
      label: 'Trailing commas',
      choices: { all: 'Wherever possible', es5: 'In lists and objects only', none: 'None' },
      advanced: true,
    }),
  bracketSpacing: z.boolean().default(true).meta({ label: 'Spaces inside braces', help: '{ a } instead of {a}.', advanced: true }),
  arrowParentheses: z
    .boolean()
    .default(true)
    .meta({ label: 'Parentheses around a lone arrow parameter', help: '(a) => a instead of a => a.', advanced: true }),
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
