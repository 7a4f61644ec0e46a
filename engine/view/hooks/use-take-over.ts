import { useLayoutEffect, useState } from 'react'

/** Takes the focus over from a plain field of the same id that was there until this control had loaded. */
export function useTakeOver(id: string): void {
  const [wasFocused] = useState(() => document.activeElement?.id === id)
  useLayoutEffect(() => {
    if (wasFocused) document.getElementById(id)?.focus()
  }, [wasFocused, id])
}
