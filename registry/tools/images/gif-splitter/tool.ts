import * as z from 'zod'
import { type Fail, defineTool } from '../../../../engine/core/define.ts'
import type { FileValue } from '../../../../engine/core/file-value.ts'
import { choice, file, text, whole } from '../../../../engine/core/kit.ts'
import { column, facts, oneOf, part, table } from '../../../../engine/core/parts.ts'
import { fileOf } from '../../../../engine/core/schema.ts'
import { MOST_MADE_BYTES, MOST_PIXELS, MOST_SIDE } from '../../../lib/pictures/size.ts'
import type { PictureWork } from '../../../lib/pictures/codec-module.ts'
import { encodePicture } from '../../../lib/pictures/encode.ts'
import { imageFailures } from '../../../lib/pictures/failures.ts'
import { FORMATS, pictureName } from '../../../lib/pictures/formats.ts'
import { frameRange, rangeFailures } from './frame-range.ts'
import { type Gif, composeFrames, readGif, shownDelay } from '../../../lib/pictures/gif/gif-decode.ts'
import { type SpriteSheet, planSprite, putIntoSprite, spriteCss, spriteJson } from './sprite.ts'
import { namingFaults, pictureInfo } from '../../../lib/pictures/picture-info.ts'
import { sampleGif } from '../../../lib/pictures/sample.ts'

const MOST_FRAMES = 2000
/** Pixels of all frames up to the last chosen one; each must be composed. */
const MOST_COMPOSED = 1_000_000_000
const WEBP_ENCODER = '@jsquash/webp/codec/enc/webp_enc_simd.wasm'
const OUTCOMES = { frames: 'Single images', sprite: 'Sprite sheet' } as const

const failures = {
  ...imageFailures.words,
  ...rangeFailures.words,
  'not-an-image': '“{{name}}” is not a GIF. Choose a GIF file.',
  'format-not-read': '“{{name}}” is a {{format}} image, not a GIF. Choose a GIF file.',
  'too-many-frames': 'At most {{maximum, number}} frames can be split at once. Choose a shorter range.',
  'gif-too-large': {
    one: 'Up to the last frame you chose, this GIF has {{count, number}} pixel in total. At most {{maximum, number}} can be processed here. Choose earlier frames.',
    other:
      'Up to the last frame you chose, this GIF has {{count, number}} pixels in total. At most {{maximum, number}} can be processed here. Choose earlier frames.',
  },
  'sprite-too-large':
    'The sprite sheet would be {{width}} × {{height}} pixels. At most {{maximum, number}} pixels are possible, and no side can be longer than {{side}}. Choose fewer frames.',
} as const

const input = z.object({
  file: file('GIF', { accept: ['image/gif', '.gif'] }),
  frames: text('Frames', { max: 1000, default: '', placeholder: '1-5, 8', help: 'Leave empty for all frames.' }),
  as: choice('Split into', OUTCOMES),
  format: choice('Format', { png: 'PNG', webp: 'WebP, lossless' }),
  columns: whole('Columns', { min: 0, max: 1000, default: 0, help: '0 makes the sheet about square.', when: { as: 'sprite' } }),
})
type Input = z.output<typeof input>

const milliseconds = (label: string) => part(z.int(), label, { unit: 'ms' })

