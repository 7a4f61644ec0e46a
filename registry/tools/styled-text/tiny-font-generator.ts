import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES, smallLetters } from '../../lib/styled/tools.ts'
import { inText } from '../../lib/words/in-text.ts'

export const tinyFontGenerator = defineTool({
  id: 'tiny-font-generator',
  category: 'styled-text',
  icon: 'minimize-2',
  title: 'Tiny font generator',
  summary: 'Make tiny text in superscript letters, small caps or subscript, to copy and paste anywhere.',
  keywords: ['tiny text', 'mini text', 'little letters', 'very small font', 'tiny letters copy and paste'],
  aliases: ['tiny-text-generator'],
  slugs: {
    es: 'letras-diminutas',
    fr: ['tres-petites-lettres', 'texte-minuscule'],
    id: 'huruf-mini',
    it: 'lettere-piccolissime',
    pl: 'malenkie-litery',
    pt: 'letras-miudas',
    ru: 'kroshechnyy-tekst',
  },
  effect: 'pure',
  ...smallLetters(['superscript', 'smallCaps', 'subscript']),
  notes: [STYLE_NOTES.letters, STYLE_NOTES.raised, STYLE_NOTES.readers],
  examples: [
    {
      input: { text: 'tiny but mighty' },
      in: inText({
        es: 'pequeño pero fuerte',
        fr: 'petit mais costaud',
        id: 'kecil tapi kuat',
        it: 'piccolo ma forte',
        pl: 'mini, a cieszy',
        pt: 'baixinho, mas valente',
      }),
      output: { text: 'ᵗⁱⁿʸ ᵇᵘᵗ ᵐⁱᵍʰᵗʸ' },
    },
    {
      title: 'Small caps',
      input: { text: 'Tiny Text', style: 'smallCaps' },
      in: inText({
        es: 'Letra pequeña',
        fr: 'Petit texte',
        id: 'Teks mungil',
        it: 'Testo piccolo',
        pl: 'Mini Tekst',
        pt: 'Texto discreto',
      }),
      output: { text: 'ᴛɪɴʏ ᴛᴇxᴛ' },
    },
    {
      title: 'Back to plain text',
      input: { text: 'ˢᵐᵃˡˡ ᵗᵃˡᵏ', direction: 'plain' },
      in: inText({ es: 'ˡᵉᵗʳᵃ ᶜʰⁱᶜᵃ', fr: 'ᵐᵒᵗˢ ᵈᵒᵘˣ', id: 'ᵏᵃᵗᵃ ᵏᵉᶜⁱˡ', it: 'ᵈᵘᵉ ᵖᵃʳᵒˡᵉ', pl: 'ᵈʳᵒᵇⁿʸ ᵈʳᵘᵏ', pt: 'ˡᵉᵗʳᵃ ᵐⁱᵘ\u0301ᵈᵃ' }),
      output: { text: 'small talk' },
    },
  ],
})
