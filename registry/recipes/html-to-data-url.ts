import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const htmlToDataUrl = defineRecipe({
  id: 'html-to-data-url',
  icon: 'globe',
  category: 'encoders',
  title: 'HTML to data URL',
  summary: 'Minify an HTML page and turn it into a data URL that a browser opens.',
  keywords: ['html data uri', 'html to base64 url', 'page as data url'],
  slugs: {
    es: 'html-a-data-url',
    fr: 'html-en-data-url',
    id: 'html-ke-data-url',
    it: 'html-in-data-url',
    pl: 'html-na-data-uri',
    pt: 'html-para-data-url',
    ru: 'html-v-data-uri',
  },
  steps: [
    { tool: 'html-minifier' },
    { tool: 'base64-encode' },
    {
      tool: 'find-and-replace-text',
      options: { find: '^', replace: 'data:text/html;charset=utf-8;base64,', regex: true, scope: 'first', multiline: false },
    },
  ],
  examples: [
    {
      input: '<!doctype html>\n<title>Hi</title>\n<p>Hello,   world</p>',
      result: 'data:text/html;charset=utf-8;base64,PCFkb2N0eXBlIGh0bWw+PHRpdGxlPkhpPC90aXRsZT48cD5IZWxsbywgd29ybGQ8L3A+',
    },
  ],
})
