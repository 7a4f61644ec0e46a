import { Suspense, useEffect, useMemo, useState } from 'react'
import { useIsHydrated } from '../../engine/view/hooks/use-is-hydrated.ts'
import { Icon } from '../../engine/view/icon.tsx'
import { useShell } from '../../engine/view/shell-context.tsx'
import { lazyPart } from '../../engine/view/lazy-part.ts'
import { PartWords, usePartWords } from '../../engine/view/part-words.tsx'
import { useShareToken } from '../shared/account-token.ts'
import { CodeEntry } from '../shared/code-entry.tsx'
import { Compose, type Draft, draftBytes, EMPTY_DRAFT, labelOf, partsOfDraft } from '../shared/compose.tsx'
import { readFragment, type SharedLink, writeFragment } from '../shared/link.ts'
import type { OwnShared } from '../shared/mine.ts'
import { hasShareServer } from '../shared/share-error.ts'
import { leaveFragment, useFragment } from '../shared/use-fragment.ts'
import { MOST_CONTENT_BYTES } from '../shared/wire.ts'
import { faultText, useSharedWords } from '../shared/words.ts'
import { ClipOptions, NO_OPTIONS } from '../shared/clip-options.tsx'
import type { PageProps } from './page.ts'
import '../shared/shared.css'
import '../shared/clipboard.css'
import { ownTitle } from './own-title.ts'

// What is not seen at once, and all that encrypts, loads when it is needed.
const SharePanel = lazyPart(() => import('../shared/share-panel.tsx').then((module) => module.SharePanel))
const MineList = lazyPart(() => import('../shared/mine-list.tsx').then((module) => module.MineList))
const ClipboardOpen = lazyPart(() => import('../shared/clip-open.tsx').then((module) => module.ClipboardOpen))

/** The online clipboard: put something in, or open what a link or short code leads to. */
export function Page({ payload }: PageProps) {
  return (
    <PartWords value={payload.words ?? {}}>
      <Clipboard path={payload.path} title={ownTitle(payload.head)} lead={payload.head.description} />
    </PartWords>
  )
}

function Clipboard({ path, title, lead }: { path: string; title: string; lead: string }) {
  const fragment = useFragment()
  // What a short code led to, while the address stays as it was.
  const [found, setFound] = useState<{ readonly link: SharedLink; readonly at: string | undefined }>()
  const link = useMemo(() => {
    if (found && found.at === fragment) return found.link
    return fragment !== undefined && fragment.length > 1 ? (readFragment(fragment) ?? 'broken') : undefined
  }, [found, fragment])
  const [server, setServer] = useState<'asking' | 'there' | 'none'>('asking')
  useEffect(() => {
    hasShareServer().then(
      (isThere) => setServer(isThere ? 'there' : 'none'),
      // Offline: what is tried will say so.
      () => setServer('there'),
    )
  }, [])
  const leave = () => {
    setFound(undefined)
    leaveFragment(path)
  }
  const say = useSharedWords()
  const c = usePartWords('clip')
  const opening = (
    <p role="status" className="quiet link-opening">
      {c('opening')}
    </p>
  )
  return (
    <div className={fragment === undefined ? 'clipboard unknown-link' : 'clipboard'}>
      <header>
        <h1>{title}</h1>
        <p className="lead">{lead}</p>
      </header>
      {server === 'none' && (
        <p className="outcome bad" role="alert">
          <Icon name="cloud" /> {say('fault-no-server')}
        </p>
      )}
      {fragment === undefined && opening}
      <Suspense fallback={opening}>
        {link === undefined ? (
          <Start path={path} onFound={(next) => setFound({ link: next, at: fragment })} isOff={server === 'none'} />
        ) : (
          <ClipboardOpen key={link === 'broken' ? link : `${link.id} ${fragment}`} link={link} onLeave={leave} />
        )}
      </Suspense>
    </div>
  )
}

type Sending =
  | { readonly step: 'idle' }
  | { readonly step: 'busy'; readonly done: number }
  | { readonly step: 'failed'; readonly text: string }

