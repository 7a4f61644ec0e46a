/** A single key of a workbench, and the word for what it does: of its own group, or of the interface. */
type Key = { readonly key: string; readonly word: string }

/** Keys that work on the page of a workbench, for the list of keys. */
export const WORKBENCH_KEYS: Readonly<Record<string, readonly Key[] | undefined>> = {
  'countdown-timer': [
    { key: 'space', word: 'key-start' },
    { key: 'R', word: 'reset' },
  ],
  stopwatch: [
    { key: 'space', word: 'key-start' },
    { key: 'L', word: 'lap' },
    { key: 'R', word: 'reset' },
  ],
}
