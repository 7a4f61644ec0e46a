import { defineFailures } from '../../../../engine/core/define.ts'
import { spellTyped } from '../../../lib/csv/table-json.ts'
import { createJsonWriter, type JsonIndentation, longestJson } from '../../../lib/json/writer.ts'
import type { XmlDocument, XmlElement } from '../../../lib/xml/read.ts'
import { trimXml } from '../../../lib/xml/chars.ts'
import { isBlank, isXmlText, spaceOf, TOP_SPACE, type XmlSpace } from '../../../lib/xml/space.ts'
import { attributesOf } from '../../../lib/xml/tree-json.ts'

export const xmlJsonFailures = defineFailures({
  'external-entity': '“&{{name}};” is declared in another file, which isn’t read. Replace it with its text.',
  'name-taken': '“{{name}}” would be used for two different things here. Choose another attribute prefix, or another key for text.',
})

type XmlJsonOptions = {
  readonly attributePrefix: string
  readonly textName: string
  /** Every element in an array, or only where its name is repeated. */
  readonly lists: 'repeated' | 'always'
  /** Texts that spell a JSON number, boolean or null become one. */
  readonly types: boolean
  /** White space at the ends of an element that holds nothing but text goes. */
  readonly trim: boolean
  readonly indentation: JsonIndentation
}

/** What a document grouped by names no longer tells; counts of elements. */
type XmlJsonLosses = { mixed: number; reordered: number }

type Part = string | XmlElement
type Entry = { readonly name?: string; readonly part: Part | readonly Part[] }
type Frame = { readonly entries: Iterator<Entry>; readonly space: XmlSpace; readonly close: '}' | ']' }

function* unnamed(parts: readonly Part[]): Generator<Entry> {
  for (const part of parts) yield { part }
}

/**
 * Writes the root element as JSON: attributes and children under their names.
 * @throws ToolError name-taken, json-too-long
 */
export function writeXmlByNames(document: XmlDocument, options: XmlJsonOptions): { text: string; losses: XmlJsonLosses } {
  const writer = createJsonWriter(options.indentation, longestJson(document.text.length))
  const spell = options.types ? spellTyped : JSON.stringify
  const losses = { mixed: 0, reordered: 0 }
  const frames: Frame[] = []

  const entriesOf = (element: XmlElement, space: XmlSpace): Entry[] => {
    const entries = new Map<string, Entry['part']>()
    const put = (name: string, part: Entry['part']) => {
      if (entries.has(name))
        xmlJsonFailures.fail('name-taken', { name: name.slice(0, 100), field: 'text', offset: element.start, text: document.text })
      entries.set(name, part)
    }
    for (const [name, value] of attributesOf(document, element)) put(options.attributePrefix + name, value)
    const texts = textsOf(document, element, space)
    if (texts.length > 0) put(options.textName, texts.length === 1 ? (texts[0] as string) : texts)
    const { groups, isReordered } = groupChildren(element)
    for (const [name, group] of groups) put(name, group.length === 1 && options.lists === 'repeated' ? (group[0] as XmlElement) : group)
    if (isReordered) losses.reordered++
    if (groups.size > 0 && texts.some((text) => text.trim() !== '')) losses.mixed++
    return [...entries].map(([name, part]) => ({ name, part }))
  }
  const write = (part: Entry['part'], outer: XmlSpace) => {
    if (typeof part === 'string') return writer.value(spell(part))
    if (!('type' in part)) {
      writer.open('[')
      frames.push({ entries: unnamed(part), space: outer, close: ']' })
      return
    }
    const space = spaceOf(document, part, outer)
    const entries = entriesOf(part, space)
    const isText = !part.children.some(({ type }) => type === 'element') && entries.every(({ name }) => name === options.textName)
    if (isText && attributesOf(document, part).next().done) {
      const text = (entries[0]?.part as string | undefined) ?? ''
      return writer.value(spell(options.trim && !space.isPreserved ? trimXml(text) : text))
    }
    writer.open('{')
    frames.push({ entries: trimmed(entries, part, space).values(), space, close: '}' })
  }
  const trimmed = (entries: Entry[], { children }: XmlElement, space: XmlSpace): Entry[] => {
    if (!options.trim || space.isPreserved || children.some(({ type }) => type === 'element')) return entries
    return entries
      .map(({ name, part }) => ({ name: name as string, part: name === options.textName ? trimXml(part as string) : part }))
      .filter(({ name, part }) => name !== options.textName || part !== '')
  }

  writer.open('{')
  frames.push({ entries: [{ name: document.root.name, part: document.root as Part }].values(), space: TOP_SPACE, close: '}' })
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const { value: entry, done } = frame.entries.next()
    if (done) {
      writer.close(frame.close)
      frames.pop()
      continue
    }
    if (entry.name !== undefined) writer.name(JSON.stringify(entry.name))
    write(entry.part, frame.space)
  }
  return { text: writer.text(), losses }
}

/** Texts between child elements; comments do not part them. */
function textsOf({ text }: XmlDocument, { children }: XmlElement, space: XmlSpace): string[] {
  const texts: string[] = []
  let pieces: string[] = []
  const finish = () => {
    if (pieces.length > 0) texts.push(pieces.join(''))
    pieces = []
  }
  for (const child of children) {
    if (child.type === 'element') finish()
    else if (isXmlText(child) && !(space.isBlock && isBlank(text, child))) pieces.push(child.value)
  }
  finish()
  return texts
}

/** Children by name, in the order in which each name first appears. */
function groupChildren({ children }: XmlElement) {
  const groups = new Map<string, XmlElement[]>()
  let last: string | undefined
  let isReordered = false
  for (const child of children) {
    if (child.type !== 'element') continue
    const group = groups.get(child.name)
    if (!group) groups.set(child.name, [child])
    else {
      if (last !== child.name) isReordered = true
      group.push(child)
    }
    last = child.name
  }
  return { groups, isReordered }
}
