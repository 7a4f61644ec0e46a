import { definePage } from '../../engine/site/entries.ts'

/** Pages of plain text; their bodies are Markdown in `locales/<language>/pages/<id>.md`. */
const text = { component: 'text', layout: 'default' } as const

export const about = definePage({
  ...text,
  id: 'about',
  path: '/about',
  title: 'About',
  summary: 'What this site is, how its tools work, and what happens to what you enter.',
  foot: 1,
})

export const privacyPolicy = definePage({
  ...text,
  id: 'privacy-policy',
  path: '/privacy-policy',
  title: 'Privacy policy',
  summary: 'What data this site handles, what it doesn’t, and what you can do about it.',
  foot: 5,
})

export const disclaimer = definePage({
  ...text,
  id: 'disclaimer',
  path: '/disclaimer',
  title: 'Disclaimer',
  summary: 'What we are responsible for, and what we are not, when you use the tools and articles.',
  foot: 6,
})

export const dmca = definePage({
  ...text,
  id: 'dmca',
  path: '/dmca',
  title: 'Copyright (DMCA)',
  summary: 'How to report copyright infringement, and what happens next.',
  foot: 7,
})

export const sponsors = definePage({
  ...text,
  id: 'sponsors',
  path: '/sponsors',
  languages: ['en'],
  title: 'Sponsors',
  summary: 'Who pays for this site, and what sponsors can and can’t get.',
  foot: 8,
})

export const advertise = definePage({
  ...text,
  id: 'advertise',
  path: '/advertise',
  languages: ['en'],
  title: 'Advertise',
  summary: 'What kinds of advertising are possible here, and what kinds are not.',
  foot: 9,
})

export const youtubeToolkit = definePage({
  ...text,
  id: 'youtube-toolkit',
  path: '/guide/youtube-toolkit',
  languages: ['en'],
  title: 'The YouTube toolkit',
  summary: 'From idea to published video: titles, chapters, thumbnails and links, and the tools that help with each.',
})
