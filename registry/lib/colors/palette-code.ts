/** A color of a palette with the steps of its scale, where those are wanted. */
export type NamedColor = { readonly hex: string; readonly steps: readonly (readonly [step: string, hex: string])[] }
export type PaletteFormat = 'css' | 'scss' | 'tailwind' | 'json'

/** The palette as code, `color-1`, `color-1-50` and so on. */
export function paletteCode(colors: readonly NamedColor[], format: PaletteFormat): string {
  if (format === 'json') return `${JSON.stringify(Object.fromEntries(colors.map(jsonOf)), null, 2)}\n`
  const lines = colors.flatMap(({ hex, steps }, index) => {
    const name = `color-${index + 1}`
    // Tailwind calls a utility by what follows `--color-`.
    const own = format === 'tailwind' ? `color-palette-${index + 1}` : name
    const sign = format === 'scss' ? '$' : '--'
    return [`${sign}${own}: ${hex};`, ...steps.map(([step, code]) => `${sign}${own}-${step}: ${code};`)]
  })
  if (format === 'scss') return `${lines.join('\n')}\n`
  return `${format === 'css' ? ':root' : '@theme'} {\n${lines.map((line) => `  ${line}`).join('\n')}\n}\n`
}

const jsonOf = ({ hex, steps }: NamedColor, index: number) =>
  [
    `color-${index + 1}`,
    steps.length === 0 ? hex : { base: hex, ...Object.fromEntries(steps.map(([step, code]) => [step, code])) },
  ] as const
