/** Families that every device has a font for, and words that are no family. */
const GENERIC =
  /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[\w-]+|math|emoji|fangsong|inherit|initial|unset|revert(?:-layer)?)$/i

/** What style sheets and attributes ask for. */
export type StyleNeeds = {
  /** Addresses of files. */
  readonly outside: readonly string[]
  /** Font families by name. */
  readonly fonts: readonly string[]
  /** Font families that the sheet brings. */
  readonly brought: readonly string[]
  readonly moves: boolean
}

/** Reads a style sheet, or declarations alone. */
export function readStyles(css: string): StyleNeeds {
  const text = css.replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, ' ')
  const imported = Array.from(text.matchAll(/@import\s+["']([^"']*)["']/gi), ([, address = '']) => address)
  const linked = Array.from(text.matchAll(/url\(\s*(?:"([^"]*)"|'([^']*)'|([^"')\s]*))\s*\)/gi), ([, a, b, c]) =>
    (a ?? b ?? c ?? '').trim(),
  )
  const faces = Array.from(text.matchAll(/@font-face\s*\{([^}]*)\}/gi), ([, body = '']) => body)
  const used = text.replaceAll(/@font-face\s*\{[^}]*\}/gi, '')
  return {
    outside: [...imported, ...linked].filter(isOutside),
    fonts: [
      ...Array.from(used.matchAll(/(?:^|[;{\s])font-family\s*:([^;}]*)/gi), ([, list = '']) => list),
      ...Array.from(used.matchAll(/(?:^|[;{\s])font\s*:[^;}]*?\d(?:[a-z]+|%)(?:\s*\/\s*[\w.%]+)?\s+([^;}]*)/gi), ([, list = '']) => list),
    ].flatMap(familiesOf),
    brought: faces
      .filter((body) => /url\(\s*["']?data:/i.test(body))
      .flatMap((body) => familiesOf(/font-family\s*:([^;]*)/i.exec(body)?.[1] ?? '')),
    moves: /@keyframes|(?:^|[;{\s])animation(?:-name)?\s*:/i.test(used),
  }
}

/** The first of a list of families is the one that is wanted; none if any device has it. */
export function familiesOf(list: string): string[] {
  const [first = ''] = list.replace(/!important/i, '').split(',')
  const family = first
    .trim()
    .replaceAll(/^["']|["']$/g, '')
    .trim()
  return family === '' || GENERIC.test(family) || family.startsWith('var(') ? [] : [family]
}

/** Whether an address leads out of the drawing. */
export const isOutside = (address: string): boolean => address !== '' && !/^\s*(?:#|data:)/i.test(address)
