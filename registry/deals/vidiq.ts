import { defineDeal } from '../../engine/site/content.ts'

export const vidiq = defineDeal({
  id: 'vidiq',
  name: 'vidIQ',
  icon: 'chart-line',
  title: 'vidIQ: what the free plan shows you',
  summary: 'Keyword and channel research for YouTube. The free plan has no end date and shows a small daily share of what paid plans show.',
  offer: 'free-plan',
  about: [
    'vidIQ is a browser extension and web app for people who publish on YouTube. It suggests keywords, compares your channel with others, and shows what a video’s tags, titles and thumbnails do well.',
    'The free plan, called Basic for years, stays free. It shows the numbers next to each video and a few keyword ideas a day; long lists, history and most writing help are in the paid plans. A cheap first month of a paid plan has been offered now and then.',
  ],
  facts: [
    { label: 'Length', value: 'No end date' },
    { label: 'Main limit', value: 'Few keyword results and daily ideas' },
    { label: 'Payment card', value: 'Not required on the free plan' },
  ],
  steps: [
    'Open the official page and sign up with an email address or a Google account.',
    'Install the browser extension if you want the numbers on YouTube itself.',
    'Connect your channel, and read what access you grant before you confirm.',
    'Look for a way to continue for free when you’re shown the paid plans; it’s easy to miss.',
  ],
  watch: [
    'A trial of a paid plan requires a card and renews automatically; cancel in your account before the date shown.',
    'Search volumes and scores are estimates. YouTube doesn’t publish those numbers.',
    'You can revoke access at any time under connected apps in your Google account.',
  ],
  alternatives: [
    { name: 'TubeBuddy', text: 'The closest competitor, also with a free plan; stronger in bulk editing.' },
    { name: 'YouTube Studio', text: 'YouTube’s own data, free and exact for your own channel.' },
    { name: 'Google Trends', text: 'Free; compares interest in topics over time, with a filter for YouTube.' },
  ],
  url: 'https://vidiq.com/',
  sources: [{ title: 'vidIQ: plans and pricing', url: 'https://vidiq.com/pricing/' }],
  asOf: '2025-03',
})
