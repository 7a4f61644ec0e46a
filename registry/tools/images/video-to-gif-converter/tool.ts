import * as z from 'zod'
import { defineTool, fail } from '../../../../engine/core/define.ts'
import { choice, file, files, flag, number, whole } from '../../../../engine/core/kit.ts'
import { column, facts, part } from '../../../../engine/core/parts.ts'
import { fileOf } from '../../../../engine/core/schema.ts'
import { ENCODER_ASSETS } from '../../../lib/pictures/encode.ts'
import { imageFailures } from '../../../lib/pictures/failures.ts'
import { HEIC_ASSETS } from '../../../lib/pictures/heic/decoder.ts'
import { VIDEO_ASSET, videoFailures } from '../../../lib/video/failures.ts'
import { frameImageFailures, frameImages } from './frame-images.ts'
import { MOST_FRAMES, gifPlanFailures, planGif } from './gif-plan.ts'
import { estimateGif, makeGif } from './make-gif.ts'
import { sampleVideo } from '../../../lib/video/sample.ts'
import { IMAGE_TYPES } from '../../../lib/pictures/formats.ts'

const MOST_BYTES = 2_000_000_000
/** Slower GIFs than this are shown as asked for; browsers slow down what is faster than 50 frames a second. */
const MOST_FPS = 50

const failures = { ...videoFailures.words, ...gifPlanFailures.words, ...frameImageFailures.words, ...imageFailures.words } as const

const pixels = (label: string, help?: string) => whole(label, { min: 0, max: 16_384, default: 0, unit: 'px', advanced: true, help })

const SAMPLE_FACTS = { seconds: 12, width: 320, height: 180, codec: 'vp9' }

