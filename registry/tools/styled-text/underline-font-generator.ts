import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES, lineStyle } from '../../lib/styled/tools.ts'
import { inText } from '../../lib/words/in-text.ts'

export const underlineFontGenerator = defineTool({
  id: 'underline-font-generator',
  category: 'styled-text',
  icon: 'underline',
  title: 'Underline font generator',
  summary: 'Underline text once or twice, or put a line over it, wherever you can’t format it.',
  keywords: ['underlined text', 'underline copy and paste', 'double underline', 'overline text', 'line under text'],
  aliases: ['underline-text-generator'],
  slugs: {
    es: 'texto-subrayado',
    fr: 'texte-souligne',
    id: 'huruf-garis-bawah',
    it: 'testo-sottolineato',
    pl: 'podkreslony-tekst',
    pt: 'texto-sublinhado',
    ru: 'podcherknutyy-tekst',
  },
  effect: 'pure',
  ...lineStyle(['underline', 'doubleUnderline', 'overline']),
  notes: [STYLE_NOTES.lines, STYLE_NOTES.readers],
  examples: [
    {
      input: { text: 'Very important' },
      in: inText({
        es: 'Muy importante',
        fr: 'Très important',
        id: 'Sangat penting',
        it: 'Molto importante',
        pl: 'Bardzo ważne',
        pt: 'Muito importante',
        ru: 'Очень важно',
      }),
      output: { text: 'V\u0332e\u0332r\u0332y\u0332 \u0332i\u0332m\u0332p\u0332o\u0332r\u0332t\u0332a\u0332n\u0332t\u0332' },
    },
    { title: 'Words only', input: { text: 'a b', style: 'doubleUnderline', spaces: false }, output: { text: 'a\u0333 b\u0333' } },
    {
      title: 'Back to plain text',
      input: { text: 'N\u0332o\u0332', direction: 'plain' },
      in: inText({
        es: 'N\u0332o\u0332',
        fr: 'N\u0332o\u0332n\u0332',
        id: 'T\u0332i\u0332d\u0332a\u0332k\u0332',
        it: 'N\u0332o\u0332',
        pl: 'N\u0332i\u0332e\u0332',
        pt: 'N\u0332ã\u0332o\u0332',
        ru: 'Н\u0332е\u0332т\u0332',
      }),
      output: { text: 'No' },
    },
  ],
})
