import { defineDeal } from '../../engine/site/content.ts'

export const instapage = defineDeal({
  id: 'instapage',
  name: 'Instapage',
  icon: 'layout-template',
  title: 'Instapage: fourteen days, card first',
  summary:
    'Landing pages for advertising, with tests and heat maps. A trial of fourteen days that asks for a card and turns into a paid plan.',
  offer: 'free-trial',
  about: [
    'Instapage builds landing pages for campaigns: one page for each advertisement, with tests of variants and a look at where people click. It is made for teams that spend much on advertising, and priced for them.',
    'The trial has been fourteen days for years. It opens the smaller plan; tests and personal variants belong to larger plans. There is no free plan afterwards.',
  ],
  facts: [
    { label: 'Length', value: '14 days at the time' },
    { label: 'Payment card', value: 'Needed to begin' },
    { label: 'Afterwards', value: 'Turns into a paid plan by itself' },
    { label: 'Free plan', value: 'None' },
  ],
  steps: [
    'Open the maker’s page, and write the last day of the trial into your calendar at once.',
    'Choose the plan to try, monthly or yearly: the trial continues as exactly that plan.',
    'Enter your details and the card.',
    'Publish one real page with its form and its tracking, and send some traffic to it.',
    'Cancel in the billing settings a day early if it is not for you.',
  ],
  watch: [
    'A yearly plan is charged at once for the whole year when the trial ends.',
    'Plans are limited by visitors a month; look at yours before you choose.',
    'Pages cannot be moved elsewhere as they are. Keep texts and pictures in your own folder.',
    'Cancelling takes your pages off the web. Point your advertisements elsewhere first.',
  ],
  alternatives: [
    { name: 'Unbounce', text: 'The nearest rival, also with a trial.' },
    { name: 'Leadpages', text: 'Simpler and cheaper, with a trial.' },
    { name: 'Carrd', text: 'One-page sites, free for the first ones, and little to pay for more.' },
    { name: 'WordPress with its block editor', text: 'Open source; no tests built in, and no limit on visitors.' },
  ],
  url: 'https://instapage.com/',
  sources: [{ title: 'Instapage: plans', url: 'https://instapage.com/plans' }],
  asOf: '2025-03',
})
