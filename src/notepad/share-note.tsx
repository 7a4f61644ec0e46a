import { useId, useState } from 'react'
import { Icon } from '../../engine/view/icon.tsx'
import { useShell, useWords } from '../../engine/view/shell-context.tsx'
import { usePartWords } from '../../engine/view/part-words.tsx'
import { useShareToken } from '../shared/account-token.ts'
import { createShared, updateShared } from '../shared/client.ts'
import { textPart } from '../shared/contents.ts'
import type { OwnShared } from '../shared/mine.ts'
import { SharePanel } from '../shared/share-panel.tsx'
import { faultText, useSharedWords } from '../shared/words.ts'

/** Seconds; `kept` has no end of its own. */
const LIVES = ['86400', '604800', '2592000', 'kept'] as const
type Life = (typeof LIVES)[number]

type Props = {
  readonly text: string
  readonly title: string
  /** Path of the page that shows a shared note. */
  readonly path: string
  /** What this note was shared as before, on this device. */
  readonly own: OwnShared | undefined
  readonly onShared: (own: OwnShared | undefined) => void
  readonly onClose: () => void
}

/** Makes a link to the note as it is now, or brings what is behind the link up to date. */
export function ShareNote({ text, title, path, own, onShared, onClose }: Props) {
  const say = usePartWords('notes')
  const s = useSharedWords()
  const w = useWords()
  const { locale } = useShell()
  const id = useId()
  const token = useShareToken()
  const [life, setLife] = useState<Life>('2592000')
  const [passphrase, setPassphrase] = useState('')
  const [step, setStep] = useState<'idle' | 'busy' | 'updated' | { readonly fault: string }>('idle')
  const work = async (share: () => Promise<OwnShared>, next: 'idle' | 'updated') => {
    setStep('busy')
    try {
      onShared(await share())
      setPassphrase('')
      setStep(next)
    } catch (error) {
      setStep({ fault: faultText(s, error, locale) })
    }
  }
  const make = () =>
    work(
      async () =>
        createShared('note', [textPart(text)], {
          path,
          label: title,
          ...(life === 'kept' ? { kept: true } : { expiresIn: Number(life) }),
          passphrase: passphrase || undefined,
          token: await token(),
        }),
      'idle',
    )
  const update = (shared: OwnShared) =>
    work(
      async () =>
        updateShared(shared, [textPart(text)], { token: await token(), passphrase: shared.hasPassphrase ? passphrase : undefined }),
      'updated',
    )
  const passphraseField = (label: string, help?: string) => (
    <div className="field">
      <label htmlFor={`${id}-passphrase`}>{label}</label>
      <input
        id={`${id}-passphrase`}
        className="control"
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        value={passphrase}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onChange={(event) => setPassphrase(event.target.value)}
      />
      {help !== undefined && (
        <span id={`${id}-help`} className="field-help">
          {help}
        </span>
      )}
    </div>
  )
  return (
    <section className="note-share" aria-labelledby={`${id}-title`}>
      <header>
        <h2 id={`${id}-title`}>{say('share-title')}</h2>
        <button type="button" className="icon-button" aria-label={w('close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </header>
      {own ? (
        <>
          <SharePanel own={own} onDeleted={() => onShared(undefined)} />
          {own.hasPassphrase && passphraseField(say('passphrase-again'))}
          <button type="button" className="button" disabled={step === 'busy'} onClick={() => void update(own)}>
            <Icon name="rotate-ccw" size={16} /> {say('update')}
          </button>
        </>
      ) : (
        <>
          <p className="quiet">{say('share-lead')}</p>
          <div className="note-share-options">
            <div className="field">
              <label htmlFor={`${id}-life`}>{say('life')}</label>
              <select id={`${id}-life`} className="control" value={life} onChange={(event) => setLife(event.target.value as Life)}>
                {LIVES.map((one) => (
                  <option key={one} value={one}>
                    {say(`life-${one}`)}
                  </option>
                ))}
              </select>
            </div>
            {passphraseField(say('passphrase'), say('passphrase-help'))}
          </div>
          <button type="button" className="button primary" disabled={step === 'busy' || text.trim() === ''} onClick={() => void make()}>
            <Icon name="link" size={16} /> {say('share-make')}
          </button>
        </>
      )}
      <p role="status">{step === 'busy' ? say('sharing') : step === 'updated' ? say('updated') : ''}</p>
      {typeof step === 'object' && (
        <p className="field-error" role="alert">
          {step.fault}
        </p>
      )}
    </section>
  )
}
