import type { ToolData } from '../site/page.ts'
import { type FormValues, isEmpty } from './form-values.ts'

/** Whether the sample still appears faded in the empty fields: the first key in any of them takes all of it away. */
export function isGhosted({ first: { ghosts } }: ToolData, values: Readonly<FormValues>): boolean {
  const names = Object.keys(ghosts)
  return names.length > 0 && names.every((name) => isEmpty(values[name]))
}
