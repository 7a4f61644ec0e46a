import type { ToolData } from '../../site/page.ts'
import type { FormValues } from '../form-values.ts'

type Brought = { readonly tool: ToolData; readonly values: Readonly<FormValues> }

let brought: Brought | undefined
let isAskedEmpty = false

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

/** The page of a new recipe is asked to begin with nothing, whatever its draft holds. */
export function askForEmptyRecipe(): void {
  isAskedEmpty = true
}

/** Whether it was asked to, told once. */
export function takeAskedEmpty(): boolean {
  const taken = isAskedEmpty
  isAskedEmpty = false
  return taken
}
