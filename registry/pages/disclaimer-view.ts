import { definePage } from '../../engine/site/entries.ts'

/** The finished disclaimer alone, for a link that holds what was filled in. */
export const disclaimerView = definePage({
  id: 'disclaimer-view',
  path: '/disclaimer-generator/view',
  component: 'tool-result',
  tool: 'disclaimer-generator',
  slugs: {
    es: 'generador-de-descargo-de-responsabilidad/view',
    fr: 'generateur-de-clause-de-non-responsabilite/view',
    id: 'generator-penafian/view',
    it: 'generatore-di-disclaimer/view',
    pl: 'generator-zastrzezen-prawnych/view',
    pt: 'gerador-de-aviso-legal/view',
    ru: 'generator-otkaza-ot-otvetstvennosti/view',
  },
  // Links that were shared before the Spanish slug was another.
  aliases: ['generador-de-aviso-de-responsabilidad/view'],
  title: 'Your disclaimer',
  summary: 'A disclaimer made with the disclaimer generator, as plain text, Markdown and HTML.',
  indexed: false,
})
