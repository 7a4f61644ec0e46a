import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const svgToDataUrl = defineRecipe({
  id: 'svg-to-data-url',
  icon: 'image',
  category: 'encoders',
  title: 'SVG to data URL',
  summary: 'Minify an SVG and turn it into a data URL for CSS, HTML or an email.',
  keywords: ['svg to base64', 'svg data uri', 'inline svg css background'],
  slugs: {
    es: 'svg-a-data-url',
    fr: 'svg-en-data-url',
    id: 'svg-ke-data-url',
    it: 'svg-in-data-url',
    pl: 'svg-na-data-uri',
    pt: 'svg-para-data-url',
    ru: 'svg-v-data-uri',
  },
  steps: [
    { tool: 'xml-minifier' },
    { tool: 'base64-encode' },
    {
      tool: 'find-and-replace-text',
      options: { find: '^', replace: 'data:image/svg+xml;base64,', regex: true, scope: 'first', multiline: false },
    },
  ],
  examples: [
    {
      input: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">\n  <!-- dot -->\n  <circle cx="4" cy="4" r="3"/>\n</svg>',
      result:
        'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCA4IDgiPjxjaXJjbGUgY3g9IjQiIGN5PSI0IiByPSIzIi8+PC9zdmc+',
    },
  ],
})
