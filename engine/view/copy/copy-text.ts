/** Puts a text on the clipboard. @throws Error where the browser refuses */
export async function copyText(text: string): Promise<void> {
  // Only pages that came over TLS have it.
  if (navigator.clipboard as Clipboard | undefined) await navigator.clipboard.writeText(text)
  else (await import('./copy-selected.ts')).copySelected(text)
}
