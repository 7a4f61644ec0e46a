import { defineFailures } from '../../../engine/core/define.ts'

export const jsonWriterFailures = defineFailures({
  'json-too-long': 'The result would be longer than {{most, number}} characters. Reduce the indentation, or turn it off.',
})

/** The JSON indentations that tools offer, and what each writes. */
export const JSON_INDENTS = { '2': '  ', '4': '    ', tab: '\t', none: '' } as const
export type JsonIndentation = keyof typeof JSON_INDENTS
export const JSON_INDENTATIONS = ['2', '4', 'tab', 'none'] as const satisfies readonly JsonIndentation[]
export const JSON_INDENTATION_WORDS = { '2': '2 spaces', '4': '4 spaces', tab: 'Tab', none: 'None, all on one line' }

/** Lays out JSON that is given piece by piece, each already spelled as JSON. */
export type JsonWriter = {
  open(bracket: '{' | '['): void
  close(bracket: '}' | ']'): void
  name(raw: string): void
  value(raw: string): void
  text(): string
}

/**
 * The longest JSON that is written from a text of this length, in UTF-16 units. Deep nesting
 * (through the indentation) and YAML aliases can otherwise make gigabytes of a few kilobytes.
 */
export function longestJson(sourceLength: number): number {
  return Math.max(16 * 1024 * 1024, 7 * sourceLength)
}

/**
 * @param indentation one of those that tools offer, or so many spaces
 * @throws ToolError json-too-long once more than `most` UTF-16 units are written
 */
export function createJsonWriter(indentation: JsonIndentation | number, most: number): JsonWriter {
  const indent: string = typeof indentation === 'number' ? ' '.repeat(indentation) : JSON_INDENTS[indentation]
  const colon = indent === '' ? ':' : ': '
  const chunks: string[] = []
  let pieces: string[] = []
  let length = 0
  let depth = 0
  let isFresh = true
  let isNamed = false

  const breaks: string[] = []
  const lineBreak = (level: number) => (breaks[level] ??= indent === '' ? '' : `\n${indent.repeat(level)}`)
  const separators: string[] = []
  const separator = (level: number) => (separators[level] ??= `,${lineBreak(level)}`)
  // Joined by the thousand: one string grown by millions of pieces is many times slower.
  const add = (piece: string) => {
    length += piece.length
    pieces.push(piece)
  }
  const put = (piece: string) => {
    add(piece)
    if (length > most) jsonWriterFailures.fail('json-too-long', { most })
    if (pieces.length < 4096) return
    chunks.push(pieces.join(''))
    pieces = []
  }
  const lead = () => {
    if (!isNamed && depth > 0) add(isFresh ? lineBreak(depth) : separator(depth))
    isNamed = false
    isFresh = false
  }
  return {
    open(bracket) {
      lead()
      put(bracket)
      depth++
      isFresh = true
    },
    close(bracket) {
      depth--
      if (!isFresh) add(lineBreak(depth))
      put(bracket)
      isFresh = false
    },
    name(raw) {
      lead()
      add(raw)
      put(colon)
      isNamed = true
    },
    value(raw) {
      lead()
      put(raw)
    },
    text: () => chunks.join('') + pieces.join(''),
  }
}
