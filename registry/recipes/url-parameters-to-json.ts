import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const urlParametersToJson = defineRecipe({
  id: 'url-parameters-to-json',
  icon: 'list-filter',
  category: 'code',
  title: 'URL parameters to JSON',
  summary: 'Turn the query parameters of a URL into a JSON list of names and values.',
  keywords: ['query string to json', 'parse url parameters', 'url query parser'],
  slugs: {
    es: 'parametros-de-url-a-json',
    fr: 'parametres-url-en-json',
    id: 'parameter-url-ke-json',
    it: 'parametri-url-in-json',
    pl: 'parametry-url-na-json',
    pt: 'parametros-de-url-para-json',
    ru: 'parametry-url-v-json',
  },
  steps: [{ tool: 'url-decode', from: 'parameters' }, { tool: 'csv-to-json' }],
  examples: [
    {
      input: 'https://example.com/search?q=green+tea&page=2&sort=price',
      result:
        '[\n  {\n    "name": "q",\n    "value": "green tea"\n  },\n  {\n    "name": "page",\n    "value": "2"\n  },\n  {\n    "name": "sort",\n    "value": "price"\n  }\n]',
    },
  ],
})
