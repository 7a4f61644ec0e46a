import { useAtom, useAtomValue, useStore } from 'jotai/react'
import { type ReactNode, useEffect, useState } from 'react'
import { Icon, ToolIcon } from '../../engine/view/icon.tsx'
import { useShell, useWords } from '../../engine/view/shell-context.tsx'
import { PartWords } from '../../engine/view/part-words.tsx'
import { saveFile } from '../../engine/view/save.ts'
import type { AccountState } from '../account/use-account.ts'
import { codeOf } from '../account/auth-code.ts'
import { removeInput, savedInputs } from '../account/saved.ts'
import { useSignOut } from '../account/sign-out.ts'
import { useAccount } from '../account/use-account.ts'
import { wordsForCode } from '../account/words.ts'
import { homePath } from '../app/routing/paths.ts'
import { useSite } from '../app/site-context.tsx'
import { type User, favouritesAtom, recentAtom, userAtom, userDataAtom } from '../app/state.ts'
import { useToolLinks } from '../app/search/use-tool-links.ts'
import { SharedOfAccount } from './dashboard-shared.tsx'
import { wordsOf } from './page-words.ts'
import type { PageProps } from './page.ts'

type Known = Extract<AccountState, { step: 'known' }>

/** What a signed-in visitor has here. The guard sends everybody else home. */
export function Page({ payload }: PageProps) {
  const say = wordsOf(payload, 'dashboard')
  const state = useAccount(useAtomValue(userAtom))
  const { navigate } = useSite()
  const isOver = state.step === 'known' && state.user === null
  useEffect(() => {
    // Within the application, so that the toast that says it stays.
    if (isOver) navigate(homePath(payload.language))
  }, [isOver, navigate, payload.language])
  return (
    <div className="setting dashboard">
      <h1>{say('title')}</h1>
      {state.step === 'known' && state.user ? (
        <PartWords value={payload.words ?? {}}>
          <Contents payload={payload} account={state.account} user={state.user} />
        </PartWords>
      ) : (
        <p role="status">{say('checking')}</p>
      )}
    </div>
  )
}

function Contents({ payload, account, user }: Pick<PageProps, 'payload'> & { account: Known['account']; user: User }) {
  const say = wordsOf(payload, 'dashboard')
  const w = useWords()
  const store = useStore()
  const { locale, notify } = useShell()
  const { shell } = useSite()
  const [favourites, setFavourite] = useAtom(favouritesAtom)
  const favouriteLinks = useToolLinks(favourites)
  const recent = useToolLinks(useAtomValue(recentAtom))
  const saved = savedInputs(useAtomValue(userDataAtom).saved)
  const savedTools = useToolLinks([...new Set(saved.map(({ tool }) => tool))])
  const signOut = useSignOut(account)
  const [busy, setBusy] = useState(false)

  const verify = async () => {
    setBusy(true)
    try {
      await (await account.auth()).sendVerification()
      notify('success', account.words['verification-sent'] ?? '')
    } catch (error) {
      notify('error', wordsForCode(account, codeOf(error)))
    }
    setBusy(false)
  }
  const exportAll = async () => {
    setBusy(true)
    const token = await (await account.auth()).idToken()
    const response = await fetch('/api/account/export', {
      headers: { Authorization: `Bearer ${token ?? ''}`, 'Accept-Language': locale },
    }).catch(() => undefined)
    if (response?.ok) saveFile('account.json', 'application/json', new Uint8Array(await response.arrayBuffer()))
    else notify('error', say('export-failed'))
    setBusy(false)
  }
  return (
    <>
      <Section id="profile" title={say('profile')}>
        <dl className="facts">
          {user.name !== null && (
            <div>
              <dt>{say('name')}</dt>
              <dd>{user.name}</dd>
            </div>
          )}
          <div>
            <dt>{say('email')}</dt>
            <dd>
              {user.email} {say(user.isVerified ? 'verified' : 'not-verified')}
            </dd>
          </div>
        </dl>
        <p className="actions">
          {!user.isVerified && (
            <button type="button" className="button" disabled={busy} onClick={() => void verify()}>
              {say('verify')}
            </button>
          )}
          <button type="button" className="button" disabled={busy} onClick={() => void signOut()}>
            <Icon name="log-out" size={16} /> {account.words['sign-out']}
          </button>
        </p>
      </Section>
      <Section id="favourites" title={w('favourites')}>
        {favouriteLinks.length === 0 && <p className="quiet">{w('no-favourites')}</p>}
        <ul className="tool-links">
          {favouriteLinks.map((tool) => (
            <li key={tool.id} className="with-button">
              <a href={tool.url}>
                <ToolIcon name={tool.icon} /> {tool.text}
              </a>
              <button
                type="button"
                className="icon-button"
                aria-label={w('remove', tool.text)}
                onClick={() => setFavourite(tool.id, false)}
              >
                <Icon name="x" />
              </button>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="recent" title={w('recent')}>
        {recent.length === 0 && <p className="quiet">{say('no-recent')}</p>}
        <ul className="tool-links">
          {recent.map((tool) => (
            <li key={tool.id}>
              <a href={tool.url}>
                <ToolIcon name={tool.icon} /> {tool.text}
              </a>
            </li>
          ))}
        </ul>
      </Section>
      <Section id="saved" title={say('saved')}>
        {saved.length === 0 && <p className="quiet">{say('no-saved')}</p>}
        <ul className="tool-links">
          {saved.map(({ id, tool, name, link }) => {
            const found = savedTools.find((other) => other.id === tool)
            return (
              found && (
                <li key={id} className="with-button">
                  <a href={found.url + link}>
                    <ToolIcon name={found.icon} /> {found.text}
                    {w('colon')}
                    {name}
                  </a>
                  <button type="button" className="icon-button" aria-label={w('remove', name)} onClick={() => removeInput(store, id)}>
                    <Icon name="x" />
                  </button>
                </li>
              )
            )
          })}
        </ul>
      </Section>
      <Section id="shared" title={say('shared')}>
        <SharedOfAccount words={payload} account={account} />
      </Section>
      <Section id="data" title={say('data')}>
        <p>{say('data-text')}</p>
        <p className="actions">
          <button type="button" className="button" disabled={busy} onClick={() => void exportAll()}>
            <Icon name="download" size={16} /> {say('export')}
          </button>
          <a className="button" href={`${homePath(shell.language)}user/delete/`}>
            <Icon name="trash-2" size={16} /> {say('delete')}
          </a>
        </p>
      </Section>
    </>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`dashboard-${id}`}>
      <h2 id={`dashboard-${id}`}>{title}</h2>
      {children}
    </section>
  )
}
