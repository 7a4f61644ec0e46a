import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const binaryToBase64 = defineRecipe({
  id: 'binary-to-base64',
  icon: 'binary',
  category: 'number-bases',
  title: 'Binary to Base64',
  summary: 'Read text written as binary and encode it as Base64.',
  keywords: ['binary code to base64', 'bits to base64', 'binary encoder'],
  slugs: {
    es: 'binario-a-base64',
    fr: 'binaire-en-base64',
    id: 'biner-ke-base64',
    it: 'da-binario-a-base64',
    pl: 'kod-binarny-na-base64',
    pt: 'binario-para-base64',
    ru: 'dvoichnyj-kod-v-base64',
  },
  steps: [{ tool: 'binary-to-text' }, { tool: 'base64-encode' }],
  examples: [{ input: '01001000 01101001', result: 'SGk=' }],
})
