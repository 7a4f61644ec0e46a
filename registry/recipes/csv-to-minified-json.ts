import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const csvToMinifiedJson = defineRecipe({
  id: 'csv-to-minified-json',
  icon: 'file-code',
  category: 'data',
  title: 'CSV to minified JSON',
  summary: 'Convert CSV to JSON with real numbers and no extra spaces, ready for an API.',
  keywords: ['csv to compact json', 'csv to json one line', 'csv to json api'],
  slugs: {
    es: 'csv-a-json-minimo',
    fr: 'csv-en-json-minifie',
    id: 'csv-ke-json-ringkas',
    it: 'da-csv-a-json-minimizzato',
    pl: 'csv-na-zminifikowany-json',
    pt: 'csv-para-json-minificado',
    ru: 'csv-v-szhatyj-json',
  },
  steps: [{ tool: 'csv-to-json', options: { types: true } }, { tool: 'json-minifier' }],
  examples: [
    {
      input: 'id,name,price\n1,Tea,4.50\n2,Rice,2.20\n',
      result: '[{"id":1,"name":"Tea","price":4.50},{"id":2,"name":"Rice","price":2.20}]',
    },
  ],
})
