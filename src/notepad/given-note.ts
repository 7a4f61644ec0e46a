const KEY = 'note-given'

/** Hands a text to the notepad's next opening in this tab. False when the browser keeps nothing. */
export function giveNote(text: string): boolean {
  try {
    sessionStorage.setItem(KEY, text)
    return true
  } catch {
    return false
  }
}

/** The text that was handed over, once. */
export function takeGivenNote(): string {
  try {
    const text = sessionStorage.getItem(KEY) ?? ''
    sessionStorage.removeItem(KEY)
    return text
  } catch {
    return ''
  }
}
