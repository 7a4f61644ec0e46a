import type { SiteEntry } from '../engine/site/entries.ts'

/** Facts about this site. A deployment sets its own origin with SITE_ORIGIN. */
export const site: SiteEntry = {
  name: 'Toolglot',
  origin: 'https://toolglot.example',
  contact: 'hello@toolglot.example',
  repository: '',
  words: {
    'title-dash': '–',
    'tool-ending.0': 'Free online tool, no sign-up needed',
    'tool-ending.1': 'Free online tool, no sign-up',
    'tool-ending.2': 'Free, no sign-up',
    'tool-ending.3': 'Free online tool',
    'tool-ending.4': 'Free online',
    'tool-ending.5': 'Online',
    'category-ending.0': 'Free online tools, no sign-up',
    'category-ending.1': 'Free online tools',
    'embed-failed': 'This tool could not be loaded. Check your connection, or open it on its own page.',
    'without-scripts': 'This tool needs JavaScript, which is turned off in your browser. Turn it on to use the tool.',
    'offline.title': 'You’re offline',
    'offline.text': 'This page isn’t saved on your device. The pages below are, and tools that run on your device keep working:',
    'offline.none': 'No pages have been saved yet. Pages you visit are saved so that they open without a connection.',
    'offline.retry': 'Try again',
    'offline.online': 'needs the internet',
    'in-english': '(in English)',
    app: 'Converters, formatters, calculators and generators that work on your device, also offline.',
  },
}
