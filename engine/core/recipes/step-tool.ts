import type { Tool } from '../define.ts'
import { fieldsOf } from '../fields.ts'
import type { StepTool } from './shape.ts'
import { viewsOf } from '../views.ts'

/** What a recipe knows of a tool. */
export function stepTool({ id, effect, input, output }: Tool): StepTool {
  return { id, effect, fields: fieldsOf(input), views: viewsOf(output) }
}
