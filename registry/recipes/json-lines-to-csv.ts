import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const jsonLinesToCsv = defineRecipe({
  id: 'json-lines-to-csv',
  icon: 'rows-3',
  category: 'data',
  title: 'JSON Lines to CSV',
  summary: 'Convert JSON Lines (JSONL, NDJSON), such as a log, to a CSV table.',
  keywords: ['jsonl to csv', 'ndjson to csv', 'convert json lines', 'log to csv'],
  slugs: {
    es: 'json-lines-a-csv',
    fr: 'json-lines-en-csv',
    id: 'json-lines-ke-csv',
    it: 'da-json-lines-a-csv',
    pl: 'json-lines-na-csv',
    pt: 'json-lines-para-csv',
    ru: 'json-lines-v-csv',
  },
  steps: [{ tool: 'json-formatter', options: { syntax: 'lines', indentation: 'none' } }, { tool: 'json-to-csv' }],
  examples: [
    { input: '{"time":"09:00","level":"info"}\n{"time":"09:05","level":"error"}\n', result: 'time,level\r\n09:00,info\r\n09:05,error\r\n' },
  ],
})
