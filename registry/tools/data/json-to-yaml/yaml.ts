import { createBoundedText } from '../../../lib/text/bounded-text.ts'
import { isLeaf, type JsonLeaf, type JsonSource } from '../../../lib/json/source.ts'
import type { JsonNode } from '../../../lib/json/tree.ts'
import { jsonWriterFailures, longestJson } from '../../../lib/json/writer.ts'

type YamlOptions = {
  readonly indentation: number
  /** Lists in mappings are set in, too. */
  readonly setIn: boolean
  readonly quoteAll: boolean
  /** Strings with line breaks as blocks. */
  readonly blocks: boolean
  /** Longest line, in characters, at which long strings are folded; 0 for never. */
  readonly fold: number
}

/** The longest key that stands before its colon without a question mark (YAML 1.2.2, 7.4.3). */
const MOST_KEY = 1000

/** Writes one document that readers of YAML 1.2 and 1.1 understand alike. @throws ToolError json-too-long */
export function writeYaml(source: JsonSource, root: JsonNode, options: YamlOptions): string {
  const out = createBoundedText(longestJson(source.text.length), (most) => jsonWriterFailures.fail('json-too-long', { most }))
  const isPlain = (text: string) => !options.quoteAll && isPlainScalar(text)
  const write = (node: JsonNode, depth: string, parent: 'top' | 'map' | 'list') => {
    if (isLeaf(node)) return out.put(`${parent === 'top' ? '' : ' '}${writeLeaf(node, depth)}\n`)
    const isList = node.type === 'array'
    if (isList ? node.items.length === 0 : node.members.length === 0)
      return out.put(`${parent === 'top' ? '' : ' '}${isList ? '[]' : '{}'}\n`)
    // The first entry of a collection in a list stands on the line of its dash.
    let lead = ''
    if (parent === 'list') lead = ' '.repeat(options.indentation - 1)
    else {
      if (parent === 'map') out.put('\n')
      lead = depth
    }
    if (isList) {
      for (const item of node.items) {
        out.put(`${lead}-`)
        write(item, depth + ' '.repeat(options.indentation), 'list')
        lead = depth
      }
      return
    }
    for (const { name, value } of node.members) {
      const key = isPlain(name) ? name : quoted(name)
      out.put(key.length > MOST_KEY ? `${lead}? ${key}\n${depth}:` : `${lead}${key}:`)
      const isSame = value.type === 'array' && !options.setIn
      write(value, isSame ? depth : depth + ' '.repeat(options.indentation), 'map')
      lead = depth
    }
  }
  const writeLeaf = (leaf: JsonLeaf, depth: string): string => {
    if (leaf.type === 'number') return spellNumber(source.spell(leaf))
    if (leaf.type !== 'string') return source.spell(leaf)
    const text = source.string(leaf)
    const inner = depth === '' ? ' '.repeat(options.indentation) : depth
    if (options.blocks && isBlock(text)) return blockOf(text, inner)
    const folded = options.fold > 0 && text.length > options.fold ? foldedOf(text, inner, options.fold) : undefined
    return folded ?? (isPlain(text) ? text : quoted(text))
  }
  write(root, '', 'top')
  return out.text()
}

/** YAML 1.1 knows an exponent only after a point and with a sign; 1.2 takes that too. The value is the same. */
function spellNumber(number: string): string {
  const [, mantissa = '', sign = '', digits = ''] = /^([^eE]+)[eE]([+-]?)(\d+)$/.exec(number) ?? []
  if (mantissa === '') return number
  return `${mantissa.includes('.') ? mantissa : `${mantissa}.0`}e${sign || '+'}${digits}`
}

/** Words that some version of YAML takes for a boolean, null or the like. */
const WORDS = /^(?:y|n|yes|no|on|off|true|false|null|nan|inf)$/i
/** What consists only of what numbers, dates, times and versions consist of. */
const NUMBERLIKE = /^\d[\d+._:,\-TtZz a-fA-FoxOX]*$/

/** Whether a string is that string without quotation marks, to readers of YAML 1.1 and 1.2; anything doubtful is not. */
function isPlainScalar(text: string): boolean {
  if (!/^[\p{L}\p{N}_/$(]/u.test(text) || WORDS.test(text) || NUMBERLIKE.test(text)) return false
  return !/[\p{C}\u2028\u2029\u00a0]|:(?= |$)| #| $/u.test(text)
}

/** As in JSON, all of whose escapes YAML has; invisible characters are escaped, too. */
function quoted(text: string): string {
  return JSON.stringify(text).replace(
    /[\u007f-\u00a0\u2028\u2029\ufeff\ufffe\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** Whether a string of several lines is the same as a block, whatever its lines hold. */
function isBlock(text: string): boolean {
  return text.includes('\n') && !/^\s/.test(text) && text.trim() !== '' && isVisible(text)
}

/** Nothing that YAML would escape or that an editor would not show; lone surrogates count as such. */
function isVisible(text: string): boolean {
  return !/[\p{Cc}\p{Cs}\ufeff\ufffe\uffff\u2028\u2029\u0085]/u.test(text.replace(/[\n\t]/g, ''))
}

function blockOf(text: string, depth: string): string {
  const end = /\n*$/.exec(text)?.[0].length ?? 0
  const lines = text.slice(0, text.length - (end > 0 ? 1 : 0)).split('\n')
  return `|${end === 0 ? '-' : end === 1 ? '' : '+'}\n${lines.map((line) => (line === '' ? '' : depth + line)).join('\n')}`
}

/** A long line as a folded block, broken at single spaces; undefined where that would change it. */
function foldedOf(text: string, depth: string, most: number): string | undefined {
  if (/[\n\t]/.test(text) || /^ | $/.test(text) || !isVisible(text)) return undefined
  const lines: string[] = []
  let line = ''
  for (const part of text.split(/(?<=\S) (?=\S)/)) {
    if (line !== '' && line.length + part.length >= most) {
      lines.push(line)
      line = part
    } else line = line === '' ? part : `${line} ${part}`
  }
  lines.push(line)
  return lines.length === 1 ? undefined : `>-\n${lines.map((one) => depth + one).join('\n')}`
}
