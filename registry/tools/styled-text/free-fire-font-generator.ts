import { defineTool } from '../../../engine/core/define.ts'
import { flag } from '../../../engine/core/kit.ts'
import { platformStyles } from '../../lib/styled/platform-styles.ts'
import { STYLE_NOTES, whileStyling } from '../../lib/styled/tools.ts'
import { inText } from '../../lib/words/in-text.ts'

const BLANK = '\u3164'
const letters = platformStyles(
  'freeFire',
  [
    'bold',
    'boldScript',
    'sansBold',
    'boldFraktur',
    'doubleStruck',
    'smallCaps',
    'asianStyle',
    'currency',
    'greekish',
    'curvyCherokee',
    'strokes',
    'superscript',
    'negativeCircled',
    'negativeSquared',
    'fullwidth',
    'monospace',
  ],
  '꧁A꧂',
)

export const freeFireFontGenerator = defineTool({
  id: 'free-fire-font-generator',
  category: 'styled-text',
  icon: 'crosshair',
  title: 'Free Fire font generator',
  summary: 'Create a stylish Free Fire nickname with fancy letters and frames, and a blank character the game accepts as a space.',
  keywords: ['free fire name style', 'ff name', 'free fire nickname', 'free fire stylish name', 'ff name generator', 'free fire symbols'],
  aliases: ['free-fire-text-generator'],
  slugs: {
    es: 'letras-para-free-fire',
    fr: 'pseudo-free-fire',
    id: 'nama-ff-keren',
    it: 'nomi-per-free-fire',
    pl: 'nicki-free-fire',
    pt: ['fonte-para-free-fire', 'nomes-para-free-fire'],
    ru: 'nik-dlya-free-fire',
  },
  effect: 'pure',
  input: letters.input
    .omit({ working: true })
    .extend({
      blank: flag('Replace spaces with a blank character', {
        default: true,
        help: 'The Hangul filler (U+3164), because nicknames can’t have spaces.',
        ...whileStyling,
      }),
    }),
  output: letters.output,
  notes: [
    STYLE_NOTES.letters,
    'A nickname can have 12 characters. How the game counts isn’t published, so some letters that take two UTF-16 units may still fit. Letters the game can’t display appear as boxes, so test the name before you pay for a change.',
    STYLE_NOTES.readers,
  ],
  examples: [
    {
      input: { text: 'Rex' },
      output: {
        styles: [
          { style: 'bold', text: '꧁𝐑𝐞𝐱꧂', length: 8 },
          { style: 'boldScript', text: '꧁𝓡𝓮𝔁꧂', length: 8 },
          { style: 'sansBold', text: '꧁𝗥𝗲𝘅꧂', length: 8 },
          { style: 'boldFraktur', text: '꧁𝕽𝖊𝖝꧂', length: 8 },
          { style: 'doubleStruck', text: '꧁ℝ𝕖𝕩꧂', length: 7 },
          { style: 'smallCaps', text: '꧁Rᴇx꧂', length: 5 },
          { style: 'asianStyle', text: '꧁尺乇乂꧂', length: 5 },
          { style: 'currency', text: '꧁ⱤɆӾ꧂', length: 5 },
          { style: 'greekish', text: '꧁яєχ꧂', length: 5 },
          { style: 'curvyCherokee', text: '꧁ᏒᏋጀ꧂', length: 5 },
          { style: 'strokes', text: '꧁ɍɇx꧂', length: 5 },
          { style: 'superscript', text: '꧁ᴿᵉˣ꧂', length: 5 },
          { style: 'negativeCircled', text: '꧁🅡🅔🅧꧂', length: 8 },
          { style: 'negativeSquared', text: '꧁🆁🅴🆇꧂', length: 8 },
          { style: 'fullwidth', text: '꧁Ｒｅｘ꧂', length: 5 },
          { style: 'monospace', text: '꧁𝚁𝚎𝚡꧂', length: 8 },
        ],
      },
    },
    {
      title: 'A space the game accepts',
      input: { text: 'I am' },
      in: inText({ es: 'Un as', fr: 'Un as', id: 'Si Ed', it: 'Il re', pl: 'To ty', pt: 'O rei', ru: 'Mr X' }),
      output: {
        styles: [
          { style: 'bold', text: '꧁𝐈\u3164𝐚𝐦꧂', length: 9 },
          { style: 'boldScript', text: '꧁𝓘\u3164𝓪𝓶꧂', length: 9 },
          { style: 'sansBold', text: '꧁𝗜\u3164𝗮𝗺꧂', length: 9 },
          { style: 'boldFraktur', text: '꧁𝕴\u3164𝖆𝖒꧂', length: 9 },
          { style: 'doubleStruck', text: '꧁𝕀\u3164𝕒𝕞꧂', length: 9 },
          { style: 'smallCaps', text: '꧁I\u3164ᴀᴍ꧂', length: 6 },
          { style: 'asianStyle', text: '꧁丨\u3164卂爪꧂', length: 6 },
          { style: 'currency', text: '꧁ł\u3164₳₥꧂', length: 6 },
          { style: 'greekish', text: '꧁ι\u3164αм꧂', length: 6 },
          { style: 'curvyCherokee', text: '꧁Ꭵ\u3164ᏗᎷ꧂', length: 6 },
          { style: 'strokes', text: '꧁ɨ\u3164Ⱥm꧂', length: 6 },
          { style: 'superscript', text: '꧁ᴵ\u3164ᵃᵐ꧂', length: 6 },
          { style: 'negativeCircled', text: '꧁🅘\u3164🅐🅜꧂', length: 9 },
          { style: 'negativeSquared', text: '꧁🅸\u3164🅰\ufe0e🅼꧂', length: 10 },
          { style: 'fullwidth', text: '꧁Ｉ\u3164ａｍ꧂', length: 6 },
          { style: 'monospace', text: '꧁𝙸\u3164𝚊𝚖꧂', length: 9 },
        ],
        limits: [{ place: 'name', limit: 12, fits: 'all' }],
      },
    },
    { title: 'Back to plain text', input: { text: '꧁𝐑𝐞𝐱꧂', direction: 'plain', frame: '꧁A꧂' }, output: { text: 'Rex' } },
  ],
  transform: ({ blank, ...input }) => {
    if (input.direction === 'plain') return letters.transform({ ...input, working: false, text: input.text.replaceAll(BLANK, ' ') })
    return letters.transform({ ...input, working: false, text: blank ? input.text.replace(/[ \t]/g, BLANK) : input.text })
  },
})
