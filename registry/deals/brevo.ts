import { defineDeal } from '../../engine/site/content.ts'

export const brevo = defineDeal({
  id: 'brevo',
  name: 'Brevo',
  icon: 'mail',
  title: 'Brevo: what the free plan gives you',
  summary: 'E-mail campaigns, automation and a small CRM. There is a free plan without an end date, limited by how much you send a day.',
  offer: 'free-plan',
  about: [
    'Brevo, called Sendinblue until 2023, sends newsletters, transactional e-mail and SMS. Instead of a trial that ends, it has a free plan that stays: contacts are hardly limited, sending is.',
    'The free plan has long allowed 300 e-mails a day. A list of 2,000 people therefore takes a week to reach, which is fine for trying the editor and the automation, and too slow for a real campaign.',
  ],
  facts: [
    { label: 'Length', value: 'No end date' },
    { label: 'Main limit', value: '300 e-mails a day' },
    { label: 'Payment card', value: 'Not asked for' },
  ],
  steps: [
    'Open the maker’s page and choose the free plan.',
    'Sign up with an e-mail address at your own domain; free-mail addresses are often held back for review.',
    'Confirm your address and your phone number, and fill in the postal address that every campaign must show.',
    'Add your domain and set its DKIM and DMARC records before the first campaign.',
  ],
  watch: [
    'Brevo’s logo stands at the foot of free campaigns; removing it costs extra even on the smaller paid plans.',
    'The daily limit counts transactional mail too, such as receipts and password resets.',
    'New accounts are reviewed, and lists without consent are refused. That is a good sign, but plan a day for it.',
  ],
  alternatives: [
    { name: 'Mailchimp', text: 'A free plan with fewer contacts; the editor is easier for beginners.' },
    { name: 'MailerLite', text: 'A free plan with landing pages and a monthly instead of a daily limit.' },
    { name: 'listmonk', text: 'Open source, for those who run a server and have a mail relay.' },
  ],
  url: 'https://www.brevo.com/',
  sources: [{ title: 'Brevo: pricing', url: 'https://www.brevo.com/pricing/' }],
  asOf: '2025-06',
})
