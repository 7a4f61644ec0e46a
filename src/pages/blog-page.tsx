import { Icon } from '../../engine/view/icon.tsx'
import type { BlogData } from '../site/content-pages.ts'
import { PostList } from './post-list.tsx'
import { wordsOf } from './page-words.ts'
import type { PageProps } from './page.ts'
import { ownTitle } from './own-title.ts'

/** The articles, a page at a time. */
export function Page({ payload }: PageProps<BlogData>) {
  const say = wordsOf(payload, 'blog')
  const { posts, page, pages, feed } = payload.data
  const title = ownTitle(payload.head)
  return (
    <div className="blog">
      <h1>{title}</h1>
      <p className="lead">{payload.head.description}</p>
      <p>
        <a href={feed}>
          <Icon name="rss" size={16} /> {say('feed')}
        </a>
      </p>
      {posts.length === 0 ? <p className="quiet">{say('no-articles')}</p> : <PostList posts={posts} />}
      {pages.length > 1 && (
        <nav className="pages" aria-label={say('pages')}>
          {pages.map(({ number, url }) => (
            <a key={number} className="button quiet-button" href={url} aria-current={number === page ? 'page' : undefined}>
              {number}
            </a>
          ))}
        </nav>
      )}
    </div>
  )
}
