import { defineFailures } from '../../../../engine/core/define.ts'
import { MOST_DEPTH, svgFailures } from '../../../lib/svg/failures.ts'
import { MOTION, localName } from '../../../lib/svg/names.ts'
import { xmlFailures } from '../../../lib/xml/failures.ts'
import { type XmlAttribute, type XmlDocument, type XmlElement, type XmlNode, readXml } from '../../../lib/xml/read.ts'
import { MOST_DRAWN, drawnElements } from './drawing-cost.ts'
import { type Size, boxOf, drawingSize } from './drawing-size.ts'
import { type StyleNeeds, familiesOf, isOutside, readStyles } from './read-styles.ts'

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
/** Elements that a picture does not run, or that some browsers refuse to draw. */
const LEFT_OUT = new Set(['script', 'foreignObject'])

const failures = defineFailures({
  'too-much-drawn': {
    one: 'The SVG would draw {{count, number}} element, repetitions included. The limit is {{maximum, number}}.',
    other: 'The SVG would draw {{count, number}} elements, repetitions included. The limit is {{maximum, number}}.',
  },
})
export const drawableFailures = failures.words

/** What there is to say of a drawing. */
type Findings = {
  scripts: number
  foreign: number
  moves: boolean
  isMended: boolean
  readonly outside: Set<string>
  readonly fonts: Set<string>
}

/** A drawing that is safe to hand to a browser. */
export type Drawable = {
  readonly size: ReturnType<typeof drawingSize>
  readonly found: Readonly<Findings>
  /** The drawing at a size in pixels. */
  write(options: Size & { readonly color: string; readonly isStretched: boolean }): string
}

/**
 * Reads a drawing for being drawn: without scripts, DOCTYPE and entities, and with the namespaces that it needs.
 * @throws ToolError a failure of XML, not-svg, svg-too-deep, too-much-drawn
 */
export function readDrawable(text: string, field: string): Drawable {
  const document = readXml(text, { field })
  const { root, unresolved, rules } = document
  const [strange] = unresolved
  if (strange) xmlFailures.fail('xml-unknown-entity', { name: strange.name, field, offset: document.origin.offsetOf(strange.offset), text })
  if (localName(root.name) !== 'svg')
    svgFailures.fail('not-svg', { name: root.name.slice(0, 100), field, text, offset: document.origin.offsetOf(root.start) })
  const survey = surveyDrawing(document)
  if (survey.depth > MOST_DEPTH) svgFailures.fail('svg-too-deep', { depth: survey.depth, maximum: MOST_DEPTH, field })
  const count = drawnElements(root)
  if (count > MOST_DRAWN) failures.fail('too-much-drawn', { count, maximum: MOST_DRAWN, field })
  const attributesOf = ({ name, attributes }: XmlElement): readonly Pair[] => [
    ...attributes,
    ...Array.from(rules.get(name) ?? [], ([key, rule]) => ({
      name: key,
      value: rule.value ?? '',
      isGiven: rule.value !== undefined,
    })).filter((other) => other.isGiven && !attributes.some((own) => own.name === other.name)),
  ]
  const size = drawingSize(root.attributes)
  return {
    size,
    found: survey.found,
    write: ({ color, isStretched, ...wanted }) => {
      const rootPairs = rootAttributes(attributesOf(root), survey.unbound, { size, wanted, color, isStretched })
      return writeElements(root, (element) => (element === root ? rootPairs : attributesOf(element)))
    },
  }
}

type Pair = Pick<XmlAttribute, 'name' | 'value'>
type Survey = { readonly found: Findings; readonly depth: number; readonly unbound: ReadonlyMap<string, string> }

function surveyDrawing({ root, children, text }: XmlDocument): Survey {
  const found: Findings = { scripts: 0, foreign: 0, moves: false, isMended: false, outside: new Set(), fonts: new Set() }
  const prefixes = new Set<string>()
  const bound = new Set<string>(['xml', 'xmlns'])
  const brought = new Set<string>()
  let depth = 0
  let hasText = false
  const take = ({ outside, fonts, brought: own, moves }: StyleNeeds) => {
    for (const address of outside) found.outside.add(address)
    for (const family of fonts) found.fonts.add(family)
    for (const family of own) brought.add(family)
    found.moves ||= moves
  }
  const readAttribute = (element: string, { name, value }: Pair) => {
    const [, prefix, key = name] = /^([^:]+):(.+)$/.exec(name) ?? []
    if (prefix === 'xmlns') bound.add(key)
    else if (prefix !== undefined) prefixes.add(prefix)
    if (/^on[a-z]/i.test(name)) found.scripts++
    if (/^\s*javascript:/i.test(value)) found.scripts++
    else if (key === 'href' && element !== 'a' && isOutside(value)) found.outside.add(value.trim())
    if (name === 'font-family') for (const family of familiesOf(value)) found.fonts.add(family)
    if (name === 'style') take(readStyles(value))
    else if (value.includes('url(')) take(readStyles(`fill:${value}`))
  }
  const open: { readonly node: XmlNode; readonly level: number }[] = [{ node: root, level: 1 }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { node, level } = next
    if (node.type !== 'element') continue
    const name = localName(node.name)
    depth = Math.max(depth, level)
    if (name === 'script') found.scripts++
    if (name === 'foreignObject') found.foreign++
    if (LEFT_OUT.has(name)) continue
    if (node.name !== name) prefixes.add(node.name.slice(0, -name.length - 1))
    if (name === 'style') take(readStyles(textOf(node)))
    found.moves ||= MOTION.has(name)
    hasText ||= name === 'text' && textOf(node).trim() !== ''
    for (const attribute of node.attributes) readAttribute(name, attribute)
    for (const child of node.children) open.push({ node: child, level: level + 1 })
  }
  for (const node of children)
    if (node.type === 'instruction' && node.target === 'xml-stylesheet')
      found.outside.add(/href\s*=\s*["']([^"']*)/.exec(text.slice(node.start, node.end))?.[1] ?? node.target)
  for (const family of hasText ? brought : found.fonts) found.fonts.delete(family)
  const unbound = namespacesToAdd(
    root,
    [...prefixes].filter((prefix) => !bound.has(prefix)),
  )
  found.isMended = unbound.size > 0
  return { found, depth, unbound }
}

/** The letters anywhere in an element. */
function textOf(element: XmlElement): string {
  const pieces: string[] = []
  const open: XmlNode[] = element.children.toReversed()
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'text' || node.type === 'cdata') pieces.push(node.value)
    else if (node.type === 'element') for (const child of node.children.toReversed()) open.push(child)
  }
  return pieces.join('')
}

