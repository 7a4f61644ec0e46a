import type { PagePayload } from '../../../engine/site/page.ts'
import { useWords } from '../../../engine/view/shell-context.tsx'
import { homePath } from '../routing/paths.ts'
import { useSite } from '../site-context.tsx'

/** Categories, and pages about the site, at the foot of the page. */
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
      {shell.pages.length > 0 && (
        <nav aria-label={w('about-site')}>
          <ul className="footer-links small">
            {shell.pages.map((page) => (
              <li key={page.url}>
                <a href={page.url}>{page.text}</a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className="quiet small">
        <a href={homePath(payload.language)}>{shell.name}</a> · {w('footer-note')}
      </p>
    </footer>
  )
}
