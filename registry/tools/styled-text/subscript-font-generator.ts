import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES, chosenStyle } from '../../lib/styled/tools.ts'
import { inText } from '../../lib/words/in-text.ts'

export const subscriptFontGenerator = defineTool({
  id: 'subscript-font-generator',
  category: 'styled-text',
  icon: 'subscript',
  title: 'Subscript font generator',
  summary: 'Write subscript numbers, letters and symbols for formulas such as H₂O, to copy and paste anywhere.',
  keywords: ['subscript text', 'lowered letters', 'chemical formula', 'subscript numbers', 'index letters'],
  aliases: ['subscript-text-generator'],
  slugs: {
    es: 'texto-subindice',
    fr: 'texte-en-indice',
    id: 'teks-subscript',
    it: 'testo-in-pedice',
    pl: 'indeks-dolny',
    pt: 'texto-subscrito',
    ru: 'podstrochnyy-tekst',
  },
  effect: 'pure',
  ...chosenStyle(['subscript', 'superscript']),
  notes: [STYLE_NOTES.letters, STYLE_NOTES.raised, STYLE_NOTES.readers],
  examples: [
    { input: { text: '2024' }, output: { text: '₂₀₂₄' } },
    {
      title: 'Some letters are missing',
      input: { text: 'max by' },
      in: inText({ es: 'más bajo', fr: 'le bas', id: 'ubah ini', it: 'in basso', pl: 'ma być', pt: 'a base' }),
      output: { text: 'ₘₐₓ by', notices: [{ code: 'unstyled', params: { characters: 'b y' } }] },
    },
    { title: 'Back to plain text', input: { text: 'H₂O', direction: 'plain' }, output: { text: 'H2O' } },
  ],
})
