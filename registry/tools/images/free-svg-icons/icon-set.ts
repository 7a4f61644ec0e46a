import { ICON_SETS, type IconSet, type IconSetId, type IconStyle } from '../../../data/icons/icon-sets.ts'

/** One icon of a set, with all that it can be found by. */
export type Icon = {
  readonly set: IconSetId
  readonly name: string
  readonly style: IconStyle
  /** SVG markup without its frame. */
  readonly body: string
  /** The box that the drawing fills: left, top, width, height. */
  readonly box: readonly [number, number, number, number]
  /** Words of the name, without the ending that only tells the style. */
  readonly words: readonly string[]
  /** Other names, tags and categories, as single words. */
  readonly tags: readonly string[]
}

type IconifyIcon = {
  readonly body: string
  readonly hidden?: boolean
  readonly left?: number
  readonly top?: number
  readonly width?: number
  readonly height?: number
}
type IconifySet = {
  readonly icons: Readonly<Record<string, IconifyIcon>>
  readonly aliases?: Readonly<Record<string, { readonly parent: string }>>
  readonly width?: number
  readonly height?: number
}

/** A set's files as they come from their packages. */
type IconSetFiles = { readonly icons: Uint8Array; readonly tags?: Uint8Array | undefined; readonly categories?: Uint8Array | undefined }

const DEFAULT_SIDE = 16
const read = (bytes: Uint8Array): unknown => JSON.parse(new TextDecoder().decode(bytes))
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')

/** The icons of a set that are not retired, in the set's order. */
export function readIconSet(id: IconSetId, files: IconSetFiles): Icon[] {
  const set: IconSet = ICON_SETS[id]
  const data = read(files.icons) as IconifySet
  const extra = new Map<string, string[]>()
  const add = (name: string, text: string) => {
    const known = extra.get(name)
    if (known) known.push(...wordsOf(text))
    else extra.set(name, wordsOf(text))
  }
  for (const [alias, { parent }] of Object.entries(data.aliases ?? {})) add(parent, alias)
  if (files.tags)
    for (const [name, tags] of Object.entries(read(files.tags) as Readonly<Record<string, readonly string[]>>))
      for (const tag of tags) add(name, tag)
  if (files.categories) {
    const { categories = {} } = read(files.categories) as { categories?: Readonly<Record<string, readonly string[]>> }
    for (const [title, names] of Object.entries(categories)) for (const name of names) add(name, title)
  }
  return Object.entries(data.icons).flatMap(([name, icon]) => {
    if (icon.hidden) return []
    const [ending = '', style = 'outline' as const] = set.endings.find(([end]) => name.endsWith(end)) ?? []
    const plain = name.slice(0, name.length - ending.length)
    const own = extra.get(name) ?? extra.get(plain) ?? []
    const width = icon.width ?? data.width ?? DEFAULT_SIDE
    const height = icon.height ?? data.height ?? DEFAULT_SIDE
    return [
      {
        set: id,
        name,
        style,
        body: icon.body,
        box: [icon.left ?? 0, icon.top ?? 0, width, height] as const,
        words: wordsOf(plain),
        tags: [...new Set(own)],
      },
    ]
  })
}
