import type * as z from 'zod'
import type { Tool } from '../core/define.ts'
import { typeOf, unwrap } from '../core/derive.ts'
import { type FieldSpec, fieldsOf } from '../core/fields.ts'
import { CONTROLS, VIEWS } from '../core/kinds.ts'
import { mediaTypeOf } from '../core/media-types.ts'
import { pick } from '../core/pick.ts'
import { withMeta } from '../core/schema.ts'
import { checkRecognizes } from './check-recognizes.ts'
import { checkRecipes } from './check-recipes.ts'
import { checkStarts } from './check-starts.ts'
import { isIn, type Registry, categoryPath, pagePath, redirectsOf, toolPath } from './registry.ts'
import { viewsOf } from '../core/views.ts'

/** What is wrong in an entry: where, under which key, and how to mend it. */
export type Problem = { readonly file: string; readonly key: string; readonly mend: string }

/** What only the place that reads the registry knows. */
export type Surroundings = {
  readonly hasIcon: (name: string) => boolean
  /** Whether an installed package holds this file. */
  readonly hasAsset: (path: string) => boolean
  readonly workbenches: readonly string[]
  readonly pageComponents: readonly string[]
  /** Tests of tools by path, without its ending; left out where they are not at hand, as in a build. */
  readonly tests?: ReadonlyMap<string, string>
}

/** Fewer do not show what a tool does. */
const LEAST_EXAMPLES = 3

/** All problems of a registry; none when it may be built. */
export function checkRegistry(registry: Registry, around: Surroundings): Problem[] {
  const ofTools = registry.tools.flatMap((tool) => checkTool(tool, registry, around))
  return [
    ...ofTools,
    ...checkCategories(registry),
    ...checkPages(registry, around),
    ...checkContent(registry, around),
    ...checkPopular(registry),
    // The steps of a recipe are those of its tools, and can be looked at once these are right.
    ...(ofTools.length === 0 ? checkRecipes(registry, around) : []),
    ...checkPaths(registry),
    ...(around.tests ? checkProofs(registry, around.tests) : []),
  ]
}

/** Hues are classes of the style sheet (`src/theme/hues.css`). */
function checkCategories({ categories }: Registry): Problem[] {
  return categories
    .filter(({ hue }) => hue % 5 !== 0 || hue < 0 || hue >= 360)
    .map(({ id, hue }) => ({ file: `category ${id}`, key: 'hue', mend: `${hue} has no color; use a multiple of 5 from 0 to 355` }))
}

export function formatProblem({ file, key, mend }: Problem): string {
  return `${file}: ${key}: ${mend}`
}

/** Names of the fields by which a `pages` control goes. */
const aroundPages = ({ pages }: FieldSpec) =>
  pages ? [pages.file, pages.password ?? [], pages.order === true ? [] : Object.keys(pages.order ?? {})].flat() : []

