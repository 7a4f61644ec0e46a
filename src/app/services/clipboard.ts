/** Gives pages without TLS a clipboard to write to, which browsers give only to others: all that copies does so in one way. */
export function offerCopying(): void {
  if (navigator.clipboard as Clipboard | undefined) return
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: async (text: string) => copySelected(text) } })
}

/** Copies a text the old way, by selecting it. @throws Error where the browser refuses */
function copySelected(text: string): void {
  const focused = document.activeElement as HTMLElement | null
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.className = 'hidden'
  // Whatever is outside an open dialog cannot be selected.
  ;(focused?.closest('dialog') ?? document.body).append(area)
  area.select()
  const isCopied = document.execCommand('copy')
  area.remove()
  focused?.focus({ preventScroll: true })
  if (!isCopied) throw new Error('the browser copied nothing')
}
