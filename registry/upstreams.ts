/** A key that an operator may set for an official API: the variable's name, the header that carries it, and the only hosts that get it. */
export type UpstreamKey = { readonly name: string; readonly header: string; readonly hosts: readonly string[] }

export const upstreamKeys: readonly UpstreamKey[] = [
  // https://cloud.google.com/docs/authentication/api-keys-use#using-with-rest
  { name: 'YOUTUBE_API_KEY', header: 'x-goog-api-key', hosts: ['www.googleapis.com', 'youtube.googleapis.com'] },
]

/** What a site wants to be told before it shows a page at all: that nobody agrees to be tracked. By domain, with those below it. */
export const consentCookies: Readonly<Record<string, string>> = { 'youtube.com': 'SOCS=CAI' }
