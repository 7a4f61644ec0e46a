import { type ReactNode, useId, useState } from 'react'
import { CopyButton, useCopy } from '../../engine/view/copy-button.tsx'
import { Icon } from '../../engine/view/icon.tsx'
import { useShell, useWords } from '../../engine/view/shell-context.tsx'
import { homePath } from '../app/routing/paths.ts'
import { useSite } from '../app/site-context.tsx'
import { revokeShared, urlOf } from './client.ts'
import { makeCode } from './code-client.ts'
import type { OwnShared } from './mine.ts'
import { QrImage } from './qr-image.tsx'
import { faultText, timeText, useSharedWords } from './words.ts'
import './shared.css'

type Code = { readonly code: string; readonly expiresAt: number }

/**
 * What was shared, for who shared it: link, QR code, short code on request, how long it lasts, and its end.
 * @param onDeleted told when it is gone for everybody
 */
export function SharePanel({
  own,
  code,
  onDeleted,
  children,
}: {
  own: OwnShared
  code?: Code
  onDeleted?: () => void
  children?: ReactNode
}) {
  const say = useSharedWords()
  const { locale } = useShell()
  const id = useId()
  const url = urlOf(own)
  const { copied, copy } = useCopy()
  const canShare = typeof navigator !== 'undefined' && 'share' in navigator
  return (
    <div className="shared-panel">
      <div className="shared-link">
        <label htmlFor={id}>{say('link')}</label>
        <div className="shared-link-row">
          <input id={id} className="control code" readOnly value={url} onFocus={(event) => event.target.select()} />
          <button type="button" className="button primary" onClick={() => void copy(url)}>
            <Icon name={copied ? 'check' : 'copy'} size={16} /> {say(copied ? 'copied' : 'copy-link')}
          </button>
          {canShare && (
            <button
              type="button"
              className="button"
              // Who closes the system's own dialog has changed their mind, and knows it.
              onClick={() => void navigator.share({ url }).catch(() => undefined)}
            >
              <Icon name="share-2" size={16} /> {say('share')}
            </button>
          )}
        </div>
        <span className="hidden" role="status">
          {copied ? say('copied') : ''}
        </span>
      </div>
      <div className="shared-ways">
        <QrImage text={url} label={say('qr-label')} />
        <div className="shared-facts">
          <ShortCode own={own} first={code} />
          <p>
            <Icon name="clock" size={16} /> {own.kept ? say('kept') : say('expires', { time: timeText(own.expiresAt, locale) })}
          </p>
          {own.burn && (
            <p>
              <Icon name="flame" size={16} /> {say('once')}
            </p>
          )}
          {own.hasPassphrase && (
            <p>
              <Icon name="lock" size={16} /> {say('needs-passphrase')}
            </p>
          )}
          <p className="quiet">
            <Icon name="shield-check" size={16} /> {say('private')}
          </p>
          {children}
          <DeleteShared own={own} onDeleted={onDeleted} />
        </div>
      </div>
    </div>
  )
}

/** A code to type on another device, made when it is asked for. */
export function ShortCode({ own, first }: { own: Parameters<typeof makeCode>[0]; first?: Code }) {
  const say = useSharedWords()
  const { locale } = useShell()
  const [made, setMade] = useState<Code>()
  const [state, setState] = useState<'idle' | 'making' | { readonly fault: string }>('idle')
  const code = made ?? first
  const make = async () => {
    setState('making')
    try {
      setMade(await makeCode(own))
      setState('idle')
    } catch (error) {
      setState({ fault: faultText(say, error, locale) })
    }
  }
  return (
    <div className="shared-code" role="status">
      {code ? (
        <>
          <p className="shared-code-big">
            <span className="hidden">{say('code')}</span>
            <b className="code">{code.code}</b> <CopyButton text={code.code} label={say('code')} />
          </p>
          <p className="quiet">{say('code-until', { time: timeText(code.expiresAt, locale) })}</p>
        </>
      ) : (
        <button type="button" className="button" disabled={state === 'making'} onClick={() => void make()}>
          <Icon name="smartphone" size={16} /> {say(state === 'making' ? 'making-code' : 'make-code')}
        </button>
      )}
      {typeof state === 'object' && <p className="field-error">{state.fault}</p>}
    </div>
  )
}

/** Deletes for everybody, after a second click. */
export function DeleteShared({ own, onDeleted }: { own: Pick<OwnShared, 'id' | 'secret'>; onDeleted?: () => void }) {
  const say = useSharedWords()
  const w = useWords()
  const { locale, notify } = useShell()
  const [step, setStep] = useState<'idle' | 'asking' | 'deleting'>('idle')
  const remove = async () => {
    setStep('deleting')
    try {
      await revokeShared(own)
      notify('success', say('deleted'))
      onDeleted?.()
    } catch (error) {
      notify('error', faultText(say, error, locale))
      setStep('idle')
    }
  }
  if (step === 'idle')
    return (
      <button type="button" className="button quiet-button" onClick={() => setStep('asking')}>
        <Icon name="trash-2" size={16} /> {say('delete')}
      </button>
    )
  return (
    <span className="shared-sure">
      <button type="button" className="button shared-danger" disabled={step === 'deleting'} onClick={() => void remove()} ref={focusFirst}>
        <Icon name="trash-2" size={16} /> {say('delete-sure')}
      </button>
      <button type="button" className="button quiet-button" disabled={step === 'deleting'} onClick={() => setStep('idle')}>
        {w('cancel')}
      </button>
    </span>
  )
}

/** The button that was pressed is gone; the keyboard goes on where it stood. */
function focusFirst(button: HTMLButtonElement | null): void {
  button?.focus()
}

/** On every page that shows what somebody shared: the way to tell us of what must not be there. */
export function ReportLink({ id }: { id: string }) {
  const say = useSharedWords()
  const { language } = useSite().shell
  return (
    <a className="shared-report" href={`${homePath(language)}contact/?report=${id}`} rel="nofollow">
      <Icon name="flag" size={14} /> {say('report')}
    </a>
  )
}