/** Declarations without which a browser would not know the root, or refuse a prefix. */
function namespacesToAdd(root: XmlElement, prefixes: readonly string[]): Map<string, string> {
  const [prefix] = root.name.includes(':') ? root.name.split(':') : []
  const own = prefix === undefined ? 'xmlns' : `xmlns:${prefix}`
  const added = new Map(prefixes.map((one) => [`xmlns:${one}`, one === 'xlink' ? XLINK : `urn:prefix:${one}`]))
  if (root.attributes.find(({ name }) => name === own)?.value !== SVG) added.set(own, SVG)
  return added
}

type RootOptions = { readonly size: Size; readonly wanted: Size; readonly color: string; readonly isStretched: boolean }

function rootAttributes(
  given: readonly Pair[],
  unbound: ReadonlyMap<string, string>,
  { size, wanted: { width, height: asked }, color, isStretched }: RootOptions,
): Pair[] {
  const said = (name: string) => given.find((pair) => pair.name === name)?.value
  const style = said('style') ?? ''
  const box = boxOf(said('viewBox'))
  // With margins around its view box, a drawing is stretched as the picture that it makes.
  const isFilled = !box || Math.abs((box.width / box.height) * (size.height / size.width) - 1) < 1e-6
  const height = isStretched && !isFilled ? (width * size.height) / size.width : asked
  const set = new Map<string, string>([
    ...unbound,
    ['width', `${width}px`],
    ['height', `${height}px`],
    // Whatever style sheets say of its size; as in a page, that is about the place of the drawing.
    [
      'style',
      `${style}${style === '' ? '' : ';'}width:${width}px!important;height:${height}px!important;max-width:none!important;max-height:none!important;min-width:0!important;min-height:0!important;color-scheme:only light!important`,
    ],
  ])
  // Without it, the drawing would keep its size within the larger picture.
  if (!box) set.set('viewBox', `0 0 ${size.width} ${size.height}`)
  if (isStretched && isFilled) set.set('preserveAspectRatio', 'none')
  if (said('color') === undefined && !/(?:^|;)\s*color\s*:/i.test(style)) set.set('color', color)
  return [...given.filter(({ name }) => !set.has(name)), ...Array.from(set, ([name, value]) => ({ name, value }))]
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\t': '&#9;',
  '\n': '&#10;',
  '\r': '&#13;',
}
const escapeText = (text: string) => text.replaceAll(/[&<>\r]/g, (letter) => ESCAPES[letter] as string)
const escapeValue = (text: string) => text.replaceAll(/[&<>"\t\n\r]/g, (letter) => ESCAPES[letter] as string)

/** Styles for the dark are left out: what is saved must not depend on how a visitor has set the device. */
const inLight = (css: string): string =>
  css.replaceAll(/\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)/gi, (_, scheme: string) =>
    scheme.toLowerCase() === 'light' ? '(min-width: 0)' : '(max-width: 0)',
  )

/** Nothing that would run, nor an image from elsewhere, for which some browsers draw a sign of its absence. */
function isKept(element: string, { name, value }: Pair): boolean {
  if (/^on[a-z]/i.test(name) || /^\s*javascript:/i.test(value)) return false
  return localName(name) !== 'href' || localName(element) === 'a' || !isOutside(value)
}

/** The elements as XML: what they mean, not how it was spelled. */
function writeElements(root: XmlElement, attributesOf: (element: XmlElement) => readonly Pair[]): string {
  const pieces: string[] = []
  const open: (XmlNode | string)[] = [root]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (typeof next === 'string') pieces.push(next)
    else if (next.type === 'text' || next.type === 'cdata') pieces.push(escapeText(next.value))
    else if (next.type === 'element' && !LEFT_OUT.has(localName(next.name))) {
      const attributes = attributesOf(next).filter((pair) => isKept(next.name, pair))
      const written = attributes.map(({ name, value }) => ` ${name}="${escapeValue(name === 'media' ? inLight(value) : value)}"`)
      pieces.push(`<${next.name}${written.join('')}>`)
      open.push(`</${next.name}>`)
      if (localName(next.name) === 'style') pieces.push(escapeText(inLight(textOf(next))))
      else for (const child of next.children.toReversed()) open.push(child)
    }
  }
  return pieces.join('')
}
