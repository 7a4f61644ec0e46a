import { useCallback, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../../engine/view/icon.tsx'
import { formatBytes } from '../../../engine/view/format-bytes.ts'
import { isInField } from '../../../engine/view/panes/in-field.ts'
import { useShell, useWords } from '../../../engine/view/shell-context.tsx'
import { GuessList, type SayGuess } from './guess-list.tsx'
import { takeShared } from './shared.ts'
import { useGuess } from './use-guess.ts'
import './guess.css'

/** The box that takes anything: typed, pasted anywhere on the page, dropped, chosen, or shared with the app by the system. */
export function PasteBox({ say }: { readonly say: SayGuess }) {
  const w = useWords()
  const { locale, notify } = useShell()
  const id = useId()
  const picker = useRef<HTMLInputElement>(null)
  const field = useRef<HTMLTextAreaElement | null>(null)
  const [given, setGiven] = useState<string | File>()
  const [isOver, setOver] = useState(false)
  const state = useGuess(given)
  const text = typeof given === 'string' ? given : ''

  /** The field belongs to the browser until the page works: what it holds by then counts. */
  const arrive = useCallback((element: HTMLTextAreaElement | null) => {
    field.current = element
    if (element && element.value !== '') setGiven(element.value)
  }, [])
  useEffect(() => {
    void takeShared().then((shared) => {
      if (shared !== undefined) setGiven(shared)
    })
  }, [])
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const { target } = event
      const file = event.clipboardData?.files[0]
      if ((isInField(target) && target !== field.current) || event.defaultPrevented) return
      const pasted = event.clipboardData?.getData('text/plain') ?? ''
      // Text pasted into the box itself goes where the cursor is.
      if (!file && (target === field.current || pasted === '')) return
      event.preventDefault()
      setGiven(file ?? pasted)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  const clear = () => {
    setGiven(undefined)
    if (picker.current) picker.current.value = ''
    field.current?.focus()
  }
  const pasteFromClipboard = async () => {
    try {
      setGiven(await navigator.clipboard.readText())
    } catch {
      notify('error', w('paste-refused'))
    }
  }
  return (
    <section
      className={`paste-box${isOver ? ' dragging' : ''}`}
      aria-labelledby={`${id}-title`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const dropped = event.dataTransfer.files[0] ?? event.dataTransfer.getData('text/plain')
        if (dropped !== '') setGiven(dropped)
      }}
    >
      <h2 id={`${id}-title`} className="paste-title">
        <Icon name="wand-sparkles" size={18} /> {say('title')}
      </h2>
      {given instanceof File ? (
        <p className="paste-file">
          <Icon name="file" size={18} /> <span className="paste-name">{given.name}</span>{' '}
          <span className="quiet">{formatBytes(given.size, locale)}</span>
        </p>
      ) : (
        <textarea
          ref={arrive}
          className="paste-text"
          aria-label={say('title')}
          placeholder={say('placeholder')}
          rows={2}
          spellCheck={false}
          autoComplete="off"
          value={text}
          onChange={(event) => setGiven(event.target.value)}
        />
      )}
      <div className="paste-actions">
        <button type="button" className="button" onClick={() => void pasteFromClipboard()}>
          <Icon name="clipboard-paste" size={16} /> {w('paste')}
        </button>
        <button type="button" className="button" onClick={() => picker.current?.click()}>
          <Icon name="file-up" size={16} /> {w('choose-file')}
        </button>
        <input
          ref={picker}
          type="file"
          className="hidden"
          tabIndex={-1}
          aria-hidden="true"
          onChange={(event) => {
            const [chosen] = event.target.files ?? []
            if (chosen) setGiven(chosen)
          }}
        />
        {given !== undefined && given !== '' && (
          <button type="button" className="button quiet-button" onClick={clear}>
            <Icon name="x" size={16} /> {w('clear')}
          </button>
        )}
      </div>
      <GuessList state={state} say={say} />
    </section>
  )
}
