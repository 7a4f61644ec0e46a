import { MOTION, localName } from '../../../lib/svg/names.ts'
import type { XmlDocument, XmlElement, XmlNode } from '../../../lib/xml/read.ts'

/** What of a drawing has to be there after it was made smaller, and what decides how far one may go. */
export type SvgSurvey = {
  readonly isSvg: boolean
  readonly viewBox: string | undefined
  readonly hasStyle: boolean
  readonly hasMotion: boolean
  /** Script elements, handlers such as onclick, and javascript: links. */
  readonly scripts: number
  /** Letters of text elements, white space aside. */
  readonly letters: string
  /** Names that something refers to and that no element has. */
  readonly dangling: ReadonlySet<string>
  readonly depth: number
  /** Pictures and style sheets that are loaded from elsewhere. */
  readonly outside: number
}

export function surveySvg({ root }: XmlDocument): SvgSurvey {
  const found = { hasStyle: false, hasMotion: false, scripts: 0, letters: '', depth: 0, outside: 0 }
  const ids = new Set<string>()
  const references = new Set<string>()
  const open: { readonly node: XmlNode; readonly depth: number; readonly inText: boolean }[] = [{ node: root, depth: 1, inText: false }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, depth, inText } = next
    if (node.type === 'text' || node.type === 'cdata') {
      if (inText) found.letters += node.value.replace(/\s+/g, '')
      continue
    }
    if (node.type !== 'element') continue
    const name = localName(node.name)
    found.depth = Math.max(found.depth, depth)
    if (name === 'style') found.hasStyle = true
    if (name === 'script') found.scripts++
    if (MOTION.has(name)) found.hasMotion = true
    readAttributes(node, found, ids, references)
    // Backward, so that what is taken from the end comes in reading order.
    for (const child of node.children.toReversed()) open.push({ node: child, depth: depth + 1, inText: inText || name === 'text' })
  }
  const viewBox = root.attributes
    .find(({ name }) => name === 'viewBox')
    ?.value.trim()
    .replace(/[\s,]+/g, ' ')
  return { ...found, isSvg: localName(root.name) === 'svg', viewBox, dangling: new Set([...references].filter((id) => !ids.has(id))) }
}

function readAttributes(
  { attributes }: XmlElement,
  found: { scripts: number; outside: number },
  ids: Set<string>,
  references: Set<string>,
): void {
  for (const { name, value } of attributes) {
    if (name === 'id' || name === 'xml:id') ids.add(value)
    if (/^on[a-z]/i.test(name) || (localName(name) === 'href' && /^\s*javascript:/i.test(value))) found.scripts++
    if (localName(name) === 'href' && /^\s*(?:https?:)?\/\//i.test(value)) found.outside++
    if (localName(name) === 'href' && value.startsWith('#') && value.length > 1) references.add(value.slice(1))
    for (const [, id = ''] of value.matchAll(/url\(\s*["']?#([^"')\s]+)["']?\s*\)/g)) references.add(id)
  }
}
