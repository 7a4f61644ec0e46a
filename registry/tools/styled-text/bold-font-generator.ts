import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES, chosenStyle } from '../../lib/styled/tools.ts'
import { inText } from '../../lib/words/in-text.ts'

export const boldFontGenerator = defineTool({
  id: 'bold-font-generator',
  category: 'styled-text',
  icon: 'bold',
  title: 'Bold font generator',
  summary: 'Write bold text that stays bold wherever you paste it: posts, profiles, chats and comments.',
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
  ...chosenStyle(['sansBold', 'bold', 'sansBoldItalic', 'boldItalic', 'boldScript', 'boldFraktur']),
  notes: [
    'These are bold letters from Unicode’s mathematical alphabets, not a font, so you can paste them wherever text goes. They cover the Latin alphabet, Greek in four of the styles, and digits; accents are kept.',
    STYLE_NOTES.readers,
  ],
  examples: [
    {
      input: { text: 'Sale ends May 24' },
      in: inText({
        es: 'Oferta hasta el 24 de mayo',
        fr: 'Promo jusqu’au 24 mai',
        id: 'Diskon sampai 24 Mei',
        it: 'Sconti fino al 24 maggio',
        pl: 'Rabat do 24 maja',
        pt: 'Oferta até 24 de maio',
      }),
      output: { text: '𝗦𝗮𝗹𝗲 𝗲𝗻𝗱𝘀 𝗠𝗮𝘆 𝟮𝟰' },
    },
    {
      title: 'With serifs',
      input: { text: 'Crème', style: 'bold' },
      in: inText({ es: 'Canción', it: 'Caffè', pl: 'Święta', pt: 'Canção' }),
      output: { text: '𝐂𝐫𝐞̀𝐦𝐞' },
    },
    {
      title: 'Back to plain text',
      input: { text: '𝑪𝒂𝒇𝒆́', direction: 'plain' },
      in: inText({ it: '𝑪𝒂𝒇𝒇𝒆̀', pl: '𝑺́𝒘𝒊𝒆̨𝒕𝒂' }),
      output: { text: 'Café' },
    },
  ],
})
