import { useAtomValue } from 'jotai/react'
import { useState } from 'react'
import { Icon } from '../../engine/view/icon.tsx'
import { Menu } from '../../engine/view/menu.tsx'
import { homePath } from '../app/routing/paths.ts'
import { useSite } from '../app/site-context.tsx'
import { userAtom } from '../app/state.ts'
import { SignIn } from './sign-in.tsx'
import { useSignOut } from './sign-out.ts'
import type { Account } from './account.ts'
import { accountWords } from './words.ts'

/** At the end of the header: the way to sign in, or the visitor's own menu. */
export function AccountEntry({ account }: { account: Account }) {
  const say = accountWords(account)
  const { shell } = useSite()
  const user = useAtomValue(userAtom)
  const [open, setOpen] = useState(false)
  const signOut = useSignOut(account)
  if (user)
    return (
      <Menu label={say('account')} icon="user" className="header-button icon-only">
        <p className="menu-note small">{user.name ?? user.email}</p>
        <a className="menu-item" href={`${homePath(shell.language)}user/dashboard/`}>
          <Icon name="layout-dashboard" size={16} /> {say('dashboard')}
        </a>
        <button type="button" className="menu-item" onClick={() => void signOut()}>
          <Icon name="log-out" size={16} /> {say('sign-out')}
        </button>
      </Menu>
    )
  return (
    <>
      <button type="button" className="header-button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="user" size={16} /> <span className="menu-label">{say('sign-in')}</span>
      </button>
      {open && <SignIn account={account} onClose={() => setOpen(false)} />}
    </>
  )
}
