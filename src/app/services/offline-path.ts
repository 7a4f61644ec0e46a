/** Where the page of a language is that the service worker shows in place of one that it has not kept. */
export const offlinePath = (language: string): string => `/offline/${language}.html`

/** Stands where the service worker puts the list of what it has kept. */
export const KEPT_PAGES = '<!-- kept pages -->'
