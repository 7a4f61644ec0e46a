import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const prefixAndMinifyCss = defineRecipe({
  id: 'prefix-and-minify-css',
  icon: 'paintbrush',
  category: 'code',
  title: 'Prefix and minify CSS',
  summary: 'Add the vendor prefixes that browsers still need and minify the CSS for production.',
  keywords: ['autoprefix and minify css', 'css for production', 'vendor prefixes minify'],
  slugs: {
    es: 'prefijos-y-css-minimo',
    fr: 'prefixes-et-css-minifie',
    id: 'prefiks-dan-css-ringkas',
    it: 'prefissi-e-css-minimizzato',
    pl: 'prefiksy-i-zminifikowany-css',
    pt: 'prefixos-e-css-minificado',
    ru: 'prefiksy-i-szhatyj-css',
  },
  steps: [{ tool: 'autoprefixer' }, { tool: 'css-minifier' }],
  examples: [
    {
      input: '.menu {\n  display: flex;\n  user-select: none;\n}',
      result: '.menu{display:flex;-webkit-user-select:none;-moz-user-select:none;user-select:none}',
    },
  ],
})
