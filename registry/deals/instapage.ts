import { defineDeal } from '../../engine/site/content.ts'

export const instapage = defineDeal({
  id: 'instapage',
  name: 'Instapage',
  icon: 'layout-template',
  title: 'Instapage: 14 days, card required',
  summary: 'Landing pages for ads, with A/B tests and heatmaps. A 14-day trial that requires a card and turns into a paid plan.',
  offer: 'free-trial',
  about: [
    'Instapage builds landing pages for campaigns: one page per ad, with A/B tests and heatmaps of where people click. It’s made, and priced, for teams with large ad budgets.',
    'The trial has been 14 days for years. It covers the smaller plan; A/B tests and personalization are in the larger ones. There is no free plan afterward.',
  ],
  facts: [
    { label: 'Length', value: '14 days, as of the date below' },
    { label: 'Payment card', value: 'Required to start' },
    { label: 'Afterward', value: 'Turns into a paid plan automatically' },
    { label: 'Free plan', value: 'None' },
  ],
  steps: [
    'Open the official page and put the last day of the trial in your calendar right away.',
    'Choose the plan to try, monthly or yearly: the trial turns into exactly that plan.',
    'Enter your details and card.',
    'Publish one real page with its form and tracking, and send some traffic to it.',
    'Cancel in the billing settings a day early if it isn’t for you.',
  ],
  watch: [
    'A yearly plan charges you for the whole year when the trial ends.',
    'Plans are limited by monthly visitors; check your numbers before you choose.',
    'You can’t move pages elsewhere as they are. Keep your own copies of text and images.',
    'Canceling takes your pages offline. Point your ads elsewhere first.',
  ],
  alternatives: [
    { name: 'Unbounce', text: 'The closest competitor, also with a trial.' },
    { name: 'Leadpages', text: 'Simpler and cheaper, with a trial.' },
    { name: 'Carrd', text: 'One-page sites: the first few are free, more cost little.' },
    { name: 'WordPress with its block editor', text: 'Open source; no built-in A/B tests, and no visitor limit.' },
  ],
  url: 'https://instapage.com/',
  sources: [{ title: 'Instapage: plans', url: 'https://instapage.com/plans' }],
  asOf: '2025-03',
})
