import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES } from '../../lib/styled/tools.ts'
import { markedText } from '../../lib/styled/zalgo-tools.ts'
import { inText } from '../../lib/words/in-text.ts'

export const zalgoFontGenerator = defineTool({
  id: 'zalgo-font-generator',
  category: 'styled-text',
  icon: 'flame',
  title: 'Zalgo text generator',
  summary: 'Turn text into zalgo, with marks piled above, through and below every letter, or clean zalgo text back to plain.',
  keywords: ['zalgo', 'he comes', 'zalgo cleaner', 'remove zalgo', 'stacked diacritics', 'combining characters', 'zalgo decode'],
  aliases: ['zalgo-text-generator'],
  slugs: {
    es: 'texto-zalgo',
    fr: 'texte-zalgo',
    id: 'teks-zalgo',
    it: 'testo-zalgo',
    pl: 'tekst-zalgo',
    pt: 'texto-zalgo',
    ru: 'zalgo-tekst',
  },
  recognizes: [{ kind: 'zalgo', values: { direction: 'plain' } }],
  effect: 'random',
  action: 'Generate',
  ...markedText({ marks: { up: [1, 9], middle: [1, 4], down: [1, 9] } }),
  notes: [STYLE_NOTES.marks, STYLE_NOTES.otherMarks, STYLE_NOTES.heavy, STYLE_NOTES.readers],
  examples: [
    {
      input: { text: 'He comes' },
      in: inText({ es: 'Ya viene', fr: 'Il arrive', id: 'Dia datang', it: 'Lui viene', pl: 'On nadchodzi', pt: 'Ele vem', ru: 'Он идёт' }),
      seed: 'toolglot',
      output: {
        text: 'H\u0368\u0334\u035d\u0360\u0320\u0320\u033b\u035a\u031fe\u033e\u036c\u0350\u036d\u031a\u036b\u0361\u0316\u0319\u0348 c\u036d\u036c\u034a\u0322\u0322\u0347\u032b\u032f\u0316\u0348\u0354\u0320\u031do\u0351\u030e\u035b\u0365\u0365\u031a\u0352\u033f\u034a\u0335\u035e\u0336\u035d\u0356m\u036f\u036d\u0363\u0346\u0352\u0315\u0336\u0320\u031e\u0339\u0347e\u0352\u0368\u030e\u0351\u036d\u035e\u0321\u0334\u032a\u0349\u0355\u0320s\u0366\u0335\u0321\u035d\u0349\u0320',
      },
    },
    {
      title: 'Weak',
      input: { text: 'Zalgo', strength: 1, marks: ['down'] },
      seed: 'toolglot',
      output: { text: 'Zal\u031fg\u032co\u0320' },
    },
    {
      title: 'Cleaned up, with accents kept',
      input: { text: 'Z\u030d\u0302\u0311a\u0316\u0300l\u0363\u0301g\u0489o\u0334\u0351 é', direction: 'plain' },
      seed: 'toolglot',
      output: { text: 'Zàlgo é' },
    },
  ],
})
