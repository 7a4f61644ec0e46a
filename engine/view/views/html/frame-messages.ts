/** What the page in the frame says: that it listens. */
export type FromFrame = 'toolglot-frame-ready'
/** What a script in it wrote to the console, or what went wrong in it. It comes from a stranger’s page: anything may be in it. */
export type FrameSaid = { readonly level: 'log' | 'info' | 'warn' | 'error'; readonly text: string }
/** What it is told: the document that it shall become. */
export type ToFrame = { readonly document: string; readonly network: boolean }
