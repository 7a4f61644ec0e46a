import { defineDeal } from '../../engine/site/content.ts'

export const tubebuddy = defineDeal({
  id: 'tubebuddy',
  name: 'TubeBuddy',
  icon: 'tv',
  title: 'TubeBuddy: the free plan for YouTube channels',
  summary:
    'A browser extension for the daily work on a YouTube channel. The free plan stays, with shortened lists and few actions at once.',
  offer: 'free-plan',
  about: [
    'TubeBuddy adds buttons and figures to YouTube Studio: keyword ideas, copied cards and end screens, changes to many videos at once, tests of thumbnails.',
    'The free plan has no end date. It shows the first few results of a search and leaves work in bulk and tests to the paid plans. Small channels were offered a lower price for the smallest paid plan at the time.',
  ],
  facts: [
    { label: 'Length', value: 'No end date' },
    { label: 'Main limit', value: 'Shortened lists, no tests' },
    { label: 'Payment card', value: 'Not asked for on the free plan' },
  ],
  steps: [
    'Open the maker’s page and install the extension for your browser.',
    'Sign in with the Google account of your channel, and read what access you grant.',
    'Stay on the free plan when the paid ones are shown.',
    'Try the keyword search and the list of checks before publishing; they tell you most about the rest.',
  ],
  watch: [
    'A plan counts for one channel. Two channels need two licences.',
    'Changes in bulk change your videos at once. Try them on one video, and keep the old descriptions.',
    'Paid plans renew by themselves; cancelling keeps them until the end of the paid time.',
    'Scores for keywords are estimates, not figures from YouTube.',
  ],
  alternatives: [
    { name: 'vidIQ', text: 'The closest rival, also with a free plan; stronger in ideas and comparison.' },
    { name: 'YouTube Studio', text: 'Free and exact, and since 2024 with its own tests of thumbnails for many channels.' },
    { name: 'Google Trends', text: 'Free; shows when a topic rises, with a filter for YouTube.' },
  ],
  url: 'https://www.tubebuddy.com/',
  sources: [{ title: 'TubeBuddy: pricing', url: 'https://www.tubebuddy.com/pricing' }],
  asOf: '2025-03',
})
