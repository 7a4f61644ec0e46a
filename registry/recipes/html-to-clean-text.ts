import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const htmlToCleanText = defineRecipe({
  id: 'html-to-clean-text',
  icon: 'file-text',
  category: 'code',
  title: 'HTML to clean text',
  summary: 'Remove all tags from HTML and then the empty lines that are left.',
  keywords: ['html to text without blank lines', 'clean html text', 'strip html'],
  slugs: {
    es: 'html-a-texto-limpio',
    fr: 'html-en-texte-propre',
    id: 'html-ke-teks-bersih',
    it: 'da-html-a-testo-pulito',
    pl: 'html-na-czysty-tekst',
    pt: 'html-para-texto-limpo',
    ru: 'html-v-chistyj-tekst',
  },
  steps: [{ tool: 'html-stripper' }, { tool: 'remove-empty-lines' }],
  examples: [{ input: '<h1>Menu</h1>\n\n<ul>\n  <li>Tea &amp; cake</li>\n\n  <li>Rice</li>\n</ul>', result: 'Menu\nTea & cake\nRice' }],
})
