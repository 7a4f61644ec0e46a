import { defineDeal } from '../../engine/site/content.ts'

export const pagecloud = defineDeal({
  id: 'pagecloud',
  name: 'Pagecloud',
  icon: 'panels-top-left',
  title: 'Pagecloud: two weeks on a free canvas',
  summary: 'A website builder that lets you drag anything anywhere. The trial lasts about 14 days; to stay online, you need a plan.',
  offer: 'free-trial',
  about: [
    'Pagecloud is a Canadian website builder with a free canvas: you put things where you like, as in a design app, instead of filling in a template. You can add a store and bookings.',
    'Its trial has been 14 days and needs only an email address. You can build and preview everything; a custom domain and a site that stays online need a paid plan.',
  ],
  facts: [
    { label: 'Length', value: '14 days, as of the date below' },
    { label: 'Payment card', value: 'Not required to start, as of the date below' },
    { label: 'Main limit', value: 'No custom domain during the trial' },
    { label: 'Free plan', value: 'None' },
  ],
  steps: [
    'Open the official page and start the trial.',
    'Choose a template close to what you want, or a blank page.',
    'Build the hardest page first, and check it on a phone.',
    'Decide before the last day; copy your text if you leave.',
  ],
  watch: [
    'A free canvas means work: you have to arrange the mobile view carefully.',
    'Plans differ in the number of pages and sites, and the lower price usually means paying for a year in advance.',
    'There’s no easy way to move a finished site to another host.',
    'Email at your domain and some extras are billed separately.',
  ],
  alternatives: [
    { name: 'Wix', text: 'A free plan with ads, and a similarly flexible editor.' },
    { name: 'Webflow', text: 'A free plan for learning; closer to how web pages really work.' },
    { name: 'WordPress.com', text: 'A free plan, and you can move everything elsewhere later.' },
    { name: 'Carrd', text: 'For a single page, simple and cheap.' },
  ],
  url: 'https://www.pagecloud.com/',
  sources: [{ title: 'Pagecloud: pricing', url: 'https://www.pagecloud.com/pricing' }],
  asOf: '2025-03',
})
