import { defineTool } from '../../../engine/core/define.ts'
import { STYLE_NOTES, chosenStyle } from '../../lib/styled/tools.ts'
import { inText } from '../../lib/words/in-text.ts'

export const cursiveFontGenerator = defineTool({
  id: 'cursive-font-generator',
  category: 'styled-text',
  icon: 'signature',
  title: 'Cursive font generator',
  summary: 'Write cursive text in flowing script letters, bold or fine, to paste into profiles, posts and messages.',
  keywords: ['cursive text', 'cursive letters', 'handwriting font', 'script font', 'calligraphy font', 'signature font'],
  aliases: ['cursive-text-generator', 'script-font-generator', 'calligraphy-font-generator'],
  slugs: {
    es: 'letras-cursivas',
    fr: 'ecriture-cursive',
    id: 'tulisan-sambung',
    it: 'caratteri-calligrafici',
    pl: 'czcionka-pisana',
    pt: 'letras-cursivas',
    ru: 'rukopisnyy-shrift',
  },
  effect: 'pure',
  ...chosenStyle(['boldScript', 'script']),
  notes: [STYLE_NOTES.letters, STYLE_NOTES.readers],
  examples: [
    {
      input: { text: 'Happy Birthday, Zoé' },
      in: inText({
        es: 'Feliz cumpleaños, Zoé',
        fr: 'Joyeux anniversaire, Zoé',
        id: 'Selamat ulang tahun, Dewi',
        it: 'Buon compleanno, Zoe',
        pl: 'Sto lat, Zosiu',
        pt: 'Feliz aniversário, Zoé',
      }),
      output: { text: '𝓗𝓪𝓹𝓹𝔂 𝓑𝓲𝓻𝓽𝓱𝓭𝓪𝔂, 𝓩𝓸𝓮\u0301' },
    },
    {
      title: 'Fine script',
      input: { text: 'Love, Emma', style: 'script' },
      in: inText({
        es: 'Con cariño, Emma',
        fr: 'Bisous, Emma',
        id: 'Salam sayang, Eka',
        it: 'Baci, Emma',
        pl: 'Buziaki, Emma',
        pt: 'Com amor, Emma',
      }),
      output: { text: 'ℒℴ𝓋ℯ, ℰ𝓂𝓂𝒶' },
    },
    {
      title: 'Back to plain text',
      input: { text: '𝓓𝓮𝓪𝓻 𝒟𝒾𝒶𝓇𝓎', direction: 'plain' },
      in: inText({
        es: '𝓠𝓾𝓮𝓻𝓲𝓭𝓸 𝒹𝒾𝒶𝓇𝒾ℴ',
        fr: '𝓒𝓱𝓮𝓻 𝒿ℴ𝓊𝓇𝓃𝒶𝓁',
        id: '𝓑𝓾𝓴𝓾 𝒽𝒶𝓇𝒾𝒶𝓃',
        it: '𝓒𝓪𝓻𝓸 𝒹𝒾𝒶𝓇𝒾ℴ',
        pl: '𝓓𝓻𝓸𝓰𝓲 𝒹𝓏𝒾ℯ𝓃𝓃𝒾𝓀𝓊',
        pt: '𝓠𝓾𝓮𝓻𝓲𝓭𝓸 𝒹𝒾𝒶\u0301𝓇𝒾ℴ',
      }),
      output: { text: 'Dear Diary' },
    },
  ],
})
