import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const wordFrequencyToJson = defineRecipe({
  id: 'word-frequency-to-json',
  icon: 'chart-column',
  category: 'text',
  title: 'Word frequency to JSON',
  summary: 'Count how often each word occurs and get the table as JSON.',
  keywords: ['word count json', 'word frequency export', 'most common words json'],
  slugs: {
    es: 'frecuencia-de-palabras-a-json',
    fr: 'frequence-des-mots-en-json',
    id: 'frekuensi-kata-ke-json',
    it: 'frequenza-delle-parole-in-json',
    pl: 'czestosc-slow-na-json',
    pt: 'frequencia-de-palavras-para-json',
    ru: 'chastota-slov-v-json',
  },
  steps: [
    { tool: 'word-frequency-counter', from: 'words' },
    { tool: 'csv-to-json', options: { types: true } },
  ],
  examples: [
    {
      input: 'Tea or rice? Tea, please. More tea!',
      result:
        '[\n  {\n    "rank": 1,\n    "word": "tea",\n    "times": 3,\n    "share": "42.857142857142854"\n  },\n  {\n    "rank": 2,\n    "word": "or",\n    "times": 1,\n    "share": "14.285714285714286"\n  },\n  {\n    "rank": 2,\n    "word": "rice",\n    "times": 1,\n    "share": "14.285714285714286"\n  },\n  {\n    "rank": 2,\n    "word": "please",\n    "times": 1,\n    "share": "14.285714285714286"\n  },\n  {\n    "rank": 2,\n    "word": "more",\n    "times": 1,\n    "share": "14.285714285714286"\n  }\n]',
    },
  ],
})
