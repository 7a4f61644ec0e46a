import type { GroupWord } from '../../../engine/view/part-words.tsx'

/** Says a word of the wheel. */
export type WheelWords = (word: GroupWord<'wheel'>) => string
