import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { text } from '../../../engine/core/kit.ts'
import { column, part, table } from '../../../engine/core/parts.ts'
import { STYLED_TEXT_MOST, TEXT_STYLES, readStyledText, styleChoices, styleDirection, styleText } from '../../lib/styled/styles.ts'
import { STYLE_NOTES } from '../../lib/styled/tools.ts'
import { inText } from '../../lib/words/in-text.ts'

export const fancyFontGenerator = defineTool({
  id: 'fancy-font-generator',
  category: 'styled-text',
  icon: 'wand-sparkles',
  title: 'Fancy font generator',
  summary: 'Turn your text into every fancy font style at once, to copy and paste into profiles, posts and chats.',
  keywords: [
    'fancy text',
    'cool fonts',
    'font changer',
    'copy and paste fonts',
    'stylish text',
    'unicode text',
    'aesthetic font',
    'text styles',
  ],
  aliases: ['fancy-text-generator', 'cool-font-generator'],
  slugs: {
    es: 'letras-bonitas',
    fr: 'ecriture-stylee',
    id: 'font-keren',
    it: 'scritte-particolari',
    pl: 'generator-czcionek',
    pt: 'letras-diferentes',
  },
  recognizes: [{ kind: 'styled', values: { direction: 'plain' } }],
  effect: 'pure',
  input: z.object({ text: text('Text', { max: STYLED_TEXT_MOST, control: 'multiline', lines: 3 }), direction: styleDirection }),
  output: z.object({
    styles: table(
      'Styles',
      {
        style: column(z.enum(TEXT_STYLES), 'Style', { choices: styleChoices(TEXT_STYLES) }),
        text: column(z.string(), 'Result', { copyable: true }),
      },
      { view: 'showcase' },
    ).optional(),
    text: part(z.string(), 'Plain text', { view: 'text' }).optional(),
  }),
  notes: [
    'These aren’t fonts but other Unicode characters that look like letters, so you can paste them wherever text goes. Letters that a style doesn’t have stay as they are; accents are kept.',
    'Screen readers spell these characters out one by one or skip them, and search doesn’t find them. Use them for decoration, not for anything everyone needs to read.',
    STYLE_NOTES.foreignOrCyrillic,
  ],
  examples: [
    {
      input: { text: 'Hello 7' },
      in: inText({ es: 'Hola 7', fr: 'Bonjour 7', id: 'Halo 7', it: 'Ciao 7', pl: 'Witaj 7', pt: 'Olá 7' }),
      output: {
        styles: [
          { style: 'sansBold', text: '𝗛𝗲𝗹𝗹𝗼 𝟳' },
          { style: 'bold', text: '𝐇𝐞𝐥𝐥𝐨 𝟕' },
          { style: 'italic', text: '𝐻𝑒𝑙𝑙𝑜 7' },
          { style: 'sansItalic', text: '𝘏𝘦𝘭𝘭𝘰 7' },
          { style: 'boldItalic', text: '𝑯𝒆𝒍𝒍𝒐 𝟕' },
          { style: 'sansBoldItalic', text: '𝙃𝙚𝙡𝙡𝙤 𝟳' },
          { style: 'script', text: 'ℋℯ𝓁𝓁ℴ 7' },
          { style: 'boldScript', text: '𝓗𝓮𝓵𝓵𝓸 7' },
          { style: 'fraktur', text: 'ℌ𝔢𝔩𝔩𝔬 7' },
          { style: 'boldFraktur', text: '𝕳𝖊𝖑𝖑𝖔 7' },
          { style: 'doubleStruck', text: 'ℍ𝕖𝕝𝕝𝕠 𝟟' },
          { style: 'sans', text: '𝖧𝖾𝗅𝗅𝗈 𝟩' },
          { style: 'monospace', text: '𝙷𝚎𝚕𝚕𝚘 𝟽' },
          { style: 'smallCaps', text: 'Hᴇʟʟᴏ 7' },
          { style: 'circled', text: 'Ⓗⓔⓛⓛⓞ ⑦' },
          { style: 'negativeCircled', text: '🅗🅔🅛🅛🅞 ❼' },
          { style: 'squared', text: '🄷🄴🄻🄻🄾 7' },
          { style: 'negativeSquared', text: '🅷🅴🅻🅻🅾\ufe0e 7' },
          { style: 'parenthesized', text: '🄗⒠⒧⒧⒪ ⑺' },
          { style: 'regionalIndicator', text: '🇭\u200b🇪\u200b🇱\u200b🇱\u200b🇴\u200b 7' },
          { style: 'fullwidth', text: 'Ｈｅｌｌｏ\u3000７' },
          { style: 'superscript', text: 'ᴴᵉˡˡᵒ ⁷' },
          { style: 'subscript', text: 'ₕₑₗₗₒ ₇' },
          { style: 'currency', text: 'ⱧɆⱠⱠØ 7' },
          { style: 'greekish', text: 'нєℓℓσ 7' },
          { style: 'cyrillicish', text: 'нєllо 7' },
          { style: 'asianStyle', text: '卄乇ㄥㄥㄖ 7' },
          { style: 'strokes', text: 'ħɇłłø 7' },
          { style: 'curvyCherokee', text: 'ᏂᏋᏝᏝᎧ 7' },
          { style: 'upsideDown', text: 'ㄥ ollǝH' },
          { style: 'mirrored', text: 'Γ ollɘH' },
          { style: 'underline', text: 'H\u0332e\u0332l\u0332l\u0332o\u0332 \u03327\u0332' },
          { style: 'doubleUnderline', text: 'H\u0333e\u0333l\u0333l\u0333o\u0333 \u03337\u0333' },
          { style: 'overline', text: 'H\u0305e\u0305l\u0305l\u0305o\u0305 \u03057\u0305' },
          { style: 'strikethrough', text: 'H\u0336e\u0336l\u0336l\u0336o\u0336 \u03367\u0336' },
          { style: 'slashed', text: 'H\u0338e\u0338l\u0338l\u0338o\u0338 \u03387\u0338' },
        ],
      },
    },
    {
      title: 'Back to plain text',
      input: { text: '𝓗𝓮𝓵𝓵𝓸, 𝔴𝔬𝔯𝔩𝔡 ⓞⓚ', direction: 'plain' },
      in: inText({
        es: '𝓗𝓸𝓵𝓪, 𝔪𝔲𝔫𝔡𝔬 ⓞⓚ',
        fr: '𝓑𝓸𝓷𝓳𝓸𝓾𝓻, 𝔱𝔬𝔦 ⓞⓚ',
        id: '𝓗𝓪𝓵𝓸, 𝔡𝔲𝔫𝔦𝔞 ⓞⓚ',
        it: '𝓒𝓲𝓪𝓸, 𝔪𝔬𝔫𝔡𝔬 ⓞⓚ',
        pl: '𝓦𝓲𝓽𝓪𝓳, 𝔄𝔡𝔬 ⓞⓚ',
        pt: '𝓑𝓸𝓶 𝔡𝔦𝔞 ⓞⓚ',
      }),
      output: { text: 'Hello, world ok' },
    },
    {
      title: 'Upside down and back',
      input: { text: '¡ollǝɥ ʎsɐǝ', direction: 'plain' },
      in: inText({ es: 'sopoʇ ɐ ɐloɥ', fr: "¡ ᴉoʇ 'noɔnoɔ", id: '¡ɐnɯǝs olɐɥ', it: '¡ᴉʇʇnʇ ɐ oɐᴉɔ', pl: "¡ɐɾ oʇ 'ɾǝɥ", pt: "¡ǝʇuǝƃ 'ᴉo" }),
      output: { text: 'easy hello!' },
    },
  ],
  transform: ({ text, direction }) => {
    if (direction === 'plain') return { text: readStyledText(text) }
    return { styles: text === '' ? [] : TEXT_STYLES.map((style) => ({ style, text: styleText(text, style) })) }
  },
})
