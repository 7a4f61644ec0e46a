import type { FileValue } from '../../../engine/core/file-value.ts'

/** Stands for a visitor's video in the examples: only the first box of an MP4, which names its kind. */
export const sampleVideo = (): FileValue => ({
  name: 'clip.mp4',
  type: 'video/mp4',
  bytes: Uint8Array.of(0, 0, 0, 16, ...[...'ftypisom'].map((letter) => letter.charCodeAt(0)), 0, 0, 2, 0),
})
