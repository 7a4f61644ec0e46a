import { defineDeal } from '../../engine/site/content.ts'

export const linode = defineDeal({
  id: 'linode',
  name: 'Linode',
  icon: 'server',
  title: 'Linode: credit for the first weeks',
  summary:
    'Virtual servers by Akamai. New accounts have long been given a credit that runs out after some weeks; a card is needed to get it.',
  offer: 'free-trial',
  about: [
    'Linode has belonged to Akamai since 2022 and is sold as Akamai Cloud. There is no free server. Instead, new customers received a credit, which stood at 100 US dollars for 60 days for a long time, mostly through a special sign-up page or a partner’s link.',
    'The sum and the conditions have changed more than once, so read the page you sign up on: the credit is tied to that page, and adding it afterwards is up to the support team.',
  ],
  facts: [
    { label: 'Length', value: '60 days for a long time' },
    { label: 'What you get', value: 'A credit, not a free server' },
    { label: 'Payment card', value: 'Needed' },
    { label: 'Who', value: 'New customers only' },
  ],
  steps: [
    'Open the maker’s page and look for the offer to new customers.',
    'Check that the sign-up page itself names the credit, then register.',
    'Enter a card or another accepted way of payment; a small sum may be held for a moment.',
    'Look at the billing page: the credit and its last day should stand there.',
    'Set an alert for the bill before you create the first server.',
  ],
  watch: [
    'What is left of the credit expires on the last day; from then on your card is charged.',
    'A server that is switched off still costs money. Only deleting it stops the bill.',
    'Backups, disks, load balancers and traffic above the allowance count separately.',
    'To leave, delete all services first, then close the account, and keep the last invoice.',
  ],
  alternatives: [
    { name: 'Oracle Cloud Free Tier', text: 'Small servers without an end date, where there is room for new ones.' },
    { name: 'DigitalOcean', text: 'Similar servers, and usually a credit for new customers as well.' },
    { name: 'Hetzner Cloud', text: 'Low prices from the first hour, without a trial.' },
    { name: 'Google Cloud', text: 'A credit for 90 days, and one very small server that stays free in some regions.' },
  ],
  url: 'https://www.linode.com/',
  sources: [{ title: 'Akamai Cloud: pricing', url: 'https://www.linode.com/pricing/' }],
  asOf: '2025-03',
})
