import { type Words, toolWords } from '../../engine/read/words.ts'
import type { Language, Tool } from '../../engine/core/define.ts'
import type { Category, LocaleEntry } from '../../engine/site/entries.ts'
import { VIEWS } from '../../engine/core/kinds.ts'
import { type FieldSpec, fieldsOf } from '../../engine/core/fields.ts'
import { mainField } from '../../engine/core/main-part.ts'
import type { IconLink, Shell } from '../../engine/site/page.ts'
import { type Registry, categoryPath, isIn, pagePath, toolPath } from '../../engine/site/registry.ts'
import { viewsOf } from '../../engine/core/views.ts'
import { isEmbeddable } from '../../engine/view/share/embeddable.ts'
import { numberMarks } from '../../engine/view/local-number.ts'

/** Address of a tool's module in the built site. */
export type ToolModules = (id: string) => string

/** What a tool's page is made of and may have words of its own. */
function partNames({ workbench, input, output }: Tool): string[] {
  const controls = fieldsOf(input).flatMap((field) => [field, ...(field.rows ?? [])].map(({ control }) => control))
  return [
    ...(workbench ? [workbench.name] : []),
    ...controls,
    ...viewsOf(output).flatMap(({ view }) => [view, VIEWS[view].words ?? []].flat()),
  ]
}

/** Everything that payloads are made from. */
export type Site = {
  readonly registry: Registry
  readonly words: Words
  readonly build: string
  readonly origin: string
  readonly modules: ToolModules
}

/** Makes every page of one language. */
export class SitePages {
  readonly site: Site
  readonly language: Language
  readonly locale: string
  readonly currency: string
  readonly amounts: number
  readonly timeZone: string
  /** Tools whose words are complete in this language. */
  readonly tools: readonly Tool[]
  /** The main field of each tool that has one, for what can be sent on to it. */
  readonly takers: readonly { readonly tool: Tool; readonly field: FieldSpec }[]
  /** Paths of tools that pages of others may show. */
  readonly embeds: ReadonlySet<string>
  private readonly resolved = new Map<string, Readonly<Record<string, string>>>()

  constructor(site: Site, language: Language) {
    this.site = site
    this.language = language
    const { bcp47, currency, amounts, timeZone } = site.registry.locales.find(({ id }) => id === language) as LocaleEntry
    this.locale = bcp47
    this.currency = currency
    this.amounts = amounts
    this.timeZone = timeZone
    for (const tool of site.registry.tools) {
      const { words, missing } = toolWords(tool, language, site.words)
      if (missing.length === 0) this.resolved.set(tool.id, words)
    }
    this.tools = site.registry.tools.filter((tool) => this.resolved.has(tool.id))
    this.embeds = new Set(this.tools.filter((tool) => isEmbeddable(tool, viewsOf(tool.output))).map((tool) => toolPath(tool, language)))
    this.takers = this.tools.flatMap((tool) => {
      const field = tool.workbench && !tool.workbench.takes ? undefined : mainField(fieldsOf(tool.input))
      return field ? [{ tool, field }] : []
    })
  }

  wordsOf(tool: Tool): Readonly<Record<string, string>> {
    const words = this.resolved.get(tool.id)
    if (!words) throw new Error(`${tool.id} has no words in ${this.language}`)
    return words
  }

  siteWord(key: string, english: string): string {
    if (this.language === 'en') return english
    const word = this.site.words.get(this.language)?.site[key]
    if (word === undefined) throw new Error(`locales/${this.language}/site.json: "${key}" is missing`)
    return word
  }

  link(tool: Tool): IconLink {
    return { id: tool.id, text: this.wordsOf(tool).title ?? tool.title, url: toolPath(tool, this.language), icon: tool.icon }
  }

  categoryLink(category: Category): IconLink {
    return {
      id: category.id,
      text: this.siteWord(`category.${category.id}.title`, category.title),
      url: categoryPath(category, this.language),
      icon: category.icon,
      hue: category.hue,
    }
  }

  /** Categories that have tools in this language. */
  categories(): readonly Category[] {
    return this.site.registry.categories.filter((category) => this.tools.some((tool) => tool.category === category.id))
  }

  toolsIn(category: Category): readonly Tool[] {
    const collator = new Intl.Collator(this.locale)
    return this.tools
      .filter((tool) => tool.category === category.id)
      .toSorted((a, b) => collator.compare(this.link(a).text, this.link(b).text))
  }

  /** Pages that stand among the tools of a category, with the words by which they are found. */
  cards(category: Category): (IconLink & { readonly summary: string; readonly keywords: readonly string[] })[] {
    return this.site.registry.pages.flatMap((page) => {
      const { id, card } = page
      if (card?.category !== category.id || !isIn(page, this.language)) return []
      const text = this.siteWord(`page.${id}.title`, page.title)
      const summary = this.siteWord(`page.${id}.summary`, page.summary)
      return [{ id, text, summary, url: pagePath(page, this.language), icon: card.icon, keywords: card.keywords }]
    })
  }

  shell(assets: Shell['assets']): Shell {
    const { registry, words } = this.site
    return {
      name: registry.site.name,
      language: this.language,
      locale: this.locale,
      currency: this.currency,
      timeZone: this.timeZone,
      numberMarks: numberMarks(this.locale),
      words: words.get(this.language)?.ui ?? {},
      languages: registry.locales.map(({ id, name }) => ({ id, name })),
      categories: this.categories().map((category) => this.categoryLink(category)),
      contact: registry.site.contact,
      pages: this.footPages(),
      assets,
    }
  }

  /** Words that only one kind of page says, by their bare keys. */
  viewWords(view: string): Readonly<Record<string, string>> {
    const own = Object.entries(this.site.words.get(this.language)?.views ?? {})
    return Object.fromEntries(own.filter(([key]) => key.startsWith(`${view}.`)).map(([key, text]) => [key.slice(view.length + 1), text]))
  }

  /** Groups of words that belong to no page, for parts that are loaded on demand. */
  loneWords(): string[] {
    const { registry, words } = this.site
    const groups = new Set(Object.keys(words.get(this.language)?.views ?? {}).map((key) => key.split('.')[0] as string))
    const ofPages = new Set([...registry.pages.map(({ component }) => component), ...registry.tools.flatMap(partNames)])
    return [...groups].filter((group) => !ofPages.has(group))
  }

  /** Words of the workbench, controls and views of a tool, under `<group>.<word>`. */
  partWords(tool: Tool): Readonly<Record<string, string>> {
    return this.groupWords(partNames(tool))
  }

  /** Words of groups, under `<group>.<word>`. */
  groupWords(groups: readonly string[]): Readonly<Record<string, string>> {
    const own = Object.entries(this.site.words.get(this.language)?.views ?? {})
    return Object.fromEntries(own.filter(([key]) => groups.includes(key.split('.')[0] as string)))
  }

  /** Pages about the site; those that are English only are offered in English only. */
  private footPages(): Shell['pages'] {
    return this.site.registry.pages
      .filter((page) => page.foot !== undefined && isIn(page, this.language))
      .toSorted((a, b) => (a.foot ?? 0) - (b.foot ?? 0))
      .map((page) => ({ text: this.siteWord(`page.${page.id}.title`, page.title), url: pagePath(page, this.language) }))
  }
}
