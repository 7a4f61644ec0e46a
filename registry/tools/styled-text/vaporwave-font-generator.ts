import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { whole } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { frameField, putFrame, takeFrame } from '../../lib/styled/platform-styles.ts'
import { STYLE_NOTES, styledTextField } from '../../lib/styled/tools.ts'
import { writeLines } from '../../lib/styled/lines.ts'
import { graphemesOf, readStyledText, styleDirection, styleText } from '../../lib/styled/styles.ts'
import { inText } from '../../lib/words/in-text.ts'

const SPACE = '\u3000'

export const vaporwaveFontGenerator = defineTool({
  id: 'vaporwave-font-generator',
  category: 'styled-text',
  icon: 'palmtree',
  title: 'Vaporwave font generator',
  summary: 'Write wide, spaced-out aesthetic text, plain or in a frame, and turn it back to normal.',
  keywords: ['vaporwave text', 'aesthetic text', 'wide text', 'full width letters', 'spaced text', 'fullwidth font'],
  aliases: ['vaporwave-text-generator', 'wide-text-generator', 'aesthetic-text-generator'],
  slugs: {
    es: 'letras-vaporwave',
    fr: 'ecriture-vaporwave',
    id: 'tulisan-vaporwave',
    it: 'scritte-vaporwave',
    pl: 'tekst-vaporwave',
    pt: 'letras-vaporwave',
    ru: 'vaporwave-shrift',
  },
  effect: 'pure',
  input: z.object({
    text: styledTextField,
    direction: styleDirection,
    spacing: whole('Letter spacing', { min: 0, max: 3, default: 0, control: 'slider' }),
    frame: frameField.default('A'),
  }),
  output: z.object({ text: part(z.string(), 'Result') }),
  notes: [STYLE_NOTES.letters, 'To convert back, set the same spacing and the same frame.', STYLE_NOTES.readers],
  examples: [
    {
      input: { text: 'Aesthetic 1984' },
      in: inText({ es: 'Verano 1984', fr: 'Été 1984', id: 'Senja 1984', it: 'Estate 1984', pl: 'Lato 1984', pt: 'Verão 1984' }),
      output: { text: 'Ａｅｓｔｈｅｔｉｃ\u3000１９８４' },
    },
    {
      title: 'Spaced and framed',
      input: { text: 'night drive', spacing: 1, frame: '【A】' },
      in: inText({
        es: 'viaje nocturno',
        fr: 'virée nocturne',
        id: 'jalan malam',
        it: 'giro di notte',
        pl: 'nocna jazda',
        pt: 'noite na estrada',
      }),
      output: { text: '【ｎ\u3000ｉ\u3000ｇ\u3000ｈ\u3000ｔ\u3000\u3000\u3000ｄ\u3000ｒ\u3000ｉ\u3000ｖ\u3000ｅ】' },
    },
    {
      title: 'Back to plain text',
      input: {
        text: '【ｎ\u3000ｉ\u3000ｇ\u3000ｈ\u3000ｔ\u3000\u3000\u3000ｄ\u3000ｒ\u3000ｉ\u3000ｖ\u3000ｅ】',
        direction: 'plain',
        spacing: 1,
        frame: '【A】',
      },
      in: inText({
        es: '【ｖ\u3000ｉ\u3000ａ\u3000ｊ\u3000ｅ\u3000\u3000\u3000ｎ\u3000ｏ\u3000ｃ\u3000ｔ\u3000ｕ\u3000ｒ\u3000ｎ\u3000ｏ】',
        fr: '【ｖ\u3000ｉ\u3000ｒ\u3000ｅ\u0301\u3000ｅ\u3000\u3000\u3000ｎ\u3000ｏ\u3000ｃ\u3000ｔ\u3000ｕ\u3000ｒ\u3000ｎ\u3000ｅ】',
        id: '【ｊ\u3000ａ\u3000ｌ\u3000ａ\u3000ｎ\u3000\u3000\u3000ｍ\u3000ａ\u3000ｌ\u3000ａ\u3000ｍ】',
        it: '【ｇ\u3000ｉ\u3000ｒ\u3000ｏ\u3000\u3000\u3000ｄ\u3000ｉ\u3000\u3000\u3000ｎ\u3000ｏ\u3000ｔ\u3000ｔ\u3000ｅ】',
        pl: '【ｎ\u3000ｏ\u3000ｃ\u3000ｎ\u3000ａ\u3000\u3000\u3000ｊ\u3000ａ\u3000ｚ\u3000ｄ\u3000ａ】',
        pt: '【ｎ\u3000ｏ\u3000ｉ\u3000ｔ\u3000ｅ\u3000\u3000\u3000ｎ\u3000ａ\u3000\u3000\u3000ｅ\u3000ｓ\u3000ｔ\u3000ｒ\u3000ａ\u3000ｄ\u3000ａ】',
      }),
      output: { text: 'night drive' },
    },
  ],
  transform: ({ text, direction, spacing, frame }) => {
    if (direction === 'style') return { text: putFrame(spaceOut(styleText(text, 'fullwidth'), spacing), frame) }
    return { text: readStyledText(closeUp(takeFrame(text, frame), spacing)) }
  },
})

function spaceOut(text: string, spacing: number): string {
  return writeLines(text, (line) => graphemesOf(line).join(SPACE.repeat(spacing)))
}

/** Between two letters stand `spacing` spaces; each space of the text itself adds one, and as many again behind it. */
function closeUp(text: string, spacing: number): string {
  return writeLines(text, (line) =>
    /^\u3000+$/.test(line)
      ? SPACE.repeat(Math.ceil(line.length / (spacing + 1)))
      : line.replace(/\u3000+/g, ({ length }) => SPACE.repeat(Math.floor(length / (spacing + 1)))),
  )
}
