import type { ToolData } from '../../site/page.ts'
import type { FormValues } from '../form-values.ts'

type Brought = { readonly tool: ToolData; readonly values: Readonly<FormValues> }

let brought: Brought | undefined

/** Puts a tool as it stands where the page of a new recipe looks for it. */
export function bringToRecipe(tool: ToolData, values: Readonly<FormValues>): void {
  brought = { tool, values }
}

/** Takes what was brought, once. */
export function takeForRecipe(): Brought | undefined {
  const taken = brought
  brought = undefined
  return taken
}
