import { defineDeal } from '../../engine/site/content.ts'

export const bigcommerce = defineDeal({
  id: 'bigcommerce',
  name: 'BigCommerce',
  icon: 'store',
  title: 'BigCommerce: fifteen days without a card',
  summary:
    'An online shop as a service, with more built in and no fee of its own on sales. A trial of fifteen days, started with an e-mail address.',
  offer: 'free-trial',
  about: [
    'BigCommerce hosts shops, and brings along functions that others leave to apps: variants, several currencies, prices for groups of customers. It adds no fee of its own to a sale, whichever payment provider you use.',
    'The trial has long been fifteen days without a card. It is the real shop, with test payments; it opens to the public when you take a plan. Each plan has a limit on yearly turnover, above which the next one is due.',
  ],
  facts: [
    { label: 'Length', value: '15 days at the time' },
    { label: 'Payment card', value: 'Not asked for to begin' },
    { label: 'Afterwards', value: 'The shop stops; nothing is charged' },
    { label: 'Fee on sales', value: 'None of its own' },
  ],
  steps: [
    'Open the maker’s page and start the trial with an e-mail address.',
    'Choose a theme that is free, and set country, currency and taxes.',
    'Load some products through a CSV file to see how it fits your data.',
    'Place a test order from the basket to the e-mail that confirms it.',
    'Choose a plan before the last day, or let it run out.',
  ],
  watch: [
    'Count a year’s sales before you choose a plan: the limit moves you up by itself.',
    'Themes can cost more than a year of the small plan.',
    'The payment provider’s own fees come on top, here as everywhere.',
    'Export products and customers before the trial ends if you want to keep them.',
    'Sellers may call you after you sign up; a second e-mail address helps.',
  ],
  alternatives: [
    { name: 'Shopify', text: 'Easier to begin and more apps; a short trial.' },
    { name: 'WooCommerce', text: 'Open source for WordPress; you do hosting and upkeep.' },
    { name: 'Medusa', text: 'Open source, for those who program their own shop.' },
  ],
  url: 'https://www.bigcommerce.com/',
  sources: [{ title: 'BigCommerce: pricing', url: 'https://www.bigcommerce.com/pricing/' }],
  asOf: '2025-03',
})
