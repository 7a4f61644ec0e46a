import type * as yaml from 'yaml'
import type { Alias, Document, Node, Pair, Scalar, YAMLMap, YAMLSeq } from 'yaml'
import { type Note, defineFailures } from '../../../../engine/core/define.ts'
import { placeAt } from '../../../../engine/core/errors.ts'
import type { JsonWriter } from '../../../lib/json/writer.ts'
import { noteFirst } from '../../../lib/text/note-first.ts'
import { yamlFailures } from '../../../lib/yaml/failures.ts'
import { fitsTag, isCoreTag, spellYamlNumber } from '../../../lib/yaml/scalars.ts'

export const yamlJsonFailures = defineFailures({
  'yaml-collection-name': 'A list or mapping is used as a key here, but every JSON key is a string. Use a simple name instead.',
  'yaml-circular': 'The alias “*{{name}}” is inside its own anchor, and JSON can’t contain itself. Remove the alias.',
  'yaml-alias-bomb': 'The aliases would expand to more than {{most, number}} values. Use fewer of them.',
  'yaml-bad-merge': 'Only a mapping or a list of mappings can be merged with “<<”.',
})

/** Sentences for what a conversion reports. */
export const yamlJsonNotices = {
  'name-made-text': { warning: 'The key “{{name}}” at line {{line, number}} isn’t a string in YAML, but it became one in JSON.' },
  'not-a-json-number': { warning: '“{{number}}” at line {{line, number}} isn’t a number in JSON, so it became a string.' },
  'tag-left-out': { warning: 'The tag “{{tag}}” at line {{line, number}} was left out; its value stays as written.' },
  'older-version': { warning: 'The document asks for YAML 1.1 but is read as YAML 1.2, where yes, no, on and off are strings.' },
  'more-notices': {
    warning: { one: 'There is {{count, number}} more notice like this.', other: 'There are {{count, number}} more notices like these.' },
  },
} as const

/** Something to report, before its line is looked up. */
type YamlFinding = {
  readonly code: 'name-made-text' | 'not-a-json-number' | 'tag-left-out'
  readonly shown: string
  readonly offset: number
}

export function noteFindings(text: string, findings: readonly YamlFinding[], note: Note<typeof yamlJsonNotices>): void {
  noteFirst(
    findings,
    ({ code, shown, offset }) => {
      const [said, line] = [shown.slice(0, 100).toWellFormed(), placeAt(text, offset).line]
      if (code === 'name-made-text') note(code, { name: said, line })
      else if (code === 'not-a-json-number') note(code, { number: said, line })
      else note(code, { tag: said, line })
    },
    (count) => note('more-notices', { count }),
  )
}

type YamlSource = {
  readonly library: typeof yaml
  readonly text: string
  readonly field: string
  /** Merge keys `<<` are carried out. */
  readonly merge: boolean
}

type Entry = { readonly name?: string; readonly node: unknown }
type Frame = { readonly collection: Node; readonly entries: Iterator<Entry>; readonly close: '}' | ']' }

function* named(members: ReadonlyMap<string, unknown>): Generator<Entry> {
  for (const [name, node] of members) yield { name, node }
}
function* unnamed(nodes: readonly unknown[]): Generator<Entry> {
  for (const node of nodes) yield { node }
}

