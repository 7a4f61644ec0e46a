import type { ProjectCopy } from './project-copy.ts'

/**
 * Leaves a copy of the project with a few tools, which share chunks and so keep its build quick. What the workbenches import
 * from the folder of a tool stays, and so does that tool; articles, recipes and pages that name other tools go, and the words of tools.
 */
export function keepFewTools(project: ProjectCopy, kept: readonly string[]): void {
  const sources = project.files('src').filter((path) => /\.tsx?$/.test(path))
  const used = new Set(
    sources.flatMap((path) => [...project.read(path).matchAll(/registry\/(tools\/[\w-]+\/[\w-]+)\//g)].map((match) => match[1] as string)),
  )
  for (const path of project.files('registry/tools').filter((name) => name.endsWith('.ts')))
    if (![...kept, ...used].some((name) => path.includes(name))) project.remove(path)
  for (const path of [...project.files('registry/blog'), ...project.files('registry/recipes')]) project.remove(path)
  project.write('registry/popular.ts', 'export const popular: readonly string[] = []\n')
  for (const path of project.files('registry/pages')) if (/^ {2}(?:tool|uses): /m.test(project.read(path))) project.remove(path)
  const tools = new Set(project.files('registry/tools').map((path) => /([\w-]+)(?:\/tool)?\.ts$/.exec(path)?.[1]))
  for (const path of project.files('locales'))
    // Answers link to each other.
    if (path.includes('/answers/') || (path.includes('/tools/') && !tools.has(/([\w-]+)\.json$/.exec(path)?.[1]))) project.remove(path)
}
