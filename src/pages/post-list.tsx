import type { PostCard } from '../../engine/site/page.ts'
import { ToolIcon } from '../../engine/view/icon.tsx'
import { Day } from './day.tsx'

/** Articles as cards, newest first. */
export function PostList({ posts, level: Title = 'h2' }: { posts: readonly PostCard[]; level?: 'h2' | 'h3' }) {
  return (
    <ul className="post-list">
      {posts.map((post) => (
        <li key={post.url} className="post-card">
          <Cover post={post} />
          <div>
            <Title>
              <a href={post.url}>{post.title}</a>
            </Title>
            <p>{post.summary}</p>
            <p className="quiet small">
              <Day date={post.date} /> · {post.reading} · {post.category.text}
            </p>
          </div>
        </li>
      ))}
    </ul>
  )
}

/** A drawn cover in the hue of the category. */
export function Cover({ post, size = 28 }: { post: PostCard; size?: number }) {
  return (
    <span className={`tile cover hue-${post.category.hue}`}>
      <ToolIcon name={post.icon} size={size} />
    </span>
  )
}
