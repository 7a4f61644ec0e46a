import type { Adjustments } from './adjust.ts'

/** Looks made of adjustments, by name. */
export const PHOTO_FILTERS = {
  none: {},
  vivid: { saturation: 35, contrast: 12, sharpen: 10 },
  warm: { temperature: 35, saturation: 10, brightness: 3 },
  cool: { temperature: -35, contrast: 5 },
  mono: { saturation: -100 },
  noir: { saturation: -100, contrast: 35, vignette: 35 },
  sepia: { sepia: 85, contrast: 5 },
  fade: { fade: 60, saturation: -25, contrast: -5 },
  film: { fade: 25, contrast: 15, saturation: -12, temperature: 12, vignette: 20 },
  dramatic: { contrast: 30, saturation: -45, sharpen: 30, vignette: 30 },
  soft: { blur: 3, brightness: 5, contrast: -8, saturation: 8 },
} as const satisfies Readonly<Record<string, Partial<Adjustments>>>

export type PhotoFilter = keyof typeof PHOTO_FILTERS
export const FILTER_NAMES = Object.keys(PHOTO_FILTERS) as [PhotoFilter, ...PhotoFilter[]]
