import { choices } from '../../../engine/core/kit.ts'
import { linesIn } from './list.ts'

/** A list of whole lines, in parts that begin with `# theme`. */
export function themedLines(list: string): Map<string, string[]> {
  const parts = new Map<string, string[]>()
  let part: string[] = []
  for (const line of linesIn(list)) {
    if (line.startsWith('# ')) parts.set(line.slice(2), (part = []))
    else part.push(line)
  }
  return parts
}

/** The lines of a list that are on these themes. */
export function linesOn(list: string, themes: readonly string[]): string[] {
  return [...themedLines(list)].flatMap(([theme, lines]) => (themes.includes(theme) ? lines : []))
}

/** The choice among themes, all of them by default; `labels` are keyed by theme. */
export function themesField(labels: Readonly<Record<string, string>>) {
  const themes = Object.keys(labels)
  return choices('Themes', labels, { min: 1, max: themes.length, default: themes })
}
