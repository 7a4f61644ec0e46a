import type { Effect } from '../core/context.ts'
import type { Language } from '../core/define.ts'
import type { Guard, Layout } from './entries.ts'
import type { FieldSpec } from '../core/fields.ts'
import type { WordsOf } from '../core/meta.ts'
import type { ColumnSpec, ViewSpec } from '../core/views.ts'

/** A link to a tool, category or page, with its icon's name in the sprite. */
export type IconLink = { readonly id: string; readonly text: string; readonly url: string; readonly icon: string; readonly hue?: number }

export type Head = {
  readonly title: string
  readonly description: string
  readonly canonical: string
  readonly alternates: readonly { readonly bcp47: string; readonly language: Language; readonly url: string }[]
  readonly indexed: boolean
  readonly type?: 'article'
  /** Address of a feed of what this page lists. */
  readonly feed?: string
  readonly jsonLd: readonly object[]
}

/** What a page needs beyond the shell; the JSON beside each prerendered page. */
export type PagePayload<Data = unknown> = {
  /** Page component, by its name. */
  readonly component: string
  readonly build: string
  readonly language: Language
  readonly path: string
  readonly status: 200 | 404 | 500
  readonly layout: Layout
  readonly guard?: Guard
  readonly colorMode?: 'light' | 'dark' | 'system'
  /** Id of what people come to fill in: the first link of the page leads there. */
  readonly skipTo?: string
  readonly head: Head
  /** Words that only this kind of page says. */
  readonly words?: Readonly<Record<string, string>>
  readonly data: Data
}

/** What all pages of a language share: a file of its own, which browsers keep until something of it changes, so it does not name its build. */
export type Shell = {
  readonly name: string
  readonly language: Language
  readonly locale: string
  readonly currency: string
  /** IANA zone of most readers of the language. */
  readonly timeZone: string
  /** The signs with which the language writes numbers. */
  readonly numberMarks: { readonly group: string; readonly decimal: string }
  readonly words: Readonly<Record<string, string>>
  readonly languages: readonly { readonly id: Language; readonly name: string }[]
  readonly categories: readonly IconLink[]
  readonly contact: string
  /** Pages about the site, for its foot. */
  readonly pages: readonly { readonly text: string; readonly url: string }[]
  readonly assets: {
    readonly worker: string
    readonly search: string
    readonly uiIcons: string
    readonly toolIcons: string
    /** Tells what makes a copy of an image that this browser cannot show, a {@link UsedTool}. */
    readonly shownImage: string
  }
}

type Worded<T, W> = Omit<T, 'choices'> &
  W & { readonly choices?: readonly { readonly value: string; readonly label: string; readonly group?: string }[] }

/** A field with its words; `start` is its first value in the page's language (see `firstValues`). */
export type LabelledField = Omit<Worded<FieldSpec, WordsOf<'field'>>, 'rows'> & {
  readonly rows?: readonly LabelledField[]
  /** Of `pages`: address of the file that tells what draws them, a {@link UsedTool}. */
  readonly drawer?: string
}
export type LabelledColumn = Worded<ColumnSpec, WordsOf<'column'>>
/** A view with its words. */
export type LabelledView = Omit<Worded<ViewSpec, WordsOf<'part'>>, 'columns' | 'value'> & {
  /** The sentences of notices, by `notices.<code>`. */
  readonly notices?: Readonly<Record<string, string>>
  readonly columns?: readonly LabelledColumn[]
  readonly value?: LabelledColumn
}

export type WorkedExample = {
  readonly title?: string
  readonly input: Readonly<Record<string, unknown>>
  /** Of fields that take files, which no page carries, the names of those that went in. */
  readonly files: Readonly<Record<string, readonly string[]>>
  /** What its card shows of the result: lists and tables by their start. A workbench has the whole. */
  readonly output: Readonly<Record<string, unknown>>
  /** The parts that the entry names, which the example is about, and the properties that it names of facts. */
  readonly tells: Readonly<Record<string, readonly string[]>>
}

/**
 * What a tool's page shows before anybody has typed. Form and result belong together:
 * `result` is made from what is in the fields; `draft`, too, but it is made anew on arrival (chance, the clock, the visitor's zone);
 * `sample` is made from what appears faded in the empty fields; of an `example` the page cannot show what it was made from, such as a file.
 */
export type FirstState = {
  readonly kind: 'result' | 'draft' | 'sample' | 'example'
  /** What appears faded in the empty fields, as a visitor would type it. */
  readonly ghosts: Readonly<Record<string, string>>
  readonly input: Readonly<Record<string, unknown>>
  readonly output: Readonly<Record<string, unknown>>
}

/** A tool, and its field that takes what comes from another. */
export type Taker = { readonly field: string; readonly link: IconLink }
/** How to ask for the same outside of a page. */
export type DeveloperLines = {
  readonly request: string
  readonly command: string
  /** Its place in the reference of the API, or else all of that. */
  readonly reference?: string
}

/** Where the part `from` of a result can be sent on. */
export type SendTarget = Taker & { readonly from: string }

export type ToolData = {
  readonly id: string
  readonly icon: string
  readonly title: string
  readonly summary: string
  readonly category: IconLink
  readonly effect: Effect
  /** Whom its runs ask, as a list in words. */
  readonly hosts: string
  readonly starts: 'live' | 'button'
  readonly action?: string
  readonly fields: readonly LabelledField[]
  readonly views: readonly LabelledView[]
  /** This tool's own sentences, by `failures.<code>`. */
  readonly failures: Readonly<Record<string, string>>
  readonly notes: readonly string[]
  /** What it is, how to use it, and questions people ask, as HTML. */
  readonly answers?: string
  readonly examples: readonly WorkedExample[]
  readonly first: FirstState
  readonly module: string
  readonly timeMs: number
  readonly inverse?: Taker
  readonly related: readonly IconLink[]
  readonly send: readonly SendTarget[]
  /** Where a recipe can begin with this tool, and what that is called. */
  readonly recipe?: { readonly text: string; readonly url: string }
  /** Left out where a tool works only in a browser. */
  readonly developers?: DeveloperLines
  readonly workbench?: string
  /** Addresses of the files that a run may load, by the names under which the entry lists them. */
  readonly assets?: Readonly<Record<string, string>>
  /** Path of the page that shows the result alone, where there is one. */
  readonly resultUrl?: string
}

/** The page of a result alone: its tool, and where that tool is. */
export type ToolResultData = { readonly title: string; readonly tool: ToolData; readonly url: string }

/** A tool that a page runs by itself. */
export type UsedTool = Pick<ToolData, 'module' | 'timeMs' | 'assets'>

export type HomeData = {
  readonly groups: readonly { readonly category: IconLink; readonly tools: readonly IconLink[] }[]
  /** What people come for most, each with its sentence and its category's hue. */
  readonly popular: readonly (IconLink & { readonly summary: string })[]
  readonly count: string
  /** What a visitor can count on, in a few words each. */
  readonly trust: readonly string[]
}
/** An article as a list shows it. */
export type PostCard = {
  readonly title: string
  readonly summary: string
  readonly url: string
  readonly date: string
  /** Minutes. */
  readonly reading: string
  readonly icon: string
  readonly category: IconLink
}
export type CategoryData = {
  readonly category: IconLink
  readonly posts: readonly PostCard[]
  readonly summary: string
  readonly tools: readonly (IconLink & { readonly summary: string })[]
}
/** `contact`: address of the contact page; `blogNote`: what is said beside the link to a blog in another language. */
export type ErrorData = { readonly status: 404 | 500; readonly contact: string; readonly blogNote?: string }
