/** How an icon of a set is drawn. */
export const ICON_STYLES = ['outline', 'filled', 'duotone', 'thin', 'light', 'bold'] as const
export type IconStyle = (typeof ICON_STYLES)[number]

export type IconSet = {
  readonly title: string
  readonly license: string
  readonly licenseUrl: string
  readonly source: string
  /** The set as a file of its package, in the JSON format of Iconify. */
  readonly asset: string
  /** More words for its icons: `{ name: [word, …] }`. */
  readonly tags?: string
  /** Categories as `{ categories: { title: [name, …] } }`. */
  readonly categories?: string
  /** Endings of names that are not the set's plain outline style; the first that fits counts. */
  readonly endings: readonly (readonly [ending: string, style: IconStyle])[]
}

/**
 * Icon sets under licenses that allow any use, each with its own notice.
 * Licenses as the packages state them on 2026-11-22.
 * @see https://iconify.design/docs/types/iconify-json.html
 */
export const ICON_SETS = {
  lucide: {
    title: 'Lucide',
    license: 'ISC',
    licenseUrl: 'https://github.com/lucide-icons/lucide/blob/main/LICENSE',
    source: 'https://github.com/lucide-icons/lucide',
    asset: '@iconify-json/lucide/icons.json',
    tags: 'lucide-static/tags.json',
    endings: [],
  },
  tabler: {
    title: 'Tabler Icons',
    license: 'MIT',
    licenseUrl: 'https://github.com/tabler/tabler-icons/blob/master/LICENSE',
    source: 'https://github.com/tabler/tabler-icons',
    asset: '@iconify-json/tabler/icons.json',
    endings: [['-filled', 'filled']],
  },
  bootstrap: {
    title: 'Bootstrap Icons',
    license: 'MIT',
    licenseUrl: 'https://github.com/twbs/icons/blob/main/LICENSE.md',
    source: 'https://github.com/twbs/icons',
    asset: '@iconify-json/bi/icons.json',
    endings: [['-fill', 'filled']],
  },
  heroicons: {
    title: 'Heroicons',
    license: 'MIT',
    licenseUrl: 'https://github.com/tailwindlabs/heroicons/blob/master/LICENSE',
    source: 'https://github.com/tailwindlabs/heroicons',
    asset: '@iconify-json/heroicons/icons.json',
    endings: [
      ['-16-solid', 'filled'],
      ['-20-solid', 'filled'],
      ['-solid', 'filled'],
    ],
  },
  carbon: {
    title: 'Carbon',
    license: 'Apache-2.0',
    licenseUrl: 'https://github.com/carbon-design-system/carbon/blob/main/LICENSE',
    source: 'https://github.com/carbon-design-system/carbon/tree/main/packages/icons',
    asset: '@iconify-json/carbon/icons.json',
    categories: '@iconify-json/carbon/metadata.json',
    endings: [
      ['-filled', 'filled'],
      ['-solid', 'filled'],
    ],
  },
  phosphor: {
    title: 'Phosphor',
    license: 'MIT',
    licenseUrl: 'https://github.com/phosphor-icons/core/blob/main/LICENSE',
    source: 'https://github.com/phosphor-icons/core',
    asset: '@iconify-json/ph/icons.json',
    endings: [
      ['-thin', 'thin'],
      ['-light', 'light'],
      ['-bold', 'bold'],
      ['-fill', 'filled'],
      ['-duotone', 'duotone'],
    ],
  },
} as const satisfies Readonly<Record<string, IconSet>>

export type IconSetId = keyof typeof ICON_SETS
export const ICON_SET_IDS = Object.keys(ICON_SETS) as [IconSetId, ...IconSetId[]]
