import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES } from '../../lib/styled/tools.ts'
import { markedText } from '../../lib/styled/zalgo-tools.ts'
import { inText } from '../../lib/words/in-text.ts'

export const glitchFontGenerator = defineTool({
  id: 'glitch-font-generator',
  category: 'styled-text',
  icon: 'zap',
  title: 'Glitch font generator',
  summary: 'Make glitch text that looks like a faulty screen, with stray marks, altered letters and blocks.',
  keywords: ['glitch text', 'glitchy letters', 'hacked text', 'broken text', 'cyberpunk font', 'error text'],
  aliases: ['glitch-text-generator'],
  slugs: {
    es: 'letras-glitch',
    fr: 'ecriture-glitch',
    id: 'tulisan-glitch',
    it: 'scritte-glitch',
    pl: 'tekst-glitch',
    pt: 'letras-glitch',
    ru: 'glitch-shrift',
  },
  effect: 'random',
  action: 'Generate',
  ...markedText({ marks: { up: [1, 3], middle: [1, 1], down: [1, 3] }, noise: { signs: '█▓▒░▀▄', percent: 7 }, swaps: 12 }),
  notes: [
    STYLE_NOTES.marks,
    'Some letters change case or are replaced by look-alikes, and blocks are scattered in. Converting back to plain removes the blocks, but changed letters stay as they are.',
    STYLE_NOTES.otherMarks,
    STYLE_NOTES.readers,
  ],
  examples: [
    {
      input: { text: 'No signal' },
      in: inText({
        es: 'Sin señal',
        fr: 'Pas de signal',
        id: 'Tanpa sinyal',
        it: 'Nessun segnale',
        pl: 'Brak sieci',
        pt: 'Sem sinal',
        ru: 'Нет сигнала',
      }),
      seed: 'toolglot',
      output: {
        text: 'N\u033d\u034c\u0335\u0320o\u036c\u0350\u036d\u0334\u0356 ѕ\u036c\u034a\u0346\u0322\u0347\u032bi\u0364\u0335\u0347g\u034a\u0366\u0336\u0319\u0356n\u0352\u0351\u0336\u0320a\u0368\u030e\u0351\u0334\u0355\u0347\u033bl\u0366\u0335\u031e\u034d',
      },
    },
    { title: 'Weak', input: { text: '404', strength: 2, marks: ['middle'] }, seed: 'toolglot', output: { text: '404\u0336' } },
    {
      title: 'Back to plain text',
      input: { text: 'E\u0336\u0363r\u0336█r\u0337o\u0335r\u0336░', direction: 'plain' },
      in: inText({
        es: 'E\u035d\u033cr\u033er\u0336▒o\u0322\u033br\u0315\u034e',
        fr: 'E\u035d\u033cr\u033er\u0336▒e\u0322\u033bu\u0315\u034er\u031a',
        id: 'G\u035d\u033ca\u033el\u0336▒a\u0322\u033bt\u0315\u034e',
        it: 'E\u035d\u033cr\u033er\u0336▒o\u0322\u033br\u0315\u034ee\u031a',
        pl: 'U\u035d\u033cs\u033et\u0336▒e\u0322\u033br\u0315\u034ek\u031aa\u0366\u0315\u0353',
        pt: 'E\u035d\u033cr\u033er\u0336▒o\u0322\u033b',
        ru: 'С\u035d\u033cб\u033eо\u0336▒й\u0322\u033b',
      }),
      seed: 'toolglot',
      output: { text: 'Error' },
    },
  ],
})
