import { localName } from '../../../lib/svg/names.ts'
import type { XmlElement } from '../../../lib/xml/read.ts'

/** Most elements that a drawing may come to, repetitions included. A few lines of `use` can make billions. */
export const MOST_DRAWN = 1_000_000

type Counted = { readonly element: XmlElement; readonly ids: readonly string[]; isDone: boolean; count: number }

/** How many elements are drawn in all: each `use`, and each pattern, mask or the like, counts what it leads to. */
export function drawnElements(root: XmlElement): number {
  const known = new Map<XmlElement, Counted>()
  const byId = new Map<string, XmlElement>()
  const open: XmlElement[] = [root]
  for (let element = open.pop(); element; element = open.pop()) {
    known.set(element, { element, ids: leadsTo(element), isDone: false, count: 1 })
    const id = element.attributes.find(({ name }) => name === 'id' || name === 'xml:id')?.value
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
    for (const child of element.children) if (child.type === 'element') open.push(child)
  }
  const partsOf = ({ element, ids }: Counted): Counted[] => [
    ...element.children.flatMap((child) => (child.type === 'element' ? (known.get(child) as Counted) : [])),
    ...ids.flatMap((id) => known.get(byId.get(id) as XmlElement) ?? []),
  ]
  // Depth first without recursion. What is met again before it is counted is a circle, which browsers do not follow.
  const first = known.get(root) as Counted
  const path = [{ counted: first, parts: partsOf(first) }]
  const seen = new Set([first])
  for (let step = path.at(-1); step; step = path.at(-1)) {
    const part = step.parts.pop()
    if (!part) {
      step.counted.isDone = true
      path.pop()
      const outer = path.at(-1)
      if (outer) outer.counted.count += step.counted.count
    } else if (part.isDone) step.counted.count += part.count
    else if (!seen.has(part)) {
      seen.add(part)
      path.push({ counted: part, parts: partsOf(part) })
    }
  }
  return first.count
}

function leadsTo({ name: element, attributes }: XmlElement): string[] {
  return attributes.flatMap(({ name, value }) => {
    if (localName(name) === 'href') return value.startsWith('#') && localName(element) !== 'a' ? [value.slice(1)] : []
    return Array.from(value.matchAll(/url\(\s*["']?#([^"')\s]+)["']?\s*\)/g), ([, id = '']) => id)
  })
}
