import type { Shell } from '../../../engine/site/page.ts'
import type { Store } from '../../account/account.ts'
import { KEYS, dialogAtom, readStored } from '../state.ts'

const TYPING = 'input, textarea, select, [contenteditable]'

/** Whether a single key is a shortcut: the visitor may turn that off (WCAG 2.2, 2.1.4). */
export const hasSingleKeys = (): boolean => readStored(KEYS.singleKeys, true, (value) => value !== 'off')

/** The button of the result’s bar that copies, where there is a result. */
export function copyButton(label: string | undefined): HTMLButtonElement | undefined {
  const buttons = document.querySelectorAll<HTMLButtonElement>('.result-pane .bar button:enabled')
  return [...buttons].find((button) => button.textContent?.trim() === label || button.getAttribute('aria-label') === label)
}

/** Follows the keys that work on every page. */
export function listenToKeys(store: Store, shell: Shell): void {
  document.addEventListener('keydown', (event) => {
    // A workbench may have a use of its own for a key.
    if (event.defaultPrevented) return
    const done = event.ctrlKey || event.metaKey ? withControl(event, store, shell) : !event.altKey && single(event, store)
    if (done) event.preventDefault()
  })
  performance.mark('keys-ready')
}

/** By the place of the key where its letter is another, as on a Cyrillic keyboard. */
export const isKey = ({ key, code }: KeyboardEvent, letter: string) =>
  key.toLowerCase() === letter || (code === `Key${letter.toUpperCase()}` && !/^[a-z]$/i.test(key))

/** Editors live in shadow trees, which hide from a document what is typed in. */
export function isTypedIn(event: KeyboardEvent): boolean {
  const [target] = event.composedPath()
  return target instanceof Element && target.closest(TYPING) !== null
}

function withControl(event: KeyboardEvent, store: Store, shell: Shell): boolean {
  if (isKey(event, 'k') && !event.shiftKey && !event.altKey) {
    store.set(dialogAtom, 'search')
    return true
  }
  const copy = isKey(event, 'c') && event.shiftKey && !event.altKey ? copyButton(shell.words.copy) : undefined
  copy?.click()
  return copy !== undefined
}

function single(event: KeyboardEvent, store: Store): boolean {
  const { key } = event
  if ((key !== '/' && key !== '?') || !hasSingleKeys()) return false
  if (isTypedIn(event)) return false
  const search = document.querySelector<HTMLInputElement>('[data-home-search]')
  if (key === '/' && search) search.focus()
  else store.set(dialogAtom, key === '/' ? 'search' : 'keys')
  return true
}
