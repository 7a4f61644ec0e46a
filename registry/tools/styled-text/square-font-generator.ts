import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES, chosenStyle } from '../../lib/styled/tools.ts'
import { inText } from '../../lib/words/in-text.ts'

export const squareFontGenerator = defineTool({
  id: 'square-font-generator',
  category: 'styled-text',
  icon: 'square',
  title: 'Square font generator',
  summary: 'Put every letter of your text in a square: outlined, filled, or as emoji letters.',
  keywords: ['squared letters', 'square text', 'letters in squares', 'boxed letters', 'block letters', 'emoji letters'],
  aliases: ['square-text-generator', 'boxed-font-generator'],
  slugs: {
    es: 'letras-en-cuadrados',
    fr: 'lettres-carrees',
    id: 'huruf-kotak',
    it: 'lettere-nei-quadrati',
    pl: 'litery-w-kwadratach',
    pt: 'letras-em-quadrados',
    ru: 'bukvy-v-kvadratah',
  },
  effect: 'pure',
  ...chosenStyle(['squared', 'negativeSquared', 'regionalIndicator']),
  notes: [STYLE_NOTES.letters, STYLE_NOTES.capitals, STYLE_NOTES.readers],
  examples: [
    {
      input: { text: 'Open now' },
      in: inText({ es: 'Abierto', fr: 'Ouvert', id: 'Buka', it: 'Aperto', pl: 'Otwarte', pt: 'Aberto' }),
      output: { text: '🄾🄿🄴🄽 🄽🄾🅆' },
    },
    {
      title: 'Filled',
      input: { text: 'Live', style: 'negativeSquared' },
      in: inText({ es: 'En vivo', fr: 'En direct', id: 'Langsung', it: 'In diretta', pl: 'Start', pt: 'Ao vivo' }),
      output: { text: '🅻🅸🆅🅴' },
    },
    {
      title: 'Back to plain text',
      input: { text: '🄷🄴🄻🄻🄾', direction: 'plain' },
      in: inText({ es: '🄷🄾🄻🄰', fr: '🅂🄰🄻🅄🅃', id: '🄷🄰🄻🄾', it: '🄲🄸🄰🄾', pl: '🄷🄴🄹', pt: '🄾🄸' }),
      output: { text: 'HELLO' },
    },
  ],
})