function checkTool(tool: Tool, registry: Registry, around: Surroundings): Problem[] {
  const file = registry.files.get(tool.id) ?? `tool ${tool.id}`
  const problems: Problem[] = []
  const say = (key: string, mend: string) => problems.push({ file, key, mend })
  const names = (entries: readonly { readonly id: string }[]) => entries.map((entry) => entry.id).join(', ')

  // tools/<category>/<id>.ts, or tools/<category>/<id>/tool.ts
  const folder = file.split('/')[1]
  if (!registry.categories.some((category) => category.id === tool.category))
    say('category', `"${tool.category}" is unknown; use one of ${names(registry.categories)}`)
  else if (folder !== tool.category) say('category', `"${tool.category}" differs from the folder "${folder}"; make them equal`)
  if (!around.hasIcon(tool.icon)) say('icon', `"${tool.icon}" is no Lucide icon; choose one from lucide.dev`)
  if (tool.layout !== undefined && !registry.layouts.some((layout) => layout.id === tool.layout))
    say('layout', `"${tool.layout}" is unknown; use one of ${names(registry.layouts)}`)
  if (tool.inverse !== undefined) {
    const inverse = registry.tools.find((other) => other.id === tool.inverse)
    if (!inverse) say('inverse', `there is no tool "${tool.inverse}"`)
    else if (inverse.inverse !== tool.id)
      say('inverse', `"${tool.inverse}" does not name "${tool.id}" as its inverse; let both name each other`)
  }
  if (tool.workbench && !around.workbenches.includes(tool.workbench.name))
    say('workbench', `"${tool.workbench.name}" is unknown; use one of ${around.workbenches.join(', ')}`)
  for (const path of tool.assets) {
    if (!around.hasAsset(path)) say('assets', `no installed package holds "${path}"; write package/path/to/file`)
    if (mediaTypeOf(path) === undefined) say('assets', `"${path}" would not be served: engine/core/media-types.ts does not know its ending`)
  }
  if (tool.effect === 'network' && tool.hosts.length === 0) say('hosts', 'a network tool says whom it asks')
  if (tool.effect !== 'network' && tool.needs.length > 0) say('needs', 'only a network tool gets these; make its effect network')
  for (const [language, slug] of Object.entries(tool.slugs))
    for (const one of [slug].flat())
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(one))
        say(`slugs.${language}`, `"${one}" must be lower-case letters, digits and single hyphens`)
  // What another site or the browser answers is not known here, and no check compares it.
  const isKnown = tool.effect !== 'network' && tool.effect !== 'browser'
  tool.examples.forEach((example, index) => {
    if (isKnown && Object.keys(example.output).length === 0) say(`examples.${index}.output`, 'name at least one part of the output')
  })
  try {
    checkStarts(tool, registry.locales, say)
    checkRecognizes(tool, registry.kinds, say)
    const fields = fieldsOf(tool.input)
    const known = new Set(fields.map((field) => field.name))
    for (const field of fields) {
      if (field.when && !known.has(field.when.field)) say(`input.${field.name}.when`, `there is no field "${field.when.field}"`)
      const kind = CONTROLS[field.control]
      const { value = 'string' } = kind
      if (value !== (field.value === 'decimal' ? 'number' : field.value))
        say(`input.${field.name}`, `"${field.control}" enters a ${value}, not a ${field.value}`)
      if (kind.secret && !field.sensitive) say(`input.${field.name}`, 'a secret is sensitive: add sensitive: true')
      if (field.drafts !== undefined && (field.sensitive || !kind.drafts))
        say(`input.${field.name}.drafts`, 'only an editor keeps drafts, and never of what is sensitive')
      for (const other of [...(field.tabs ?? []), ...(field.size ? Object.values(field.size) : []), ...aroundPages(field)])
        if (!known.has(other)) say(`input.${field.name}`, `there is no field "${other}"`)
      const isOfMany = fields.some(({ name, value }) => name === field.pages?.file && value === 'files')
      const isPaged = field.pages !== undefined && field.control === (isOfMany ? 'multiline' : 'pages')
      if ((field.control === 'pages' || field.pages) && !isPaged)
        say(
          `input.${field.name}`,
          'the control pages says of which file: add pages: { file }, or leave both out; of many files use multiline',
        )
      if (field.ordered && field.value !== 'files') say(`input.${field.name}.ordered`, 'only several files have an order')
      for (const value of Object.keys(field.swatches ?? {}))
        if (field.control !== 'chips' || !field.choices?.includes(value))
          say(`input.${field.name}.swatches`, `only chips have swatches, of their values, which "${value}" is none of`)
      if (field.value === 'string' && field.maxLength === undefined && !field.choices && kind.format === undefined)
        say(`input.${field.name}`, 'free text needs a maximum: add max')
      if ((field.value === 'rows' || field.value === 'files') && field.maxItems === undefined)
        say(`input.${field.name}`, 'a list needs a maximum: add max')
    }
    const isText = (name: string) => fields.some((field) => field.name === name && field.value === 'string')
    for (const { name, view, edits, merges, marks, compares } of viewsOf(tool.output)) {
      if (edits !== undefined && !isText(edits)) say(`output.${name}.edits`, `there is no text field "${edits}"`)
      if (merges && view !== 'diff') say(`output.${name}.merges`, 'only a diff merges')
      for (const merged of merges ?? []) if (!isText(merged)) say(`output.${name}.merges`, `there is no text field "${merged}"`)
      if ((view === 'marked' || marks !== undefined) && !(view === 'marked' && isText(marks ?? '')))
        say(`output.${name}.marks`, 'a marked part names the text field in which it marks')
      const isCompared = fields.some((field) => field.name === compares && (field.value === 'file' || field.value === 'files'))
      if ((view === 'compare' || compares !== undefined) && !(view === 'compare' && isCompared))
        say(`output.${name}.compares`, 'a compare names the file field of its other image')
    }
  } catch (error) {
    say('input or output', error instanceof Error ? error.message : String(error))
  }
  for (const [part, shape] of [
    ['input', tool.input],
    ['output', tool.output],
  ] as const)
    for (const [name, schema] of Object.entries(shape.shape)) checkMeta(`${part}.${name}`, schema as z.ZodType, true, say)
  return problems
}

