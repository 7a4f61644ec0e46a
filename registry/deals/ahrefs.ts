import { defineDeal } from '../../engine/site/content.ts'

export const ahrefs = defineDeal({
  id: 'ahrefs',
  name: 'Ahrefs',
  icon: 'link',
  title: 'Ahrefs: no free trial, but free tools',
  summary: 'Backlink and keyword research for SEO. The cheap seven-day trial is gone, but you can still analyze your own sites for free.',
  offer: 'free-plan',
  about: [
    'Ahrefs crawls the web and shows which pages link where, and what people search for. It used to sell a seven-day trial for a few dollars; that ended, and there has been no regular trial since.',
    'What is free is Ahrefs Webmaster Tools: for sites you verify as yours, you get an audit of technical issues, the links pointing to the site and the keywords it ranks for. There are also small free tools, such as a backlink checker that shows the first hundred links to any site.',
  ],
  facts: [
    { label: 'Trial', value: 'None' },
    { label: 'Free', value: 'Webmaster Tools for your own sites' },
    { label: 'Main limit', value: 'No data on other people’s sites, and fewer rows' },
    { label: 'Payment card', value: 'Not required' },
  ],
  steps: [
    'Open the official page and look for Ahrefs Webmaster Tools.',
    'Sign up with an email address.',
    'Verify that you own the site through Google Search Console, a DNS record, a file or a tag in the page.',
    'Start an audit and let the crawl finish; it may take hours for a large site.',
  ],
  watch: [
    'Paid plans charge by usage. Check what a credit covers before you choose the smallest one.',
    'The smallest plan shows only some of the reports and limits exports.',
    'Search volumes are estimates. Compare them with your own numbers in Search Console.',
    'Sites that offer a shared Ahrefs account violate its terms; your project can disappear any day.',
  ],
  alternatives: [
    { name: 'Google Search Console', text: 'Free and exact, for your own sites.' },
    { name: 'Bing Webmaster Tools', text: 'Free, with links and keywords, and data about other sites’ links too.' },
    { name: 'Semrush', text: 'The closest competitor; has had both a small free account and trials.' },
    { name: 'Screaming Frog SEO Spider', text: 'An audit on your own computer, free up to 500 addresses.' },
  ],
  url: 'https://ahrefs.com/',
  sources: [
    { title: 'Ahrefs: Webmaster Tools', url: 'https://ahrefs.com/webmaster-tools' },
    { title: 'Ahrefs: pricing', url: 'https://ahrefs.com/pricing' },
  ],
  asOf: '2025-03',
})
