import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice } from '../../../engine/core/kit.ts'
import { column, table } from '../../../engine/core/parts.ts'
import { PLACES, REMARKS, SOCIAL_MEDIA_SPECS, type Spec } from '../../data/social/social-media-specs.ts'

const PLATFORMS = [
  'Facebook',
  'Instagram',
  'X',
  'LinkedIn',
  'YouTube',
  'TikTok',
  'Pinterest',
  'Snapchat',
  'Threads',
  'WhatsApp',
  'Twitch',
  'Discord',
] as const
type Remark = keyof typeof REMARKS
type Place = keyof typeof PLACES

const keysOf = <T extends object>(words: T) => Object.keys(words) as [keyof T & string, ...(keyof T & string)[]]
const MEGABYTE = 1_000_000
const SHAPES = { landscape: 'Landscape', portrait: 'Portrait', square: 'Square' } as const
const KINDS = { image: 'Image', video: 'Video' } as const
const CONFIDENCE = { high: 'Several sources agree', medium: 'Not confirmed' } as const

export const socialMediaSpecs = defineTool({
  id: 'social-media-specs',
  category: 'generators',
  icon: 'ratio',
  title: 'Social media image and video sizes',
  summary: 'Look up image and video sizes, aspect ratios and limits for twelve social networks, by platform, kind and shape.',
  keywords: [
    'social media sizes',
    'instagram post size',
    'facebook cover size',
    'youtube thumbnail size',
    'linkedin banner size',
    'image dimensions',
    'story size',
  ],
  aliases: ['social-media-image-sizes', 'social-media-sizes'],
  slugs: {
    es: 'medidas-para-redes-sociales',
    fr: 'tailles-images-reseaux-sociaux',
    id: 'ukuran-gambar-media-sosial',
    it: 'dimensioni-immagini-social',
    pl: 'wymiary-grafik-social-media',
    pt: 'tamanhos-de-imagens-para-redes-sociais',
    ru: ['razmery-kartinok-dlya-sotssetey', 'razmery-kartinok-dlya-socsetey'],
  },
  effect: 'pure',
  input: z.object({
    platform: choice('Platform', ['all', ...PLATFORMS], { words: { all: 'All platforms' } }),
    kind: choice('Kind', { all: 'Images and videos', ...KINDS }),
    shape: choice('Shape', { all: 'Any shape', ...SHAPES }),
  }),
  output: z.object({
    sizes: table(
      'Sizes',
      {
        platform: column(z.enum(PLATFORMS), 'Platform', { named: 'raw' }),
        place: column(z.enum(keysOf(PLACES)), 'Used for', { choices: PLACES }),
        kind: column(z.enum(['image', 'video']), 'Kind', { choices: KINDS }),
        size: column(z.string(), 'Width × height', { format: 'code', unit: 'px', copyable: true }),
        ratio: column(z.string(), 'Ratio', { format: 'ratio' }),
        bytes: column(z.number(), 'Maximum file size', { format: 'bytes' }).optional(),
        seconds: column(z.number(), 'Maximum length', { format: 'duration' }).optional(),
        remark: column(z.enum(keysOf(REMARKS)), 'Remark', { choices: REMARKS }).optional(),
        confidence: column(z.enum(['high', 'medium']), 'Confidence', { choices: CONFIDENCE }),
      },
      { fileName: 'social-media-sizes.csv' },
    ),
  }),
  failures: { 'no-size-found': 'No sizes found for this platform. Choose another kind or shape.' },
  notes: [
    'As of January to April 2026, from a comparison of six size guides of that time. “Not confirmed” marks what only one guide says or what was not compared: all video limits, and Snapchat, Threads, WhatsApp, Twitch and Discord.',
    'These are the recommended upload sizes. Networks scale and crop images, and change their sizes without notice: check the platform’s help pages before a big campaign.',
    'Ratios are those of the sides, or the rounded ones that networks use, such as 1.91:1. If no maximum file size or length is shown, none is known.',
  ],
  examples: [
    {
      title: 'Videos on Instagram',
      input: { platform: 'Instagram', kind: 'video' },
      output: {
        sizes: [
          { place: 'reel', size: '1080 × 1920', ratio: '9:16', seconds: 180, confidence: 'medium' },
          { place: 'feed-video', size: '1080 × 1350', ratio: '4:5', seconds: 3600, confidence: 'medium' },
          { place: 'story', size: '1080 × 1920', ratio: '9:16', seconds: 60, confidence: 'medium' },
        ],
      },
    },
    {
      title: 'Square images on LinkedIn',
      input: { platform: 'LinkedIn', kind: 'image', shape: 'square' },
      output: {
        sizes: [
          { place: 'profile', size: '400 × 400', ratio: '1:1', confidence: 'high' },
          { place: 'logo', size: '400 × 400', ratio: '1:1', remark: 'least-300', confidence: 'high' },
          { place: 'square', size: '1200 × 1200', ratio: '1:1', confidence: 'high' },
        ],
      },
    },
    {
      title: 'Wide images on YouTube',
      input: { platform: 'YouTube', kind: 'image', shape: 'landscape' },
      output: {
        sizes: [
          { place: 'channel', size: '2560 × 1440', ratio: '16:9', bytes: 6_000_000, remark: 'safe-1546', confidence: 'high' },
          { place: 'thumbnail', size: '1280 × 720', ratio: '16:9', bytes: 50_000_000, remark: 'least-640', confidence: 'high' },
        ],
      },
    },
  ],
  transform: ({ platform, kind, shape }, { fail }) => {
    const found = SOCIAL_MEDIA_SPECS.filter(
      (spec) =>
        (platform === 'all' || spec.platform === platform) &&
        (kind === 'all' || spec.kind === kind) &&
        (shape === 'all' || shapeOf(spec) === shape),
    )
    if (found.length === 0) fail('no-size-found', { field: 'shape' })
    return {
      sizes: found.map((spec: Spec & { platform: (typeof PLATFORMS)[number]; place: Place }) => ({
        platform: spec.platform,
        place: spec.place,
        kind: spec.kind,
        size: `${spec.width} × ${spec.height}`,
        ratio: spec.ratio ?? ratioOf(spec.width, spec.height),
        bytes: spec.megabytes !== undefined ? spec.megabytes * MEGABYTE : undefined,
        seconds: spec.seconds,
        remark: spec.remark as Remark | undefined,
        confidence: spec.confidence,
      })),
    }
  },
})

function shapeOf({ width, height }: Spec): keyof typeof SHAPES {
  return width === height ? 'square' : width > height ? 'landscape' : 'portrait'
}

/** The sides without their common divisor. */
function ratioOf(width: number, height: number): string {
  const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))
  const common = divisor(width, height)
  return `${width / common}:${height / common}`
}
