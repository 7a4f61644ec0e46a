import type { AnyExample, OtherLanguage, Tool } from '../../engine/core/define.ts'
import { EXAMPLE_NOW, exampleIn } from '../../engine/core/example.ts'
import { isFileValue } from '../../engine/core/file-value.ts'
import type { Category } from '../../engine/site/entries.ts'
import { fieldsOf } from '../../engine/core/fields.ts'
import { labelFields, labelViews } from '../../engine/site/label.ts'
import { fitOf, givenBy, sentPart } from '../../engine/core/recipes/fit.ts'
import type { LabelledField, SendTarget, ToolData, WorkedExample } from '../../engine/site/page.ts'
import { isIn, pagePath } from '../../engine/site/registry.ts'
import { prepareInput } from '../../engine/core/prepare.ts'
import { viewsOf } from '../../engine/core/views.ts'
import { firstState, type ShownExample } from './first-state.ts'
import { type Occasion, type Reader, runForPage } from './kept-runs.ts'
import { cardOutput } from '../pages/below/card-parts.ts'
import { commandLine, httpRequest } from './developer-lines.ts'
import { drawerUrl } from './pageless/drawer.ts'
import { assetUrl } from './package-assets.ts'
import { relatedTools } from './related.ts'
import { shownParts } from './shown-parts.ts'
import type { SitePages } from './site-pages.ts'

const MOST_TARGETS = 8

/** What the page of a tool needs, in the language of `pages`. */
export async function toolData(tool: Tool, pages: SitePages): Promise<ToolData> {
  const words = pages.wordsOf(tool)
  const category = pages.site.registry.categories.find((other) => other.id === tool.category) as Category
  const fields = fieldsOf(tool.input)
  const inverse = pages.takers.find((other) => other.tool.id === tool.inverse)
  const own = Object.entries(words)
  const labelled = labelFields(fields, words, pages)
  const views = labelViews(viewsOf(tool.output), words, pages.locale)
  const examples = fittingFirst(await examplesIn(tool, pages), labelled)
  const resultPage = pages.site.registry.pages.find((page) => page.tool === tool.id && isIn(page, pages.language))
  return {
    id: tool.id,
    icon: tool.icon,
    title: words.title ?? tool.title,
    summary: words.summary ?? tool.summary,
    category: pages.categoryLink(category),
    effect: tool.effect,
    hosts: new Intl.ListFormat(pages.locale).format(tool.hosts.map((host, index) => words[`hosts.${index}`] ?? host)),
    starts: tool.starts,
    ...(words.action !== undefined && { action: words.action }),
    fields: labelled.map((field) => (field.pages ? { ...field, drawer: drawerUrl('page-thumbnails', pages.site) } : field)),
    views,
    failures: Object.fromEntries(own.filter(([key]) => key.startsWith('failures.'))),
    notes: own.filter(([key]) => key.startsWith('notes.')).map(([, text]) => text),
    examples: examples.map(({ title, example, output, tells }) => ({
      title,
      input: shownParts(example.input),
      files: fileNames(example.input),
      output: tool.workbench ? shownParts(output) : cardOutput(views, { output: shownParts(output), tells }),
      tells,
    })),
    first: await firstState(tool, labelled, examples, pages),
    module: pages.site.modules(tool.id),
    timeMs: tool.limits.timeMs,
    inverse: inverse && { field: inverse.field.name, link: pages.link(inverse.tool) },
    related: relatedTools(tool, pages.site.registry, (other) => pages.tools.includes(other)).map((other) => pages.link(other)),
    send: sendTargets(tool, pages),
    recipe: recipeStart(tool, pages),
    developers: developerLines(tool, pages),
    workbench: tool.workbench?.name,
    assets: tool.assets.length > 0 ? Object.fromEntries(tool.assets.map((path) => [path, assetUrl(path)])) : undefined,
    resultUrl: resultPage && pagePath(resultPage, pages.language),
  }
}

