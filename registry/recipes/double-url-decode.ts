import { defineRecipe } from '../../engine/site/recipe-entry.ts'

export const doubleUrlDecode = defineRecipe({
  id: 'double-url-decode',
  icon: 'unlink',
  category: 'encoders',
  title: 'Double URL decode',
  summary: 'Decode an address that was percent-encoded twice, as redirects and trackers do.',
  keywords: ['decode url twice', 'double encoded url', '%25 url decode'],
  slugs: {
    es: 'decodificar-url-dos-veces',
    fr: 'decoder-url-deux-fois',
    id: 'dekode-url-dua-kali',
    it: 'decodificare-url-due-volte',
    pl: 'podwojne-dekodowanie-url',
    pt: 'decodificar-url-duas-vezes',
    ru: 'dvojnoe-dekodirovanie-url',
  },
  steps: [{ tool: 'url-decode' }, { tool: 'url-decode' }],
  examples: [{ input: 'https%253A%252F%252Fexample.com%252F%253Fq%253Dgreen%252520tea', result: 'https://example.com/?q=green%20tea' }],
})
