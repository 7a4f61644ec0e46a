import type * as Mediabunny from 'mediabunny'

/** What reads and writes containers; loaded when a video comes. */
export type Library = typeof Mediabunny
