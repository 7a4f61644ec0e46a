import { LARGE_TEXT } from '../run/messages.ts'

/**
 * What a text field gets, whichever way it came: pasted by key or button, dropped or opened.
 * A small text as text; a large one stays a file, as a text area freezes on megabytes.
 */
export async function takeText(given: string | File): Promise<string | File> {
  if (typeof given !== 'string') return given.size > LARGE_TEXT ? given : given.text()
  return given.length > LARGE_TEXT ? new File([given], 'text.txt', { type: 'text/plain' }) : given
}
