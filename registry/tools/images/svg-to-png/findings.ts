import type { Note } from '../../../../engine/core/define.ts'
import type { Drawable } from './drawable.ts'

/** Most names in a notice. */
const MOST_NAMES = 5

export const FINDING_NOTICES = {
  outside: {
    one: '{{count, number}} file from elsewhere isn’t loaded and so is missing from the image: {{names}}.',
    other: '{{count, number}} files from elsewhere aren’t loaded and so are missing from the image: {{names}}.',
  },
  'foreign-removed': {
    one: '{{count, number}} foreignObject element (HTML in the SVG) was left out, as browsers don’t allow it in images.',
    other: '{{count, number}} foreignObject elements (HTML in the SVG) were left out, as browsers don’t allow them in images.',
  },
  'scripts-removed': {
    info: { one: '{{count, number}} script or handler was removed.', other: '{{count, number}} scripts and handlers were removed.' },
  },
  fonts: { info: 'Text is set in {{names}}. A font that your device doesn’t have is replaced by another one.' },
  mended: { info: 'A namespace declaration (xmlns) was missing or wrong and has been fixed.' },
  'first-moment': { info: 'The SVG is animated; the image shows its first moment.' },
  'default-size': { info: 'The SVG doesn’t say how large it is, so it got the default size of browsers, 300 × 150 pixels.' },
} as const

/** Says what a picture lacks, and what was changed for it. */
export function noteFindings({ size, found }: Drawable, note: Note<typeof FINDING_NOTICES>): void {
  if (found.outside.size > 0) note('outside', { count: found.outside.size, names: named(found.outside) })
  if (found.foreign > 0) note('foreign-removed', { count: found.foreign })
  if (found.scripts > 0) note('scripts-removed', { count: found.scripts })
  if (found.fonts.size > 0) note('fonts', { names: named(found.fonts) })
  if (found.isMended) note('mended')
  if (found.moves) note('first-moment')
  if (size.isGuess) note('default-size')
}

function named(names: ReadonlySet<string>): string {
  const shown = Array.from(names, (name) => (name.length > 80 ? `${name.slice(0, 80).toWellFormed()}…` : name)).slice(0, MOST_NAMES)
  return shown.join(', ') + (names.size > MOST_NAMES ? ', …' : '')
}
