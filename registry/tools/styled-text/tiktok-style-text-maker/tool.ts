import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { color, flag, text, whole } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { drawOffsetText } from './offset-text.ts'
import { STYLE_NOTES, styleRows } from '../../../lib/styled/tools.ts'
import { styleText } from '../../../lib/styled/styles.ts'
import { inText } from '../../../lib/words/in-text.ts'

const CAPTION_STYLES = ['sansBold', 'sansBoldItalic', 'boldScript', 'doubleStruck', 'monospace', 'smallCaps'] as const

export const tiktokStyleTextMaker = defineTool({
  id: 'tiktok-style-text-maker',
  category: 'styled-text',
  icon: 'clapperboard',
  title: 'TikTok-style text maker',
  summary: 'Make an image of your text with TikTok’s cyan and red shadow effect, plus captions in bold, script and other letters.',
  keywords: ['tiktok text effect', 'tiktok logo text', 'tiktok glitch text', 'cyan red text', 'tiktok caption', '3d offset text'],
  aliases: ['tiktok-text-maker'],
  slugs: {
    es: 'texto-estilo-tiktok',
    fr: 'texte-style-tiktok',
    id: 'teks-gaya-tiktok',
    it: 'testo-stile-tiktok',
    pl: 'tekst-w-stylu-tiktok',
    pt: 'texto-estilo-tiktok',
    ru: 'tekst-v-stile-tiktok',
  },
  effect: 'pure',
  input: z.object({
    text: text('Text', { max: 500, control: 'multiline', lines: 3 }),
    size: whole('Size', { min: 20, max: 400, default: 120, unit: 'px', control: 'slider' }),
    offset: whole('Shadow distance', { min: 1, max: 15, default: 4, unit: '%', control: 'slider' }),
    foreground: color('Color', { default: '#ffffff' }),
    transparent: flag('Transparent background'),
    background: color('Background', { default: '#000000', when: { transparent: false } }),
    left: color('Left shadow', { default: '#25f4ee', advanced: true }),
    right: color('Right shadow', { default: '#fe2c55', advanced: true }),
  }),
  output: z.object({
    svg: part(z.string(), 'Image', { view: 'svg', media: 'image/svg+xml', fileName: 'text.svg' }).optional(),
    styles: part(styleRows(CAPTION_STYLES), 'Captions', { view: 'showcase' }),
  }),
  notes: [
    'The image is an SVG, sharp at any size. It uses the bold sans-serif font of the device that displays it (Helvetica, Arial or similar); Latin lines are fitted to the same width everywhere.',
    'The captions aren’t fonts but other Unicode characters, to paste next to your video.',
    STYLE_NOTES.readers,
  ],
  examples: [
    {
      input: { text: 'Hello' },
      in: inText({ es: 'Hola', fr: 'Bonjour', id: 'Halo', it: 'Ciao', pl: 'Witaj', pt: 'Olá', ru: 'Привет, TikTok' }),
      output: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="363" height="208" viewBox="0 0 363 208"><rect width="363" height="208" fill="#000000"/><g font-family="Helvetica, Arial, \'Liberation Sans\', sans-serif" font-weight="700" font-size="120" text-anchor="middle" xml:space="preserve"><g fill="#25f4ee"><text x="176.7" y="132" textLength="293.4" lengthAdjust="spacingAndGlyphs">Hello</text></g><g fill="#fe2c55"><text x="186.3" y="141.6" textLength="293.4" lengthAdjust="spacingAndGlyphs">Hello</text></g><g fill="#ffffff"><text x="181.5" y="136.8" textLength="293.4" lengthAdjust="spacingAndGlyphs">Hello</text></g></g></svg>',
        styles: [
          { style: 'sansBold', text: '𝗛𝗲𝗹𝗹𝗼' },
          { style: 'sansBoldItalic', text: '𝙃𝙚𝙡𝙡𝙤' },
          { style: 'boldScript', text: '𝓗𝓮𝓵𝓵𝓸' },
          { style: 'doubleStruck', text: 'ℍ𝕖𝕝𝕝𝕠' },
          { style: 'monospace', text: '𝙷𝚎𝚕𝚕𝚘' },
          { style: 'smallCaps', text: 'Hᴇʟʟᴏ' },
        ],
      },
    },
    {
      title: 'Black on transparent, two lines',
      input: { text: 'Tom & Ana\n4ever', foreground: '#000000', transparent: true, size: 50, offset: 6 },
      in: inText({
        es: 'Tom y Ana\npara siempre',
        fr: 'Tom & Anna\npour toujours',
        id: 'Budi & Ani\nselamanya',
        it: 'Luca & Anna\nper sempre',
        pl: 'Tomek & Ania\nna zawsze',
        pt: 'Tom & Ana\npara sempre',
        ru: 'Том и Аня\nнавсегда',
      }),
      output: {
        svg: '<svg xmlns="http://www.w3.org/2000/svg" width="295" height="146" viewBox="0 0 295 146"><g font-family="Helvetica, Arial, \'Liberation Sans\', sans-serif" font-weight="700" font-size="50" text-anchor="middle" xml:space="preserve"><g fill="#25f4ee"><text x="144.5" y="55" textLength="263.9" lengthAdjust="spacingAndGlyphs">Tom &amp; Ana</text><text x="144.5" y="112.5" textLength="130.65" lengthAdjust="spacingAndGlyphs">4ever</text></g><g fill="#fe2c55"><text x="150.5" y="61" textLength="263.9" lengthAdjust="spacingAndGlyphs">Tom &amp; Ana</text><text x="150.5" y="118.5" textLength="130.65" lengthAdjust="spacingAndGlyphs">4ever</text></g><g fill="#000000"><text x="147.5" y="58" textLength="263.9" lengthAdjust="spacingAndGlyphs">Tom &amp; Ana</text><text x="147.5" y="115.5" textLength="130.65" lengthAdjust="spacingAndGlyphs">4ever</text></g></g></svg>',
      },
    },
    {
      title: 'Captions',
      input: { text: 'Day 1' },
      in: inText({ es: 'Día 1', fr: 'Jour 1', id: 'Hari 1', it: 'Giorno 1', pl: 'Dzień 1', pt: 'Dia 1' }),
      output: {
        styles: [
          { style: 'sansBold', text: '𝗗𝗮𝘆 𝟭' },
          { style: 'sansBoldItalic', text: '𝘿𝙖𝙮 𝟭' },
          { style: 'boldScript', text: '𝓓𝓪𝔂 1' },
          { style: 'doubleStruck', text: '𝔻𝕒𝕪 𝟙' },
          { style: 'monospace', text: '𝙳𝚊𝚢 𝟷' },
          { style: 'smallCaps', text: 'Dᴀʏ 1' },
        ],
      },
    },
  ],
  transform: ({ text, transparent, background, ...look }) => {
    if (text.trim() === '') return { styles: [] }
    return {
      svg: drawOffsetText({ text: text.trim(), ...look, background: transparent ? undefined : background }),
      styles: CAPTION_STYLES.map((style) => ({ style, text: styleText(text, style) })),
    }
  },
})
