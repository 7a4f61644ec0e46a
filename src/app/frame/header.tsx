import { useAtom, useAtomValue } from 'jotai/react'
import { Suspense, useState } from 'react'
import type { Language } from '../../../engine/core/define.ts'
import type { PagePayload, Shell } from '../../../engine/site/page.ts'
import { Icon } from '../../../engine/view/icon.tsx'
import { Menu } from '../../../engine/view/menu.tsx'
import { useWords } from '../../../engine/view/shell-context.tsx'
import { Toolbar } from '../../../engine/view/toolbar.tsx'
import { homePath } from '../routing/paths.ts'
import type { ColorModeState } from './color-mode.ts'
import { Dialog, OwnMenu } from './lazy.tsx'
import { useSite } from '../site-context.tsx'
import { COLOR_MODES, accountEntryAtom, dialogAtom } from '../state.ts'

const MODE_ICONS = { system: 'monitor', light: 'sun', dark: 'moon' } as const

/** The same page in other languages; from a page that has none, such as an error, their homes. */
function languageLinks({ head }: PagePayload, languages: Shell['languages']): readonly { language: Language; url: string }[] {
  return head.alternates.length > 0 ? head.alternates : languages.map(({ id }) => ({ language: id, url: homePath(id) }))
}

/** Name, search, language and colour mode. */
export function Header({ payload, mode }: { payload: PagePayload; mode: ColorModeState }) {
  const w = useWords()
  const { shell } = useSite()
  const [dialog, setDialog] = useAtom(dialogAtom)
  const [isOwn, setOwn] = useState(false)
  const account = useAtomValue(accountEntryAtom)
  return (
    <header className="header">
      <a className="wordmark" href={homePath(payload.language)}>
        <span className="wordmark-tile" aria-hidden="true" />
        <span>{shell.name}</span>
      </a>
      {payload.component !== 'home' && (
        <button type="button" className="search-button" aria-haspopup="dialog" onClick={() => setDialog('search')}>
          <Icon name="search" size={16} /> <span className="search-button-text">{w('search-placeholder')}</span>{' '}
          <kbd aria-hidden="true">Ctrl K</kbd>
        </button>
      )}
      <nav className="header-tools" aria-label={w('preferences')}>
        <Toolbar label={w('preferences')}>
          <Menu
            label={shell.languages.find((language) => language.id === payload.language)?.name ?? payload.language}
            icon="globe"
            className="header-button"
          >
            {languageLinks(payload, shell.languages).map(({ language, url }) => (
              <a
                key={language}
                className="menu-item"
                href={url}
                hrefLang={language}
                lang={language}
                aria-current={language === payload.language || undefined}
              >
                {shell.languages.find((other) => other.id === language)?.name}
              </a>
            ))}
          </Menu>
          <Menu label={w('color-mode')} icon={MODE_ICONS[mode.preference]} className="header-button icon-only">
            {COLOR_MODES.map((choice) => (
              <button
                key={choice}
                type="button"
                className="menu-item"
                aria-pressed={mode.preference === choice}
                onClick={() => mode.choose(choice)}
              >
                <Icon name={MODE_ICONS[choice]} size={16} /> {w(`mode-${choice}`)}
              </button>
            ))}
          </Menu>
          <span onClickCapture={() => setOwn(true)}>
            <Menu label={w('favourites')} icon="star" className="header-button icon-only">
              <Suspense>{isOwn && <OwnMenu />}</Suspense>
            </Menu>
          </span>
          {account && <account.Entry />}
        </Toolbar>
      </nav>
      <Suspense>{dialog && <Dialog kind={dialog} payload={payload} onClose={() => setDialog(null)} />}</Suspense>
    </header>
  )
}
