import { defineTool } from '../../../engine/core/define.ts'
import { flag } from '../../../engine/core/kit.ts'
import { STYLE_NOTES, chosenStyle, noteUnstyled, whileStyling } from '../../lib/styled/tools.ts'
import { encloseNumber, styleText, unstyledIn } from '../../lib/styled/styles.ts'
import { inText } from '../../lib/words/in-text.ts'

const bubbles = chosenStyle(['circled', 'negativeCircled', 'parenthesized'])
const TWO_DIGITS = /(?<!\d)[1-9]\d(?!\d)/g

export const bubbleFontGenerator = defineTool({
  id: 'bubble-font-generator',
  category: 'styled-text',
  icon: 'circle',
  title: 'Bubble font generator',
  summary: 'Put every letter and number in a circle: Ⓑⓤⓑⓑⓛⓔ text, outlined, filled or in parentheses, ready to copy and paste.',
  keywords: ['circled letters', 'bubble text', 'letters in circles', 'circle font', 'round letters', 'bubble letters copy and paste'],
  aliases: ['bubble-text-generator', 'circle-font-generator'],
  slugs: {
    es: ['letras-en-circulos', 'letras-burbuja'],
    fr: ['lettres-bulles', 'lettres-dans-des-cercles'],
    id: 'huruf-gelembung',
    it: 'lettere-nei-cerchi',
    pl: 'litery-w-kolkach',
    pt: 'letras-em-circulos',
    ru: 'bukvy-v-kruzhkah',
  },
  effect: 'pure',
  ...bubbles,
  input: bubbles.input.extend({
    numbers: flag('One symbol per number', { default: true, help: 'For 10 to 20; in circles, up to 50.', ...whileStyling }),
  }),
  notes: [STYLE_NOTES.letters, STYLE_NOTES.capitals, STYLE_NOTES.readers],
  examples: [
    {
      input: { text: 'Bubble no. 42' },
      in: inText({ es: 'Burbuja 42', fr: 'Bulle 42', id: 'Gelembung 42', it: 'Bolla n. 42', pl: 'Balon nr 42', pt: 'Bolha 42' }),
      output: { text: 'Ⓑⓤⓑⓑⓛⓔ ⓝⓞ. ㊷' },
    },
    {
      title: 'Filled',
      input: { text: 'Step 1', style: 'negativeCircled' },
      in: inText({ es: 'Paso 1', fr: 'Étape 1', id: 'Langkah 1', it: 'Passo 1', pl: 'Krok 1', pt: 'Passo 1' }),
      output: { text: '🅢🅣🅔🅟 ❶' },
    },
    {
      title: 'Back to plain text',
      input: { text: 'Ⓗⓔⓛⓛⓞ ⑫', direction: 'plain' },
      in: inText({ es: 'Ⓗⓞⓛⓐ ⑫', fr: 'Ⓢⓐⓛⓤⓣ ⑫', id: 'Ⓗⓐⓛⓞ ⑫', it: 'Ⓒⓘⓐⓞ ⑫', pl: 'Ⓗⓔⓙ ⑫', pt: 'Ⓞⓘ ⑫' }),
      output: { text: 'Hello 12' },
    },
  ],
  transform: ({ text, direction, style, numbers }, context) => {
    if (direction === 'plain' || !numbers) return bubbles.transform({ text, direction, style }, context)
    const enclosed = text.replace(TWO_DIGITS, (digits) => encloseNumber(Number(digits), style) ?? digits)
    const rest = text.replace(TWO_DIGITS, (digits) => (encloseNumber(Number(digits), style) === undefined ? digits : ''))
    noteUnstyled(unstyledIn(rest, style), context)
    return { text: styleText(enclosed, style) }
  },
})
