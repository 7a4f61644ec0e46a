import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES } from '../../lib/styled/tools.ts'
import { markedLetters } from '../../lib/styled/zalgo-tools.ts'
import { inText } from '../../lib/words/in-text.ts'

export const cursedFontGenerator = defineTool({
  id: 'cursed-font-generator',
  category: 'styled-text',
  icon: 'skull',
  title: 'Cursed font generator',
  summary: 'Turn text into cursed text, with marks that climb and drip from every letter, and lift the curse again.',
  keywords: ['cursed text', 'cursed letters', 'demonic text', 'evil font', 'void text', 'cursed copy and paste'],
  aliases: ['cursed-text-generator'],
  slugs: {
    es: 'letras-malditas',
    fr: 'ecriture-maudite',
    id: 'tulisan-terkutuk',
    it: 'scritte-maledette',
    pl: 'przeklety-tekst',
    pt: 'letras-amaldicoadas',
    ru: 'proklyatyy-tekst',
  },
  effect: 'random',
  action: 'Generate',
  ...markedLetters({ marks: { up: [4, 9], middle: [1, 2], down: [4, 9] } }, ['fraktur', 'boldFraktur', 'smallCaps']),
  notes: [STYLE_NOTES.marks, STYLE_NOTES.otherMarks, STYLE_NOTES.heavy, STYLE_NOTES.readers],
  examples: [
    {
      input: { text: 'Go' },
      in: inText({ es: 'Ven', fr: 'Va', id: 'Lari', it: 'Vai', pl: 'Nie', pt: 'Vem', ru: 'Ой' }),
      seed: 'toolglot',
      output: {
        text: 'G\u0368\u034c\u033d\u034c\u0335\u0315\u033b\u035a\u031f\u0354o\u036c\u0350\u036d\u031a\u036b\u035b\u0336\u035f\u0348\u0355\u0348\u0339\u031c\u0356\u031c',
      },
    },
    {
      title: 'Weak',
      input: { text: 'Cursed', strength: 1, marks: ['up'] },
      in: inText({ es: 'Maldito', fr: 'Maudit', id: 'Terkutuk', it: 'Maledetto', pl: 'Klątwa', pt: 'Maldito', ru: 'Проклятие' }),
      seed: 'toolglot',
      output: { text: 'C\u0368u\u033dr\u036cs\u0365e\u036cd\u0367\u033e' },
    },
    {
      title: 'Accents stay when the curse is lifted',
      input: { text: 'Vi\u0316ệ\u0363\u0316\u0351t\u0489', direction: 'plain' },
      seed: 'toolglot',
      output: { text: 'Việt' },
    },
  ],
})
