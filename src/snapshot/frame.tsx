import type { ReactNode } from 'react'
import type { PagePayload } from '../../engine/site/page.ts'
import { Menu } from '../../engine/view/menu.tsx'
import { homePath } from '../app/routing/paths.ts'
import { useSite } from '../app/site-context.tsx'
import './snapshot.css'
import { ownTitle } from '../pages/own-title.ts'

/** The bar of a page that has no header: the way home, its name, and its languages. */
export function SnapshotFrame({ payload, children }: { payload: PagePayload; children: ReactNode }) {
  const { shell } = useSite()
  const nameOf = (language: string) => shell.languages.find(({ id }) => id === language)?.name ?? language
  return (
    <div className="snap">
      <header className="snap-head">
        <a className="wordmark" href={homePath(payload.language)} aria-label={shell.name}>
          <span className="wordmark-tile" aria-hidden="true" />
        </a>
        <div>
          <h1>{ownTitle(payload.head)}</h1>
          <p className="quiet small">{payload.head.description}</p>
        </div>
        <Menu label={nameOf(payload.language)} icon="globe" className="header-button">
          {payload.head.alternates.map(({ language, url }) => (
            <a
              key={language}
              className="menu-item"
              href={url}
              hrefLang={language}
              lang={language}
              aria-current={language === payload.language || undefined}
            >
              {nameOf(language)}
            </a>
          ))}
        </Menu>
      </header>
      {children}
    </div>
  )
}
