import * as z from 'zod'
import type { Note } from '../../../engine/core/define.ts'
import { choice, flag, text } from '../../../engine/core/kit.ts'
import { column, part } from '../../../engine/core/parts.ts'
import { STYLED_TEXT_MOST, type TextStyle, readStyledText, styleChoices, styleDirection, styleText, unstyledIn } from './styles.ts'

/** What careful readers of several styling tools should know, worded once. */
export const STYLE_NOTES = {
  letters:
    'These aren’t fonts but other Unicode characters that look like letters, so you can paste them wherever text goes. Letters that a style doesn’t have stay as they are; accents are kept.',
  readers:
    'Screen readers spell these characters out one by one or skip them, and search doesn’t find them. Use them for decoration, not for anything everyone needs to read.',
  foreign:
    'Styles made of letters from other scripts are only recognized when the whole text uses one of them, and may lose the difference between uppercase and lowercase.',
  foreignOrCyrillic:
    'Every style except the Cyrillic look can be converted back to plain. Styles made of letters from other scripts are only recognized when the whole text uses one of them, and may lose the difference between uppercase and lowercase.',
  capitals: 'Some of these characters exist only in uppercase, so converting back to plain gives uppercase letters.',
  lines: 'The line is a combining character after each letter. How well the pieces join depends on the font used where you paste it.',
  marks:
    'Each letter gets a random number of combining marks above, through and below it. None of them is used in a living language, so converting back to plain removes just these and keeps all your accents.',
  otherMarks:
    'In text from elsewhere, precomposed accented letters are kept, and so are the vowel marks of Hebrew, Arabic, Devanagari and other scripts.',
  raised:
    'Unicode has no superscript uppercase X, Y or Z, and has had S only since Unicode 17, so lowercase letters are used for these four. It has only some subscript letters. Superscript C, F, Q and q are recent (Unicode 14), so older devices show a box.',
  heavy: 'Heavy marks spill over the lines above and below, and some sites cut them off or reject them.',
} as const

export const styledTextField = text('Text', { max: STYLED_TEXT_MOST, control: 'multiline', lines: 3 })

/** Shown only while plain text is turned into styled text. */
export const whileStyling = { when: { direction: 'style' } } as const

const output = z.object({ text: part(z.string(), 'Result') })
const notices = { unstyled: 'Characters that this style doesn’t have stay as they are: {{characters}}' } as const
type Context = { readonly note: Note<typeof notices> }

/** Notes which letters of a text its style does not have. */
export function noteUnstyled(missing: readonly string[], { note }: Context): void {
  if (missing.length > 0) note('unstyled', { characters: missing.slice(0, 30).join(' ') })
}

type Styling = { readonly text: string; readonly direction: 'style' | 'plain' }

/** Input, output and transform of a tool that writes one style, and reads every style back. */
export function oneStyle(style: TextStyle) {
  return {
    input: z.object({ text: styledTextField, direction: styleDirection }),
    output,
    notices,
    transform: ({ text, direction }: Styling, context: Context) => {
      if (direction === 'plain') return { text: readStyledText(text) }
      noteUnstyled(unstyledIn(text, style), context)
      return { text: styleText(text, style) }
    },
  }
}

/** The same for a choice of related styles, the first of which is the usual one. */
export function chosenStyle<const S extends TextStyle>(styles: readonly [S, ...S[]], sample = 'Abc') {
  return {
    input: z.object({
      text: styledTextField,
      direction: styleDirection,
      style: choice('Style', styleChoices(styles), {
        default: styles[0] as never,
        control: 'chips',
        samples: samplesOf(styles, sample),
        ...whileStyling,
      }),
    }),
    output,
    notices,
    transform: ({ text, direction, style }: Styling & { readonly style: S }, context: Context) =>
      oneStyle(style).transform({ text, direction }, context),
  }
}

/** The same for styles that have few or no capitals, with small capitals among them. */
export function smallLetters<const S extends TextStyle>(styles: readonly [S, ...S[]]) {
  const tool = chosenStyle(styles, 'abc')
  return {
    ...tool,
    input: tool.input.extend({ capitals: flag('Small caps for uppercase letters too', { default: true, when: { style: 'smallCaps' } }) }),
    transform: ({ text, direction, style, capitals }: Styling & { readonly style: S; readonly capitals: boolean }, context: Context) => {
      const isLowered = direction === 'style' && style === 'smallCaps' && capitals
      return tool.transform({ text: isLowered ? text.toLowerCase() : text, direction, style }, context)
    },
  }
}

/** The same for lines under, over or through the text. */
export function lineStyle<const S extends TextStyle>(styles: readonly [S, ...S[]]) {
  const tool = chosenStyle(styles)
  return {
    ...tool,
    input: tool.input.extend({ spaces: flag('Include spaces', { default: true, ...whileStyling }) }),
    transform: ({ text, direction, style, spaces }: Styling & { readonly style: S; readonly spaces: boolean }) => ({
      text: direction === 'plain' ? readStyledText(text) : styleText(text, style, { spaces }),
    }),
  }
}

/** How letters look in each of some styles. */
const samplesOf = (styles: readonly TextStyle[], sample: string) =>
  Object.fromEntries(styles.map((style) => [style, styleText(sample, style)]))

/** Rows of several styles at once. */
export function styleRows<const S extends TextStyle>(styles: readonly [S, ...S[]]) {
  return z.array(
    z.object({
      style: column(z.enum(styles), 'Style', { choices: styleChoices(styles) }),
      text: column(z.string(), 'Result', { copyable: true }),
    }),
  )
}
