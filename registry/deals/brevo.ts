import { defineDeal } from '../../engine/site/content.ts'

export const brevo = defineDeal({
  id: 'brevo',
  name: 'Brevo',
  icon: 'mail',
  title: 'Brevo: what the free plan gives you',
  summary: 'Email campaigns, automation and a small CRM. The free plan has no end date but limits how much you send per day.',
  offer: 'free-plan',
  about: [
    'Brevo, called Sendinblue until 2023, sends newsletters, transactional email and SMS. Instead of a trial that ends, it has a permanent free plan: contacts are hardly limited, but sending is.',
    'The free plan has long allowed 300 emails a day. Reaching a list of 2,000 people therefore takes a week: fine for trying the editor and automation, too slow for a real campaign.',
  ],
  facts: [
    { label: 'Length', value: 'No end date' },
    { label: 'Main limit', value: '300 emails a day' },
    { label: 'Payment card', value: 'Not required' },
  ],
  steps: [
    'Open the official page and choose the free plan.',
    'Sign up with an email address at your own domain; free email addresses are often held for review.',
    'Confirm your address and your phone number, and fill in the postal address that every campaign must show.',
    'Add your domain and set its DKIM and DMARC records before the first campaign.',
  ],
  watch: [
    'Brevo’s logo appears at the bottom of free campaigns; removing it costs extra even on the smaller paid plans.',
    'The daily limit includes transactional email too, such as receipts and password resets.',
    'New accounts are reviewed, and lists without consent are rejected. That’s a good sign, but allow a day for it.',
  ],
  alternatives: [
    { name: 'Mailchimp', text: 'A free plan with fewer contacts; the editor is easier for beginners.' },
    { name: 'MailerLite', text: 'A free plan with landing pages and a monthly rather than daily limit.' },
    { name: 'listmonk', text: 'Open source, for those who run a server and have a mail relay.' },
  ],
  url: 'https://www.brevo.com/',
  sources: [{ title: 'Brevo: pricing', url: 'https://www.brevo.com/pricing/' }],
  asOf: '2025-06',
})
