import { defineDeal } from '../../engine/site/content.ts'

export const vidiq = defineDeal({
  id: 'vidiq',
  name: 'vidIQ',
  icon: 'chart-line',
  title: 'vidIQ: what the free plan shows you',
  summary:
    'Keyword and channel research for YouTube. A free plan without an end date, with a small daily share of what the paid plans show.',
  offer: 'free-plan',
  about: [
    'vidIQ is a browser extension and web app for people who publish on YouTube. It suggests keywords, compares your channel with others, and marks what the tags, titles and thumbnails of a video do well.',
    'The free plan, called Basic for years, stays free. It shows the numbers beside each video and a few keyword ideas a day; the long lists, the history and most of the help with writing belong to the paid plans. A cheap first month of a paid plan was on offer now and then, but not always.',
  ],
  facts: [
    { label: 'Length', value: 'No end date' },
    { label: 'Main limit', value: 'Few keyword results and daily ideas' },
    { label: 'Payment card', value: 'Not asked for on the free plan' },
  ],
  steps: [
    'Open the maker’s page and sign up with an e-mail address or a Google account.',
    'Install the extension for your browser if you want the figures on YouTube itself.',
    'Connect your channel, and read what access you grant before you confirm.',
    'Look for a way to continue free when the paid plans are shown; it is easy to miss.',
  ],
  watch: [
    'A trial of a paid plan asks for a card and renews by itself; cancel in the account before the date it names.',
    'Search volumes and scores are estimates. YouTube publishes no such numbers.',
    'You can take the access back at any time among the connected apps of your Google account.',
  ],
  alternatives: [
    { name: 'TubeBuddy', text: 'The closest rival, also with a free plan; stronger in editing many videos at once.' },
    { name: 'YouTube Studio', text: 'YouTube’s own figures, free and exact for your own channel.' },
    { name: 'Google Trends', text: 'Free; compares how interest in topics moves, with a filter for YouTube.' },
  ],
  url: 'https://vidiq.com/',
  sources: [{ title: 'vidIQ: plans and pricing', url: 'https://vidiq.com/pricing/' }],
  asOf: '2025-03',
})
