import type * as yaml from 'yaml'
import type { Document, Node, Pair, Scalar, Tags, YAMLMap, YAMLSeq } from 'yaml'
import { defineFailures } from '../../../../engine/core/define.ts'
import { ToolError } from '../../../../engine/core/errors.ts'
import { readYaml } from '../../../lib/yaml/read.ts'
import { yamlFailures } from '../../../lib/yaml/failures.ts'

export const yamlLayoutFailures = defineFailures({
  'yaml-changed': 'This YAML can’t be formatted this way without changing its meaning or losing a comment, so it was left alone.',
})

type YamlLayout = {
  readonly indent: number
  /** Columns after which strings are folded; 0 folds none. */
  readonly width: number
  readonly quotes: 'keep' | 'double' | 'single'
  readonly sortNames: boolean
  readonly indentLists: boolean
}

/** Lays out every document of a text. @throws ToolError one of the failures of YAML, yaml-changed */
export async function layoutYaml(text: string, layout: YamlLayout): Promise<string> {
  const library = await import('yaml')
  const read = await readYaml(text)
  // Comments alone are not a document.
  if (read.length === 0) return `${text.trim()}\n`
  const before = JSON.stringify(meaningOf(library, read, layout.sortNames, text))
  const documents = await readYaml(text, 'text', keepSpelling)
  for (const document of documents) arrange(library, document, text, layout)
  const refuse = () => yamlLayoutFailures.fail('yaml-changed', { field: 'text' })
  try {
    // Sorting can bring an alias before its anchor.
    meaningOf(library, documents, layout.sortNames, text)
    const result = write(documents, layout)
    for (const candidate of [withoutEndSpaces(result), result]) {
      const after = JSON.stringify(meaningOf(library, await readYaml(candidate), layout.sortNames, candidate))
      if (before === after && isSameYamlComments(library, text, candidate, layout.sortNames)) return candidate
    }
    return refuse()
  } catch (error) {
    // A result that cannot be read is none; anything else is a bug.
    if (error instanceof ToolError) return refuse()
    throw error
  }
}

/** The library writes a space after the dash of an empty item; in a text over several lines such a space counts. */
function withoutEndSpaces(text: string): string {
  return text.replace(/^( *(?:- )*-) $/gm, '$1')
}

export function isSameYamlComments(library: typeof yaml, before: string, after: string, sorted: boolean): boolean {
  const [left, right] = [commentsOf(library, before), commentsOf(library, after)]
  return JSON.stringify(sorted ? left.toSorted() : left) === JSON.stringify(sorted ? right.toSorted() : right)
}

/** Numbers stay as written: 0x1F, 1.10 and integers of thirty digits; so do strings that a tag keeps from being numbers. */
function keepSpelling(tags: Tags): Tags {
  return tags.map((tag) => {
    if (typeof tag === 'string' || !('stringify' in tag) || !/:(?:int|float|str)$/.test(tag.tag)) return tag
    const { stringify } = tag
    const isText = tag.tag.endsWith(':str')
    const isAsIs = (item: Scalar) => !isText || (item.tag === tag.tag && item.type === 'PLAIN' && /^[\w.+-]+$/.test(item.source ?? ''))
    return {
      ...tag,
      stringify: (item: Scalar, ...rest) => (isAsIs(item) ? item.source : undefined) ?? stringify?.(item, ...rest) ?? String(item.value),
    }
  }) as Tags
}

function arrange(library: typeof yaml, document: Document, text: string, { quotes, sortNames }: YamlLayout): void {
  const { contents, comment } = document
  // The library would set the last comment off by a blank line.
  if (comment && library.isCollection(contents) && !contents.flow && !contents.comment && !isBlankLineAfter(contents, text)) {
    contents.comment = comment
    document.comment = null
  }
  library.visit(document, {
    Scalar(_, scalar) {
      if (quotes !== 'keep' && (scalar.type === 'QUOTE_DOUBLE' || scalar.type === 'QUOTE_SINGLE'))
        scalar.type = quotes === 'single' ? 'QUOTE_SINGLE' : 'QUOTE_DOUBLE'
    },
    Seq(_, list) {
      moveComments(library, list, list.items, list.items, text)
      moveCommentIn(library, list, list.items[0])
    },
    Map(_, map) {
      moveCommentIn(library, map, map.items[0]?.key)
      moveComments(
        library,
        map,
        map.items.map(({ value }) => value),
        map.items.map(({ key }) => key),
        text,
      )
      if (!sortNames) return
      const first = map.items[0]?.key
      const isSpaced = library.isNode(first) && first.spaceBefore
      map.items.sort((a, b) => compareTexts(nameOf(library, a), nameOf(library, b)))
      // A blank line parts entries; before the first there is none unless there was.
      const newFirst = map.items[0]?.key
      if (library.isNode(newFirst) && !isSpaced) newFirst.spaceBefore = false
    },
  })
}

