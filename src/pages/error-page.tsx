import type { ErrorData } from '../../engine/site/page.ts'
import { useIsHydrated } from '../../engine/view/hooks/use-is-hydrated.ts'
import { Icon } from '../../engine/view/icon.tsx'
import { useWords } from '../../engine/view/shell-context.tsx'
import { homePath } from '../app/routing/paths.ts'
import { useSite } from '../app/site-context.tsx'
import { ToolSearch } from '../app/search/tool-search.tsx'
import type { PageProps } from './page.ts'

export function Page(props: PageProps<ErrorData>) {
  return props.payload.data.status === 404 ? <NotFound {...props} /> : <ServerError {...props} />
}

function NotFound({ payload }: PageProps<ErrorData>) {
  const w = useWords()
  const path = useIsHydrated() ? location.pathname : ''
  const home = homePath(payload.language)
  return (
    <div className="error-page">
      <p className="status-code">404</p>
      <h1>{w('404-title')}</h1>
      <p>{w('404-text')}</p>
      <p className="quiet small">
        {path ? (
          <>
            {w('404-path')} <code dir="auto">{path}</code>
          </>
        ) : (
          // Its line is kept for it, or else the page would jump.
          '\u00a0'
        )}
      </p>
      <p className="actions">
        <a className="button primary" href="/">
          {w('take-me-home')}
        </a>
        <a className="button" href={payload.data.contact}>
          {w('contact-us')}
        </a>
      </p>
      <ToolSearch />
      <ul className="cards">
        <li>
          <a className="card" href={home}>
            <Icon name="wrench" />
            <span className="card-title">{w('tools')}</span>
            <span className="quiet small">{w('404-card-tools')}</span>
          </a>
        </li>
        <li>
          <a className="card" href="/blog/">
            <Icon name="newspaper" />
            <span className="card-title">
              {w('our-blog')} {payload.data.blogNote}
            </span>
            <span className="quiet small">{w('404-card-blog')}</span>
          </a>
        </li>
      </ul>
    </div>
  )
}

function ServerError({ payload }: PageProps<ErrorData>) {
  const w = useWords()
  const { shell } = useSite()
  const place = useIsHydrated() ? location.href : undefined
  // What breaks a page elsewhere adds what it knows to this address.
  const mail = `mailto:${shell.contact}?subject=${encodeURIComponent(w('500-mail-subject'))}`
  return (
    <div className="error-page">
      <p className="status-code">500</p>
      <h1>{w('500-title')}</h1>
      <p>{w('500-text')}</p>
      <p className="actions">
        <a className="button primary" href={homePath(payload.language)}>
          {w('take-me-home')}
        </a>
        <a className="button" href={place === undefined ? mail : `${mail}&body=${encodeURIComponent(`${place}\n`)}`}>
          {w('contact-us')}
        </a>
      </p>
    </div>
  )
}
