import { defineDeal } from '../../engine/site/content.ts'

export const pagecloud = defineDeal({
  id: 'pagecloud',
  name: 'Pagecloud',
  icon: 'panels-top-left',
  title: 'Pagecloud: two weeks with a free hand',
  summary: 'A website builder where everything can be dragged anywhere. A trial of some fourteen days; publishing for good needs a plan.',
  offer: 'free-trial',
  about: [
    'Pagecloud is a Canadian website builder with a free canvas: you put things where you like, as in a drawing program, instead of filling the boxes of a template. Shops and bookings can be added.',
    'Its trial has been fourteen days, started with nothing but an e-mail address. You can build and look at everything; your own domain and a site that stays online need a paid plan.',
  ],
  facts: [
    { label: 'Length', value: '14 days at the time' },
    { label: 'Payment card', value: 'Not asked for to begin, at the time' },
    { label: 'Main limit', value: 'No own domain during the trial' },
    { label: 'Free plan', value: 'None' },
  ],
  steps: [
    'Open the maker’s page and start the trial.',
    'Choose a template near to what you want, or an empty page.',
    'Build the hardest page first, and look at it on a phone.',
    'Decide before the last day; copy your texts out if you leave.',
  ],
  watch: [
    'A free canvas means work: the view on phones has to be arranged with care.',
    'Plans differ in the number of pages and sites, and the lower price is usually for a year in advance.',
    'There is no simple way to take a finished site to another host.',
    'Mailboxes at your domain and some extras are billed separately.',
  ],
  alternatives: [
    { name: 'Wix', text: 'A free plan with advertising, and a similarly free editor.' },
    { name: 'Webflow', text: 'A free plan for learning; closer to how web pages really work.' },
    { name: 'WordPress.com', text: 'A free plan, and a way to move everything elsewhere later.' },
    { name: 'Carrd', text: 'For a single page, simple and cheap.' },
  ],
  url: 'https://www.pagecloud.com/',
  sources: [{ title: 'Pagecloud: pricing', url: 'https://www.pagecloud.com/pricing' }],
  asOf: '2025-03',
})
