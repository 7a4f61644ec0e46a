import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { formatBytes } from '../../engine/view/format-bytes.ts'
import { Icon } from '../../engine/view/icon.tsx'
import { useShell } from '../../engine/view/shell-context.tsx'
import { usePartWords } from '../../engine/view/part-words.tsx'
import type { Bytes } from './bytes.ts'
import { infoOfShared, openSealed } from './client.ts'
import type { SharedPart } from './contents.ts'
import type { SharedLink } from './link.ts'
import { PartList } from './part-list.tsx'
import { readHeader } from './seal.ts'
import { faultOf, ShareError } from './share-error.ts'
import { ReportLink } from './share-panel.tsx'
import { dropTaken, takeOnce, takingOf } from './take-once.ts'
import type { SharedInfo } from './wire.ts'
import { faultText, fill, timeText, useSharedWords } from './words.ts'

type State =
  | { readonly step: 'looking' }
  /** Something is there, and nothing of it has been taken. */
  | { readonly step: 'found'; readonly info: SharedInfo }
  | { readonly step: 'taking'; readonly info: SharedInfo; readonly done: number }
  /** It is in this page, sealed by a passphrase. Of what can be opened once, this is the only copy. */
  | { readonly step: 'sealed'; readonly info: SharedInfo; readonly sealed: Bytes; readonly isWrong: boolean; readonly isTrying: boolean }
  | { readonly step: 'open'; readonly info: SharedInfo; readonly parts: readonly SharedPart[] }
  | { readonly step: 'failed'; readonly text: string }

/**
 * What a link leads to; another link needs another one of these. It is taken by a click only, so that nothing which looks
 * ahead at links can use it up.
 */
export function ClipboardOpen({ link, onLeave }: { link: SharedLink | 'broken'; onLeave: () => void }) {
  const say = usePartWords('clip')
  const s = useSharedWords()
  const { locale } = useShell()
  const [state, setState] = useState<State>({ step: 'looking' })
  const heading = useRef<HTMLHeadingElement>(null)
  const fail = (error: unknown) => setState({ step: 'failed', text: faultText(s, error, locale) })
  const unseal = async (link: SharedLink, info: SharedInfo, sealed: Bytes, passphrase?: string) => {
    try {
      const parts = await openSealed('clip', sealed, { secret: link.secret, passphrase })
      setState({ step: 'open', info, parts })
    } catch (error) {
      if (passphrase === undefined || faultOf(error) !== 'wrong-key') return fail(error)
      setState({ step: 'sealed', info, sealed, isWrong: true, isTrying: false })
    }
  }
  const take = async (link: SharedLink, info: SharedInfo) => {
    setState({ step: 'taking', info, done: 0 })
    try {
      const sealed = await takeOnce(info, (done) => setState({ step: 'taking', info, done })).sealed
      if (readHeader(sealed).hasPassphrase) setState({ step: 'sealed', info, sealed, isWrong: false, isTrying: false })
      else await unseal(link, info, sealed)
    } catch (error) {
      fail(error)
    }
  }
  // Once: another link has another part of the page.
  const look = useEffectEvent(async (): Promise<() => void> => {
    if (link === 'broken') throw new ShareError('wrong-key')
    const before = takingOf(link.id)
    if (before) return () => void take(link, before.info)
    const info = await infoOfShared(link.id)
    if (info.burnedAt !== undefined) throw new ShareError('burned')
    if (info.kind !== 'clip') throw new ShareError('gone')
    return () => setState({ step: 'found', info })
  })
  const failed = useEffectEvent(fail)
  useEffect(() => {
    let isCurrent = true
    look().then(
      (goOn) => isCurrent && goOn(),
      (error: unknown) => isCurrent && failed(error),
    )
    return () => {
      isCurrent = false
    }
  }, [])
  const { step } = state
  useEffect(() => {
    if (step !== 'looking') heading.current?.focus({ preventScroll: true })
  }, [step])

  if (link === 'broken' || state.step === 'failed')
    return (
      <Box title={say('not-opened')} heading={heading}>
        <p className="outcome bad" role="alert">
          {state.step === 'failed' ? state.text : s('fault-wrong-key')}
        </p>
        <Leave onLeave={onLeave} />
      </Box>
    )
  if (state.step === 'looking')
    return (
      <p role="status" className="quiet">
        {say('opening')}
      </p>
    )

  const { info } = state
  const leave = () => {
    dropTaken(info.id)
    onLeave()
  }
  if (state.step === 'open')
    return (
      <Box title={say('contents')} heading={heading}>
        {info.burn && (
          <p className="outcome">
            <Icon name="flame" size={16} /> {say('opened-once')}
          </p>
        )}
        <PartList parts={state.parts} />
        <p className="clip-foot">
          <Leave onLeave={leave} />
          <ReportLink id={info.id} />
        </p>
      </Box>
    )
  return (
    <Box title={say('found-title')} heading={heading}>
      <p className="quiet">{fill(say('found-size'), { size: formatBytes(info.bytes, locale), time: timeText(info.expiresAt, locale) })}</p>
      {info.burn && state.step !== 'sealed' && (
        <p className="outcome">
          <Icon name="flame" size={16} /> {say('found-once')}
        </p>
      )}
      {state.step === 'sealed' ? (
        <>
          {info.burn && <p className="outcome">{say('held')}</p>}
          <PassphraseForm
            isWrong={state.isWrong}
            isTrying={state.isTrying}
            onPassphrase={(passphrase) => {
              setState({ ...state, isTrying: true })
              void unseal(link, info, state.sealed, passphrase)
            }}
          />
        </>
      ) : (
        <p className="clipboard-go">
          <button type="button" className="button primary" disabled={state.step === 'taking'} onClick={() => void take(link, info)}>
            <Icon name="eye" size={16} /> {say(state.step === 'taking' ? 'opening' : 'open')}
          </button>
          {state.step === 'taking' && state.done > 0 && <progress value={state.done} aria-label={say('opening')} />}
        </p>
      )}
      <p className="clip-foot">
        <Leave onLeave={onLeave} />
        <ReportLink id={info.id} />
      </p>
    </Box>
  )
}

/** Asks for the passphrase of what is here already; a wrong one costs nothing but time. */
export function PassphraseForm(props: { isWrong: boolean; isTrying: boolean; onPassphrase: (passphrase: string) => void }) {
  const { isWrong, isTrying, onPassphrase } = props
  const say = usePartWords('clip')
  const id = useId()
  const [typed, setTyped] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed !== '') onPassphrase(typed)
  }
  return (
    <form className="code-entry" onSubmit={submit}>
      <label htmlFor={id}>{say('passphrase-label')}</label>
      <div className="shared-link-row">
        <input
          id={id}
          className="control"
          type="password"
          autoComplete="off"
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-fault` : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="button primary" disabled={isTrying}>
          {say(isTrying ? 'opening' : 'open')}
        </button>
      </div>
      {isWrong && !isTrying && (
        <p className="field-error" id={`${id}-fault`} role="alert">
          {say('wrong-passphrase')}
        </p>
      )}
    </form>
  )
}

function Box({ title, heading, children }: { title: string; heading: React.RefObject<HTMLHeadingElement | null>; children: ReactNode }) {
  return (
    <section className="clipboard-main clip-open" aria-labelledby="clip-open-title">
      <h2 id="clip-open-title" tabIndex={-1} ref={heading}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function Leave({ onLeave }: { onLeave: () => void }) {
  const say = usePartWords('clip')
  return (
    <button type="button" className="button quiet-button" onClick={onLeave}>
      <Icon name="plus" size={16} /> {say('new')}
    </button>
  )
}
