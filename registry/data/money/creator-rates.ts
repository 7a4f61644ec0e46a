/**
 * What a thousand views bring on YouTube by topic, in US dollars, from low to high, after YouTube's share. Articles and
 * guides for advertisers of 2025 and 2026, none official; only the first seven, vlogs, gaming and entertainment rest on more than one.
 */
export const YOUTUBE_RPM = {
  finance: ['10', '26'],
  technology: ['5', '15'],
  education: ['4', '12'],
  business: ['7', '20'],
  marketing: ['6', '15'],
  gaming: ['0.5', '4'],
  entertainment: ['1', '5'],
  lifestyle: ['2', '5'],
  health: ['3', '9'],
  cars: ['3', '9'],
  travel: ['2', '7'],
  beauty: ['2', '7'],
  food: ['2', '6'],
  news: ['1.5', '5'],
  sports: ['1.5', '5'],
  animals: ['1', '4'],
  kids: ['0.5', '2.5'],
  music: ['0.5', '2'],
} as const satisfies Readonly<Record<string, RateRange>>
export type YoutubeTopic = keyof typeof YOUTUBE_RPM

/** Short videos of any topic. */
export const SHORTS_RPM = ['0.02', '0.1'] as const satisfies RateRange

/** YouTube's published share for the creator of what the ads bring, in percent. */
export const YOUTUBE_SHARE = { long: '55', shorts: '45' } as const

/**
 * What advertisers pay for a thousand views in a country, in US dollars. Australia and the United States are quoted in
 * overviews of 2026; the others are rounded estimates. Used as a factor against the United States only. Russia is not
 * listed: YouTube has shown no ads to viewers there since March 2022.
 */
export const YOUTUBE_CPM = {
  US: '32.8', AU: '36.2', CA: '29', NZ: '28', GB: '22', CH: '23', NO: '22', DE: '18', DK: '17', NL: '15', SE: '14', SG: '14', FR: '12', JP: '11', ES: '9', IT: '9', KR: '9', AE: '8', PL: '6', MX: '3.5', BR: '3', TH: '2.5', TR: '1.8', PH: '1.6', ID: '1.5', VN: '1.2', EG: '1', NG: '1', IN: '0.8', PK: '0.6', BD: '0.5',
} as const
export type YoutubeCountry = keyof typeof YOUTUBE_CPM

/** What a thousand qualified views bring in TikTok's Creator Rewards Program, in US dollars. Articles of 2025. */
export const TIKTOK_RPM = ['0.4', '1'] as const satisfies RateRange
/** How many of the views count, in percent. Articles of 2023 to 2025. */
export const TIKTOK_QUALIFIED = ['40', '70'] as const satisfies RateRange
/** A sponsored post for a thousand followers, in US dollars; an order of magnitude. */
export const TIKTOK_POST = ['5', '10'] as const satisfies RateRange
/** One diamond, the creator's part of a gift, in US dollars. */
export const TIKTOK_DIAMOND = '0.005'

export type RateRange = readonly [low: string, high: string]
