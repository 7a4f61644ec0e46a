import type { Heading } from '../site/markdown.ts'

/** Our own Markdown, made into HTML at build. */
export function Prose({ html }: { html: string }) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
}

/** Links to the headings of a long text; nothing for a short one. */
export function Contents({ headings, title }: { headings: readonly Heading[]; title: string }) {
  if (headings.length < 3) return null
  return (
    <nav className="contents" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {headings.map(({ id, text, level }) => (
          <li key={id} className={`level-${level}`}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
