import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import type { UsedTool } from '../../engine/site/page.ts'
import { useCopy } from '../../engine/view/copy-button.tsx'
import { Icon } from '../../engine/view/icon.tsx'
import { lazyPart } from '../../engine/view/lazy-part.ts'
import { useShell, useWords } from '../../engine/view/shell-context.tsx'
import { usePartWords } from '../../engine/view/part-words.tsx'
import { saveFile } from '../../engine/view/save.ts'
import { titleOf } from '../../engine/view/drafts/draft.ts'
import { useSite } from '../app/site-context.tsx'
import { infoOfShared, openSealed, takeSealed } from '../shared/client.ts'
import { PassphraseForm } from '../shared/clip-open.tsx'
import { isText, textOf } from '../shared/contents.ts'
import { readFragment } from '../shared/link.ts'
import { readHeader } from '../shared/seal.ts'
import { ShareError, faultOf } from '../shared/share-error.ts'
import { ReportLink } from '../shared/share-panel.tsx'
import { faultText, timeText, useSharedWords } from '../shared/words.ts'
import { fileNameOf } from './files.ts'
import { giveNote } from './given-note.ts'
import './notepad.css'

const MarkdownPreview = lazyPart(() => import('./markdown-preview.tsx').then((module) => module.MarkdownPreview))

type State =
  | { readonly step: 'opening' }
  | { readonly step: 'sealed'; readonly open: (passphrase: string) => Promise<void>; readonly isWrong: boolean; readonly isTrying: boolean }
  | { readonly step: 'open'; readonly text: string; readonly until: number }
  | { readonly step: 'failed'; readonly text: string }

type Props = { readonly fragment: string; readonly notepad: string; readonly markdown: UsedTool | undefined }

/** Opens the note behind a link at once: reading it does not use it up. */
export function SharedNote({ fragment, notepad, markdown }: Props) {
  const say = usePartWords('notes')
  const s = useSharedWords()
  const { locale } = useShell()
  const [state, setState] = useState<State>({ step: 'opening' })
  const id = readFragment(fragment)?.id
  const wordFault = useEffectEvent((error: unknown) => faultText(s, error, locale))
  useEffect(() => {
    let isCurrent = true
    const show = (next: State) => {
      if (isCurrent) setState(next)
    }
    const start = async () => {
      const link = readFragment(fragment)
      if (!link) throw new ShareError(fragment.length > 1 ? 'wrong-key' : 'gone')
      const info = await infoOfShared(link.id)
      if (info.kind !== 'note') throw new ShareError('gone')
      const { sealed } = await takeSealed(link.id, { bytes: info.bytes })
      const open = async (passphrase?: string) => {
        const parts = await openSealed('note', sealed, { secret: link.secret, passphrase })
        show({ step: 'open', text: parts.filter(isText).map(textOf).join('\n'), until: info.expiresAt })
      }
      const ask = (isWrong: boolean): void =>
        show({
          step: 'sealed',
          isWrong,
          isTrying: false,
          open: (passphrase) =>
            open(passphrase).catch((error: unknown) => {
              if (faultOf(error) !== 'wrong-key') throw error
              ask(true)
            }),
        })
      if (readHeader(sealed).hasPassphrase) ask(false)
      else await open()
    }
    start().catch((error: unknown) => show({ step: 'failed', text: wordFault(error) }))
    return () => {
      isCurrent = false
    }
  }, [fragment])

  if (state.step === 'opening')
    return (
      <p role="status" className="quiet">
        {say('opening')}
      </p>
    )
  return (
    <article className="shared-note">
      {state.step === 'failed' && (
        <p className="outcome bad" role="alert">
          {state.text}
        </p>
      )}
      {state.step === 'sealed' && (
        <PassphraseForm
          isWrong={state.isWrong}
          isTrying={state.isTrying}
          onPassphrase={(passphrase) => {
            setState({ ...state, isTrying: true })
            state.open(passphrase).catch((error: unknown) => setState({ step: 'failed', text: faultText(s, error, locale) }))
          }}
        />
      )}
      {state.step === 'open' && <OpenNote text={state.text} notepad={notepad} markdown={markdown} />}
      <p className="clip-foot">
        {state.step === 'open' && <span className="quiet small">{s('expires', { time: timeText(state.until, locale) })}</span>}
        <a href={notepad}>{say('to-notepad')}</a>
        {id !== undefined && <ReportLink id={id} />}
      </p>
    </article>
  )
}

function OpenNote({ text, notepad, markdown }: { text: string; notepad: string; markdown: UsedTool | undefined }) {
  const say = usePartWords('notes')
  const w = useWords()
  const { navigate } = useSite()
  const { notify } = useShell()
  const { copied, copy } = useCopy()
  const [isPreview, setPreview] = useState(false)
  const take = () => {
    if (giveNote(text)) navigate(notepad)
    else notify('error', say('not-taken'))
  }
  return (
    <>
      <div className="note-bar" role="group" aria-label={say('actions')}>
        <button type="button" className="bar-button" onClick={() => void copy(text)}>
          <Icon name={copied ? 'check' : 'copy'} size={16} /> <span>{w('copy')}</span>
          <span className="hidden" role="status">
            {copied ? w('copied') : ''}
          </span>
        </button>
        <button type="button" className="bar-button" onClick={() => saveFile(fileNameOf(titleOf({ text }), 'note'), 'text/plain', text)}>
          <Icon name="download" size={16} /> <span>{say('download')}</span>
        </button>
        {markdown && (
          <button type="button" className="bar-button" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
            <Icon name="eye" size={16} /> <span>{say('preview')}</span>
          </button>
        )}
        <button type="button" className="bar-button" onClick={take}>
          <Icon name="pencil" size={16} /> <span>{say('edit-copy')}</span>
        </button>
      </div>
      {isPreview && markdown ? (
        <Suspense>
          <section className="note-side" aria-label={say('preview')}>
            <MarkdownPreview text={text} tool={markdown} />
          </section>
        </Suspense>
      ) : (
        // The keyboard has to reach a text that may be longer than its box.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <pre className="note-text" dir="auto" tabIndex={0} role="region" aria-label={say('note')}>
          {text}
        </pre>
      )}
    </>
  )
}
