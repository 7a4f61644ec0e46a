import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES } from '../../lib/styled/tools.ts'
import { markedText } from '../../lib/styled/zalgo-tools.ts'
import { inText } from '../../lib/words/in-text.ts'

export const corruptedFontGenerator = defineTool({
  id: 'corrupted-font-generator',
  category: 'styled-text',
  icon: 'file-warning',
  title: 'Corrupted font generator',
  summary: 'Make text look like a corrupted file: dense marks, replacement characters and broken boxes.',
  keywords: ['corrupted text', 'damaged text', 'corrupt letters', 'garbled text', 'distorted text', 'broken font'],
  aliases: ['corrupted-text-generator'],
  slugs: {
    es: 'texto-corrupto',
    fr: 'texte-corrompu',
    id: 'teks-rusak',
    it: 'testo-corrotto',
    pl: 'uszkodzony-tekst',
    pt: 'texto-corrompido',
    ru: 'isporchennyy-tekst',
  },
  effect: 'random',
  action: 'Generate',
  ...markedText({ marks: { up: [5, 12], middle: [1, 3], down: [5, 12] }, noise: { signs: '\ufffd┼╬╫┤├╪', percent: 5 } }),
  notes: [
    STYLE_NOTES.marks,
    'Replacement characters and pieces of boxes are scattered in; converting back to plain removes them too.',
    STYLE_NOTES.otherMarks,
    STYLE_NOTES.heavy,
    STYLE_NOTES.readers,
  ],
  examples: [
    {
      input: { text: 'Disk' },
      in: inText({ es: 'Disco', fr: 'Disque', id: 'Rusak', it: 'Disco', pl: 'Dysk', pt: 'Disco', ru: 'Диск' }),
      seed: 'toolglot',
      output: {
        text: 'D\u0368\u034c\u033d\u034c\u036c\u036f\u0365\u0365\u036c\u035e\u035e\u0348\u0320\u034d\u034e\u0339\u034d\u0356i\u031a\u0352\u036d\u036c\u034a\u0346\u034a\u0352\u0362\u0322\u0316\u0348\u0354\u0320\u031ds\u035b\u0365\u0365\u031a\u0352\u033f\u034a\u0366\u0367\u035c\u0315\u0353\u0348\u0319\u0356\u0317\u0317k\u0365\u0366\u036a\u036b\u036f\u0352\u0368\u030e\u0489\u0334\u0355\u0347\u033b\u032a\u0349\u0355\u0320',
      },
    },
    {
      title: 'Weak',
      input: { text: 'Error 13', strength: 1, marks: ['up'] },
      in: inText({ es: 'Error 13', fr: 'Erreur 13', id: 'Galat 13', it: 'Errore 13', pl: 'Błąd 13', pt: 'Erro 13', ru: 'Ошибка 13' }),
      seed: 'toolglot',
      output: { text: 'E\u0368r\u036cr\u036co\u033e\u036cr\u036b\u035b 1\u03573\u036c' },
    },
    {
      title: 'Back to plain text',
      input: { text: 'D\u0363\u0364\u0365\u0316i\ufffds\u0336k\u0489╬', direction: 'plain' },
      in: inText({
        es: 'D\u0368\u034c\u035d\u033c\u0320\u0320\u033b\u035ai\u036c\u0350\u036d\u031a\u0337\u0359\u0316\u0319s\u036c\u034a\u0346\u034a\u0361\u032b\u032f\u0316c\u0364\u031a\u0334\u031e\u031f\u034eo\u0366\u0367\u0366\u0315\u0353\u0348\u0319',
        fr: 'D\u0368\u034c\u035d\u033c\u0320\u0320\u033b\u035ai\u036c\u0350\u036d\u031a\u0337\u0359\u0316\u0319s\u036c\u034a\u0346\u034a\u0361\u032b\u032f\u0316q\u0364\u031a\u0334\u031e\u031f\u034eu\u0366\u0367\u0366\u0315\u0353\u0348\u0319e\u036e\u0350\u0365\u031e\u0339',
        id: 'R\u0368\u034c\u035d\u033c\u0320\u0320\u033b\u035au\u036c\u0350\u036d\u031a\u0337\u0359\u0316\u0319s\u036c\u034a\u0346\u034a\u0361\u032b\u032f\u0316a\u0364\u031a\u0334\u031e\u031f\u034ek\u0366\u0367\u0366\u0315\u0353\u0348\u0319',
        it: 'D\u0368\u034c\u035d\u033c\u0320\u0320\u033b\u035ai\u036c\u0350\u036d\u031a\u0337\u0359\u0316\u0319s\u036c\u034a\u0346\u034a\u0361\u032b\u032f\u0316c\u0364\u031a\u0334\u031e\u031f\u034eo\u0366\u0367\u0366\u0315\u0353\u0348\u0319',
        pl: 'D\u0368\u034c\u035d\u033c\u0320\u0320\u033b\u035ay\u036c\u0350\u036d\u031a\u0337\u0359\u0316\u0319s\u036c\u034a\u0346\u034a\u0361\u032b\u032f\u0316k\u0364\u031a\u0334\u031e\u031f\u034e',
        pt: 'D\u0368\u034c\u035d\u033c\u0320\u0320\u033b\u035ai\u036c\u0350\u036d\u031a\u0337\u0359\u0316\u0319s\u036c\u034a\u0346\u034a\u0361\u032b\u032f\u0316c\u0364\u031a\u0334\u031e\u031f\u034eo\u0366\u0367\u0366\u0315\u0353\u0348\u0319',
        ru: 'Д\u0368\u034c\u035d\u033c\u0320\u0320\u033b\u035aи\u036c\u0350\u036d\u031a\u0337\u0359\u0316\u0319с\u036c\u034a\u0346\u034a\u0361\u032b\u032f\u0316к\u0364\u031a\u0334\u031e\u031f\u034e',
      }),
      seed: 'toolglot',
      output: { text: 'Disk' },
    },
  ],
})
