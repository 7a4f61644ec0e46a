import type { Page, Pages } from './web-sites.ts'

/** Pages and answers of YouTube in the forms that they are known to have. */
export const CHANNEL = 'UC_x5XG1OV2P6uZZ5FSM9Ttw'

type Details = Readonly<Record<string, unknown>>

/** The player's data of a video with what is told of it. */
export const playerOf = (videoId: string, details: Details = {}, more: Details = {}) => ({
  responseContext: { note: 'braces } in { strings, and "quotes\\"' },
  playabilityStatus: { status: 'OK' },
  videoDetails: {
    videoId,
    title: 'How to bake bread #baking',
    channelId: CHANNEL,
    author: 'Crumb Club',
    shortDescription: 'Bread. #Sourdough #baking https://example.com/#part #2026\n#хлеб',
    keywords: ['bread', 'sour dough', '"quoted" & <b>bold</b>'],
    ...details,
  },
  microformat: {
    playerMicroformatRenderer: { publishDate: '2026-03-04T05:06:07-07:00', ownerProfileUrl: 'http://www.youtube.com/@CrumbClub' },
  },
  ...more,
})

export const watchPage = (player: unknown, head = ''): Page => ({
  body: `<!doctype html><html><head><title>x</title>${head}</head><body><script>var ytcfg={};var ytInitialPlayerResponse = null;</script><script>if (window.x) {var ytInitialPlayerResponse = ${JSON.stringify(player)};var meta = {};}</script></body></html>`,
})

export const watch = (video: string): string => `www.youtube.com/watch?v=${video}&hl=en`

export const channelPage = (head: string, script = ''): Page => ({
  body: `<!doctype html><html><head>${head}</head><body><script>var ytInitialData = {${script}};</script></body></html>`,
})

export const apiList = (kind: string, items?: readonly unknown[]): Page => ({
  type: 'application/json; charset=UTF-8',
  body: JSON.stringify({
    kind: `youtube#${kind}ListResponse`,
    etag: 'x',
    ...(items && { items }),
    pageInfo: { totalResults: items?.length ?? 0 },
  }),
})

/** A consent page, as it is shown where no choice was made. */
export const CONSENT: Page = {
  body: '<!doctype html><title>Before you continue to YouTube</title><form action="https://consent.youtube.com/save" method="POST"></form>',
}

/** The videos that the browser's test looks at. */
export const VIDEO_PAGES: Pages = { [watch('goodvideo_1')]: watchPage(playerOf('goodvideo_1')) }