/** Each tool has examples, and a test, of its own or of its family, in which each of its failures comes up. */
function checkProofs({ tools, files }: Registry, tests: ReadonlyMap<string, string>): Problem[] {
  const names = new Set(tools.map(({ id }) => id))
  const byEntry = new Map<string, string[]>()
  for (const [path, text] of tests) {
    const name = path.slice(path.lastIndexOf('/') + 1)
    for (const [, entry = ''] of text.matchAll(/registry\/(tools\/[^']+)'/g)) {
      const id = tools.find((tool) => files.get(tool.id) === entry)?.id
      // The test of another tool may import this one, to undo what that one does.
      if (id !== undefined && (name === id || !names.has(name))) byEntry.set(id, [...(byEntry.get(id) ?? []), text])
    }
  }
  // What several tools say in the same words is one failure, made in one place.
  const bySentence = Map.groupBy(
    tools.flatMap((tool) => Object.entries(tool.failures).map(([code, words]) => ({ key: code + JSON.stringify(words), id: tool.id }))),
    ({ key }) => key,
  )
  const isTested = (code: string, key: string) =>
    bySentence.get(key)?.some(({ id }) => byEntry.get(id)?.some((text) => new RegExp(`['"\`]${code}['"\`]|${code}:`).test(text)))
  return tools.flatMap((tool) => {
    const problems: Problem[] = []
    const say = (key: string, mend: string) => problems.push({ file: files.get(tool.id) ?? `tool ${tool.id}`, key, mend })
    if (tool.examples.length < LEAST_EXAMPLES) say('examples', `${tool.examples.length} are too few; give at least ${LEAST_EXAMPLES}`)
    if (!byEntry.has(tool.id)) say('tests', `no test imports it; write tests/registry/tools/${tool.category}/${tool.id}.test.ts`)
    else
      for (const [code, words] of Object.entries(tool.failures))
        if (!isTested(code, code + JSON.stringify(words))) say(`failures.${code}`, 'no test of it mentions this code; let one meet it')
    return problems
  })
}

type Say = (key: string, mend: string) => void

function checkMeta(key: string, outer: z.ZodType, needsLabel: boolean, say: Say): void {
  const { schema, meta } = unwrap(outer)
  if (needsLabel && !meta.label) say(key, 'it has no label: make it with a builder of kit.ts or parts.ts')
  if (meta.kind || (meta.view && VIEWS[meta.view].data === 'own')) return
  const type = typeOf(schema)
  if (type === 'enum') {
    const options = (schema as z.ZodEnum).options.map(String)
    const unnamed = meta.named ? [] : options.filter((option) => meta.choices?.[option] === undefined)
    if (unnamed.length > 0) say(key, `no words for ${unnamed.join(', ')}; add them to choices, or named: 'raw' where they need none`)
  }
  if (type === 'object' && VIEWS[meta.view ?? 'facts'].data === 'facts')
    for (const [name, part] of Object.entries((schema as z.ZodObject).shape)) checkMeta(`${key}.${name}`, part as z.ZodType, true, say)
  if (type === 'array') {
    const element = unwrap((schema as z.ZodArray<z.ZodType>).element)
    if (typeOf(element.schema) === 'object' && !element.meta.kind)
      for (const [name, part] of Object.entries((element.schema as z.ZodObject).shape))
        checkMeta(`${key}.${name}`, part as z.ZodType, VIEWS[meta.view ?? 'table'].data === 'rows', say)
    else if (typeOf(element.schema) === 'enum') checkMeta(key, withMeta(element.schema, pick(meta, ['choices', 'named'])), false, say)
  }
}

function checkPages(registry: Registry, around: Surroundings): Problem[] {
  const problems: Problem[] = []
  for (const page of registry.pages) {
    const say = (key: string, mend: string) => problems.push({ file: `pages/${page.id}.ts`, key, mend })
    if (!registry.layouts.some((layout) => layout.id === page.layout)) say('layout', `"${page.layout}" is unknown`)
    if (page.guard !== undefined && !registry.guards.some((guard) => guard.id === page.guard))
      say('guard', `"${page.guard}" is unknown; use one of ${registry.guards.map((guard) => guard.id).join(', ')}`)
    for (const id of page.uses ?? []) if (!registry.tools.some((tool) => tool.id === id)) say('uses', `there is no tool "${id}"`)
    if (page.card && !around.hasIcon(page.card.icon)) say('card.icon', `"${page.card.icon}" is no Lucide icon; choose one from lucide.dev`)
    if (page.card && !registry.categories.some(({ id }) => id === page.card?.category))
      say('card.category', `"${page.card.category}" is unknown`)
    if (page.tool !== undefined && !registry.tools.some((tool) => tool.id === page.tool)) say('tool', `there is no tool "${page.tool}"`)
    if (!around.pageComponents.includes(page.component))
      say('component', `"${page.component}" is unknown; use one of ${around.pageComponents.join(', ')}`)
  }
  return problems
}

/** Articles name what exists, and whatever is drawn has its icon. */
function checkContent({ posts, authors, deals, categories, tools }: Registry, { hasIcon }: Surroundings): Problem[] {
  const problems: Problem[] = []
  const known = (entries: readonly { readonly id: string }[], id: string) => entries.some((entry) => entry.id === id)
  for (const { id, author, category, tools: named, cover } of posts) {
    const say = (key: string, mend: string) => problems.push({ file: `blog/${id}.md`, key, mend })
    if (!known(authors, author)) say('author', `"${author}" is unknown; use one of ${authors.map((entry) => entry.id).join(', ')}`)
    if (!known(categories, category))
      say('category', `"${category}" is unknown; use one of ${categories.map((entry) => entry.id).join(', ')}`)
    for (const tool of named) if (!known(tools, tool)) say('tools', `there is no tool "${tool}"`)
    if (!hasIcon(cover)) say('cover', `"${cover}" is no Lucide icon; choose one from lucide.dev`)
  }
  for (const { id, icon } of authors)
    if (!hasIcon(icon))
      problems.push({ file: `authors/${id}.ts`, key: 'icon', mend: `"${icon}" is no Lucide icon; choose one from lucide.dev` })
  for (const { id, icon, asOf, url, sources } of deals) {
    const say = (key: string, mend: string) => problems.push({ file: `deals/${id}.ts`, key, mend })
    if (!hasIcon(icon)) say('icon', `"${icon}" is no Lucide icon; choose one from lucide.dev`)
    if (!/^20\d\d-(?:0[1-9]|1[0-2])$/.test(asOf)) say('asOf', `"${asOf}" is no month; write YYYY-MM`)
    for (const address of [url, ...sources.map((source) => source.url)])
      if (!address.startsWith('https://')) say('url', `"${address}" is no https address`)
  }
  return problems
}

/** What is called popular exists, once. */
function checkPopular({ popular, tools }: Registry): Problem[] {
  return popular.flatMap((id, index): Problem[] => {
    const say = (mend: string) => [{ file: 'popular.ts', key: String(index), mend }]
    if (!tools.some((tool) => tool.id === id)) return say(`there is no tool "${id}"`)
    return popular.indexOf(id) === index ? [] : say(`"${id}" is named twice`)
  })
}

/** Every path and alias belongs to one entry. */
function checkPaths(registry: Registry): Problem[] {
  const problems: Problem[] = []
  const owners = new Map<string, string>()
  const take = (path: string, owner: string, key: string) => {
    const other = owners.get(path)
    if (other !== undefined && other !== owner)
      problems.push({ file: registry.files.get(owner) ?? owner, key, mend: `${path} already belongs to ${other}` })
    owners.set(path, owner)
  }
  for (const { id: language } of registry.locales) {
    for (const page of registry.pages) if (isIn(page, language)) take(pagePath(page, language), `page ${page.id}`, `slugs.${language}`)
    for (const category of registry.categories) take(categoryPath(category, language), `category ${category.id}`, `slugs.${language}`)
    for (const tool of registry.tools) take(toolPath(tool, language), tool.id, `slugs.${language}`)
  }
  const leads = new Map<string, string>()
  for (const [from, to] of redirectsOf(registry)) {
    const target = owners.get(to) ?? to
    const taken = owners.get(from) ?? leads.get(from) ?? target
    if (taken !== target)
      problems.push({ file: registry.files.get(target) ?? target, key: 'aliases', mend: `${from} already leads to ${taken}` })
    leads.set(from, target)
  }
  return problems
}