export const videoToGifConverter = defineTool({
  id: 'video-to-gif-converter',
  category: 'images',
  icon: 'clapperboard',
  title: 'Video to GIF converter',
  summary:
    'Turn part of a video into an animated GIF: trim, crop, choose size, frame rate and colors, and see the estimated file size before you make it.',
  keywords: ['mp4 to gif', 'mov to gif', 'webm to gif', 'video to gif', 'make a gif from a video', 'gif maker', 'convert video to gif'],
  aliases: ['video-to-gif', 'mp4-to-gif', 'gif-maker'],
  slugs: {
    es: 'convertir-video-a-gif',
    fr: 'convertir-video-en-gif',
    id: 'ubah-video-ke-gif',
    it: 'convertire-video-in-gif',
    pl: 'konwerter-wideo-na-gif',
    pt: 'converter-video-em-gif',
    ru: 'video-v-gif',
  },
  recognizes: [{ kind: 'video' }],
  effect: 'browser',
  action: 'Make GIF',
  limits: { timeMs: 900_000 },
  assets: [VIDEO_ASSET, ...HEIC_ASSETS, ...ENCODER_ASSETS],
  workbench: {
    name: 'video-gif',
    reason:
      'A part of a video is chosen by looking at it: a time line with thumbnails, the crop area on the image, and an estimate beside.',
    takes: true,
  },
  input: z.object({
    file: file('Video', { optional: true, accept: ['video/*', '.mkv', '.ts', '.m2ts'], maxBytes: MOST_BYTES }),
    start: number('Start', { min: 0, max: 86_400, default: 0, unit: 's' }),
    end: number('End', { min: 0, max: 86_400, optional: true, unit: 's', help: 'Leave empty for the end of the video.' }),
    width: whole('Width', { min: 0, max: 1920, default: 480, unit: 'px', help: '0 keeps the original width. It is never enlarged.' }),
    fps: number('Frames per second', { min: 1, max: MOST_FPS, default: 12 }),
    speed: number('Speed', { min: 0.1, max: 10, default: 1, unit: '×' }),
    direction: choice('Direction', { forward: 'Forward', reverse: 'Backward', boomerang: 'Back and forth' }),
    colors: whole('Colors', { min: 4, max: 256, default: 256, control: 'slider' }),
    dither: choice(
      'Dithering',
      { diffusion: 'Floyd–Steinberg', ordered: 'Ordered', none: 'None' },
      { default: 'ordered', help: 'Floyd–Steinberg looks smoothest, ordered stays steady and smaller, none is smallest.' },
    ),
    palette: choice('Palette', { whole: 'One for the whole GIF', frame: 'One for each frame' }, { advanced: true }),
    loop: whole('Plays', { min: 0, max: 1000, default: 0, advanced: true, help: '0 repeats forever.' }),
    cropX: pixels('Crop from left'),
    cropY: pixels('Crop from top'),
    cropWidth: pixels('Crop width', '0 goes to the edge.'),
    cropHeight: pixels('Crop height', '0 goes to the edge.'),
    frames: files('Images instead of a video', {
      max: MOST_FRAMES,
      optional: true,
      accept: IMAGE_TYPES,
      ordered: true,
      advanced: true,
      help: 'All of the same size, in order; shown at the frame rate above.',
    }),
    estimate: flag('Only estimate the size', { advanced: true }),
  }),
  output: z.object({
    image: part(fileOf(MOST_BYTES), 'GIF', { view: 'image' }).optional(),
    bytes: part(z.int(), 'Estimated size', { format: 'bytes' }).optional(),
    facts: facts('GIF', {
      dimensions: column(z.string(), 'Dimensions'),
      frames: column(z.int(), 'Frames'),
      duration: column(z.number(), 'Duration', { unit: 's', decimals: 2 }),
    }),
    source: facts('Video', {
      seconds: column(z.number(), 'Duration', { unit: 's', decimals: 2 }),
      width: column(z.int(), 'Width', { unit: 'px' }),
      height: column(z.int(), 'Height', { unit: 'px' }),
      codec: column(z.string(), 'Codec', { format: 'code' }),
    }).optional(),
  }),
  failures,
  notices: {
    estimated: { info: 'This is an estimate from a few frames. The GIF itself has not been made.' },
    still: { warning: 'All frames look the same, so this GIF has only one.' },
    large: { info: 'A GIF this large loads slowly. A smaller width, fewer frames per second or fewer colors make it smaller.' },
  },
  notes: [
    'The GIF takes the frame shown at each moment, without blending. Delays in a GIF are hundredths of a second; rounding is spread over the frames, so the total duration stays right.',
    'A palette for the whole GIF is made from frames across the clip. In each palette, one color is set aside for pixels that stay as they were. A pixel counts as unchanged if no channel differs by more than 3 levels from what is shown.',
    `At most 1,500 frames and 400 million pixels in total. Frames are read and written one by one, so long videos do not fill up memory.`,
    'Your browser decodes the video. Which codecs work depends on it: H.264, VP8, VP9 and AV1 almost everywhere, HEVC only on some devices. HDR colors are converted by the browser.',
  ],
  // Measured; `tests/e2e/video.spec.ts` makes each of them again. Bytes differ with the browser's colors, so none are shown.
  examples: [
    {
      title: 'Three seconds, 320 pixels wide',
      input: { file: sampleVideo(), start: 1, end: 4, width: 320 },
      output: { facts: { dimensions: '320 × 180', frames: 30, duration: 3 }, source: SAMPLE_FACTS },
    },
    {
      title: 'Back and forth at double speed',
      input: { file: sampleVideo(), speed: 2, direction: 'boomerang' },
      output: { facts: { dimensions: '320 × 180', frames: 142, duration: 11.83 }, source: SAMPLE_FACTS },
    },
    {
      title: 'Small, with few colors, for a chat',
      input: { file: sampleVideo(), start: 0, end: 2, width: 200, fps: 8, colors: 32 },
      output: { facts: { dimensions: '200 × 113', frames: 16, duration: 2 }, source: SAMPLE_FACTS },
    },
  ],
  transform: async (wanted, context) => {
    const { fps, speed, colors, dither, palette, loop } = wanted
    if (!wanted.file && !wanted.frames?.length) return fail('required', { field: 'file' })
    const images = wanted.frames?.length ? await frameImages(wanted.frames, fps / speed, context) : undefined
    const opened = images ? undefined : await context.video.open(wanted.file as NonNullable<typeof wanted.file>)
    try {
      const source = (images ?? opened) as NonNullable<typeof images | typeof opened>
      const plan = planGif(wanted, source)
      const look = { fps, colors, dither, palette, plays: loop }
      const made = wanted.estimate ? undefined : await makeGif(source, plan, look, context)
      const bytes = made?.bytes.length ?? (await estimateGif(source, plan, look, context))
      if (wanted.estimate) context.note('estimated')
      if (made?.frames === 1 && plan.times.length > 1) context.note('still')
      if (bytes > 20_000_000) context.note('large')
      return {
        image: made
          ? { name: gifName(wanted.file?.name ?? wanted.frames?.[0]?.name ?? 'video'), type: 'image/gif', bytes: made.bytes }
          : undefined,
        bytes: made ? undefined : bytes,
        facts: {
          dimensions: `${plan.width} × ${plan.height}`,
          frames: made?.frames ?? plan.times.length,
          duration: made ? made.duration / 100 : Math.round((plan.times.length / fps) * 100) / 100,
        },
        source: opened
          ? { seconds: Math.round(opened.duration * 1000) / 1000, width: opened.width, height: opened.height, codec: opened.codec }
          : undefined,
      }
    } finally {
      opened?.close()
    }
  },
})

const gifName = (name: string): string => `${name.replace(/\.[^.]*$/, '') || 'video'}.gif`
