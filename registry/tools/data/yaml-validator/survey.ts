import type * as yaml from 'yaml'
import type { CST, Document, Node, Scalar, YAMLMap } from 'yaml'
import { isCoreTag, fitsTag } from '../../../lib/yaml/scalars.ts'

/** What is not wrong in YAML 1.2, but goes wrong elsewhere. */
export const YAML_WARNINGS = {
  tab: 'There is a tab between values. Some programs reject it.',
  'boolean-1-1': 'A string here; YAML 1.1 reads it as true or false.',
  'octal-1-1': 'A decimal number here; YAML 1.1 reads it as octal.',
  'text-1-1': 'A number here; YAML 1.1 reads it as a string.',
  'number-1-1': 'A string here; YAML 1.1 reads it as a number.',
  'time-1-1': 'A string here; YAML 1.1 reads it as a date.',
  'own-tag': 'This isn’t a standard YAML tag. Programs that don’t know it may reject it.',
  'older-version': 'The document asks for YAML 1.1, but was checked as YAML 1.2.',
  'newer-version': 'The document asks for a later YAML 1.x, but was checked as YAML 1.2.',
  'unknown-directive': 'YAML doesn’t have this directive. Programs ignore it.',
} as const
type YamlWarningCode = keyof typeof YAML_WARNINGS
export const YAML_WARNING_CODES = Object.keys(YAML_WARNINGS) as YamlWarningCode[]

export type YamlWarning = { readonly code: YamlWarningCode; readonly offset: number; readonly found: string }
type YamlNodeFault = { readonly code: 'no-anchor' | 'bad-tag' | 'repeated-name'; readonly offset: number }

export type YamlSurvey = { readonly faults: YamlNodeFault[]; readonly warnings: YamlWarning[]; nodes: number; depth: number }

/** Looks at every node of a document. */
export function surveyYaml(library: typeof yaml, document: Document, survey: YamlSurvey): void {
  const anchors = new Set<string>()
  const warn = (code: YamlWarningCode, node: unknown, found: string) => void survey.warnings.push({ code, offset: offsetOf(node), found })
  if (document.directives?.yaml.explicit && document.directives.yaml.version === '1.1') warn('older-version', undefined, '%YAML 1.1')
  library.visit(document, {
    Alias(_, alias) {
      survey.nodes++
      if (!anchors.has(alias.source)) survey.faults.push({ code: 'no-anchor', offset: offsetOf(alias) })
    },
    Value(_, node, path) {
      survey.nodes++
      if (library.isMap(node)) findRepeatedNames(library, node, survey)
      if (!library.isScalar(node)) survey.depth = Math.max(survey.depth, path.filter((outer) => library.isCollection(outer)).length + 1)
      if (node.anchor) anchors.add(node.anchor)
      if (node.tag) checkTag(library, node, survey, warn)
      else if (library.isScalar(node)) warnOfOlderReading(node, warn)
    },
  })
}

type Warn = (code: YamlWarningCode, node: unknown, found: string) => void

function offsetOf(node: unknown): number {
  return (node as Node | undefined)?.range?.[0] ?? 0
}

/** Names of a mapping are unique (YAML 1.2.2, 3.2.1.1); `1` and `1.0` are two, as a whole number and another. */
function findRepeatedNames(library: typeof yaml, map: YAMLMap, { faults }: YamlSurvey): void {
  const seen = new Set<string>()
  for (const { key } of map.items) {
    if (!library.isScalar(key)) continue
    const isPoint = typeof key.value === 'number' && !/^(?:[-+]?\d+|0[xo][\da-f]+)$/i.test(key.source ?? '')
    const id = `${key.tag ?? ''} ${typeof key.value} ${isPoint} ${String(key.value)}`
    if (seen.has(id)) faults.push({ code: 'repeated-name', offset: offsetOf(key) })
    seen.add(id)
  }
}

function checkTag(library: typeof yaml, node: Node, { faults }: YamlSurvey, warn: Warn): void {
  const tag = node.tag ?? ''
  const kind = library.isMap(node) ? 'map' : library.isSeq(node) ? 'seq' : typeof (node as Scalar).value
  if (!fitsTag(kind, tag)) faults.push({ code: 'bad-tag', offset: offsetOf(node) })
  else if (!isCoreTag(tag)) warn('own-tag', node, tag)
}

/** https://yaml.org/type/ gives the patterns of YAML 1.1. */
const OLDER: readonly (readonly [YamlWarningCode, RegExp])[] = [
  ['boolean-1-1', /^(?:y|Y|yes|Yes|YES|n|N|no|No|NO|on|On|ON|off|Off|OFF)$/],
  ['octal-1-1', /^[-+]?0[0-7_]+$/],
  ['text-1-1', /^(?:0o[0-7]+|[-+]?\d+[eE][-+]?\d+|[-+]?\d+\.\d*[eE]\d+|[-+]?0\d*[89]\d*)$/],
  [
    'number-1-1',
    /^[-+]?(?:0b[01_]+|0x[\da-fA-F_]+|[1-9][\d_]*|[1-9][\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?|[\d][\d_]*\.[\d_]*(?:[eE][-+]\d+)?)$/,
  ],
  ['time-1-1', /^\d{4}-(?:\d{2}-\d{2}|\d\d?-\d\d?(?:[Tt]|[ \t]+)\d\d?:\d{2}:\d{2}(?:\.\d*)?(?:[ \t]*(?:Z|[-+]\d\d?(?::\d{2})?))?)$/],
]

function warnOfOlderReading(scalar: Scalar, warn: Warn): void {
  const { source, type, value } = scalar
  if (type !== 'PLAIN' || !source || source.length > 60) return
  const isNumber = typeof value === 'number'
  for (const [code, pattern] of OLDER) {
    // What is a number in both versions is none of these, unless its value differs.
    const isDifferent = code === 'octal-1-1' || code === 'text-1-1' ? isNumber : typeof value === 'string'
    if (isDifferent && pattern.test(source) && !(code === 'octal-1-1' && /^[-+]?0+[0-7]?$/.test(source))) return warn(code, scalar, source)
  }
}

/** Tabs that separate values or precede a comment; those in strings do no harm. */
export function* tabsOf(tokens: readonly CST.Token[]): Generator<number> {
  const pending: { source: string; type: string; offset: number }[] = []
  const queue: unknown[] = [...tokens]
  for (let next = queue.pop(); next; next = queue.pop()) {
    const token = next as Record<string, unknown>
    if (token.type === 'space' && String(token.source).includes('\t'))
      pending.push(token as { source: string; type: string; offset: number })
    for (const name of ['start', 'sep', 'end', 'props', 'items', 'key', 'value']) {
      const part = token[name]
      if (Array.isArray(part)) for (const item of part as unknown[]) queue.push(item)
      else if (part && typeof part === 'object') queue.push(part)
    }
  }
  for (const { source, offset } of pending.toSorted((a, b) => a.offset - b.offset)) yield offset + source.indexOf('\t')
}
