let pressed: Element | null = null

/** From now on, remembers which example was asked for before its button works. */
export function keepPress(): void {
  // React lets nothing through to what does not work yet, so it is listened to before React does.
  const keep = ({ target }: Event) => {
    pressed = (target as Element).closest('.example-card > button')
  }
  document.addEventListener('click', keep, { capture: true })
}

/** Whether it is this one; then it is forgotten. */
export function wasPressed(button: Element | null): boolean {
  if (!button || pressed !== button) return false
  pressed = null
  return true
}
