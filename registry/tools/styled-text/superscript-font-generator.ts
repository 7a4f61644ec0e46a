import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES, chosenStyle } from '../../lib/styled/tools.ts'

export const superscriptFontGenerator = defineTool({
  id: 'superscript-font-generator',
  category: 'styled-text',
  icon: 'superscript',
  title: 'Superscript font generator',
  summary: 'Write superscript numbers, letters and symbols for powers such as x², footnotes and ordinals, to copy and paste anywhere.',
  keywords: ['superscript text', 'raised letters', 'exponent', 'power symbol', 'small letters above', 'superscript numbers'],
  aliases: ['superscript-text-generator'],
  slugs: {
    es: 'texto-superindice',
    fr: ['texte-en-exposant', 'exposant'],
    id: 'teks-superscript',
    it: 'testo-in-apice',
    pl: 'indeks-gorny',
    pt: 'texto-sobrescrito',
    ru: 'nadstrochnyy-tekst',
  },
  effect: 'pure',
  ...chosenStyle(['superscript', 'subscript']),
  notes: [STYLE_NOTES.letters, STYLE_NOTES.raised, STYLE_NOTES.readers],
  examples: [
    { input: { text: 'x2+y2' }, output: { text: 'ˣ²⁺ʸ²' } },
    { title: 'Subscript', input: { text: 'a1+a2', style: 'subscript' }, output: { text: 'ₐ₁₊ₐ₂' } },
    { title: 'Back to plain text', input: { text: 'E=mc²', direction: 'plain' }, output: { text: 'E=mc2' } },
  ],
})
