import { defineDeal } from '../../engine/site/content.ts'

export const grammarly = defineDeal({
  id: 'grammarly',
  name: 'Grammarly',
  icon: 'spell-check',
  title: 'Grammarly: how far the free plan goes',
  summary: 'Spelling and grammar checks as you write, mainly in English. The free plan is permanent; trials of the paid plan come and go.',
  offer: 'free-plan',
  about: [
    'Grammarly checks what you write in the browser, in documents and on the phone. The free plan finds mistakes in spelling, grammar and punctuation, detects tone, and has allowed a number of writing assistant requests per month.',
    'Full-sentence rewrites, style suggestions and plagiarism checks are reserved for the paid plan. Some accounts have been offered a seven-day trial of it; whether you see it depends on where and when you look.',
  ],
  facts: [
    { label: 'Length', value: 'No end date' },
    { label: 'Main limit', value: 'Corrections, but hardly any rewriting' },
    { label: 'Payment card', value: 'Not required on the free plan' },
  ],
  steps: [
    'Open the official page and sign up for the free account.',
    'Install the extension or app only where you want corrections.',
    'Choose American, British or another English in the settings.',
    'Turn it off on sites with confidential text, such as your bank or patient records.',
  ],
  watch: [
    'What you write is sent to Grammarly’s servers. Ask your employer before you use it on documents that aren’t yours.',
    'The paid plan renews automatically every month, quarter or year. Canceling stops the next bill; refunds are rare.',
    'If you subscribed through an app store, cancel there.',
    'In the settings, choose whether your text may be used to improve the product.',
  ],
  alternatives: [
    { name: 'LanguageTool', text: 'More than twenty languages; a free plan, and an open-source core you can run yourself.' },
    { name: 'Microsoft Editor', text: 'Part of Word and Edge; basic checks are free.' },
    { name: 'Hemingway Editor', text: 'Free in the browser; highlights long, hard-to-read sentences.' },
    { name: 'DeepL Write', text: 'Rewrites sentences in several languages, free for short passages.' },
  ],
  url: 'https://www.grammarly.com/',
  sources: [{ title: 'Grammarly: plans', url: 'https://www.grammarly.com/plans' }],
  asOf: '2025-03',
})
