import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const jsonToBase64 = defineRecipe({
  id: 'json-to-base64',
  icon: 'file-json',
  category: 'data',
  title: 'JSON to Base64',
  summary: 'Minify JSON and encode it as Base64, for environment variables, tokens and headers.',
  keywords: ['encode json base64', 'json to base64 encoder', 'json env variable'],
  slugs: {
    es: 'json-a-base64',
    fr: 'json-en-base64',
    id: 'json-ke-base64',
    it: 'da-json-a-base64',
    pl: 'json-na-base64',
    pt: 'json-para-base64',
    ru: 'json-v-base64',
  },
  steps: [{ tool: 'json-minifier' }, { tool: 'base64-encode' }],
  examples: [{ input: '{\n  "user": "Ada",\n  "active": true\n}', result: 'eyJ1c2VyIjoiQWRhIiwiYWN0aXZlIjp0cnVlfQ==' }],
})
