/** What the page in the frame says: that it listens. */
export type FromFrame = 'toolglot-frame-ready'
/** What it is told: to say whether it listens, or the document that it shall become. */
export type ToFrame = 'toolglot-frame-ask' | { readonly document: string; readonly network: boolean }
