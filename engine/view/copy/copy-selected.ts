/** Copies a text the old way, by selecting it. @throws Error where the browser refuses */
export function copySelected(text: string): void {
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
