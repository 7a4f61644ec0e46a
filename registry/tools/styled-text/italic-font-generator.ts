import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES, chosenStyle } from '../../lib/styled/tools.ts'
import { inText } from '../../lib/words/in-text.ts'

export const italicFontGenerator = defineTool({
  id: 'italic-font-generator',
  category: 'styled-text',
  icon: 'italic',
  title: 'Italic font generator',
  summary: 'Write italic text that stays italic wherever you paste it: posts, profiles, chats and comments.',
  keywords: ['italic text', 'slanted text', 'italic letters', 'italics copy and paste', 'bold italic'],
  aliases: ['italic-text-generator'],
  slugs: {
    es: ['letras-en-italica', 'texto-en-italica'],
    fr: ['texte-en-italique', 'ecriture-italique'],
    id: 'huruf-miring',
    it: 'testo-in-corsivo',
    pl: 'kursywa',
    pt: 'letras-em-italico',
    ru: ['naklonnyy-shrift', 'kursiv'],
  },
  effect: 'pure',
  ...chosenStyle(['sansItalic', 'italic', 'sansBoldItalic', 'boldItalic']),
  notes: [STYLE_NOTES.letters, STYLE_NOTES.readers],
  examples: [
    {
      input: { text: 'Read me first' },
      in: inText({
        es: 'Lee esto primero',
        fr: 'À lire en premier',
        id: 'Baca ini dulu',
        it: 'Leggimi prima',
        pl: 'Przeczytaj mnie',
        pt: 'Leia primeiro',
      }),
      output: { text: '𝘙𝘦𝘢𝘥 𝘮𝘦 𝘧𝘪𝘳𝘴𝘵' },
    },
    {
      title: 'With serifs',
      input: { text: 'The hobbit', style: 'italic' },
      in: inText({ es: 'Rayuela', fr: 'Germinal', id: 'Bumi Manusia', it: 'Il Gattopardo', pl: 'Dziady', pt: 'Dom Casmurro' }),
      output: { text: '𝑇ℎ𝑒 ℎ𝑜𝑏𝑏𝑖𝑡' },
    },
    { title: 'Back to plain text', input: { text: '𝑷𝒐𝒌𝒆\u0301𝒎𝒐𝒏', direction: 'plain' }, output: { text: 'Pokémon' } },
  ],
})
