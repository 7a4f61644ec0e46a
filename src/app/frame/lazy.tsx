import { lazy } from 'react'

/** The dialogs over a page, loaded when one is first opened. */
export const Dialog = lazy(async () => ({ default: (await import('../dialogs/dialog.tsx')).Dialog }))

/** The menu of the visitor's own tools, loaded when it is first opened. */
export const OwnMenu = lazy(async () => ({ default: (await import('../search/own-menu.tsx')).OwnMenu }))
