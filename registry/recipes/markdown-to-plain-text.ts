import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const markdownToPlainText = defineRecipe({
  id: 'markdown-to-plain-text',
  icon: 'text',
  category: 'code',
  title: 'Markdown to plain text',
  summary: 'Turn Markdown into plain text: no asterisks, no link addresses, just the words.',
  keywords: ['remove markdown formatting', 'strip markdown', 'markdown to txt'],
  slugs: {
    es: 'markdown-a-texto-sin-formato',
    fr: 'markdown-en-texte-brut',
    id: 'markdown-ke-teks-biasa',
    it: 'da-markdown-a-testo-semplice',
    pl: 'markdown-na-zwykly-tekst',
    pt: 'markdown-para-texto-simples',
    ru: 'markdown-v-prostoj-tekst',
  },
  steps: [{ tool: 'markdown-to-html' }, { tool: 'html-to-text', options: { links: 'text', lineWidth: 0 } }],
  examples: [
    { input: '# Trip\n\nPack **light** and read [the guide](https://example.com/).', result: 'Trip\n\nPack light and read the guide.' },
  ],
})
