import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const sqlForUrl = defineRecipe({
  id: 'sql-for-url',
  icon: 'database',
  category: 'code',
  title: 'SQL for a URL',
  summary: 'Write an SQL query on one line, without comments, and encode it for a URL parameter.',
  keywords: ['sql to one line', 'encode sql query url', 'sql url parameter'],
  slugs: {
    es: 'sql-para-url',
    fr: 'sql-pour-url',
    id: 'sql-untuk-url',
    it: 'sql-per-url',
    pl: 'sql-do-adresu-url',
    pt: 'sql-para-url',
    ru: 'sql-dlya-url',
  },
  steps: [{ tool: 'sql-minifier' }, { tool: 'url-encode' }],
  examples: [
    { input: 'SELECT id, name\nFROM users -- everyone\nWHERE id = 7;', result: 'SELECT%20id%2Cname%20FROM%20users%20WHERE%20id%3D7%3B' },
  ],
})
