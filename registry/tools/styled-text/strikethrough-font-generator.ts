import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES, lineStyle } from '../../lib/styled/tools.ts'
import { inText } from '../../lib/words/in-text.ts'

export const strikethroughFontGenerator = defineTool({
  id: 'strikethrough-font-generator',
  category: 'styled-text',
  icon: 'strikethrough',
  title: 'Strikethrough font generator',
  summary: 'Strike through text with a line, slashes, dashes or waves, wherever you can’t format it.',
  keywords: ['strikethrough text', 'crossed out text', 'strike text', 'line through text', 'slashed text', 'cross out letters'],
  aliases: ['strikethrough-text-generator'],
  slugs: {
    es: 'texto-tachado',
    fr: 'texte-barre',
    id: 'teks-coret',
    it: 'testo-barrato',
    pl: 'przekreslony-tekst',
    pt: 'texto-riscado',
    ru: 'zacherknutyy-tekst',
  },
  effect: 'pure',
  ...lineStyle(['strikethrough', 'slashed', 'dashedStrikethrough', 'wavyStrikethrough']),
  notes: [STYLE_NOTES.lines, STYLE_NOTES.readers],
  examples: [
    {
      input: { text: 'was 99 now 49' },
      in: inText({
        es: 'antes 99, ahora 49',
        fr: '99 au lieu de 129',
        id: 'dulu 99 kini 49',
        it: 'prima 99 ora 49',
        pl: 'było 99, jest 49',
        pt: 'de 99 por 49',
        ru: 'было 99, стало 49',
      }),
      output: { text: 'w\u0336a\u0336s\u0336 \u03369\u03369\u0336 \u0336n\u0336o\u0336w\u0336 \u03364\u03369\u0336' },
    },
    {
      title: 'Words only',
      input: { text: 'no no', style: 'slashed', spaces: false },
      in: inText({ es: 'no no', fr: 'non non', id: 'bukan ini', it: 'no no', pl: 'nie nie', pt: 'não não', ru: 'не то' }),
      output: { text: 'n\u0338o\u0338 n\u0338o\u0338' },
    },
    {
      title: 'Back to plain text',
      input: { text: 'd\u0336o\u0336n\u0336e\u0336', direction: 'plain' },
      in: inText({
        es: 'h\u0336e\u0336c\u0336h\u0336o\u0336',
        fr: 'f\u0336i\u0336n\u0336i\u0336',
        id: 's\u0336e\u0336l\u0336e\u0336s\u0336a\u0336i\u0336',
        it: 'f\u0336a\u0336t\u0336t\u0336o\u0336',
        pl: 'z\u0336r\u0336o\u0336b\u0336i\u0336o\u0336n\u0336e\u0336',
        pt: 'f\u0336e\u0336i\u0336t\u0336o\u0336',
        ru: 'г\u0336о\u0336т\u0336о\u0336в\u0336о\u0336',
      }),
      output: { text: 'done' },
    },
  ],
})
