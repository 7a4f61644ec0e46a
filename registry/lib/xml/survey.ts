import type { Note } from '../../../engine/core/define.ts'
import { placeAt } from '../../../engine/core/errors.ts'
import { noteFirst } from '../text/note-first.ts'
import type { XmlDocument, XmlElement, XmlNode } from './read.ts'
import { type NamespaceFault, namespaceFaults } from './namespaces.ts'
import { attributesOf } from './tree-json.ts'

const MOST_PATHS = 500
const MOST_NAMESPACES = 50

type Path = { readonly path: string; readonly count: number; readonly attributes: string }
type UnknownPrefix = { readonly prefix: string; readonly offset: number }

type XmlSurvey = {
  readonly elements: number
  readonly attributes: number
  readonly depth: number
  readonly comments: number
  readonly instructions: number
  readonly sections: number
  /** The addresses that names belong to. */
  readonly namespaces: string[]
  readonly paths: Path[]
  readonly prefixes: readonly UnknownPrefix[]
  readonly faults: readonly NamespaceFault[]
}

type Step = {
  readonly name: string
  readonly outer: Step | undefined
  readonly inner: Map<string, Step>
  readonly attributes: Set<string>
  count: number
}
type Frame = { readonly nodes: Iterator<XmlNode>; readonly step: Step | undefined; readonly declared: readonly string[] }

/** Counts what a document holds, and looks at its namespaces. */
export function surveyXml(document: XmlDocument): XmlSurvey {
  const counts = { elements: 0, attributes: 0, depth: 0, comments: 0, instructions: 0, sections: 0 }
  const namespaces = new Set<string>()
  const prefixes: UnknownPrefix[] = []
  const faults: NamespaceFault[] = document.colonNames.map((colon) => ({ code: 'bad-qualified-name', ...colon }))
  const steps: Step[] = []
  const start: Step = { name: '', outer: undefined, inner: new Map(), attributes: new Set(), count: 0 }
  /** What each prefix stands for around the current place, the innermost last. */
  const known = new Map([
    ['xml', ['http://www.w3.org/XML/1998/namespace']],
    ['xmlns', ['http://www.w3.org/2000/xmlns/']],
  ])
  const frames: Frame[] = [{ nodes: document.children.values(), step: start, declared: [] }]

  const enter = (outer: Step | undefined, name: string): Step | undefined => {
    if (!outer) return undefined
    const found = outer.inner.get(name)
    if (found || steps.length >= MOST_PATHS) return found
    const step: Step = { name, outer, inner: new Map(), attributes: new Set(), count: 0 }
    outer.inner.set(name, step)
    steps.push(step)
    return step
  }
  const checkPrefix = (name: string, offset: number) => {
    const prefix = prefixOf(name)
    if (prefix !== undefined && !known.get(prefix)?.length) prefixes.push({ prefix, offset })
  }
  const declare = (attributes: readonly (readonly [name: string, value: string])[]): string[] => {
    const declared: string[] = []
    for (const [name, value] of attributes) {
      if (name !== 'xmlns' && !name.startsWith('xmlns:')) continue
      if (value !== '' && namespaces.size < MOST_NAMESPACES) namespaces.add(value.slice(0, 300).toWellFormed())
      if (name === 'xmlns') continue
      const prefix = name.slice(6)
      declared.push(prefix)
      known.set(prefix, [...(known.get(prefix) ?? []), value])
    }
    return declared
  }
  const open = (element: XmlElement, outer: Step | undefined) => {
    const attributes = [...attributesOf(document, element)]
    const declared = declare(attributes)
    checkPrefix(element.name, element.start)
    for (const attribute of element.attributes) checkPrefix(attribute.name, attribute.start)
    faults.push(...namespaceFaults(element, attributes, (prefix) => known.get(prefix)?.at(-1)))
    counts.elements++
    counts.attributes += attributes.length
    const step = enter(outer, element.name)
    if (step) {
      step.count++
      for (const [name] of attributes) if (step.attributes.size < MOST_NAMESPACES) step.attributes.add(name)
    }
    frames.push({ nodes: element.children.values(), step, declared })
    counts.depth = Math.max(counts.depth, frames.length - 1)
  }

  for (let frame = frames.at(-1); frame; frame = frames.at(-1)) {
    const { value: node, done } = frame.nodes.next()
    if (done) {
      frames.pop()
      for (const prefix of frame.declared) known.get(prefix)?.pop()
    } else if (node.type === 'element') open(node, frame.step)
    else if (node.type === 'comment') counts.comments++
    else if (node.type === 'instruction') {
      counts.instructions++
      if (node.target.includes(':')) faults.push({ code: 'bad-qualified-name', name: node.target, offset: node.start })
    } else if (node.type === 'cdata') counts.sections++
  }
  return { ...counts, namespaces: [...namespaces], paths: steps.map(pathOf), prefixes, faults }
}

