import { defineDeal } from '../../engine/site/content.ts'

export const bigcommerce = defineDeal({
  id: 'bigcommerce',
  name: 'BigCommerce',
  icon: 'store',
  title: 'BigCommerce: 15 days without a card',
  summary:
    'A hosted online store with more features built in and no transaction fees of its own. The 15-day trial only needs an email address.',
  offer: 'free-trial',
  about: [
    'BigCommerce hosts online stores and includes features that others leave to apps: variants, multiple currencies, prices for customer groups. It doesn’t charge its own fee on sales, whichever payment provider you use.',
    'The trial has long been 15 days without a card. It’s the real store, with test payments; it opens to the public when you choose a plan. Each plan has a cap on annual sales; above it, you move to the next one.',
  ],
  facts: [
    { label: 'Length', value: '15 days, as of the date below' },
    { label: 'Payment card', value: 'Not required to start' },
    { label: 'Afterward', value: 'The store stops; nothing is charged' },
    { label: 'Fee on sales', value: 'None from BigCommerce' },
  ],
  steps: [
    'Open the official page and start the trial with an email address.',
    'Choose a free theme, and set your country, currency and taxes.',
    'Import some products from a CSV file to see how well it fits your data.',
    'Place a test order, from the cart to the confirmation email.',
    'Choose a plan before the last day, or let it run out.',
  ],
  watch: [
    'Add up a year’s sales before you choose a plan: above the cap, you’re moved up automatically.',
    'A theme can cost more than a year of the smallest plan.',
    'Payment provider fees come on top, as they do everywhere.',
    'Export products and customers before the trial ends if you want to keep them.',
    'Sales reps may contact you after you sign up; a second email address helps.',
  ],
  alternatives: [
    { name: 'Shopify', text: 'Easier to start with and more apps; a short trial.' },
    { name: 'WooCommerce', text: 'Open source for WordPress; you handle hosting and maintenance.' },
    { name: 'Medusa', text: 'Open source, for developers who build their own store.' },
  ],
  url: 'https://www.bigcommerce.com/',
  sources: [{ title: 'BigCommerce: pricing', url: 'https://www.bigcommerce.com/pricing/' }],
  asOf: '2025-03',
})
