import type { Recipe, RecipeStep } from '../../engine/core/recipe.ts'
import { keptStep, type StepTool } from '../../engine/core/recipes/shape.ts'

/** A step on the bench: its key stays when it is moved or changed. */
export type BenchStep = { readonly key: string; readonly step: RecipeStep }

/** The tool of an id, where it is there: an id from elsewhere may be a name that every object has. */
export function ownTool<T>(tools: Readonly<Record<string, T>>, id: string): T | undefined {
  return Object.hasOwn(tools, id) ? tools[id] : undefined
}

let lastKey = 0
export const benchStep = (step: RecipeStep): BenchStep => ({ key: `s${++lastKey}`, step })

/** The steps with one of them put elsewhere; places outside are the nearest inside. */
export function moved(steps: readonly BenchStep[], from: number, to: number): readonly BenchStep[] {
  const one = steps[from]
  if (!one) return steps
  const others = steps.toSpliced(from, 1)
  return others.toSpliced(Math.max(0, Math.min(others.length, to)), 0, one)
}

/** Steps with one changed; what is undefined is left out. */
export function changed(steps: readonly BenchStep[], key: string, change: Partial<RecipeStep>): readonly BenchStep[] {
  return steps.map((one) => {
    if (one.key !== key) return one
    const step = Object.fromEntries(Object.entries({ ...one.step, ...change }).filter(([, value]) => value !== undefined))
    return { key, step: step as RecipeStep }
  })
}

/** A recipe as it runs here. */
export function recipeOf(steps: readonly BenchStep[]): Recipe {
  return { toolglot: 'recipe', version: 1, steps: steps.map(({ step }) => step) }
}

/** A recipe as it is kept, linked and exported: without what is sensitive, and without files. */
export function keptRecipe(name: string, steps: readonly BenchStep[], toolOf: (id: string) => StepTool | undefined): Recipe {
  return { toolglot: 'recipe', version: 1, ...(name !== '' && { name }), steps: steps.map(({ step }) => keptStep(step, toolOf(step.tool))) }
}
