import { definePage } from '../../engine/site/entries.ts'

export const clipboard = definePage({
  id: 'clipboard',
  path: '/online-clipboard',
  component: 'clipboard',
  words: ['shared', 'clip'],
  card: {
    icon: 'clipboard-copy',
    category: 'text',
    keywords: ['online clipboard', 'send text to phone', 'share files', 'copy between devices', 'encrypted message'],
  },
  layout: 'default',
  slugs: {
    es: 'portapapeles-online',
    fr: 'presse-papiers-en-ligne',
    id: 'papan-klip-online',
    it: 'appunti-online',
    pl: 'schowek-online',
    pt: 'area-de-transferencia-online',
    ru: 'bufer-obmena-onlajn',
  },
  title: 'Online clipboard',
  summary:
    'Send text and files to another device with a link, a QR code or a short code. Encrypted on your device, deleted when the time you choose is up.',
})

/** Two devices that see each other's clips at once. */
export const clipboardLive = definePage({
  id: 'clipboard-live',
  path: '/next/clipboard',
  component: 'clipboard-live',
  words: ['shared', 'clip', 'live'],
  card: { icon: 'radio', category: 'text', keywords: ['live clipboard', 'shared clipboard', 'two devices', 'universal clipboard'] },
  layout: 'default',
  title: 'Live clipboard',
  summary: 'What you add on one device appears on the other at once: text and files, end-to-end encrypted.',
})
