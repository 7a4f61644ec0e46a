import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES, chosenStyle } from '../../lib/styled/tools.ts'
import { inText } from '../../lib/words/in-text.ts'

export const mirrorFontGenerator = defineTool({
  id: 'mirror-font-generator',
  category: 'styled-text',
  icon: 'flip-horizontal-2',
  title: 'Mirror font generator',
  summary: 'Write mirrored text that reads correctly in a mirror, and turn it back to normal.',
  keywords: ['mirror text', 'mirrored letters', 'backwards letters', 'mirror writing', 'reversed letters', 'leonardo writing'],
  aliases: ['mirror-text-generator'],
  slugs: {
    es: 'letras-espejo',
    fr: 'ecriture-miroir',
    id: 'tulisan-cermin',
    it: 'scrittura-speculare',
    pl: 'lustrzane-pismo',
    pt: 'letras-espelhadas',
    ru: 'zerkalnyy-tekst',
  },
  effect: 'pure',
  ...chosenStyle(['mirrored', 'upsideDown']),
  notes: [STYLE_NOTES.letters, STYLE_NOTES.readers, STYLE_NOTES.foreign],
  examples: [
    {
      input: { text: 'Ambulance' },
      in: inText({ es: 'Ambulancia', fr: 'Ambulance', id: 'Ambulans', it: 'Ambulanza', pl: 'Ambulans', pt: 'Ambulância' }),
      output: { text: 'ɘɔnɒludmA' },
    },
    {
      title: 'Brackets are mirrored too',
      input: { text: '(see page 3)' },
      in: inText({
        es: '(ver p. 3)',
        fr: '(voir page 3)',
        id: '(lihat hal. 3)',
        it: '(vedi p. 3)',
        pl: '(patrz str. 3)',
        pt: '(ver p. 3)',
      }),
      output: { text: '(Ɛ ɘǫɒq ɘɘꙅ)' },
    },
    {
      title: 'Back to plain text',
      input: { text: 'ɘƚiɿw', direction: 'plain' },
      in: inText({ es: 'oꞁɘqꙅɘ', fr: 'ɿioɿim', id: 'nimɿɘɔ', it: 'oiʜɔɔɘqꙅ', pl: 'oɿƚꙅul', pt: 'oʜlɘqꙅɘ' }),
      output: { text: 'write' },
    },
  ],
})
