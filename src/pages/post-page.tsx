import { Icon } from '../../engine/view/icon.tsx'
import { useWords } from '../../engine/view/shell-context.tsx'
import type { PostData } from '../site/content-pages.ts'
import { Day } from './day.tsx'
import { Cover } from './post-list.tsx'
import { Contents, Prose } from './prose.tsx'
import { wordsOf } from './page-words.ts'
import type { PageProps } from './page.ts'
import { ToolLinks } from './tool-links.tsx'

/** One article. */
export function Page({ payload }: PageProps<PostData>) {
  const say = wordsOf(payload, 'blog')
  const w = useWords()
  const { card, author, updated, tags, html, headings, tools, previous, next } = payload.data
  return (
    <article className="post">
      <nav className="breadcrumb" aria-label={w('breadcrumb')}>
        <a href="/blog/">{say('all-articles')}</a>
        <Icon name="chevron-right" size={14} />
        <a href={card.category.url}>{card.category.text}</a>
      </nav>
      <Cover post={card} size={40} />
      <h1>{card.title}</h1>
      <p className="lead">{card.summary}</p>
      <p className="quiet small">
        {say('by')} <a href={author.url}>{author.name}</a> · <Day date={card.date} /> · {card.reading}
        {updated !== undefined && (
          <>
            {' · '}
            {say('updated')} <Day date={updated} />
          </>
        )}
      </p>
      <Contents headings={headings} title={say('contents')} />
      <Prose html={html} />
      <section aria-labelledby="post-tools">
        <h2 id="post-tools">{say('tools')}</h2>
        <ToolLinks tools={tools} />
      </section>
      <p className="quiet small">
        {say('tags')}
        {w('colon')}
        {tags.join(', ')}
      </p>
      <nav className="neighbours" aria-label={say('all-articles')}>
        {previous && (
          <a className="card" href={previous.url} rel="prev">
            <span className="quiet small">{say('older')}</span>
            <span className="card-title">{previous.title}</span>
          </a>
        )}
        {next && (
          <a className="card" href={next.url} rel="next">
            <span className="quiet small">{say('newer')}</span>
            <span className="card-title">{next.title}</span>
          </a>
        )}
      </nav>
    </article>
  )
}
