import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const markdownToMinifiedHtml = defineRecipe({
  id: 'markdown-to-minified-html',
  icon: 'file-code-2',
  category: 'code',
  title: 'Markdown to minified HTML',
  summary: 'Convert Markdown to HTML and minify it, ready to paste into a CMS or an API.',
  keywords: ['markdown to compact html', 'md to html minified', 'markdown cms'],
  slugs: {
    es: 'markdown-a-html-minimo',
    fr: 'markdown-en-html-minifie',
    id: 'markdown-ke-html-ringkas',
    it: 'da-markdown-a-html-minimizzato',
    pl: 'markdown-na-zminifikowany-html',
    pt: 'markdown-para-html-minificado',
    ru: 'markdown-v-szhatyj-html',
  },
  steps: [{ tool: 'markdown-to-html' }, { tool: 'html-minifier' }],
  examples: [{ input: '## Prices\n\n- Tea\n- *Rice*\n', result: '<h2>Prices</h2><ul><li>Tea</li><li><em>Rice</em></li></ul>' }],
})
