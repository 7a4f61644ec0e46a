import { type Author, type Post, authorPath, postPath } from '../../engine/site/content.ts'
import type { IconLink, ToolData } from '../../engine/site/page.ts'
import { homePath } from '../app/routing/paths.ts'
import type { ToolAnswers } from './answers.ts'
import type { SitePages } from './site-pages.ts'

/** schema.org data of the whole site. */
export function siteLd(pages: SitePages): object {
  const { origin, registry } = pages.site
  return {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: registry.site.name,
    url: origin + homePath(pages.language),
    inLanguage: pages.locale,
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${homePath(pages.language)}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** schema.org data of a tool: a free web application. */
export function toolLd(pages: SitePages, tool: ToolData, path: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name: tool.title,
    description: tool.summary,
    url: pages.site.origin + path,
    inLanguage: pages.locale,
    applicationCategory: 'UtilitiesApplication',
    operatingSystem: 'Any',
    isAccessibleForFree: true,
    offers: { '@type': 'Offer', price: '0', priceCurrency: 'USD' },
  }
}

/** schema.org data of the questions that the page shows, with the very answers. */
export function questionsLd(pages: SitePages, { questions }: ToolAnswers): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: pages.locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

/** schema.org data of an article. */
export function articleLd(pages: SitePages, post: Post, author: Author): object {
  const { origin, registry } = pages.site
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description: post.summary,
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    inLanguage: 'en',
    keywords: post.tags.join(', '),
    mainEntityOfPage: origin + postPath(post.id),
    author: { '@type': author.type === 'team' ? 'Organization' : 'Person', name: author.name, url: origin + authorPath(author.id) },
    publisher: { '@type': 'Organization', name: registry.site.name, url: `${origin}/` },
  }
}

export function breadcrumb(pages: SitePages, links: readonly IconLink[]): object {
  const { origin, registry } = pages.site
  const all = [{ text: registry.site.name, url: homePath(pages.language) }, ...links]
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: all.map(({ text, url }, index) => ({ '@type': 'ListItem', position: index + 1, name: text, item: origin + url })),
  }
}
