import type { CategoryData } from '../../engine/site/page.ts'
import { useWords } from '../../engine/view/shell-context.tsx'
import { homePath } from '../app/routing/paths.ts'
import { CategoryTile } from './category-tile.tsx'
import { PostList } from './post-list.tsx'
import type { PageProps } from './page.ts'

/** All tools of a category, each with its sentence. */
export function Page({ payload }: PageProps<CategoryData>) {
  const w = useWords()
  const { category, summary, tools, posts } = payload.data
  return (
    <div className="category">
      <nav className="breadcrumb" aria-label={w('breadcrumb')}>
        <a href={homePath(payload.language)}>{w('all-tools')}</a>
      </nav>
      <h1>
        <CategoryTile category={category} size={24} /> {category.text}
      </h1>
      <p className="lead">{summary}</p>
      <ul className="cards">
        {tools.map((tool) => (
          <li key={tool.id}>
            <a className="card" href={tool.url}>
              <CategoryTile category={category} icon={tool.icon} />
              <span className="card-title">{tool.text}</span>
              <span className="quiet small">{tool.summary}</span>
            </a>
          </li>
        ))}
      </ul>
      {posts.length > 0 && (
        <section className="category-posts" aria-labelledby="category-posts">
          <h2 id="category-posts">{w('our-blog')}</h2>
          <PostList posts={posts} level="h3" />
        </section>
      )}
    </div>
  )
}
