const TOAST_TYPES = ['info', 'success', 'warning', 'error', 'default', 'loading'] as const
const TOAST_POSITIONS = ['top-left', 'top-right', 'top-center', 'bottom-left', 'bottom-right', 'bottom-center'] as const
const TOAST_THEMES = ['light', 'dark', 'colored', 'auto'] as const

export type Toast = {
  readonly type: (typeof TOAST_TYPES)[number]
  readonly text: string
  readonly position?: (typeof TOAST_POSITIONS)[number]
  readonly theme?: (typeof TOAST_THEMES)[number]
  readonly autoCloseMs?: number
  /** A button in the toast, which closes it. */
  readonly action?: { readonly text: string; readonly run: () => void }
}

export const TOAST_DEFAULTS = { position: 'top-right', theme: 'auto', autoCloseMs: 5000 } as const
