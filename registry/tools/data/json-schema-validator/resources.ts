import { pointerSteps } from '../../../lib/json/pointer.ts'
import { isLeaf, type JsonSource } from '../../../lib/json/source.ts'
import type { JsonNode } from '../../../lib/json/tree.ts'
import { type Draft, meaningOf, schemasIn } from './keywords.ts'

/** A schema with an address of its own, which the references within it are relative to. */
export type Resource = {
  readonly base: string
  readonly root: JsonNode
  readonly anchors: Map<string, JsonNode>
  /** Those of its anchors that give way to the same one of a resource that led here; '' is `$recursiveAnchor`. */
  readonly dynamic: Map<string, JsonNode>
}
/** What a reference names; `anchor` is the name in it, '' for a whole resource, and undefined for a path. */
export type Target = { readonly node: JsonNode; readonly resource: Resource; readonly anchor?: string }
export type Resources = {
  /** Undefined for what is in no place of a schema. */
  of(node: JsonNode): Resource | undefined
  resolve(ref: string, from: Resource): Target | undefined
}

/** Of a schema that says no address: one that nobody has. */
const NOWHERE = 'https://schema.invalid/'

/** Finds what references can name. @param onRepeated told where a name is given that another part has */
export function readResources(source: JsonSource, draft: Draft, onRepeated: (offset: number) => never): Resources {
  const resources = new Map<string, Resource>()
  const owners = new Map<JsonNode, Resource>()

  const add = (base: string, root: JsonNode): Resource => {
    if (resources.has(base)) onRepeated(root.start)
    const resource: Resource = { base, root, anchors: new Map(), dynamic: new Map() }
    resources.set(base, resource)
    return resource
  }
  const name = ({ anchors }: Resource, anchor: string, node: JsonNode, offset: number) => {
    if (anchors.has(anchor) && anchors.get(anchor) !== node) onRepeated(offset)
    anchors.set(anchor, node)
  }
  const walk = (node: JsonNode, above: Resource | undefined): void => {
    const members = node.type === 'object' ? meaningOf(node, draft) : []
    const find = (keyword: string) => members.find((member) => member.name === keyword)?.value
    const idNode = find(draft === '4' ? 'id' : '$id')
    const id = idNode?.type === 'string' && isLeaf(idNode) ? parse(source.string(idNode), above?.base ?? NOWHERE) : undefined
    const isNew = id !== undefined && id.base !== above?.base
    if (idNode && id?.fragment === '' && !isNew) onRepeated(idNode.start)
    const resource = isNew ? add(id.base, node) : (above ?? add(NOWHERE, node))
    owners.set(node, resource)
    // Drafts 4 to 7 give names by ids.
    if (idNode && id?.fragment && (draft === '4' || draft === '7')) name(resource, id.fragment, node, idNode.start)
    for (const keyword of ['$anchor', '$dynamicAnchor']) {
      const anchor = find(keyword)
      if (anchor?.type !== 'string' || !isLeaf(anchor)) continue
      name(resource, source.string(anchor), node, anchor.start)
      if (keyword === '$dynamicAnchor') resource.dynamic.set(source.string(anchor), node)
    }
    const recursive = find('$recursiveAnchor')
    if (recursive?.type === 'boolean' && isLeaf(recursive) && source.spell(recursive) === 'true' && node === resource.root)
      resource.dynamic.set('', node)
    for (const { name: keyword, value } of members) {
      const kind = schemasIn(keyword, value)
      const inner = kind === 'single' ? [value] : value.type === 'array' ? value.items : value.type === 'object' ? value.members : []
      if (kind) for (const one of inner) walk('value' in one ? one.value : one, resource)
    }
  }
  walk(source.root, undefined)

  return {
    of: (node) => owners.get(node),
    resolve(ref, from) {
      const address = parse(ref, from.base)
      const home = address && resources.get(address.base)
      if (!home) return undefined
      const { fragment } = address
      if (fragment === '') return { node: home.root, resource: home, anchor: '' }
      if (!fragment.startsWith('/')) {
        const node = home.anchors.get(fragment)
        return node && { node, resource: home, anchor: fragment }
      }
      let [node, resource] = [home.root, home]
      for (const step of pointerSteps(fragment)) {
        const next = childOf(node, step)
        if (!next) return undefined
        node = next.node
        resource = owners.get(node) ?? resource
      }
      return { node, resource }
    },
  }
}

/** An address without its fragment, and the fragment decoded; undefined if it is none. */
function parse(ref: string, base: string): { readonly base: string; readonly fragment: string } | undefined {
  if (!URL.canParse(ref, base)) return undefined
  const url = new URL(ref, base)
  const fragment = decode(url.hash.slice(1))
  url.hash = ''
  return { base: url.href, fragment }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** A part of a value by its name or index, and where it starts, name included. */
export function childOf(node: JsonNode, step: string): { readonly node: JsonNode; readonly start: number } | undefined {
  if (node.type === 'array') {
    const item = node.items[Number(step)]
    return item && { node: item, start: item.start }
  }
  const member = node.type === 'object' ? node.members.find(({ name }) => name.toWellFormed() === step) : undefined
  return member && { node: member.value, start: member.start }
}
