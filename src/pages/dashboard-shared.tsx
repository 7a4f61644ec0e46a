import { useCallback, useEffect, useState } from 'react'
import { Icon } from '../../engine/view/icon.tsx'
import { useShell, useWords } from '../../engine/view/shell-context.tsx'
import type { PagePayload } from '../../engine/site/page.ts'
import type { Account } from '../account/account.ts'
import { revokeOfAccount, sharedOfAccount, urlOf } from '../shared/client.ts'
import { lastRoom, sharedOfMine } from '../shared/mine.ts'
import type { SharedInfo } from '../shared/wire.ts'
import { faultText, timeText, useSharedWords } from '../shared/words.ts'
import { homePath } from '../app/routing/paths.ts'
import { useSite } from '../app/site-context.tsx'
import { wordsOf } from './page-words.ts'

/** What was shared while signed in, from whatever device: opened where the key is, deleted from anywhere. */
export function SharedOfAccount({ words, account }: { words: Pick<PagePayload, 'words'>; account: Account }) {
  const say = wordsOf(words, 'dashboard')
  const s = useSharedWords()
  const w = useWords()
  const { locale, notify } = useShell()
  const { language } = useSite().shell
  const [documents, setDocuments] = useState<readonly SharedInfo[]>()
  const token = useCallback(async () => (await (await account.auth()).idToken()) ?? '', [account])
  useEffect(() => {
    // A server that does not answer now is told of by what else this page asks.
    token()
      .then(sharedOfAccount)
      .then(setDocuments, () => setDocuments([]))
  }, [token])
  const remove = async (document: SharedInfo) => {
    try {
      await revokeOfAccount(document, await token())
      setDocuments((all) => all?.filter(({ id }) => id !== document.id))
    } catch (error) {
      notify('error', faultText(s, error, locale))
    }
  }
  const mine = sharedOfMine()
  const room = lastRoom()
  const livePath = `${homePath(language)}next/clipboard/`
  const live = documents?.filter(({ burnedAt }) => burnedAt === undefined) ?? []
  return (
    <>
      {documents && live.length === 0 && <p className="quiet">{say('shared-none')}</p>}
      {live.length > 0 && <p className="quiet">{say('shared-text')}</p>}
      <ul className="tool-links">
        {live.map((document) => {
          const { id, kind, expiresAt } = document
          const own = mine.find((item) => item.id === id)
          const link = own ? urlOf(own) : kind === 'room' && room?.startsWith(`#${id}.`) ? livePath + room : undefined
          const name = `${own?.label || say(`shared-${kind}`)}, ${s('expires', { time: timeText(expiresAt, locale) })}`
          return (
            <li key={id} className="with-button">
              {link === undefined ? <span>{name}</span> : <a href={link}>{name}</a>}
              <button type="button" className="icon-button" aria-label={w('remove', name)} onClick={() => void remove(document)}>
                <Icon name="trash-2" />
              </button>
            </li>
          )
        })}
      </ul>
    </>
  )
}
