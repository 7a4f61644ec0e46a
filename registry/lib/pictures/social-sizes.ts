import { SOCIAL_MEDIA_SPECS } from '../../data/social/social-media-specs.ts'

/** Sizes of the table of social media, by what people call them. */
const PRESETS = [
  ['Instagram', 'square', 'Instagram square'],
  ['Instagram', 'portrait', 'Instagram portrait'],
  ['Instagram', 'story', 'Instagram story or Reel'],
  ['YouTube', 'thumbnail', 'YouTube thumbnail'],
  ['YouTube', 'channel', 'YouTube channel banner'],
  ['Facebook', 'cover', 'Facebook cover'],
  ['Facebook', 'link', 'Facebook link preview'],
  ['X', 'cover', 'X header'],
  ['X', 'landscape', 'X post'],
  ['LinkedIn', 'cover', 'LinkedIn banner'],
  ['Pinterest', 'pin', 'Pinterest Pin'],
] as const
/** English names of what an image may be made for, by its size in pixels: `1080x1350`. */
export const SOCIAL_SIZES: Readonly<Record<string, string>> = Object.fromEntries(
  PRESETS.flatMap(([platform, place, label]) => {
    const spec = SOCIAL_MEDIA_SPECS.find((other) => other.platform === platform && other.place === place && other.kind === 'image')
    return spec ? [[`${spec.width}x${spec.height}`, label]] : []
  }),
)
