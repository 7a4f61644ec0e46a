import { defineTool } from '../../../engine/core/define.ts'
import { flag } from '../../../engine/core/kit.ts'
import { STYLE_NOTES, chosenStyle } from '../../lib/styled/tools.ts'
import { splitLines } from '../../lib/styled/lines.ts'
import { inText } from '../../lib/words/in-text.ts'

const turned = chosenStyle(['upsideDown', 'mirrored'])

export const upsideDownFontGenerator = defineTool({
  id: 'upside-down-font-generator',
  category: 'styled-text',
  icon: 'flip-vertical-2',
  title: 'Upside-down font generator',
  summary: 'Flip text upside down, so it reads correctly when you turn the screen around, and flip it back.',
  keywords: ['upside down text', 'flip text', 'flipped letters', 'turned letters', 'inverted text', 'text rotated 180'],
  aliases: ['upside-down-text-generator'],
  slugs: {
    es: 'letras-al-reves',
    fr: 'ecriture-a-l-envers',
    id: 'tulisan-terbalik',
    it: 'scritte-capovolte',
    pl: 'tekst-do-gory-nogami',
    pt: 'letras-de-cabeca-para-baixo',
    ru: 'perevernutyy-tekst',
  },
  effect: 'pure',
  ...turned,
  input: turned.input.extend({ lines: flag('Last line first') }),
  notes: [STYLE_NOTES.letters, STYLE_NOTES.readers, STYLE_NOTES.foreign],
  examples: [
    {
      input: { text: 'Turn me around!' },
      in: inText({
        es: '¡Dame la vuelta!',
        fr: 'Retourne-moi !',
        id: 'Balik aku!',
        it: 'Girami!',
        pl: 'Odwróć mnie!',
        pt: 'Vire o celular!',
      }),
      output: { text: '¡punoɹɐ ǝɯ uɹn⊥' },
    },
    {
      title: 'Several lines, as on a flipped page',
      input: { text: 'up\ndown', lines: true },
      in: inText({
        es: 'arriba\nabajo',
        fr: 'en haut\nen bas',
        id: 'atas\nbawah',
        it: 'su\ngiù',
        pl: 'w górę\nw dół',
        pt: 'em cima\nembaixo',
      }),
      output: { text: 'uʍop\ndn' },
    },
    {
      title: 'Back to plain text',
      input: { text: '¡ollǝɥ ʎsɐǝ', direction: 'plain' },
      in: inText({ es: 'sopoʇ ɐ ɐloɥ', fr: "¡ ᴉoʇ 'noɔnoɔ", id: '¡ɐnɯǝs olɐɥ', it: '¡ᴉʇʇnʇ ɐ oɐᴉɔ', pl: "¡ɐɾ oʇ 'ɾǝɥ", pt: "¡ǝʇuǝƃ 'ᴉo" }),
      output: { text: 'easy hello!' },
    },
  ],
  transform: ({ lines, ...input }, context) => {
    const result = turned.transform(input, context)
    return lines ? { ...result, text: splitLines(result.text).toReversed().join('') } : result
  },
})