/** Writes one document as JSON, aliases in full; without recursion, as aliases nest deeper than the text. */
export function writeYamlDocument(document: Document, writer: JsonWriter, source: YamlSource): YamlFinding[] {
  const { library, text, field } = source
  const findings: YamlFinding[] = []
  const { targets, nodes } = linkAliases(document, source, findings)
  const most = 10 * nodes + 100_000
  const frames: Frame[] = []
  const active = new Set<unknown>()
  const members = new Map<YAMLMap, Map<string, unknown>>()
  let spent = 0

  const place = (node: unknown) => ({ field, offset: offsetOf(node), text })
  const follow = (node: unknown): unknown => (library.isAlias(node) ? targets.get(node) : node)

  const spend = (node: unknown) => {
    if (++spent > most) yamlJsonFailures.fail('yaml-alias-bomb', { most, ...place(node) })
  }
  const nameOf = (key: unknown): string => {
    const node = follow(key)
    if (library.isMap(node) || library.isSeq(node)) yamlJsonFailures.fail('yaml-collection-name', place(key))
    const value = (node as Scalar | null)?.value
    if (typeof value === 'string') return value
    const name = typeof value === 'number' ? spellYamlNumber((node as Scalar).source ?? String(value)).text : String(value ?? null)
    findings.push({ code: 'name-made-text', shown: name, offset: offsetOf(key) })
    return name
  }
  const isMerge = ({ key }: Pair) => source.merge && library.isScalar(key) && key.type === 'PLAIN' && key.value === '<<'

  const mergedInto = (pair: Pair): Iterable<[string, unknown]>[] => {
    const value = follow(pair.value)
    return (library.isSeq(value) ? value.items : [pair.value]).map((part) => {
      const map = follow(part)
      if (!library.isMap(map)) return yamlJsonFailures.fail('yaml-bad-merge', place(part ?? pair.key))
      if (active.has(map)) yamlJsonFailures.fail('yaml-circular', { name: (part as Alias).source, ...place(part) })
      return membersOf(map)
    })
  }
  const membersOf = (map: YAMLMap): Map<string, unknown> => {
    const known = members.get(map)
    if (known) return known
    const own = new Map<string, unknown>()
    for (const pair of map.items) {
      if (isMerge(pair)) continue
      const name = nameOf(pair.key)
      if (own.has(name)) yamlFailures.fail('yaml-repeated-name', { name: name.slice(0, 100).toWellFormed(), ...place(pair.key) })
      own.set(name, pair.value)
    }
    active.add(map)
    const merges = map.items.filter(isMerge).flatMap(mergedInto)
    active.delete(map)
    for (const merged of merges)
      for (const [name, value] of merged) {
        spend(map)
        if (!own.has(name)) own.set(name, value)
      }
    members.set(map, own)
    return own
  }

  const open = (node: unknown, collection: YAMLMap | YAMLSeq) => {
    if (active.has(collection)) yamlJsonFailures.fail('yaml-circular', { name: (node as Alias).source, ...place(node) })
    const isMap = library.isMap(collection)
    const entries = isMap ? named(membersOf(collection)) : unnamed(collection.items)
    active.add(collection)
    writer.open(isMap ? '{' : '[')
    frames.push({ collection, entries, close: isMap ? '}' : ']' })
  }
  const write = (node: unknown) => {
    spend(node)
    const target = follow(node)
    if (library.isMap(target) || library.isSeq(target)) open(node, target)
    else writer.value(spellScalar(target as Scalar | null, findings))
  }

  write(document.contents)
  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const { value: entry, done } = frame.entries.next()
    if (done) {
      writer.close(frame.close)
      active.delete(frame.collection)
      frames.pop()
      continue
    }
    if (entry.name !== undefined) writer.name(JSON.stringify(entry.name))
    write(entry.node)
  }
  return findings
}

function offsetOf(node: unknown): number {
  return (node as Node | null)?.range?.[0] ?? 0
}

/** The node that each alias stands for: the last one before it with that anchor. */
function linkAliases(document: Document, { library, text, field }: YamlSource, findings: YamlFinding[]) {
  const anchors = new Map<string, Node>()
  const targets = new Map<Alias, Node>()
  let nodes = 0
  library.visit(document, {
    Alias(_, alias) {
      const target = anchors.get(alias.source)
      if (!target) return yamlFailures.fail('yaml-no-anchor', { name: alias.source, field, offset: offsetOf(alias), text })
      targets.set(alias, target)
      nodes++
    },
    Value(_, node) {
      if (node.anchor) anchors.set(node.anchor, node)
      if (node.tag && !fitsTag(library.isMap(node) ? 'map' : library.isSeq(node) ? 'seq' : typeof node.value, node.tag))
        yamlFailures.fail('yaml-tag', { field, offset: offsetOf(node), text })
      if (node.tag && !isCoreTag(node.tag)) findings.push({ code: 'tag-left-out', shown: node.tag, offset: offsetOf(node) })
      nodes++
    },
  })
  return { targets, nodes }
}

function spellScalar(scalar: Scalar | null, findings: YamlFinding[]): string {
  const value = scalar?.value ?? null
  if (typeof value !== 'number') return JSON.stringify(value)
  const { text, isNumber } = spellYamlNumber(scalar?.source ?? String(value))
  if (isNumber) return text
  findings.push({ code: 'not-a-json-number', shown: text, offset: offsetOf(scalar) })
  return JSON.stringify(text)
}
