const PREFIX = 'input:'

export const heldKey = (toolId: string): string => `${PREFIX}${toolId}`
export const isHeldKey = (key: string): boolean => key.startsWith(PREFIX)

/** What this tab holds of a tool's input, as it was written; nothing where the browser keeps nothing. */
export function heldText(toolId: string): string | undefined {
  try {
    return sessionStorage.getItem(heldKey(toolId)) ?? undefined
  } catch {
    return undefined
  }
}

/** Stands for a tool where something sent to one is held until its page has loaded; no tool is called that. */
export const SENT = '.sent'
