import type { Recipe } from '../core/recipe.ts'
import type { Values } from '../core/run.ts'
import type { StepTool } from '../core/recipes/shape.ts'
import type { DeveloperLines, IconLink, ToolData } from './page.ts'

/** What a page has to know of a tool to run it as a step and to show its options and result; a tool's own page holds all of it. */
export type StepData = Pick<
  ToolData,
  'id' | 'icon' | 'title' | 'effect' | 'starts' | 'fields' | 'views' | 'failures' | 'module' | 'timeMs' | 'assets'
> & { readonly url: string; readonly inverse?: string | undefined }

/** What fits what, of every tool of a language, by id: read when a step is added or a recipe reversed. */
export type FittingTools = Readonly<
  Record<
    string,
    StepTool & {
      readonly link: IconLink
      readonly category: string
      readonly inverse?: string | undefined
      /** Its place among the tools that people come for most, from 1. */
      readonly popular?: number
    }
  >
>

/** What a step makes of the example. */
export type FirstReport = {
  readonly step: number
  readonly ways?: number
  readonly preview?: string
  readonly length?: number
  /** Of the last step. */
  readonly output?: Values
  readonly all?: string
  readonly notices: readonly []
}

export type RecipeData = {
  readonly title: string
  readonly summary: string
  readonly icon: string
  /** Without steps where it is the visitor's own. */
  readonly recipe?: Recipe
  readonly tools: Readonly<Record<string, StepData>>
  /** What the recipe makes of a text. */
  readonly example?: { readonly input: string; readonly reports: readonly FirstReport[] }
  /** Address of {@link FittingTools}. */
  readonly fitting: string
  readonly overview: { readonly text: string; readonly url: string }
  readonly builder: string
  readonly others: readonly IconLink[]
  readonly developers?: DeveloperLines
}

/** A ready recipe in the list of all: its tools by their names, in order. */
export type RecipeCard = IconLink & { readonly summary: string; readonly steps: readonly string[] }
export type RecipesData = {
  readonly title: string
  readonly summary: string
  readonly groups: readonly { readonly category: string; readonly recipes: readonly RecipeCard[] }[]
  readonly builder: string
}
