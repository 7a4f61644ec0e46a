/** Who signs articles. A team says that it is one; nobody is invented. */
export type Author = {
  readonly kind: 'author'
  /** File name and slug: `/blog/author/{id}/`. */
  readonly id: string
  readonly name: string
  readonly type: 'team' | 'person'
  readonly summary: string
  readonly icon: string
}

export function defineAuthor(entry: Omit<Author, 'kind'>): Author {
  return { ...entry, kind: 'author' }
}

/** An article: the front matter of a Markdown file in `registry/blog/`, and its body. */
export type Post = {
  /** File name and slug: `/blog/{id}/`. */
  readonly id: string
  readonly title: string
  readonly summary: string
  /** Id of an author. */
  readonly author: string
  /** ISO 8601 days. */
  readonly date: string
  readonly updated?: string
  /** Id of a category. */
  readonly category: string
  readonly tags: readonly string[]
  /** Lucide icon of the cover, drawn in the hue of the category. */
  readonly cover: string
  /** Ids of tools that the article is about. */
  readonly tools: readonly string[]
  /** Markdown. */
  readonly body: string
}

export type Source = { readonly title: string; readonly url: string }

/** What can be had for free from somebody else's service, and what to watch for. */
export type Deal = {
  readonly kind: 'deal'
  /** File name; the page is `/deals/{id}-free-trial/`. */
  readonly id: string
  /** Name of the product as its maker writes it. */
  readonly name: string
  readonly icon: string
  readonly title: string
  readonly summary: string
  /** `ended`: there is nothing left to try, and the page says so. */
  readonly offer: 'free-trial' | 'free-plan' | 'trial-and-plan' | 'ended'
  /** What the trial or free plan is, a paragraph each. */
  readonly about: readonly string[]
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  /** How to start it, in order. */
  readonly steps: readonly string[]
  /** What to watch for. */
  readonly watch: readonly string[]
  readonly alternatives: readonly { readonly name: string; readonly text: string }[]
  /** The maker's own page. */
  readonly url: string
  readonly sources: readonly [Source, ...Source[]]
  /** Until when the facts are known to have held, `YYYY-MM`. */
  readonly asOf: string
}

export function defineDeal(entry: Omit<Deal, 'kind'>): Deal {
  return { ...entry, kind: 'deal' }
}

export const postPath = (id: string) => `/blog/${id}/`
export const authorPath = (id: string) => `/blog/author/${id}/`
export const blogPath = (page = 1) => (page === 1 ? '/blog/' : `/blog/page/${page}/`)
export const dealPath = (id: string) => `/deals/${id}-free-trial/`
export const FEED_PATH = '/blog/rss.xml'
