import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES, chosenStyle } from '../../lib/styled/tools.ts'
import { inText } from '../../lib/words/in-text.ts'

export const gothicFontGenerator = defineTool({
  id: 'gothic-font-generator',
  category: 'styled-text',
  icon: 'castle',
  title: 'Gothic font generator',
  summary: 'Write gothic (Old English, Fraktur) letters, regular or bold, to copy and paste anywhere.',
  keywords: [
    'fraktur',
    'old english font',
    'blackletter',
    'gothic text',
    'medieval letters',
    'gothic letters copy and paste',
    'tattoo font',
  ],
  aliases: [
    'gothic-text-generator',
    'fraktur-font-generator',
    'fraktur-text-generator',
    'old-english-font-generator',
    'old-english-text-generator',
    'blackletter-font-generator',
  ],
  slugs: {
    es: 'letras-goticas',
    fr: 'ecriture-gothique',
    id: 'huruf-gotik',
    it: 'scritte-gotiche',
    pl: 'gotyckie-litery',
    pt: 'letras-goticas',
    ru: 'goticheskiy-shrift',
  },
  effect: 'pure',
  ...chosenStyle(['fraktur', 'boldFraktur']),
  notes: [STYLE_NOTES.letters, STYLE_NOTES.readers],
  examples: [
    {
      input: { text: 'Once Upon a Time' },
      in: inText({
        es: 'Había una vez',
        fr: 'Il était une fois',
        id: 'Pada suatu hari',
        it: 'C’era una volta',
        pl: 'Dawno temu',
        pt: 'Era uma vez',
      }),
      output: { text: '𝔒𝔫𝔠𝔢 𝔘𝔭𝔬𝔫 𝔞 𝔗𝔦𝔪𝔢' },
    },
    { title: 'Bold', input: { text: 'Zürich', style: 'boldFraktur' }, output: { text: '𝖅𝖚\u0308𝖗𝖎𝖈𝖍' } },
    { title: 'Back to plain text', input: { text: '𝔉𝔯𝔞𝔫𝔷 𝕵𝖔𝖘𝖊𝖋', direction: 'plain' }, output: { text: 'Franz Josef' } },
  ],
})
