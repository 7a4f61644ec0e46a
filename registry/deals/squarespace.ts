import { defineDeal } from '../../engine/site/content.ts'

export const squarespace = defineDeal({
  id: 'squarespace',
  name: 'Squarespace',
  icon: 'layout-dashboard',
  title: 'Squarespace: 14 days to build a site',
  summary: 'Websites from well-designed templates. Build for 14 days without a card; to publish, you need a plan, and there’s no free one.',
  offer: 'free-trial',
  about: [
    'Squarespace makes websites, small online stores and booking pages from templates that look good without much work. Domain, hosting and certificates are included.',
    'The trial lasts 14 days and doesn’t require a card. The site you build is private or behind a password; to publish it, you choose a plan. If you do nothing, the trial ends and nothing is charged.',
  ],
  facts: [
    { label: 'Length', value: '14 days' },
    { label: 'Payment card', value: 'Not required' },
    { label: 'Afterward', value: 'The site is closed; nothing is charged' },
    { label: 'Free plan', value: 'None' },
  ],
  steps: [
    'Open the official page and choose a template.',
    'Sign up with an email address, or an account you have; the trial starts right away.',
    'Build the home page and one more with your own text and images.',
    'Check both on a phone, and test the form or the cart.',
    'Choose a plan to publish, or let the trial run out.',
  ],
  watch: [
    'Plans renew automatically, yearly ones for another year. Turn that off in the settings if you’re only trying it out.',
    'Yearly plans could be canceled for a refund in the first 14 days; monthly ones could not.',
    'The domain is free for the first year only, and only with a yearly plan.',
    'The smallest plan has charged a fee on sales. Check before you open a store.',
    'You can export pages and posts in WordPress format, but not store pages and layouts.',
  ],
  alternatives: [
    { name: 'WordPress.com', text: 'A free plan, and a full export to your own host.' },
    { name: 'Wix', text: 'A free plan with ads.' },
    { name: 'Webflow', text: 'A free plan for learning; more freedom, more work.' },
    { name: 'Carrd', text: 'One-page sites; the first few are free.' },
  ],
  url: 'https://www.squarespace.com/',
  sources: [
    { title: 'Squarespace: pricing', url: 'https://www.squarespace.com/pricing' },
    { title: 'Squarespace: help center', url: 'https://support.squarespace.com/' },
  ],
  asOf: '2025-03',
})
