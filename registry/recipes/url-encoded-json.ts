import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const urlEncodedJson = defineRecipe({
  id: 'url-encoded-json',
  icon: 'link',
  category: 'data',
  title: 'Decode JSON from a URL',
  summary: 'Decode percent-encoded JSON from an address or a log and format it.',
  keywords: ['url encoded json', 'decode json url parameter', 'percent encoded json'],
  slugs: {
    es: 'json-en-una-url',
    fr: 'json-dans-une-url',
    id: 'json-dalam-url',
    it: 'json-in-un-url',
    pl: 'json-w-adresie-url',
    pt: 'json-em-uma-url',
    ru: 'json-v-url',
  },
  steps: [{ tool: 'url-decode' }, { tool: 'json-formatter' }],
  examples: [{ input: '%7B%22page%22%3A2%2C%22tags%22%3A%5B%22new%22%5D%7D', result: '{\n  "page": 2,\n  "tags": [\n    "new"\n  ]\n}' }],
})
