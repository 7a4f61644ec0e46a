import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, text } from '../../../engine/core/kit.ts'
import { notices, part } from '../../../engine/core/parts.ts'
import { STYLED_TEXT_MOST, readStyledText, styleChoices, styleDirection, styleText, unstyledIn } from '../../lib/text-styles.ts'

const BOLD_STYLES = ['sansBold', 'bold', 'sansBoldItalic', 'boldItalic', 'boldScript', 'boldFraktur'] as const

export const boldFontGenerator = defineTool({
  id: 'bold-font-generator',
  category: 'styled-text',
  icon: 'bold',
  title: 'Bold font generator',
  summary: 'Write bold letters that stay bold wherever you paste them: posts, profiles, chats and comments.',
  keywords: ['bold text', 'bold letters', 'bold unicode', 'bold text copy and paste', 'bold italic', 'thick letters'],
  aliases: ['bold-text-generator'],
  slugs: {
    es: ['letras-en-negrita', 'letras-negritas'],
    fr: ['texte-en-gras', 'ecriture-en-gras'],
    id: 'huruf-tebal',
    it: 'testo-in-grassetto',
    pl: 'pogrubiony-tekst',
    pt: 'letras-em-negrito',
    ru: 'zhirnyy-shrift',
  },
  effect: 'pure',
  input: z.object({
    text: text('Text', { max: STYLED_TEXT_MOST, control: 'multiline', lines: 3 }),
    direction: styleDirection,
    style: choice('Style', styleChoices(BOLD_STYLES), { default: 'sansBold', when: { direction: 'style' } }),
  }),
  output: z.object({
    text: part(z.string(), 'Result'),
    notices: notices({ unstyled: 'Unicode has no form in this style for: {{characters}}. They stay as they are.' }).optional(),
  }),
  notes: [
    'These are the bold letters of Unicode’s mathematical alphabets, not a font, so they can be pasted wherever text goes. There are such letters for the Latin alphabet, for Greek in four of the styles, and for digits; accents are kept.',
    'Screen readers spell such characters out one by one or skip them, and search does not find them. Use them for ornament, not for what everyone must be able to read.',
  ],
  examples: [
    { input: { text: 'Sale ends 24 May' }, output: { text: '𝗦𝗮𝗹𝗲 𝗲𝗻𝗱𝘀 𝟮𝟰 𝗠𝗮𝘆' } },
    { title: 'With serifs', input: { text: 'Crème', style: 'bold' }, output: { text: '𝐂𝐫𝐞̀𝐦𝐞' } },
    { title: 'Back to plain text', input: { text: '𝑪𝒂𝒇𝒆́', direction: 'plain' }, output: { text: 'Café' } },
  ],
  transform: ({ text, direction, style }) => {
    if (direction === 'plain') return { text: readStyledText(text) }
    const missing = unstyledIn(text, style)
    return {
      text: styleText(text, style),
      ...(missing.length > 0 && { notices: [{ code: 'unstyled' as const, params: { characters: missing.slice(0, 30).join(' ') } }] }),
    }
  },
})
