import { defineFailures } from '../../../../engine/core/define.ts'

/** What all images may take together: they are kept in memory until they are saved. */
const MOST_BYTES = 1_000_000_000

const failures = defineFailures({
  'images-too-big': 'The images would take more than {{most, number}} MB together. Choose fewer pages or a lower resolution.',
})
export const madeFailures = failures.words

/** Counts what is made. @throws ToolError images-too-big as soon as it is too much */
export function countBytes(): (bytes: number) => void {
  let total = 0
  return (bytes) => {
    total += bytes
    if (total > MOST_BYTES) failures.fail('images-too-big', { most: MOST_BYTES / 1_000_000, field: 'pages' })
  }
}
