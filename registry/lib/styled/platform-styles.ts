import * as z from 'zod'
import { choice, flag } from '../../../engine/core/kit.ts'
import { column, oneOf, part, table } from '../../../engine/core/parts.ts'
import { PLACE_LABELS, PLATFORM_LIMITS } from '../../data/social/platform-limits.ts'
import { countXPost } from '../social/post-length.ts'
import { writeAroundWorking } from './lines.ts'
import { styledTextField, whileStyling } from './tools.ts'
import { type TextStyle, isReversed, readStyledText, styleChoices, styleDirection, styleText } from './styles.ts'

type Platform = keyof typeof PLATFORM_LIMITS
type Place = keyof typeof PLACE_LABELS

/** Ornaments around a text, each shown on the letter A; the first is none. */
const FRAMES = ['A', '꧁A꧂', '★A★', '♥A♥', '彡A彡', '【A】', '『A』', '《A》', '░A░', '▒A▒', '•A•', '◥A◤'] as const
type Frame = (typeof FRAMES)[number]

export const PLATFORM_NOTES = {
  lengths:
    'Most styled letters take two UTF-16 units each. Where a platform doesn’t say how it counts, we count every unit, the strictest way. Not all platforms publish their limits, so some of these are unconfirmed.',
  handles: 'Usernames (after the @) only allow plain letters. Use styled letters in the display name, profile, posts and comments.',
} as const

export const frameField = choice('Frame', FRAMES, { required: true, named: 'raw', control: 'chips' })

export function putFrame(text: string, frame: Frame): string {
  return text === '' ? text : frame.replace('A', () => text)
}

/** Takes a frame away if the text stands in it. */
export function takeFrame(text: string, frame: Frame): string {
  const [before = '', after = ''] = frame.split('A')
  const framed = text.length > before.length + after.length && text.startsWith(before) && text.endsWith(after)
  return framed ? text.slice(before.length, text.length - after.length) : text
}

type Input = { readonly text: string; readonly direction: 'style' | 'plain'; readonly frame: Frame; readonly working: boolean }

/** Input, output and transform of a tool that shows the styles fit for a platform, with their lengths and its limits. */
export function platformStyles<const S extends TextStyle>(platform: Platform, styles: readonly [S, ...S[]], usualFrame: Frame = 'A') {
  const limits: { readonly [place: string]: number } = PLATFORM_LIMITS[platform]
  const places = Object.keys(limits) as [Place, ...Place[]]
  const count = platform === 'x' ? countXPost : (text: string) => text.length
  const output = z.object({
    styles: table(
      'Styles',
      {
        style: column(z.enum(styles), 'Style', { choices: styleChoices(styles) }),
        text: column(z.string(), 'Result', { copyable: true }),
        length: column(z.int(), 'Length'),
      },
      { view: 'showcase' },
    ).optional(),
    limits: table('Limits', {
      place: column(z.enum(places), 'Place', { choices: Object.fromEntries(places.map((place) => [place, PLACE_LABELS[place]])) }),
      limit: column(z.int(), 'Limit'),
      fits: oneOf('Fits', { all: 'All styles', some: 'Some styles', none: 'No style' }),
    }).optional(),
    text: part(z.string(), 'Plain text', { view: 'text' }).optional(),
  })
  return {
    input: z.object({
      text: styledTextField,
      direction: styleDirection,
      frame: frameField.default(usualFrame),
      working: flag('Keep links, #hashtags and @mentions plain', {
        default: true,
        help: 'They only work in plain letters.',
        ...whileStyling,
      }),
    }),
    output,
    transform: ({ text, direction, frame, working }: Input): z.output<typeof output> => {
      if (direction === 'plain') return { text: readStyledText(takeFrame(text, frame)) }
      if (text === '') return { styles: [] }
      const rows = styles.map((style) => {
        const write = (part: string) => styleText(part, style)
        const styled = putFrame(working ? writeAroundWorking(text, write, { reversed: isReversed(style) }) : write(text), frame)
        return { style, text: styled, length: count(styled) }
      })
      const fitting = places.map((place) => {
        const limit = limits[place] as number
        const fit = rows.filter(({ length }) => length <= limit).length
        return { place, limit, fits: fit === rows.length ? ('all' as const) : fit > 0 ? ('some' as const) : ('none' as const) }
      })
      return { styles: rows, limits: fitting } as z.output<typeof output>
    },
  }
}
