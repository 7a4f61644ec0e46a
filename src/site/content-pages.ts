import { type Author, type Deal, FEED_PATH, type Post, authorPath, blogPath, dealPath, postPath } from '../../engine/site/content.ts'
import type { Head, IconLink, PagePayload, PostCard } from '../../engine/site/page.ts'
import { createSentences } from '../../engine/core/sentences.ts'
import { articleLd, breadcrumb } from './json-ld.ts'
import { type Article, type Heading, renderArticle } from './markdown.ts'
import { alternates, payload } from './page-frame.ts'
import type { SitePages } from './site-pages.ts'
import { escapeXml } from './static-files.ts'
import { joinTitle } from './titles.ts'

export type BlogData = {
  readonly posts: readonly PostCard[]
  readonly page: number
  readonly pages: readonly { readonly number: number; readonly url: string }[]
  readonly feed: string
}
export type PostData = {
  readonly card: PostCard
  readonly author: { readonly name: string; readonly url: string }
  readonly updated?: string
  readonly tags: readonly string[]
  readonly html: string
  readonly headings: readonly Heading[]
  readonly tools: readonly IconLink[]
  readonly previous?: { readonly title: string; readonly url: string }
  readonly next?: { readonly title: string; readonly url: string }
}
export type AuthorData = { readonly author: Author; readonly posts: readonly PostCard[] }
export type DealCard = Pick<Deal, 'id' | 'name' | 'icon' | 'title' | 'summary' | 'offer'> & { readonly path: string }
export type DealData = { readonly deal: Deal; readonly others: readonly DealCard[] }
export type DealsData = { readonly deals: readonly DealCard[] }

/** Articles on one page of the blog. */
const PAGE_SIZE = 8
const WORDS_A_MINUTE = 220
/** Shown beside a deal. */
const OTHER_DEALS = 4

const rendered = new WeakMap<Post, Article>()

function articleOf(post: Post): Article {
  const known = rendered.get(post) ?? renderArticle(post.body, 'en')
  rendered.set(post, known)
  return known
}

function cardOf(post: Post, pages: SitePages): PostCard {
  const { registry, words } = pages.site
  const category = registry.categories.find(({ id }) => id === post.category)
  if (!category) throw new Error(`blog/${post.id}.md: category: "${post.category}" is unknown`)
  const { say } = createSentences('en', words.get('en')?.views ?? {})
  return {
    title: post.title,
    summary: post.summary,
    url: postPath(post.id),
    date: post.date,
    reading: say('blog.reading', { count: Math.max(1, Math.round(articleOf(post).words / WORDS_A_MINUTE)) }),
    icon: post.cover,
    category: pages.categoryLink(category),
  }
}

/** The articles of a category; there are some in English only. */
export function postCards(pages: SitePages, category?: string): PostCard[] {
  if (pages.language !== 'en') return []
  const { posts } = pages.site.registry
  return posts.filter((post) => category === undefined || post.category === category).map((post) => cardOf(post, pages))
}

/** One page of the blog's list. */
export function blogData(pages: SitePages, page = 1): BlogData {
  const cards = postCards(pages)
  const count = Math.max(1, Math.ceil(cards.length / PAGE_SIZE))
  return {
    posts: cards.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE),
    page,
    pages: Array.from({ length: count }, (_, index) => ({ number: index + 1, url: blogPath(index + 1) })),
    feed: FEED_PATH,
  }
}

export function dealCards(pages: SitePages): DealCard[] {
  return pages.site.registry.deals.map(({ id, name, icon, title, summary, offer }) => ({
    id,
    name,
    icon,
    title,
    summary,
    offer,
    path: dealPath(id),
  }))
}

/** Pages made from articles, authors and deals; English only. */
export function* contentPayloads(pages: SitePages): Generator<PagePayload> {
  if (pages.language !== 'en') return
  const { posts, authors, deals } = pages.site.registry
  for (const { number } of blogData(pages).pages.slice(1)) yield blogPage(pages, number)
  for (const [index, post] of posts.entries()) yield postPage(pages, post, posts[index + 1], posts[index - 1])
  for (const author of authors) yield authorPage(pages, author)
  for (const deal of deals) yield dealPage(pages, deal)
}

function headOf(pages: SitePages, path: string, title: string, description: string, jsonLd: readonly object[]): Omit<Head, 'canonical'> {
  return {
    title: joinTitle(pages, title, pages.site.registry.site.name),
    description,
    indexed: true,
    alternates: alternates([pages], () => path),
    jsonLd,
  }
}

