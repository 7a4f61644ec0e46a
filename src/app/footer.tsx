import type { PagePayload } from '../../engine/core/page.ts'
import { useWords } from '../../engine/view/page-context.tsx'
import { homePath } from './paths.ts'
import { useSite } from './site-context.tsx'

/** Categories and languages at the foot of the page. */
export function Footer({ payload }: { payload: PagePayload }) {
  const w = useWords()
  const { shell } = useSite()
  return (
    <footer className="footer">
      <nav aria-label={w('categories')}>
        <ul className="footer-links">
          {shell.categories.map((category) => (
            <li key={category.id}>
              <a href={category.url}>{category.text}</a>
            </li>
          ))}
        </ul>
      </nav>
      <p className="quiet small">
        <a href={homePath(payload.language)}>{shell.name}</a> · {w('footer-note')}
      </p>
    </footer>
  )
}
