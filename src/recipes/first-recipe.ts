import type { RecipeStep } from '../../engine/core/recipe.ts'
import type { StepData } from '../../engine/site/recipe-data.ts'
import type { ToolData } from '../../engine/site/page.ts'
import { recipeFaults, stepsOn, takerOf, type StepTool } from '../../engine/core/recipes/shape.ts'
import { MOST_STEPS } from '../../engine/core/recipes/limits.ts'
import { takeForRecipe } from '../../engine/view/share/recipe-outbox.ts'
import type { NumberMarks } from '../../engine/view/local-number.ts'
import { optionFields, optionsOf } from './step-options.tsx'
import type { BenchInput } from './run-recipe.ts'

/** What another page brought: its tool with its options as the first step, and what was typed there. */
export async function fromTool(
  marks: NumberMarks,
): Promise<{ readonly tool: ToolData; readonly step: RecipeStep; readonly input: BenchInput } | undefined> {
  const brought = takeForRecipe()
  if (!brought) return undefined
  const { tool, values } = brought
  const data = tool as unknown as StepData
  const step: RecipeStep = { tool: tool.id }
  const taker = takerOf(data, step)
  const fields = optionFields(data, step).filter(({ sensitive }) => !sensitive)
  const options = await optionsOf(fields, values, marks)
  const given = taker && values[taker.name]
  const input =
    given === null || given === undefined || taker?.sensitive
      ? undefined
      : taker?.value === 'file'
        ? [given as File]
        : (given as BenchInput)
  return { tool, step: { ...step, ...(options && { options }) }, input }
}

/** Whether a step can take what the draft of a recipe gives; an empty one or a full one takes none. */
export function goesOn(draft: readonly RecipeStep[], step: RecipeStep, toolOf: (id: string) => StepTool | undefined): boolean {
  if (stepsOn(draft).length === 0 || draft.length >= MOST_STEPS) return false
  return !recipeFaults([...draft, step], toolOf).some((fault) => fault.step === draft.length || fault.code === 'unknown-tool')
}
