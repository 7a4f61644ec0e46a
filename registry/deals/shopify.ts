import { defineDeal } from '../../engine/site/content.ts'

export const shopify = defineDeal({
  id: 'shopify',
  name: 'Shopify',
  icon: 'shopping-bag',
  title: 'Shopify: three days, then a cheap start',
  summary: 'A hosted online store. A short free trial, followed by a discounted first period; both change often and vary by country.',
  offer: 'free-trial',
  about: [
    'Shopify hosts your store, with its catalog, checkout, payments and shipping. The trial was 14 days for many years and became 3 days in 2022 or 2023, followed by a first month or longer at about one unit of the local currency.',
    'These terms change often; the page you sign up on says which apply to you. Three days are enough to look around, but not to build a store, so prepare images and text before you start.',
  ],
  facts: [
    { label: 'Length', value: '3 days, as of the date below' },
    { label: 'After that', value: 'A discounted first period if you choose a plan' },
    { label: 'Payment card', value: 'Not required to start' },
    { label: 'Selling', value: 'Only with a plan' },
  ],
  steps: [
    'Prepare some products, prices and photos before you sign up.',
    'Open the official page and start the trial with an email address.',
    'Answer or skip the questions, and build the store; it stays behind a password.',
    'Before the trial ends, choose a plan or let it run out.',
  ],
  watch: [
    'The discounted price requires a plan and a card. The full price follows automatically.',
    'Without Shopify’s own payments, you pay a fee on every sale on top of your payment provider’s.',
    'Apps and themes bill separately, and some keep charging after you remove them from the store; check the bill.',
    'A closed store is kept for a while, but not forever. Export products, customers and orders first.',
    'A domain bought there should be moved or unlocked before you close the store.',
  ],
  alternatives: [
    { name: 'WooCommerce', text: 'Open source for WordPress; you pay for hosting and handle maintenance.' },
    { name: 'BigCommerce', text: 'A longer trial, and no transaction fees of its own.' },
    { name: 'Square Online', text: 'A free plan paid for by the payment fee, in some countries.' },
    { name: 'PrestaShop', text: 'Open source, popular in Europe.' },
  ],
  url: 'https://www.shopify.com/',
  sources: [
    { title: 'Shopify: free trial', url: 'https://www.shopify.com/free-trial' },
    { title: 'Shopify: pricing', url: 'https://www.shopify.com/pricing' },
  ],
  asOf: '2025-03',
})
