import { defineDeal } from '../../engine/site/content.ts'

export const grammarly = defineDeal({
  id: 'grammarly',
  name: 'Grammarly',
  icon: 'spell-check',
  title: 'Grammarly: how far the free plan goes',
  summary: 'Spelling and grammar checked as you write, in English above all. The free plan stays; trials of the paid one come and go.',
  offer: 'free-plan',
  about: [
    'Grammarly checks what you write in the browser, in documents and on the phone. The free plan finds mistakes in spelling, grammar and punctuation, tells the tone, and has allowed a number of requests a month to its writing assistant.',
    'Rewriting of whole sentences, choice of style and the comparison with other sources are kept for the paid plan. A seven-day trial of it has been offered to some accounts at some times; whether you see it depends on where and when you look.',
  ],
  facts: [
    { label: 'Length', value: 'No end date' },
    { label: 'Main limit', value: 'Corrections yes, rewriting hardly' },
    { label: 'Payment card', value: 'Not asked for on the free plan' },
  ],
  steps: [
    'Open the maker’s page and sign up for the free account.',
    'Install the extension or the app only where you want to be corrected.',
    'Choose American, British or another English in the settings.',
    'Switch it off on sites with confidential texts, such as your bank or your patients’ records.',
  ],
  watch: [
    'What you write is sent to Grammarly’s servers. Ask your employer before you use it on documents that are not yours.',
    'The paid plan renews by itself, by the month, quarter or year. Cancelling stops the next bill; refunds are rare.',
    'A subscription bought in an app store is cancelled there.',
    'In the settings, say whether your texts may be used to improve the product.',
  ],
  alternatives: [
    { name: 'LanguageTool', text: 'More than twenty languages; a free plan, and an open-source core you can run yourself.' },
    { name: 'Microsoft Editor', text: 'Part of Word and Edge; basic checks are free.' },
    { name: 'Hemingway Editor', text: 'Free in the browser; marks long and heavy sentences.' },
    { name: 'DeepL Write', text: 'Rewrites sentences in several languages, free for short texts.' },
  ],
  url: 'https://www.grammarly.com/',
  sources: [{ title: 'Grammarly: plans', url: 'https://www.grammarly.com/plans' }],
  asOf: '2025-03',
})
