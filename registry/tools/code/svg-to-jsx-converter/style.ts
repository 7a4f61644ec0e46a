/** One declaration of a style attribute. */
type Declaration = { readonly property: string; readonly value: string; readonly isImportant: boolean }

/** The declarations of a style attribute; semicolons within strings, brackets and comments do not separate them. */
export function readDeclarations(style: string): Declaration[] {
  const declarations: Declaration[] = []
  const bare = style.replaceAll(/\/\*[^]*?(?:\*\/|$)/g, ' ')
  for (const [piece] of bare.matchAll(
    /(?:"(?:[^"\\]|\\[^])*(?:"|$)|'(?:[^'\\]|\\[^])*(?:'|$)|\((?:"[^"]*"|'[^']*'|[^()"'])*\)?|[^;"'(])+/g,
  )) {
    const colon = piece.indexOf(':')
    const property = piece.slice(0, Math.max(0, colon)).trim()
    const given = piece.slice(colon + 1).trim()
    const value = given.replace(/\s*!\s*important$/i, '')
    if (property !== '' && value !== '') declarations.push({ property, value, isImportant: value !== given })
  }
  return declarations
}

/** A property as React names it: `-webkit-mask` is `WebkitMask`; custom properties keep their name. */
export function reactProperty(property: string): string {
  if (property.startsWith('--')) return property
  return property
    .toLowerCase()
    .replace(/^-ms-/, 'ms-')
    .replaceAll(/-+(.)/g, (_, letter: string) => letter.toUpperCase())
}

const COLOUR_PROPERTIES = new Set(['color', 'fill', 'stroke', 'stop-color', 'flood-color', 'lighting-color'])
const NO_COLOUR = /^(?:none|transparent|inherit|initial|unset|revert|currentcolor|context-(?:fill|stroke)|(?:url|var)\(.*)$/i

/** The color of the surrounding text instead of a fixed one; gradients and the like stay. */
export function withCurrentColour(property: string, value: string): string {
  return COLOUR_PROPERTIES.has(property.toLowerCase()) && value.trim() !== '' && !NO_COLOUR.test(value.trim()) ? 'currentColor' : value
}
