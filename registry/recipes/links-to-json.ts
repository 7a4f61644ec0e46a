import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const linksToJson = defineRecipe({
  id: 'links-to-json',
  icon: 'link-2',
  category: 'code',
  title: 'Page links to JSON',
  summary: 'Collect every link in HTML or text, with its label and kind, as JSON.',
  keywords: ['extract links json', 'html links to json', 'list all links'],
  slugs: {
    es: 'enlaces-a-json',
    fr: 'liens-en-json',
    id: 'tautan-ke-json',
    it: 'link-in-json',
    pl: 'odnosniki-na-json',
    pt: 'links-para-json',
    ru: 'ssylki-v-json',
  },
  steps: [{ tool: 'link-extractor', from: 'links' }, { tool: 'csv-to-json' }],
  examples: [
    {
      input: '<p>See <a href="https://example.com/">the docs</a> and <a href="https://example.org/faq">the FAQ</a>.</p>',
      result:
        '[\n  {\n    "address": "https://example.com/",\n    "kind": "page",\n    "text": "the docs",\n    "rel": "",\n    "place": "a href",\n    "line": "1",\n    "times": "1"\n  },\n  {\n    "address": "https://example.org/faq",\n    "kind": "page",\n    "text": "the FAQ",\n    "rel": "",\n    "place": "a href",\n    "line": "1",\n    "times": "1"\n  }\n]',
    },
  ],
})