const blogLink = (pages: SitePages): IconLink => ({ id: 'blog', text: blogTitle(pages), url: blogPath(), icon: 'newspaper' })
const blogTitle = (pages: SitePages) => pages.site.registry.pages.find(({ id }) => id === 'blog')?.title ?? ''

function blogPage(pages: SitePages, number: number): PagePayload {
  const entry = pages.site.registry.pages.find(({ id }) => id === 'blog')
  const path = blogPath(number)
  const { say } = createSentences('en', pages.site.words.get('en')?.views ?? {})
  const title = say('blog.page-title', { title: entry?.title ?? '', number })
  const head = { ...headOf(pages, path, title, entry?.summary ?? '', []), feed: FEED_PATH }
  return { ...payload(pages, { component: 'blog', path, layout: 'blog' }, head, blogData(pages, number)), words: pages.viewWords('blog') }
}

function postPage(pages: SitePages, post: Post, previous: Post | undefined, next: Post | undefined): PagePayload {
  const { registry } = pages.site
  const author = registry.authors.find(({ id }) => id === post.author)
  if (!author) throw new Error(`blog/${post.id}.md: author: "${post.author}" is unknown`)
  const card = cardOf(post, pages)
  const path = postPath(post.id)
  const { html, headings } = articleOf(post)
  const data: PostData = {
    card,
    author: { name: author.name, url: authorPath(author.id) },
    updated: post.updated,
    tags: post.tags,
    html,
    headings: headings.filter(({ level }) => level <= 3),
    tools: post.tools.map((id) => {
      const tool = pages.tools.find((other) => other.id === id)
      if (!tool) throw new Error(`blog/${post.id}.md: tools: there is no tool "${id}"`)
      return pages.link(tool)
    }),
    previous: previous && { title: previous.title, url: postPath(previous.id) },
    next: next && { title: next.title, url: postPath(next.id) },
  }
  const self: IconLink = { id: post.id, text: post.title, url: path, icon: post.cover }
  const jsonLd = [articleLd(pages, post, author), breadcrumb(pages, [blogLink(pages), self])]
  const head = { ...headOf(pages, path, post.title, post.summary, jsonLd), type: 'article' as const, feed: FEED_PATH }
  return { ...payload(pages, { component: 'post', path, layout: 'blog' }, head, data), words: pages.viewWords('blog') }
}

function authorPage(pages: SitePages, author: Author): PagePayload {
  const path = authorPath(author.id)
  const posts = pages.site.registry.posts.filter((post) => post.author === author.id).map((post) => cardOf(post, pages))
  const head = headOf(pages, path, author.name, author.summary, [breadcrumb(pages, [blogLink(pages)])])
  return { ...payload(pages, { component: 'author', path, layout: 'blog' }, head, { author, posts }), words: pages.viewWords('blog') }
}

function dealPage(pages: SitePages, deal: Deal): PagePayload {
  const path = dealPath(deal.id)
  const cards = dealCards(pages)
  const at = cards.findIndex(({ id }) => id === deal.id)
  const others = Array.from(
    { length: Math.min(OTHER_DEALS, cards.length - 1) },
    (_, index) => cards[(at + index + 1) % cards.length] as DealCard,
  )
  const dealsTitle = pages.site.registry.pages.find(({ id }) => id === 'deals')?.title ?? ''
  const head = headOf(pages, path, deal.title, deal.summary, [
    breadcrumb(pages, [
      { id: 'deals', text: dealsTitle, url: '/deals/', icon: 'tag' },
      { id: deal.id, text: deal.title, url: path, icon: deal.icon },
    ]),
  ])
  return { ...payload(pages, { component: 'deal', path, layout: 'default' }, head, { deal, others }), words: pages.viewWords('deals') }
}

/** The feed of all articles (RSS 2.0). */
export function blogFeed(pages: SitePages): string {
  const { origin, registry } = pages.site
  const blog = registry.pages.find(({ id }) => id === 'blog')
  const items = registry.posts.map(
    (post) =>
      `<item><title>${escapeXml(post.title)}</title><link>${escapeXml(origin + postPath(post.id))}</link><guid>${escapeXml(origin + postPath(post.id))}</guid><pubDate>${new Date(`${post.date}T00:00:00Z`).toUTCString()}</pubDate><description>${escapeXml(post.summary)}</description></item>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel><title>${escapeXml(`${registry.site.name} – ${blog?.title ?? ''}`)}</title><link>${escapeXml(origin)}/blog/</link><atom:link href="${escapeXml(origin + FEED_PATH)}" rel="self" type="application/rss+xml"/><description>${escapeXml(blog?.summary ?? '')}</description><language>en</language>\n${items.join('\n')}\n</channel></rss>\n`
}
