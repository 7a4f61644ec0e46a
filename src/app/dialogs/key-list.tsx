import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Icon } from '../../../engine/view/icon.tsx'
import type { GroupWord } from '../../../engine/view/part-words.tsx'
import { type Word, useShell, useWords } from '../../../engine/view/shell-context.tsx'
import type { PagePayload, ToolData } from '../../../engine/site/page.ts'
import { WORKBENCH_KEYS } from '../../workbenches/keys.ts'
import { hasSingleKeys } from '../services/keys.ts'
import { useSite } from '../site-context.tsx'
import { KEYS } from '../state.ts'
import './key-list.css'

type Words = Readonly<Record<GroupWord<'keys'>, string>>

/** `Mod` is the Command key of a Mac and Control elsewhere. */
const ROWS: readonly { readonly word: GroupWord<'keys'>; readonly ways: readonly (readonly string[])[] }[] = [
  { word: 'search', ways: [['Mod', 'K'], ['/']] },
  { word: 'paste', ways: [['Mod', 'V']] },
  { word: 'run', ways: [['Mod', 'Enter']] },
  { word: 'copy', ways: [['Mod', 'Shift', 'C']] },
  { word: 'find', ways: [['Mod', 'F']] },
  { word: 'leave', ways: [['Esc']] },
  { word: 'list', ways: [['?']] },
]

type Props = { readonly payload: PagePayload; readonly onClose: () => void }

/** The keys that work on every page and on this one, and whether single ones do. */
export function KeyList({ payload, onClose }: Props) {
  const w = useWords()
  const { workbench = '' } = (payload.data ?? {}) as Partial<ToolData>
  const own = WORKBENCH_KEYS[workbench] ?? []
  const { shell } = useSite()
  const { notify } = useShell()
  const dialog = useRef<HTMLDialogElement>(null)
  const [words, setWords] = useState<Words>()
  const [isSingle, setSingle] = useState(hasSingleKeys)
  const mod = /Mac|iPhone|iPad/.test(navigator.platform) ? '⌘' : 'Ctrl'
  // Closed before it goes, so that the focus returns to where it was.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])
  const fail = useEffectEvent(() => {
    notify('error', w('offline'))
    onClose()
  })
  useEffect(() => {
    const load = async () => (await fetch(`/words/${shell.language}/keys.json`)).json() as Promise<Words>
    load().then(setWords, () => fail())
  }, [shell.language])
  const choose = (next: boolean) => {
    setSingle(next)
    try {
      localStorage.setItem(KEYS.singleKeys, next ? 'on' : 'off')
    } catch {
      // Where nothing can be kept, single keys stay as they are.
      setSingle(true)
    }
  }
  return (
    <dialog
      ref={dialog}
      className="sign-in key-list"
      aria-labelledby="key-list"
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className="dialog-head">
        <h2 id="key-list">{words?.title ?? w('working')}</h2>
        <button type="button" className="icon-button" aria-label={w('close')} onClick={onClose}>
          <Icon name="x" />
        </button>
      </div>
      {words && (
        <>
          <dl>
            {ROWS.map(({ word, ways }) => (
              <div key={word}>
                <dt>{words[word]}</dt>
                {ways.map((keys) => (
                  <dd key={keys.join()}>
                    {keys.map((key) => (
                      <kbd key={key}>{key === 'Mod' ? mod : key}</kbd>
                    ))}
                  </dd>
                ))}
              </div>
            ))}
            {own.map(({ key, word }) => (
              <div key={word}>
                <dt>{payload.words?.[`${workbench}.${word}`] ?? w(word as Word)}</dt>
                <dd>
                  <kbd>{key === 'space' ? words.space : key}</kbd>
                </dd>
              </div>
            ))}
          </dl>
          <label className="switch">
            <input
              type="checkbox"
              role="switch"
              aria-checked={isSingle}
              checked={isSingle}
              onChange={(event) => choose(event.target.checked)}
            />
            <span>{words.single}</span>
          </label>
          <p className="quiet small">{words['single-help']}</p>
        </>
      )}
    </dialog>
  )
}
