import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const base64Lines = defineRecipe({
  id: 'base64-lines',
  icon: 'list-ordered',
  category: 'encoders',
  title: 'Decode Base64 line by line',
  summary: 'Decode a list of Base64 values, one per line, and drop the empty lines.',
  keywords: ['batch base64 decode', 'decode base64 list', 'base64 multiple lines'],
  slugs: {
    es: 'base64-linea-a-linea',
    fr: 'base64-ligne-par-ligne',
    id: 'base64-per-baris',
    it: 'base64-riga-per-riga',
    pl: 'base64-wiersz-po-wierszu',
    pt: 'base64-linha-por-linha',
    ru: 'base64-postrochno',
  },
  steps: [{ tool: 'base64-decode', each: 'line', join: '\n' }, { tool: 'remove-empty-lines' }],
  examples: [{ input: 'VGVh\n\nUmljZQ==\nU2FsdA==', result: 'Tea\nRice\nSalt' }],
})