/** The examples as the page's language has them, with their whole outputs. */
function examplesIn(tool: Tool, pages: SitePages): Promise<ShownExample[]> {
  const words = pages.wordsOf(tool)
  return Promise.all(
    tool.examples.map(async (declared, index) => {
      const given = exampleIn(tool, index, pages) as AnyExample
      const occasion = occasionOf(given)
      const reader = { locale: pages.locale, currency: pages.currency, timeZone: given.timeZone ?? pages.timeZone }
      // What the page's language decides is told too, such as the currency: the result names it.
      const example = { ...given, input: prepareInput(fieldsOf(tool.input), given.input, { ...reader, now: occasion.now }) }
      return {
        title: declared.in?.[pages.language as OtherLanguage]?.title ?? words[`examples.${index}`],
        example,
        output: await exampleOutput(tool, index, given, reader, occasion),
        tells: toldIn(declared),
      }
    }),
  )
}

const fileNames = (input: AnyExample['input']): WorkedExample['files'] =>
  Object.fromEntries(
    Object.entries(input).flatMap(([name, value]) => {
      const files = [value].flat().filter(isFileValue)
      return files.length > 0 ? [[name, files.map((file) => file.name)]] : []
    }),
  )

/** Parts by name, each with the properties that are named of it where it is no list. */
const toldIn = ({ output }: AnyExample): WorkedExample['tells'] =>
  Object.fromEntries(
    Object.entries(output).map(([name, value]) => [
      name,
      typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [],
    ]),
  )

/** Examples in their order, but first the one that fits what the form starts with in this language, such as feet and pounds. */
function fittingFirst(examples: readonly ShownExample[], fields: readonly LabelledField[]): readonly ShownExample[] {
  const started = fields.filter(({ choices, start }) => choices && start !== undefined)
  const fits = ({ example: { input } }: ShownExample) =>
    started.every(({ name, start }) => input[name] === undefined || input[name] === start)
  const first = examples.find(fits)
  return first ? [first, ...examples.filter((one) => one !== first)] : examples
}

/** A time and a seed that do not change with each build. */
const occasionOf = ({ seed, now }: AnyExample): Occasion => ({ seed: seed ?? 'example', now: Date.parse(now ?? EXAMPLE_NOW) })

/** The whole output of an example: run where that needs nothing from outside, else as the entry gives it. */
async function exampleOutput(
  tool: Tool,
  index: number,
  example: AnyExample,
  reader: Reader,
  occasion: Occasion,
): Promise<AnyExample['output']> {
  if (tool.effect === 'network' || tool.effect === 'browser') return example.output
  const result = await runForPage(tool, example.input, reader, occasion)
  if (!result.ok)
    throw new Error(
      `tool ${tool.id}: examples.${index}: refused with ${JSON.stringify(result.failures)}; mend the example or the transform`,
    )
  return result.output
}

/** Tools that take this tool's main result: first by the same media type, then plain text tools of other kinds. */
function sendTargets(tool: Tool, pages: SitePages): SendTarget[] {
  const view = sentPart(viewsOf(tool.output))
  const given = view && givenBy(view)
  if (!given) return []
  return pages.takers
    .flatMap(({ tool: other, field }) => {
      const fit = other.id === tool.id ? undefined : fitOf(given, field)
      if (!fit || fit === 'other') return []
      // Whatever takes any text would otherwise be offered Base64 or SVG.
      if (fit === 'plain' && given.media !== 'text/plain' && other.category !== tool.category && other.id !== tool.inverse) return []
      const isExactText = fit === 'exact' && given.kind === 'text'
      return [
        {
          score: (isExactText ? 4 : 0) + (other.category === tool.category ? 1 : 0) + (other.id === tool.inverse ? 2 : 0),
          target: { from: view.name, field: field.name, link: pages.link(other) },
        },
      ]
    })
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_TARGETS)
    .map(({ target }) => target)
}

function developerLines(tool: Tool, { site, language }: SitePages): ToolData['developers'] {
  if (tool.effect === 'browser') return undefined
  const page = site.registry.pages.find(({ component }) => component === 'reference')
  return {
    request: httpRequest(tool, site.origin),
    command: commandLine(tool),
    reference: page && isIn(page, language) ? `${pagePath(page, language)}#${tool.id}` : '/api/openapi.json',
  }
}

/** A workbench holds what is its own, which no step could take over. */
function recipeStart({ workbench }: Tool, pages: SitePages): ToolData['recipe'] {
  const page = pages.site.registry.pages.find((other) => other.id === 'recipe' && isIn(other, pages.language))
  const text = pages.viewWords('recipe').continue
  return !page || text === undefined || workbench ? undefined : { text, url: pagePath(page, pages.language) }
}
