import type { Tool } from '../../engine/core/define.ts'
import { linkAnswers, parseAnswers } from '../../engine/read/answers.ts'
import { isIn, pagePath, toolPath } from '../../engine/site/registry.ts'
import { renderArticle } from './markdown.ts'
import type { SitePages } from './site-pages.ts'

/** What a page shows of the answers about its tool, and what it tells search engines of them. */
export type ToolAnswers = { readonly html: string; readonly questions: readonly { readonly question: string; readonly answer: string }[] }

/** The answers about a tool in the pages' language; undefined where nobody has written them. */
export function toolAnswers(tool: Tool, pages: SitePages): ToolAnswers | undefined {
  const { site, language, locale } = pages
  const text = site.words.get(language)?.answers.get(tool.id)
  if (text === undefined) return undefined
  const { intro, howTo, questions } = parseAnswers(
    linkAnswers(text, (kind, id) => {
      if (kind === 'tool') {
        const other = pages.tools.find((entry) => entry.id === id)
        if (!other) return site.registry.tools.some((entry) => entry.id === id) ? null : undefined
        return toolPath(other, language)
      }
      const page = site.registry.pages.find((entry) => entry.id === id && isIn(entry, language))
      return page && pagePath(page, language)
    }),
  )
  const asked = questions.map(({ question, answer }) => `## ${question}\n\n${answer}`)
  const steps = howTo.steps.map((step, index) => `${index + 1}. ${step}`)
  const body = [intro, `## ${howTo.title}`, steps.join('\n'), ...asked].join('\n\n')
  return {
    html: renderArticle(body, locale).html,
    questions: questions.map(({ question, answer }) => ({ question, answer: renderArticle(answer, locale).html })),
  }
}
