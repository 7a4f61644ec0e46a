import { defineDeal } from '../../engine/site/content.ts'

export const linode = defineDeal({
  id: 'linode',
  name: 'Linode',
  icon: 'server',
  title: 'Linode: credit for the first weeks',
  summary: 'Virtual servers by Akamai. New accounts have long received a credit that expires after a few weeks; you need a card to get it.',
  offer: 'free-trial',
  about: [
    'Linode has belonged to Akamai since 2022 and is sold as Akamai Cloud. There is no free server. Instead, new customers have received a credit, for a long time $100 for 60 days, mostly through a special sign-up page or a partner link.',
    'The amount and terms have changed more than once, so read the page you sign up on: the credit is tied to that page, and only support can add it afterward.',
  ],
  facts: [
    { label: 'Length', value: '60 days, for a long time' },
    { label: 'What you get', value: 'A credit, not a free server' },
    { label: 'Payment card', value: 'Required' },
    { label: 'Who', value: 'New customers only' },
  ],
  steps: [
    'Open the official page and look for the new customer offer.',
    'Check that the sign-up page itself names the credit, then register.',
    'Enter a card or another accepted payment method; a small amount may be held briefly.',
    'Check the billing page: it should show the credit and its expiration date.',
    'Set a billing alert before you create your first server.',
  ],
  watch: [
    'Unused credit expires on the last day; from then on, your card is charged.',
    'A server that’s powered off still costs money. Only deleting it stops the charges.',
    'Backups, disks, load balancers and traffic above the allowance are billed separately.',
    'To leave, delete all services first, then close the account, and keep the last invoice.',
  ],
  alternatives: [
    { name: 'Oracle Cloud Free Tier', text: 'Small servers with no end date, where capacity is available.' },
    { name: 'DigitalOcean', text: 'Similar servers, usually with a credit for new customers too.' },
    { name: 'Hetzner Cloud', text: 'Low prices from the first hour, no trial.' },
    { name: 'Google Cloud', text: 'A 90-day credit, and one very small server that stays free in some regions.' },
  ],
  url: 'https://www.linode.com/',
  sources: [{ title: 'Akamai Cloud: pricing', url: 'https://www.linode.com/pricing/' }],
  asOf: '2025-03',
})
