import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES, oneStyle } from '../../lib/styled/tools.ts'
import { inText } from '../../lib/words/in-text.ts'

export const doubleStruckFontGenerator = defineTool({
  id: 'double-struck-font-generator',
  category: 'styled-text',
  icon: 'columns-2',
  title: 'Double-struck font generator',
  summary: 'Write double-struck (blackboard bold) letters, as in the number sets ℕ, ℤ, ℚ, ℝ and ℂ, to copy and paste anywhere.',
  keywords: ['double struck letters', 'blackboard bold', 'outline font', 'open letters', 'math letters', 'hollow text'],
  aliases: ['double-struck-text-generator', 'outline-font-generator', 'blackboard-bold-generator'],
  slugs: {
    es: 'letras-de-doble-trazo',
    fr: 'lettres-ajourees',
    id: 'huruf-garis-ganda',
    it: 'lettere-a-doppio-tratto',
    pl: 'litery-z-podwojna-kreska',
    pt: 'letras-vazadas',
    ru: 'azhurnyy-shrift',
  },
  effect: 'pure',
  ...oneStyle('doubleStruck'),
  notes: [STYLE_NOTES.letters, STYLE_NOTES.readers],
  examples: [
    {
      input: { text: 'Numbers 123' },
      in: inText({ es: 'Números 123', fr: 'Nombres 123', id: 'Angka 123', it: 'Numeri 123', pl: 'Liczby 123', pt: 'Números 123' }),
      output: { text: 'ℕ𝕦𝕞𝕓𝕖𝕣𝕤 𝟙𝟚𝟛' },
    },
    { title: 'Number sets', input: { text: 'N Z Q R C' }, output: { text: 'ℕ ℤ ℚ ℝ ℂ' } },
    {
      title: 'Back to plain text',
      input: { text: '𝔻𝕠𝕦𝕓𝕝𝕖', direction: 'plain' },
      in: inText({ es: '𝔻𝕠𝕓𝕝𝕖', fr: '𝔻𝕠𝕦𝕓𝕝𝕖', id: '𝔾𝕒𝕟𝕕𝕒', it: '𝔻𝕠𝕡𝕡𝕚𝕠', pl: 'ℙ𝕠𝕕𝕨𝕠\u0301𝕛𝕟𝕪', pt: '𝔻𝕦𝕡𝕝𝕠' }),
      output: { text: 'Double' },
    },
  ],
})
