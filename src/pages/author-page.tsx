import { ToolIcon } from '../../engine/view/icon.tsx'
import { useWords } from '../../engine/view/shell-context.tsx'
import type { AuthorData } from '../site/content-pages.ts'
import { PostList } from './post-list.tsx'
import { wordsOf } from './page-words.ts'
import type { PageProps } from './page.ts'

/** Who wrote the articles, and which. */
export function Page({ payload }: PageProps<AuthorData>) {
  const say = wordsOf(payload, 'blog')
  const w = useWords()
  const { author, posts } = payload.data
  return (
    <div className="blog">
      <nav className="breadcrumb" aria-label={w('breadcrumb')}>
        <a href="/blog/">{say('all-articles')}</a>
      </nav>
      <h1>
        <ToolIcon name={author.icon} size={28} /> {author.name}
      </h1>
      <p className="lead">{author.summary}</p>
      <h2>{say('written-by')}</h2>
      <PostList posts={posts} level="h3" />
    </div>
  )
}
