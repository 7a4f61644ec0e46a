/** Fonts of FIGlet that are offered, by name; each loads only when it is chosen. */
const FIGLET_FONTS = {
  Standard: () => import('figlet/importable-fonts/Standard.js'),
  Slant: () => import('figlet/importable-fonts/Slant.js'),
  Big: () => import('figlet/importable-fonts/Big.js'),
  Small: () => import('figlet/importable-fonts/Small.js'),
  Mini: () => import('figlet/importable-fonts/Mini.js'),
  Banner: () => import('figlet/importable-fonts/Banner.js'),
  Block: () => import('figlet/importable-fonts/Block.js'),
  Doom: () => import('figlet/importable-fonts/Doom.js'),
  Ogre: () => import('figlet/importable-fonts/Ogre.js'),
  Shadow: () => import('figlet/importable-fonts/Shadow.js'),
  Speed: () => import('figlet/importable-fonts/Speed.js'),
  'Star Wars': () => import('figlet/importable-fonts/Star Wars.js'),
  'Larry 3D': () => import('figlet/importable-fonts/Larry 3D.js'),
  '3-D': () => import('figlet/importable-fonts/3-D.js'),
  Isometric1: () => import('figlet/importable-fonts/Isometric1.js'),
  Colossal: () => import('figlet/importable-fonts/Colossal.js'),
  Univers: () => import('figlet/importable-fonts/Univers.js'),
  Roman: () => import('figlet/importable-fonts/Roman.js'),
  Script: () => import('figlet/importable-fonts/Script.js'),
  Graffiti: () => import('figlet/importable-fonts/Graffiti.js'),
  Ghost: () => import('figlet/importable-fonts/Ghost.js'),
  Rectangles: () => import('figlet/importable-fonts/Rectangles.js'),
  Thin: () => import('figlet/importable-fonts/Thin.js'),
  'Calvin S': () => import('figlet/importable-fonts/Calvin S.js'),
  'ANSI Regular': () => import('figlet/importable-fonts/ANSI Regular.js'),
  'ANSI Shadow': () => import('figlet/importable-fonts/ANSI Shadow.js'),
  Bloody: () => import('figlet/importable-fonts/Bloody.js'),
  'Sub-Zero': () => import('figlet/importable-fonts/Sub-Zero.js'),
} as const

type FigletFont = keyof typeof FIGLET_FONTS
export const FIGLET_FONT_NAMES = Object.keys(FIGLET_FONTS) as [FigletFont, ...FigletFont[]]

/** A font that can be written with. */
type FigletWriter = {
  readonly has: (character: string) => boolean
  readonly write: (text: string, layout: { readonly spacing: FigletSpacing; readonly width: number }) => string
}

const FIGLET_SPACINGS = ['default', 'full', 'fitted'] as const
type FigletSpacing = (typeof FIGLET_SPACINGS)[number]

/** Letters whose glyph in a font is only a filled block. */
const UNDRAWN: { readonly [F in FigletFont]?: string } = { Banner: 'Ёё' }

/** Loads a font. @see http://www.jave.de/figlet/figfont.html for the format */
export async function openFigletFont(name: FigletFont): Promise<FigletWriter> {
  const [{ default: figlet }, { default: data }] = await Promise.all([import('figlet'), FIGLET_FONTS[name]()])
  figlet.parseFont(name, data)
  const glyphs: Readonly<Record<number, readonly string[] | undefined>> = figlet.figFonts[name] ?? {}
  return {
    has: (character) =>
      character === ' ' ||
      (!UNDRAWN[name]?.includes(character) && glyphs[character.codePointAt(0) as number]?.some((row) => row.trim() !== '') === true),
    write: (text, { spacing, width }) =>
      figlet.textSync(text, { font: name, horizontalLayout: spacing, verticalLayout: 'full', width, whitespaceBreak: true }),
  }
}
