import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const xmlToCsv = defineRecipe({
  id: 'xml-to-csv',
  icon: 'table',
  category: 'data',
  title: 'XML to CSV',
  summary: 'Convert a list in XML to a CSV table. Set the path to your own list in the second step.',
  keywords: ['convert xml to csv', 'xml to table', 'xml to excel', 'xml to spreadsheet'],
  slugs: { es: 'xml-a-csv', fr: 'xml-en-csv', id: 'xml-ke-csv', it: 'da-xml-a-csv', pl: 'xml-na-csv', pt: 'xml-para-csv', ru: 'xml-v-csv' },
  steps: [{ tool: 'xml-to-json' }, { tool: 'json-to-csv', options: { path: 'items.item' } }],
  examples: [
    {
      input: '<items><item><id>1</id><name>Tea</name></item><item><id>2</id><name>Rice</name></item></items>',
      result: 'id,name\r\n1,Tea\r\n2,Rice\r\n',
    },
  ],
})
