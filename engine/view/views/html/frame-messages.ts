/** What the page in the frame says: that it listens. */
export type FromFrame = 'toolglot-frame-ready'
/** What it is told: the document that it shall become. */
export type ToFrame = { readonly document: string; readonly network: boolean }
