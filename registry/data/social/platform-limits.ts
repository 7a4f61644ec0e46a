/**
 * Places of platforms that take text, and the most characters each takes.
 * Looked up on 2026-11-30: Discord's names (developer documentation, Usernames and Nicknames); YouTube's titles, and descriptions of
 * 5,000 bytes (copies of the Data API's documentation, resource videos). The others are widely reported and not confirmed, although the
 * platforms document some of them, such as Discord's messages and posts on X. TikTok's captions are said to take 4,000 by now.
 */
export const PLATFORM_LIMITS = {
  discord: { message: 2000, name: 32, about: 190, status: 128 },
  facebook: { post: 63_206, comment: 8000, bio: 101 },
  freeFire: { name: 12 },
  instagram: { caption: 2200, comment: 2200, bio: 150 },
  linkedin: { post: 3000, comment: 1250, headline: 220, about: 2600 },
  snapchat: { caption: 250, name: 30 },
  tiktok: { caption: 2200, comment: 150, name: 30, bio: 80 },
  whatsapp: { message: 65_536, about: 139, status: 700 },
  youtube: { title: 100, description: 5000 },
  x: { post: 280, name: 50, bio: 160 },
} as const satisfies { readonly [platform: string]: { readonly [place: string]: number } }

export const PLACE_LABELS = {
  post: 'Post',
  caption: 'Caption',
  comment: 'Comment',
  message: 'Message',
  name: 'Name',
  headline: 'Headline',
  bio: 'Bio',
  about: 'About',
  status: 'Status',
} as const

/** Most hashtags that a post may carry. Instagram since its announcement of 2025-12-18; TikTok since autumn 2025, as its app says; YouTube ignores all of them above 60 (YouTube Help, 6390658). */
export const HASHTAG_LIMITS = { instagram: 5, tiktok: 5, youtube: 60 } as const
