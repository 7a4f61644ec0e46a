import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES, smallLetters } from '../../lib/styled/tools.ts'
import { inText } from '../../lib/words/in-text.ts'

export const smallFontGenerator = defineTool({
  id: 'small-font-generator',
  category: 'styled-text',
  icon: 'a-large-small',
  title: 'Small font generator',
  summary: 'Write small text in small caps, superscript or subscript letters, to copy and paste anywhere.',
  keywords: ['small text', 'small caps', 'small capitals', 'small letters', 'mini caps generator'],
  aliases: ['small-text-generator', 'small-caps-generator'],
  slugs: {
    es: 'letras-pequenas',
    fr: 'petites-lettres',
    id: 'tulisan-kecil',
    it: 'lettere-piccole',
    pl: 'maly-tekst',
    pt: 'letras-pequenas',
    ru: 'malenkie-bukvy',
  },
  effect: 'pure',
  ...smallLetters(['smallCaps', 'superscript', 'subscript']),
  notes: [STYLE_NOTES.letters, STYLE_NOTES.raised, STYLE_NOTES.readers],
  examples: [
    {
      input: { text: 'Small Caps' },
      in: inText({ es: 'Versalitas', fr: 'Petites capitales', id: 'Huruf kecil', it: 'Maiuscoletto', pl: 'Kapitaliki', pt: 'Versalete' }),
      output: { text: 'ꜱᴍᴀʟʟ ᴄᴀᴘꜱ' },
    },
    {
      title: 'Uppercase stays large',
      input: { text: 'Small Caps', capitals: false },
      in: inText({
        es: 'Letra Versalita',
        fr: 'Petites Capitales',
        id: 'Huruf Kecil',
        it: 'Lettere Piccole',
        pl: 'Drobne Kapitaliki',
        pt: 'Letras Versaletes',
      }),
      output: { text: 'Sᴍᴀʟʟ Cᴀᴘꜱ' },
    },
    {
      title: 'Back to plain text',
      input: { text: 'ʜᴇʟʟᴏ', direction: 'plain' },
      in: inText({ es: 'ʜᴏʟᴀ', fr: 'ꜱᴀʟᴜᴛ', id: 'ʜᴀʟᴏ', it: 'ᴄɪᴀᴏ', pl: 'ʜᴇᴊ', pt: 'ᴏɪ' }),
      output: { text: 'hello' },
    },
  ],
})
