let pressed: Element | null = null

/** Remembers which example is asked for before its button works. Resolves once one is. */
export function earlyPress(): Promise<void> {
  return new Promise((resolve) => {
    const keep = ({ target }: Event) => {
      pressed = (target as Element).closest('.example-card > button')
      if (pressed) resolve()
    }
    // React lets nothing through to what does not work yet, so it is listened to before React does.
    document.addEventListener('click', keep, { capture: true })
  })
}

/** Whether this button was pressed before it worked; then that is forgotten. */
export function wasPressed(button: Element | null): boolean {
  if (!button || pressed !== button) return false
  pressed = null
  return true
}
