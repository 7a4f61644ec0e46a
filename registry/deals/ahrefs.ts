import { defineDeal } from '../../engine/site/content.ts'

export const ahrefs = defineDeal({
  id: 'ahrefs',
  name: 'Ahrefs',
  icon: 'link',
  title: 'Ahrefs: no free trial, but free tools',
  summary:
    'Links and keywords for search engine work. The cheap seven-day trial is gone; your own sites can still be examined free of charge.',
  offer: 'free-plan',
  about: [
    'Ahrefs crawls the web and shows which pages link where, and what people search for. It once sold a seven-day trial for a few dollars; that was withdrawn, and there has been no regular trial since.',
    'What is free is Ahrefs Webmaster Tools: for sites that you prove to be yours, you get an audit of technical faults, the links pointing to the site and the keywords it ranks for. Beside it stand small free tools, such as a link checker that shows the first hundred links of any site.',
  ],
  facts: [
    { label: 'Trial', value: 'None' },
    { label: 'Free', value: 'Webmaster Tools for your own sites' },
    { label: 'Main limit', value: 'Nothing about the sites of others, and fewer rows' },
    { label: 'Payment card', value: 'Not asked for' },
  ],
  steps: [
    'Open the maker’s page and look for Ahrefs Webmaster Tools.',
    'Sign up with an e-mail address.',
    'Prove that the site is yours: through Google Search Console, a DNS record, a file or a tag in the page.',
    'Start an audit and let the crawl finish; it may take hours for a large site.',
  ],
  watch: [
    'Paid plans count what you look at. Read what a credit is before you choose the smallest one.',
    'The smallest plan shows only part of the reports and exports little.',
    'Search volumes are estimates. Compare them with your own figures in Search Console.',
    'Sites that offer a shared Ahrefs account break its terms; your project can vanish any day.',
  ],
  alternatives: [
    { name: 'Google Search Console', text: 'Free and exact, for your own sites.' },
    { name: 'Bing Webmaster Tools', text: 'Free, with links and keywords, and data about other sites’ links too.' },
    { name: 'Semrush', text: 'The nearest rival; has had both a small free account and trials.' },
    { name: 'Screaming Frog SEO Spider', text: 'An audit on your own computer, free up to 500 addresses.' },
  ],
  url: 'https://ahrefs.com/',
  sources: [
    { title: 'Ahrefs: Webmaster Tools', url: 'https://ahrefs.com/webmaster-tools' },
    { title: 'Ahrefs: pricing', url: 'https://ahrefs.com/pricing' },
  ],
  asOf: '2025-03',
})
