import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const yamlToCsv = defineRecipe({
  id: 'yaml-to-csv',
  icon: 'sheet',
  category: 'data',
  title: 'YAML to CSV',
  summary: 'Convert a YAML list to a CSV table, with a column for every key.',
  keywords: ['convert yaml to csv', 'yaml to table', 'yaml to spreadsheet'],
  slugs: {
    es: 'yaml-a-csv',
    fr: 'yaml-en-csv',
    id: 'yaml-ke-csv',
    it: 'da-yaml-a-csv',
    pl: 'yaml-na-csv',
    pt: 'yaml-para-csv',
    ru: 'yaml-v-csv',
  },
  steps: [{ tool: 'yaml-to-json-converter' }, { tool: 'json-to-csv' }],
  examples: [{ input: '- host: web-1\n  port: 8080\n- host: web-2\n  port: 8081\n', result: 'host,port\r\nweb-1,8080\r\nweb-2,8081\r\n' }],
})
