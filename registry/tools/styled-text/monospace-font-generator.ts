import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES, oneStyle } from '../../lib/styled/tools.ts'
import { inText } from '../../lib/words/in-text.ts'

export const monospaceFontGenerator = defineTool({
  id: 'monospace-font-generator',
  category: 'styled-text',
  icon: 'terminal',
  title: 'Monospace font generator',
  summary: 'Write monospace (typewriter) text that keeps its look wherever you paste it.',
  keywords: ['monospace text', 'typewriter font', 'fixed width letters', 'code font', 'typewriter text'],
  aliases: ['monospace-text-generator', 'typewriter-font-generator', 'typewriter-text-generator'],
  slugs: {
    es: ['letras-monoespaciadas', 'letras-de-maquina-de-escribir'],
    fr: 'ecriture-machine-a-ecrire',
    id: 'huruf-mesin-ketik',
    it: 'caratteri-monospazio',
    pl: 'czcionka-maszynowa',
    pt: ['letras-monoespacadas', 'letras-de-maquina-de-escrever'],
    ru: 'monoshirinnyy-shrift',
  },
  effect: 'pure',
  ...oneStyle('monospace'),
  notes: [STYLE_NOTES.letters, STYLE_NOTES.readers],
  examples: [
    {
      input: { text: 'Dear diary, May 7' },
      in: inText({
        es: 'Querido diario, 7 de mayo',
        fr: 'Cher journal, 7 mai',
        id: 'Buku harian, 7 Mei',
        it: 'Caro diario, 7 maggio',
        pl: 'Drogi pamiętniku, 7 maja',
        pt: 'Querido diário, 7 de maio',
      }),
      output: { text: '𝙳𝚎𝚊𝚛 𝚍𝚒𝚊𝚛𝚢, 𝙼𝚊𝚢 𝟽' },
    },
    {
      title: 'Some letters are missing',
      input: { text: 'Łódź' },
      output: { text: 'Ł𝚘\u0301𝚍𝚣\u0301', notices: [{ code: 'unstyled', params: { characters: 'Ł' } }] },
    },
    {
      title: 'Back to plain text',
      input: { text: '𝚃𝚢𝚙𝚎𝚠𝚛𝚒𝚝𝚎𝚛 𝟷𝟿𝟺𝟾', direction: 'plain' },
      in: inText({
        es: '𝚁𝚎𝚖𝚒𝚗𝚐𝚝𝚘𝚗 𝟷𝟿𝟺𝟾',
        fr: '𝙼𝚊𝚌𝚑𝚒𝚗𝚎 𝟷𝟿𝟺𝟾',
        id: '𝙼𝚎𝚜𝚒𝚗 𝚝𝚒𝚔 𝟷𝟿𝟺𝟾',
        it: '𝙾𝚕𝚒𝚟𝚎𝚝𝚝𝚒 𝟷𝟿𝟺𝟾',
        pl: '𝙼𝚊𝚜𝚣𝚢𝚗𝚊 𝟷𝟿𝟺𝟾',
        pt: '𝙾𝚕𝚒𝚟𝚎𝚝𝚝𝚒 𝟷𝟿𝟺𝟾',
      }),
      output: { text: 'Typewriter 1948' },
    },
  ],
})
