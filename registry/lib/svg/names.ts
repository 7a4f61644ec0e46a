/** A name without its prefix. */
export const localName = (name: string): string => name.slice(name.indexOf(':') + 1)

/** Elements that move or change others as time goes on. */
export const MOTION: ReadonlySet<string> = new Set(['animate', 'animateTransform', 'animateMotion', 'set', 'animateColor', 'discard'])
