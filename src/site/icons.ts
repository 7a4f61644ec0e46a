import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { optimize } from 'svgo'
import type { Registry } from '../../engine/site/registry.ts'

const folder = join(dirname(createRequire(import.meta.url).resolve('lucide-static/package.json')), 'icons')

export function hasIcon(name: string): boolean {
  return /^[a-z0-9-]+$/.test(name) && existsSync(join(folder, `${name}.svg`))
}

/** The drawing inside a Lucide icon, without its svg element. */
function drawing(name: string): string {
  const svg = readFileSync(join(folder, `${name}.svg`), 'utf8')
  return svg
    .slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'))
    .replace(/\s*\n\s*/g, '')
    .replaceAll(' />', '/>')
}

const STROKE = 'stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round"'

/** A whole icon as markup, for callers outside the site's own pages. */
export function iconMarkup(name: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" ${STROKE} aria-hidden="true">${drawing(name)}</svg>`
}

/**
 * Icons as symbols of one file; pages refer to `#name` in it, and say whether they are filled. Lines of an icon that are drawn alike are
 * one shape: a browser styles every shape of a sprite for the few icons that a page shows.
 */
export function iconSprite(names: Iterable<string>): string {
  const symbols = [...new Set(names)]
    .toSorted()
    .map((name) => `<symbol id="${name}" viewBox="0 0 24 24" ${STROKE}>${fewerShapes(drawing(name))}</symbol>`)
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`
}

function fewerShapes(shapes: string): string {
  const { data } = optimize(`<svg>${shapes}</svg>`, {
    plugins: [
      { name: 'convertShapeToPath', params: { convertArcs: true } },
      // They may cross: each is drawn in one color, and nothing but a shape with a fill of its own is filled.
      { name: 'mergePaths', params: { force: true } },
    ],
  })
  return data.slice('<svg>'.length, -'</svg>'.length)
}

/** Every icon that entries name; one sprite holds them. */
export function entryIcons({ tools, pages, categories, posts, authors, deals, recipes }: Registry): string[] {
  return [
    'workflow',
    ...[...tools, ...categories, ...authors, ...deals, ...recipes].map(({ icon }) => icon),
    ...posts.map(({ cover }) => cover),
    ...pages.flatMap(({ card }) => card?.icon ?? []),
  ]
}
