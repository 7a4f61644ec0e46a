import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const hexToBase64 = defineRecipe({
  id: 'hex-to-base64',
  icon: 'hash',
  category: 'number-bases',
  title: 'Hex to Base64',
  summary: 'Convert text written in hexadecimal to Base64.',
  keywords: ['hexadecimal to base64', 'hex string base64', 'convert hex base64'],
  slugs: {
    es: 'hex-a-base64',
    fr: 'hex-en-base64',
    id: 'hex-ke-base64',
    it: 'da-hex-a-base64',
    pl: 'hex-na-base64',
    pt: 'hex-para-base64',
    ru: 'hex-v-base64',
  },
  steps: [{ tool: 'hex-to-text' }, { tool: 'base64-encode' }],
  examples: [{ input: '54 6f 6f 6c 67 6c 6f 74', result: 'VG9vbGdsb3Q=' }],
})
