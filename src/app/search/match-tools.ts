/** Tools whose text contains what was typed, whatever the case; nothing typed finds nothing. */
export function matchTools<T extends { readonly text: string }>(tools: readonly T[], typed: string): T[] {
  if (typed === '') return []
  const needle = typed.toLowerCase()
  return tools.filter((tool) => tool.text.toLowerCase().includes(needle))
}
