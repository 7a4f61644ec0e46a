import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const escapedHtmlToText = defineRecipe({
  id: 'escaped-html-to-text',
  icon: 'file-type',
  category: 'encoders',
  title: 'Escaped HTML to text',
  summary: 'Decode HTML that arrived with its entities escaped, then remove the tags.',
  keywords: ['unescape html to text', 'decode entities strip tags', 'rss description to text'],
  slugs: {
    es: 'html-con-entidades-a-texto',
    fr: 'html-echappe-en-texte',
    id: 'html-escape-ke-teks',
    it: 'html-con-entita-a-testo',
    pl: 'html-z-encjami-na-tekst',
    pt: 'html-com-entidades-para-texto',
    ru: 'ekranirovannyj-html-v-tekst',
  },
  steps: [{ tool: 'html-decode' }, { tool: 'html-stripper' }],
  examples: [{ input: '&lt;p&gt;Fish &amp;amp; chips&lt;/p&gt;', result: 'Fish & chips' }],
})
