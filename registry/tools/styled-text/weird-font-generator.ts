import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { part } from '../../../engine/core/parts.ts'
import { STYLE_NOTES, styleRows, styledTextField } from '../../lib/styled/tools.ts'
import { readStyledText, styleDirection, styleText } from '../../lib/styled/styles.ts'
import { inText } from '../../lib/words/in-text.ts'

const STYLES = [
  'asianStyle',
  'currency',
  'strokes',
  'curvyCherokee',
  'greekish',
  'cyrillicish',
  'mirrored',
  'upsideDown',
  'slashed',
] as const

export const weirdFontGenerator = defineTool({
  id: 'weird-font-generator',
  category: 'styled-text',
  icon: 'orbit',
  title: 'Weird font generator',
  summary: 'Write weird text in strange letters borrowed from other scripts and symbols, in several styles at once.',
  keywords: ['weird text', 'strange letters', 'crazy font', 'unusual letters', 'alien text', 'weird symbols text'],
  aliases: ['weird-text-generator'],
  slugs: {
    es: 'letras-raras',
    fr: 'ecriture-bizarre',
    id: 'tulisan-aneh',
    it: 'scritte-strane',
    pl: 'dziwne-litery',
    pt: 'letras-estranhas',
    ru: 'strannyy-shrift',
  },
  effect: 'pure',
  input: z.object({ text: styledTextField, direction: styleDirection }),
  output: z.object({
    styles: part(styleRows(STYLES), 'Styles', { view: 'showcase' }).optional(),
    text: part(z.string(), 'Plain text', { view: 'text' }).optional(),
  }),
  notes: [STYLE_NOTES.letters, STYLE_NOTES.readers, STYLE_NOTES.foreignOrCyrillic],
  examples: [
    {
      input: { text: 'Weird' },
      in: inText({ es: 'Raro', fr: 'Bizarre', id: 'Aneh', it: 'Strano', pl: 'Dziwne', pt: 'Estranho' }),
      output: {
        styles: [
          { style: 'asianStyle', text: '山乇丨尺ᗪ' },
          { style: 'currency', text: '₩ɆłⱤĐ' },
          { style: 'strokes', text: 'wɇɨɍđ' },
          { style: 'curvyCherokee', text: 'ᏇᏋᎥᏒᎴ' },
          { style: 'greekish', text: 'ωєιя∂' },
          { style: 'cyrillicish', text: 'шєiяд' },
          { style: 'mirrored', text: 'bɿiɘW' },
          { style: 'upsideDown', text: 'pɹᴉǝM' },
          { style: 'slashed', text: 'W\u0338e\u0338i\u0338r\u0338d\u0338' },
        ],
      },
    },
    { title: 'Back to plain text', input: { text: '卂ㄥ丨乇几', direction: 'plain' }, output: { text: 'alien' } },
    {
      title: 'Back from currency symbols',
      input: { text: '₥Ø₦ɆɎ', direction: 'plain' },
      in: inText({ es: 'Đł₦ɆⱤØ', fr: '₳Ɽ₲Ɇ₦₮', id: 'Ʉ₳₦₲', it: '₴ØⱠĐł', pl: '₥Ø₦Ɇ₮₳', pt: '₲Ɽ₳₦₳' }),
      output: { text: 'money' },
    },
  ],
  transform: ({ text, direction }) => {
    if (direction === 'plain') return { text: readStyledText(text) }
    return { styles: text === '' ? [] : STYLES.map((style) => ({ style, text: styleText(text, style) })) }
  },
})
