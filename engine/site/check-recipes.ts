import { recipeFaults, stepsOn } from '../core/recipes/shape.ts'
import { stepTool } from '../core/recipes/step-tool.ts'
import { readRecipe } from '../core/recipe.ts'
import { languagePrefix, type Registry, slugsOf } from './registry.ts'
import { recipeOf } from './recipe-entry.ts'

/** What is wrong in a ready recipe: words, place in the site, and steps that cannot run. */
export function checkRecipes(
  { recipes, tools, categories, locales }: Registry,
  { hasIcon }: { readonly hasIcon: (name: string) => boolean },
): { readonly file: string; readonly key: string; readonly mend: string }[] {
  const problems: { file: string; key: string; mend: string }[] = []
  const taken = new Map<string, string>()
  for (const recipe of recipes) {
    const { id, icon, category, steps, slugs, summary } = recipe
    const say = (key: string, mend: string) => problems.push({ file: `recipes/${id}.ts`, key, mend })
    if (!hasIcon(icon)) say('icon', `"${icon}" is no Lucide icon; choose one from lucide.dev`)
    if (!categories.some((entry) => entry.id === category)) say('category', `"${category}" is unknown`)
    if (summary.length > LONGEST_SUMMARY) say('summary', `it has ${summary.length} characters; use at most ${LONGEST_SUMMARY}`)
    for (const [language, slug] of [['en', id], ...Object.entries(slugs)])
      if (!SLUG.test(slug as string)) say(`slugs.${language}`, `"${slug}" must be lower-case letters, digits and single hyphens`)
    for (const { id: language } of locales) {
      const path = `${languagePrefix(language)}/${slugsOf(recipe, language)[0]}`
      const other = taken.get(path)
      if (other !== undefined) say(`slugs.${language}`, `"${slugsOf(recipe, language)[0]}" already belongs to ${other}`)
      taken.set(path, id)
    }
    const toolOf = (name: string) => tools.find((tool) => tool.id === name)
    readRecipe(recipeOf(recipe))
    const faults = recipeFaults(steps, (name) => {
      const tool = toolOf(name)
      return tool && stepTool(tool)
    })
    for (const { step, code, params } of faults) say(`steps.${step}`, `${code} ${JSON.stringify(params)}`)
    for (const index of stepsOn(steps))
      for (const [name, value] of Object.entries(steps[index]?.options ?? {})) {
        const result = toolOf(steps[index]?.tool ?? '')?.input.shape[name]?.safeParse(value) as { success: boolean } | undefined
        if (result && !result.success) say(`steps.${index}.options.${name}`, `${JSON.stringify(value)} is no value of this field`)
      }
  }
  return problems
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const LONGEST_SUMMARY = 155
