import type { TextData } from '../site/text-pages.ts'
import { Prose } from './prose.tsx'
import type { PageProps } from './page.ts'

/** A page of plain text about the site. */
export function Page({ payload }: PageProps<TextData>) {
  const { title, lead, html } = payload.data
  return (
    <article className="text-page">
      <h1>{title}</h1>
      <p className="lead">{lead}</p>
      <Prose html={html} />
    </article>
  )
}