function Start({ path, onFound, isOff }: { path: string; onFound: (link: SharedLink) => void; isOff: boolean }) {
  const say = usePartWords('clip')
  const s = useSharedWords()
  const { locale } = useShell()
  const token = useShareToken()
  const [draft, setDraft] = useState<Draft>(EMPTY_DRAFT)
  const [options, setOptions] = useState(NO_OPTIONS)
  const [sending, setSending] = useState<Sending>({ step: 'idle' })
  const [made, setMade] = useState<{ own: OwnShared; code?: { code: string; expiresAt: number } }>()
  const isShown = useIsHydrated()
  const isEmpty = draft.text === '' && draft.files.length === 0

  const share = async () => {
    if (isEmpty) return setSending({ step: 'failed', text: say('empty') })
    setSending({ step: 'busy', done: 0 })
    try {
      const { expiresIn, burn, passphrase, withCode } = options
      const [{ createShared }, { makeCode }] = await Promise.all([import('../shared/client.ts'), import('../shared/code-client.ts')])
      const own = await createShared('clip', await partsOfDraft(draft), {
        path,
        label: labelOf(draft),
        expiresIn,
        burn,
        passphrase: passphrase || undefined,
        token: await token(),
        onProgress: (done) => setSending({ step: 'busy', done }),
      })
      // The link works without its code; another can be asked for.
      const code = withCode ? await makeCode(own).catch(() => undefined) : undefined
      setMade({ own, code })
      setDraft(EMPTY_DRAFT)
      setOptions({ ...options, passphrase: '' })
      setSending({ step: 'idle' })
    } catch (error) {
      setSending({ step: 'failed', text: faultText(s, error, locale) })
    }
  }

  return (
    <div className="clipboard-columns">
      <section className="clipboard-main" aria-labelledby="clipboard-put">
        {made ? (
          <>
            <h2 id="clipboard-put" tabIndex={-1} ref={focusHeading}>
              {say('shared-title')}
            </h2>
            <Suspense>
              <SharePanel own={made.own} code={made.code} onDeleted={() => setMade(undefined)} />
            </Suspense>
            <p>
              <button type="button" className="button" onClick={() => setMade(undefined)}>
                <Icon name="plus" size={16} /> {say('again')}
              </button>
            </p>
          </>
        ) : (
          <>
            <h2 id="clipboard-put" className="hidden">
              {say('put')}
            </h2>
            <Compose draft={draft} onChange={setDraft} />
            <ClipOptions value={options} onChange={setOptions} />
            <div className="clipboard-go">
              <button
                type="button"
                className="button primary"
                disabled={isOff || !isShown || sending.step === 'busy' || draftBytes(draft) > MOST_CONTENT_BYTES}
                onClick={() => void share()}
              >
                <Icon name="link" size={16} /> {say(sending.step === 'busy' ? 'sending' : 'get-link')}
              </button>
              {sending.step === 'busy' && sending.done > 0 && <progress value={sending.done} aria-label={say('sending')} />}
              {sending.step === 'failed' && (
                <p className="field-error" role="alert">
                  {sending.text}
                </p>
              )}
            </div>
          </>
        )}
      </section>
      <aside className="clipboard-side">
        <section aria-labelledby="clipboard-open">
          <h2 id="clipboard-open">{say('open-title')}</h2>
          <CodeEntry
            button={say('open')}
            isOff={!isShown}
            onCode={async (typed) => {
              const { findByCode } = await import('../shared/code-client.ts')
              const { kind, id, secret } = await findByCode(typed)
              if (kind === 'room') location.assign(livePath(path, { id, secret, hasPassphrase: false }))
              else onFound({ id, secret, hasPassphrase: false })
            }}
          />
        </section>
        <Suspense>{isShown && <MineList kind="clip" />}</Suspense>
        <p className="quiet small">
          <a href={livePath(path)}>{say('live-link')}</a>
        </p>
      </aside>
    </div>
  )
}

/** What was shared takes the place of the form, so the keyboard and screen readers go on there. */
function focusHeading(heading: HTMLHeadingElement | null): void {
  heading?.focus({ preventScroll: true })
}

/** The live clipboard in the language of this page. */
function livePath(path: string, link?: SharedLink): string {
  const prefix = /^\/[a-z]{2}(?=\/)/.exec(path)?.[0] ?? ''
  return `${prefix}/next/clipboard/${link ? writeFragment(link) : ''}`
}
