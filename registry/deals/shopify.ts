import { defineDeal } from '../../engine/site/content.ts'

export const shopify = defineDeal({
  id: 'shopify',
  name: 'Shopify',
  icon: 'shopping-bag',
  title: 'Shopify: three days, then a cheap start',
  summary: 'An online shop as a service. A short free trial, followed by a reduced first period; both change often and differ by country.',
  offer: 'free-trial',
  about: [
    'Shopify hosts a shop with its catalogue, checkout, payments and shipping. The trial was 14 days for many years and became 3 days in 2022 or 2023, followed by a first month or longer at about one unit of the local currency.',
    'These terms change often. The page that you sign up on says which hold for you. Three days are enough to look around, not to build a shop, so collect pictures and texts before you begin.',
  ],
  facts: [
    { label: 'Length', value: '3 days at the time' },
    { label: 'After that', value: 'A reduced first period for those who choose a plan' },
    { label: 'Payment card', value: 'Not needed to begin' },
    { label: 'Selling', value: 'Only with a plan' },
  ],
  steps: [
    'Prepare some products, prices and pictures before you sign up.',
    'Open the maker’s page and start the trial with an e-mail address.',
    'Answer or skip the questions, and build the shop; it stays behind a password.',
    'Before the days are over, choose a plan or let the trial run out.',
  ],
  watch: [
    'The reduced price needs a plan and a card. The full price follows by itself.',
    'Without Shopify’s own payments, a fee on every sale is added to that of your payment provider.',
    'Apps and themes bill separately, and some go on after you remove them from the shop; check the bill.',
    'A closed shop is kept for a while, not for ever. Export products, customers and orders first.',
    'A domain bought there should be moved or unlocked before you close the shop.',
  ],
  alternatives: [
    { name: 'WooCommerce', text: 'Open source for WordPress; you pay for hosting and do the upkeep.' },
    { name: 'BigCommerce', text: 'A longer trial, and no fee of its own on sales.' },
    { name: 'Square Online', text: 'A free plan that earns by the payment fee, in some countries.' },
    { name: 'PrestaShop', text: 'Open source, widespread in Europe.' },
  ],
  url: 'https://www.shopify.com/',
  sources: [
    { title: 'Shopify: free trial', url: 'https://www.shopify.com/free-trial' },
    { title: 'Shopify: pricing', url: 'https://www.shopify.com/pricing' },
  ],
  asOf: '2025-03',
})
