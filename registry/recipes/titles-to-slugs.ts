import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const titlesToSlugs = defineRecipe({
  id: 'titles-to-slugs',
  icon: 'heading',
  category: 'text',
  title: 'Titles to slugs',
  summary: 'Turn a list of titles into slugs for URLs, one per line.',
  keywords: ['slug generator list', 'title to slug', 'bulk url slugs'],
  slugs: {
    es: 'titulos-a-slugs',
    fr: 'titres-en-slugs',
    id: 'judul-ke-slug',
    it: 'titoli-in-slug',
    pl: 'tytuly-na-slugi',
    pt: 'titulos-para-slugs',
    ru: 'zagolovki-v-slagi',
  },
  steps: [
    { tool: 'remove-empty-lines' },
    { tool: 'case-converter', options: { style: 'kebab' } },
    { tool: 'url-encode', each: 'line', join: '\n' },
  ],
  examples: [{ input: '10 Tea Recipes\n\nHow to Cook Rice', result: '10-tea-recipes\nhow-to-cook-rice' }],
})
