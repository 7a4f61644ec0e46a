/** How an entry is shown instead of its colour by turn: a colour as `#rrggbb`, a picture as a data address. */
export type Look = { readonly color?: string; readonly image?: string }

/** Looks by the name of the entry. */
export type Looks = Readonly<Record<string, Look>>

/** Black or white, whichever stands out more on a colour (relative luminance of WCAG 2.2). */
export function inkOn(color: string): '#000' | '#fff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > 0.179 ? '#000' : '#fff'
}
