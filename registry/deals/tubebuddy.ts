import { defineDeal } from '../../engine/site/content.ts'

export const tubebuddy = defineDeal({
  id: 'tubebuddy',
  name: 'TubeBuddy',
  icon: 'tv',
  title: 'TubeBuddy: the free plan for YouTube channels',
  summary: 'A browser extension for running a YouTube channel. The free plan is permanent, with shortened lists and few bulk actions.',
  offer: 'free-plan',
  about: [
    'TubeBuddy adds buttons and numbers to YouTube Studio: keyword ideas, copying cards and end screens, bulk edits to videos, thumbnail tests.',
    'The free plan has no end date. It shows the first few results of a search; bulk edits and tests are in the paid plans. Small channels have been offered a lower price for the smallest paid plan.',
  ],
  facts: [
    { label: 'Length', value: 'No end date' },
    { label: 'Main limit', value: 'Shortened lists, no tests' },
    { label: 'Payment card', value: 'Not required on the free plan' },
  ],
  steps: [
    'Open the official page and install the extension for your browser.',
    'Sign in with the Google account of your channel, and read what access you grant.',
    'Stay on the free plan when you’re shown the paid ones.',
    'Try the keyword search and the publishing checklist; they tell you the most about the rest.',
  ],
  watch: [
    'A plan covers one channel. Two channels need two licenses.',
    'Bulk edits take effect immediately. Try them on one video first, and keep the old descriptions.',
    'Paid plans renew automatically; if you cancel, they last until the end of the paid period.',
    'Keyword scores are estimates, not YouTube data.',
  ],
  alternatives: [
    { name: 'vidIQ', text: 'The closest competitor, also with a free plan; stronger in ideas and comparisons.' },
    { name: 'YouTube Studio', text: 'Free and exact; since 2024, it has had thumbnail tests for many channels.' },
    { name: 'Google Trends', text: 'Free; shows when a topic is trending, with a filter for YouTube.' },
  ],
  url: 'https://www.tubebuddy.com/',
  sources: [{ title: 'TubeBuddy: pricing', url: 'https://www.tubebuddy.com/pricing' }],
  asOf: '2025-03',
})
