const PREFIX = 'input:'

export const heldKey = (toolId: string): string => `${PREFIX}${toolId}`
export const isHeldKey = (key: string): boolean => key.startsWith(PREFIX)

/** Puts back what this tab held of a tool's input. */
export function holdText(toolId: string, text: string | undefined): void {
  try {
    if (text === undefined) sessionStorage.removeItem(heldKey(toolId))
    else sessionStorage.setItem(heldKey(toolId), text)
  } catch {
    // A browser that keeps nothing has nothing to put back.
  }
}

/** What this tab holds of a tool's input, as it was written; nothing where the browser keeps nothing. */
export function heldText(toolId: string): string | undefined {
  try {
    return sessionStorage.getItem(heldKey(toolId)) ?? undefined
  } catch {
    return undefined
  }
}
