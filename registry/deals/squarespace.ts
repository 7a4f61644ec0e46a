import { defineDeal } from '../../engine/site/content.ts'

export const squarespace = defineDeal({
  id: 'squarespace',
  name: 'Squarespace',
  icon: 'layout-dashboard',
  title: 'Squarespace: fourteen days to build a site',
  summary: 'Websites from well-drawn templates. Build for fourteen days without a card; publishing needs a plan, and there is no free one.',
  offer: 'free-trial',
  about: [
    'Squarespace makes websites, small shops and booking pages from templates that look good without much work. Domain, hosting and certificates come with it.',
    'The trial is fourteen days and asks for no card. The site you build is private or behind a password; to publish it, you take a plan. If you do nothing, the trial ends and nothing is charged.',
  ],
  facts: [
    { label: 'Length', value: '14 days' },
    { label: 'Payment card', value: 'Not asked for' },
    { label: 'Afterwards', value: 'The site is closed; nothing is charged' },
    { label: 'Free plan', value: 'None' },
  ],
  steps: [
    'Open the maker’s page and choose a template.',
    'Sign up with an e-mail address, or an account you have; the trial begins at once.',
    'Build the start page and one more with your own texts and pictures.',
    'Look at both on a phone, and test the form or the basket.',
    'Choose a plan to publish, or let the trial run out.',
  ],
  watch: [
    'Plans renew by themselves, yearly ones for another year. Switch that off in the settings if you only try.',
    'A yearly plan could be cancelled with the money back in the first 14 days; monthly ones could not.',
    'The free domain is free for the first year, and only with a yearly plan.',
    'The smallest plan has taken a fee on sales. Look at it before you open a shop.',
    'Export exists for pages and posts in WordPress’s format; shop pages and layouts do not come along.',
  ],
  alternatives: [
    { name: 'WordPress.com', text: 'A free plan, and a full way out to your own host.' },
    { name: 'Wix', text: 'A free plan with advertising.' },
    { name: 'Webflow', text: 'A free plan for learning, more freedom and more work.' },
    { name: 'Carrd', text: 'One-page sites, free for the first ones.' },
  ],
  url: 'https://www.squarespace.com/',
  sources: [
    { title: 'Squarespace: pricing', url: 'https://www.squarespace.com/pricing' },
    { title: 'Squarespace: help center', url: 'https://support.squarespace.com/' },
  ],
  asOf: '2025-03',
})