/** The library takes a comment in the lines after an empty value for that value’s own; it belongs to what follows. */
function moveComments(
  library: typeof yaml,
  collection: YAMLMap | YAMLSeq,
  values: readonly unknown[],
  starts: readonly unknown[],
  text: string,
) {
  for (const [index, value] of values.entries()) {
    if (!library.isScalar(value) || value.source !== '' || !value.comment || !value.range) continue
    const between = text.slice(value.range[1], value.range[2])
    if (!/^[ \t]*\r?\n/.test(between)) continue
    const next = starts[index + 1]
    if (library.isNode(next)) {
      next.commentBefore = joinComments(value.comment, next.commentBefore)
      next.spaceBefore = /\n[ \t]*\r?\n/.test(between)
    } else if (index === values.length - 1) collection.comment = joinComments(value.comment, collection.comment)
    else continue
    value.comment = null
  }
}

/** A comment between an anchor and its first entry would go before the anchor. */
function moveCommentIn(library: typeof yaml, collection: YAMLMap | YAMLSeq, first: unknown): void {
  if (!collection.commentBefore || collection.flow || !library.isNode(first) || (!collection.anchor && !collection.tag)) return
  first.commentBefore = joinComments(collection.commentBefore, first.commentBefore)
  collection.commentBefore = null
}

function joinComments(first: string, second: string | null | undefined): string {
  return second ? `${first}\n${second}` : first
}

function isBlankLineAfter(node: Node, text: string): boolean {
  return /^[ \t]*\r?\n/.test(text.slice(node.range?.[1] ?? 0))
}

function nameOf(library: typeof yaml, { key }: Pair): string {
  return library.isScalar(key) ? String(key.source ?? key.value) : String(key)
}

function compareTexts(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}

function write(documents: readonly Document.Parsed[], { indent, width, quotes, indentLists }: YamlLayout): string {
  return documents
    .map((document, index) => {
      const next = documents[index + 1]
      if (index > 0) document.directives.docStart = true
      // A directive may only follow a document that is marked as ended.
      if (next?.directives.yaml.explicit || (next && Object.keys(next.directives.tags).length > 1)) document.directives.docEnd = true
      const text = document.toString({
        indent,
        lineWidth: width,
        indentSeq: indentLists,
        singleQuote: quotes === 'single' ? true : quotes === 'double' ? false : null,
      })
      return text.endsWith('\n') ? text : `${text}\n`
    })
    .join('')
}

/** Comments in order, without the space around them. */
function commentsOf({ Lexer }: typeof yaml, text: string): string[] {
  const comments: string[] = []
  let isScalar = false
  for (const token of new Lexer().lex(text)) {
    if (token.startsWith('#') && !isScalar) comments.push(token.trim())
    // The lexer announces a scalar with this sign.
    isScalar = token === '\u001f'
  }
  return comments
}

/** What documents mean: kinds, tags, anchors and values, numbers to the letter. */
function meaningOf(library: typeof yaml, documents: readonly Document.Parsed[], sortNames: boolean, text: string): unknown {
  const anchors = new Set<string>()
  const meaning = (node: unknown): unknown => {
    if (library.isAlias(node)) {
      const offset = node.range?.[0] ?? 0
      if (!anchors.has(node.source)) yamlFailures.fail('yaml-no-anchor', { name: node.source, field: 'text', offset, text })
      return ['alias', node.source]
    }
    const { tag, anchor } = (node ?? {}) as Node & { anchor?: string }
    if (anchor !== undefined) anchors.add(anchor)
    const own = [tag ?? '', anchor ?? '']
    if (library.isSeq(node)) return ['list', ...own, node.items.map(meaning)]
    if (!library.isMap(node)) return ['value', ...own, ...valueOf(node as Scalar | null)]
    const pairs = node.items.map((pair) => [nameOf(library, pair), meaning(pair.key), meaning(pair.value)])
    return ['mapping', ...own, sortNames ? pairs.toSorted(([a], [b]) => compareTexts(a as string, b as string)) : pairs]
  }
  return documents.map((document) => {
    anchors.clear()
    const { yaml: version, tags } = document.directives
    return [version.explicit ? version.version : '', tags, meaning(document.contents)]
  })
}

function valueOf(scalar: Scalar | null): [kind: string, value: string] {
  const value = scalar?.value ?? null
  return [value === null ? 'null' : typeof value, typeof value === 'number' ? String(scalar?.source ?? value) : String(value)]
}