export const gifSplitter = defineTool({
  id: 'gif-splitter',
  category: 'images',
  icon: 'film',
  title: 'GIF splitter',
  summary:
    'Split an animated GIF into its frames as PNG or WebP images, or into a sprite sheet with CSS, and see how long each frame is shown.',
  keywords: ['gif to png', 'extract gif frames', 'gif frame extractor', 'gif to sprite sheet', 'gif to images', 'gif frame delay'],
  aliases: ['split-gif', 'gif-frame-extractor', 'gif-to-frames'],
  slugs: {
    es: 'separar-fotogramas-gif',
    fr: 'decouper-gif',
    id: 'pisahkan-frame-gif',
    it: 'estrai-fotogrammi-gif',
    pl: 'podziel-gif-na-klatki',
    pt: 'separar-quadros-gif',
    ru: 'razdelit-gif-na-kadry',
  },
  recognizes: [{ kind: 'gif' }],
  effect: 'pure',
  limits: { timeMs: 120_000 },
  assets: [WEBP_ENCODER],
  input,
  output: z.object({
    summary: facts('Animation', {
      count: column(z.int(), 'Frames'),
      dimensions: column(z.string(), 'Dimensions'),
      duration: milliseconds('Duration of one loop'),
      plays: column(z.string(), 'Plays'),
    }),
    sprite: part(fileOf(MOST_MADE_BYTES), 'Sprite sheet', { view: 'image' }).optional(),
    css: part(z.string(), 'CSS', { view: 'code', language: 'css', fileName: 'sprite.css' }).optional(),
    json: part(z.string(), 'JSON', { view: 'code', language: 'json', fileName: 'sprite.json' }).optional(),
    files: part(z.array(fileOf(MOST_MADE_BYTES)), 'Single images', { view: 'files' }).optional(),
    table: table('Frames', {
      frame: column(z.int(), 'Frame'),
      delay: milliseconds('Stored delay'),
      shown: milliseconds('Shown for'),
      area: column(z.string(), 'Frame area'),
      disposal: oneOf('After the frame', { keep: 'Stays', clear: 'Is cleared', restore: 'Previous image returns' }),
      bytes: column(z.int(), 'Size', { format: 'bytes' }).optional(),
    }),
  }),
  failures,
  notices: {
    'fast-frames': {
      info: 'Frames with a delay below 20 ms are shown for 100 ms by browsers, and the durations here count them that way.',
    },
    still: { info: 'This GIF has only one frame.' },
  },
  notes: [
    'Each image shows exactly what a browser shows at that moment: earlier frames stay, are cleared or come back as the file says, and transparent areas stay transparent. Like browsers, the splitter ignores the background color stored in the file.',
    'Frames keep every pixel, both as PNG and as lossless WebP. Several frames can be downloaded as one ZIP.',
    'Up to 2,000 frames can be split at once, on a canvas of up to 52 megapixels. A frame with missing data is rejected; nothing is guessed.',
  ],
  examples: [
    {
      title: 'All frames',
      input: { file: sampleGif() },
      output: { summary: { count: 3, dimensions: '4 × 4', duration: 600, plays: '∞' } },
    },
    {
      title: 'A sprite sheet of frames 2 and 3',
      input: { file: sampleGif(), frames: '2-3', as: 'sprite', columns: 2 },
      output: { summary: { count: 3, dimensions: '4 × 4', duration: 600, plays: '∞' } },
    },
    {
      title: 'One frame as WebP',
      input: { file: sampleGif(), frames: '1', format: 'webp' },
      output: { table: [{ frame: 1, delay: 200, shown: 200, area: '4 × 4 + 0, 0', disposal: 'keep', bytes: 38 }] },
    },
  ],
  transform: async (wanted, context) => {
    const { name, bytes } = wanted.file
    const info = await pictureInfo(wanted.file, 'file')
    if (info.format !== 'gif') context.fail('format-not-read', { name, format: FORMATS[info.format].name, field: 'file' })
    const gif = await namingFaults(name, 'file', async () => readGif(bytes))
    const numbers = frameRange(wanted.frames, gif.frames.length, 'frames')
    const { width, height, frames } = gif
    checkAmount(gif, numbers, context.fail)
    const sheet = wanted.as === 'sprite' ? planSheet(numbers.length, gif, wanted.columns, context.fail) : undefined
    const made = await namingFaults(name, 'file', () => split(wanted, gif, numbers, sheet, context))
    const delays = frames.map(shownDelay)
    const durations = numbers.map((number) => delays[number - 1] as number)
    if (frames.length === 1) context.note('still')
    if (frames.some(({ delay }) => delay < 2) && frames.length > 1) context.note('fast-frames')
    return {
      summary: {
        count: frames.length,
        dimensions: `${width} × ${height}`,
        duration: delays.reduce((sum, delay) => sum + delay, 0),
        plays: gif.plays === 0 ? '∞' : String(gif.plays),
      },
      ...(sheet && made.sprite
        ? {
            sprite: made.sprite,
            css: spriteCss(made.sprite.name, sheet, { width, height }, durations, gif.plays),
            json: spriteJson(made.sprite.name, sheet, { width, height }, numbers, durations),
          }
        : { files: made.files }),
      table: numbers.map((number, i) => rowOf(gif, number, made.files[i])),
    }
  },
})

function checkAmount({ width, height }: Gif, numbers: readonly number[], fail: Fail<typeof failures>): void {
  const at = { field: 'frames' }
  if (numbers.length > MOST_FRAMES) fail('too-many-frames', { maximum: MOST_FRAMES, ...at })
  const pixels = width * height * (numbers.at(-1) as number)
  if (pixels > MOST_COMPOSED) fail('gif-too-large', { count: pixels, maximum: MOST_COMPOSED, ...at })
}

function planSheet(count: number, { width, height }: Gif, columns: number, fail: Fail<typeof failures>): SpriteSheet {
  const sheet = planSprite(count, width, height, columns)
  if (sheet.width * sheet.height > MOST_PIXELS || Math.max(sheet.width, sheet.height) >= MOST_SIDE)
    fail('sprite-too-large', { width: sheet.width, height: sheet.height, maximum: MOST_PIXELS, side: MOST_SIDE - 1, field: 'frames' })
  return sheet
}

type Split = { readonly files: FileValue[]; readonly sprite?: FileValue }
type Work = PictureWork & { readonly progress: (fraction: number) => void }

async function split(
  { file: source, format }: Input,
  gif: Gif,
  numbers: readonly number[],
  sheet: SpriteSheet | undefined,
  work: Work,
): Promise<Split> {
  const files: FileValue[] = []
  const pixels = sheet && { width: sheet.width, height: sheet.height, data: new Uint8ClampedArray(sheet.width * sheet.height * 4) }
  const wanted = new Set(numbers)
  const last = numbers.at(-1) as number
  const digits = String(gif.frames.length).length
  const save = async (part: string, image: Parameters<typeof encodePicture>[0]): Promise<FileValue> => ({
    name: pictureName(source.name, format, part),
    type: FORMATS[format].type,
    bytes: await encodePicture(image, { format, lossless: true }, work),
  })
  let number = 0
  for (const frame of composeFrames(source.bytes, gif)) {
    number++
    work.signal.throwIfAborted()
    work.progress(number / last)
    if (wanted.has(number)) {
      if (sheet && pixels) putIntoSprite(pixels, frame, sheet.places[numbers.indexOf(number)] as { x: number; y: number })
      else files.push(await save(`frame-${String(number).padStart(digits, '0')}`, frame))
    }
    if (number === last) break
  }
  return { files, sprite: pixels ? await save('sprite', pixels) : undefined }
}

function rowOf({ frames }: Gif, number: number, made: FileValue | undefined) {
  const frame = frames[number - 1] as Gif['frames'][number]
  return {
    frame: number,
    delay: frame.delay * 10,
    shown: shownDelay(frame),
    area: `${frame.width} × ${frame.height} + ${frame.left}, ${frame.top}`,
    disposal: frame.disposal === 2 ? ('clear' as const) : frame.disposal >= 3 ? ('restore' as const) : ('keep' as const),
    bytes: made?.bytes.length,
  }
}
