import type { ToolData } from '../site/page.ts'
import { type FormValues, isEmpty } from './form-values.ts'

/** Whether the sample still appears faded in the empty fields: the first key in any of them, or a file, takes all of it away. */
export function isGhosted({ fields, first: { ghosts } }: ToolData, values: Readonly<FormValues>): boolean {
  const names = Object.keys(ghosts)
  const isGiven = ({ name, value }: ToolData['fields'][number]) => (name in ghosts || value.startsWith('file')) && !isEmpty(values[name])
  return names.length > 0 && !fields.some(isGiven)
}
