import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES } from '../../lib/styled/tools.ts'
import { markedLetters } from '../../lib/styled/zalgo-tools.ts'
import { inText } from '../../lib/words/in-text.ts'

export const creepyFontGenerator = defineTool({
  id: 'creepy-font-generator',
  category: 'styled-text',
  icon: 'ghost',
  title: 'Creepy font generator',
  summary: 'Write creepy, haunted text with eerie marks around the letters, and turn it back to plain text.',
  keywords: ['creepy text', 'scary font', 'spooky text', 'horror font', 'halloween text', 'haunted letters'],
  aliases: ['creepy-text-generator'],
  slugs: {
    es: ['letras-terrorificas', 'letras-de-terror'],
    fr: 'ecriture-effrayante',
    id: 'tulisan-seram',
    it: 'scritte-inquietanti',
    pl: 'upiorny-tekst',
    pt: ['letras-assustadoras', 'letras-de-terror'],
    ru: 'zhutkiy-shrift',
  },
  effect: 'random',
  action: 'Generate',
  ...markedLetters({ marks: { up: [2, 5], middle: [0, 1], down: [2, 5] } }, ['fraktur', 'boldFraktur', 'smallCaps']),
  notes: [STYLE_NOTES.marks, STYLE_NOTES.otherMarks, STYLE_NOTES.readers],
  examples: [
    {
      input: { text: 'Boo!' },
      in: inText({ es: '¡Bu!', fr: 'Bouh !', id: 'Awas!', it: 'Buh!', pl: 'Bu!', pt: 'Bu!', ru: 'Бу!' }),
      seed: 'toolglot',
      output: {
        text: 'B\u0368\u034c\u035d\u033c\u0320\u0320\u033b\u035ao\u033e\u033e\u036c\u0350\u036d\u0334\u0356\u0359o\u0357\u031a\u0339\u031c\u0356\u031c!\u0369\u036d\u0367\u0348\u0354',
      },
    },
    {
      title: 'Gothic letters, marks below only',
      input: { text: 'Boo!', letters: 'fraktur', marks: ['down'] },
      in: inText({ es: '¡Bu!', fr: 'Bouh !', id: 'Hiii!', it: 'Buh!', pl: 'Buu!', pt: 'Buu!' }),
      seed: 'toolglot',
      output: { text: '𝔅\u032f\u0318𝔬\u0318\u032c\u033c\u0320\u0320𝔬\u035a\u031f\u0354\u0353\u0348!\u034d\u034e' },
    },
    {
      title: 'Back to plain text',
      input: { text: 'B\u0346\u0316o\u0363\u0316\u0317o\u036a', direction: 'plain' },
      in: inText({
        es: 'B\u0368\u0318\u032cu\u0365\u035a\u031f',
        fr: 'B\u0368\u0318\u032co\u0365\u035a\u031fu\u033e\u036c\u034eh\u035b\u0351\u0319',
        id: 'H\u0368\u0318\u032ci\u0365\u035a\u031fi\u033e\u036c\u034e',
        it: 'B\u0368\u0318\u032cu\u0365\u035a\u031fh\u033e\u036c\u034e',
        pl: 'B\u0368\u0318\u032cu\u0365\u035a\u031fu\u033e\u036c\u034e',
        pt: 'B\u0368\u0318\u032cu\u0365\u035a\u031fu\u033e\u036c\u034e',
        ru: 'Б\u0368\u0318\u032cу\u0365\u035a\u031f',
      }),
      seed: 'toolglot',
      output: { text: 'Boo' },
    },
  ],
})
