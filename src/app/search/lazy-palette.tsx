import { lazy } from 'react'

/** The search dialog, loaded when it is first opened. */
export const SearchPalette = lazy(async () => ({ default: (await import('./palette.tsx')).Palette }))

/** The menu of the visitor's own tools, loaded when it is first opened. */
export const OwnMenu = lazy(async () => ({ default: (await import('./own-menu.tsx')).OwnMenu }))
