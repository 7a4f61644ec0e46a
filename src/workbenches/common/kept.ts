/** What a browser keeps under this name, which anybody may have changed: `parse` gives undefined for what does not fit. */
export function readKept<T>(key: string, parse: (value: unknown) => T | undefined): T | undefined {
  try {
    return parse(JSON.parse(localStorage.getItem(key) ?? 'null'))
  } catch {
    return undefined
  }
}

/** Storage may be full or switched off; what was to be kept then lasts as long as the page. */
export function keep(key: string, value: object | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(key)
    else localStorage.setItem(key, JSON.stringify(value))
  } catch {
    // As above.
  }
}

/** Tells when another page of the site changes what is kept under this name. */
export function followKept(key: string, onChange: () => void): () => void {
  const changed = (event: StorageEvent) => (event.key === key || event.key === null) && onChange()
  addEventListener('storage', changed)
  return () => removeEventListener('storage', changed)
}
