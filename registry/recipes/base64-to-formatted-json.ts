import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const base64ToFormattedJson = defineRecipe({
  id: 'base64-to-formatted-json',
  icon: 'braces',
  category: 'data',
  title: 'Base64 to formatted JSON',
  summary: 'Decode Base64 and format the JSON inside it, in one go.',
  keywords: ['decode base64 json', 'base64 json viewer', 'base64 to json', 'read base64 payload'],
  slugs: {
    es: 'base64-a-json-formateado',
    fr: 'base64-en-json-formate',
    id: 'base64-ke-json-rapi',
    it: 'da-base64-a-json-formattato',
    pl: 'base64-na-sformatowany-json',
    pt: 'base64-para-json-formatado',
    ru: 'base64-v-json-s-otstupami',
  },
  steps: [{ tool: 'base64-decode' }, { tool: 'json-formatter' }],
  examples: [
    {
      input: 'eyJ1c2VyIjoiQWRhIiwicm9sZXMiOlsiYWRtaW4iLCJlZGl0b3IiXX0=',
      result: '{\n  "user": "Ada",\n  "roles": [\n    "admin",\n    "editor"\n  ]\n}',
    },
  ],
})