function prefixOf(name: string): string | undefined {
  const colon = name.indexOf(':')
  return colon < 0 ? undefined : name.slice(0, colon)
}

function pathOf(step: Step): Path {
  const names: string[] = []
  for (let at: Step | undefined = step; at; at = at.outer) names.push(shorten(at.name))
  return { path: names.toReversed().join('/'), count: step.count, attributes: [...step.attributes].map(shorten).join(' ') }
}

function shorten(name: string): string {
  return name.length > 60 ? `${name.slice(0, 60).toWellFormed()}…` : name
}

/** Sentences for what is odd in a well-formed document. */
export const xmlNotices = {
  'unknown-prefix': { warning: 'The prefix “{{prefix}}” at line {{line, number}} isn’t declared as a namespace.' },
  'more-unknown-prefixes': {
    warning: { one: 'There is {{count, number}} more undeclared prefix.', other: 'There are {{count, number}} more undeclared prefixes.' },
  },
  'bad-binding': {
    warning: 'The namespace declaration “{{name}}” at line {{line, number}} is invalid: its prefix or URI is reserved or empty.',
  },
  'bad-qualified-name': { warning: '“{{name}}” at line {{line, number}} isn’t a valid name under the namespace rules.' },
  'repeated-expanded-name': {
    warning: '“{{name}}” and “{{other}}” at line {{line, number}} are in the same namespace, so they are the same attribute twice.',
  },
  'more-namespace-faults': {
    warning: { one: 'There is {{count, number}} more namespace error.', other: 'There are {{count, number}} more namespace errors.' },
  },
  'unresolved-entity': {
    warning: '“&{{name}};” at line {{line, number}} is declared in another file, which isn’t read, so it stays as it is.',
  },
  'more-unresolved-entities': {
    warning: { one: 'There is {{count, number}} more entity like this.', other: 'There are {{count, number}} more entities like these.' },
  },
} as const

export function noteXml(
  document: XmlDocument,
  { prefixes, faults }: Pick<XmlSurvey, 'prefixes' | 'faults'>,
  note: Note<typeof xmlNotices>,
): void {
  const lineOf = (offset: number) => placeAt(document.origin.text, document.origin.offsetOf(offset)).line
  noteFirst(
    prefixes,
    ({ prefix, offset }) => note('unknown-prefix', { prefix: shorten(prefix), line: lineOf(offset) }),
    (count) => note('more-unknown-prefixes', { count }),
  )
  noteFirst(
    faults,
    (fault) => {
      const where = { name: shorten(fault.name), line: lineOf(fault.offset) }
      if (fault.code === 'repeated-expanded-name') note(fault.code, { ...where, other: shorten(fault.other) })
      else note(fault.code, where)
    },
    (count) => note('more-namespace-faults', { count }),
  )
  noteFirst(
    document.unresolved,
    ({ name, offset }) => note('unresolved-entity', { name, line: lineOf(offset) }),
    (count) => note('more-unresolved-entities', { count }),
  )
}
