import { defineFailures } from '../../../engine/core/define.ts'

export const jsonWriterFailures = defineFailures({
  'json-too-long': 'The result would be longer than {{most, number}} characters. Choose a smaller indentation, or split the input.',
})

/** The JSON indentations that tools offer, and what each writes. */
export const JSON_INDENTS = { '2': '  ', '4': '    ', tab: '\t', none: '' } as const
export type JsonIndentation = keyof typeof JSON_INDENTS
export const JSON_INDENTATIONS = ['2', '4', 'tab', 'none'] as const satisfies readonly JsonIndentation[]
export const JSON_INDENTATION_WORDS = { '2': '2 spaces', '4': '4 spaces', tab: 'Tab', none: 'None, all on one line' }

/** Lays out JSON that is given piece by piece: each already spelled as JSON, alone or as a part of a text. */
export type JsonWriter = {
  open(bracket: '{' | '['): void
  close(bracket: '}' | ']'): void
  name(raw: string, start?: number, end?: number): void
  value(raw: string, start?: number, end?: number): void
  text(): string
}

/** So many UTF-16 units are made a string at once: a call takes no more arguments than the stack has room for. */
const CHUNK = 8192

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
  // Copied unit by unit: a string joined of millions of pieces takes several times as long.
  const chunk = Array.from({ length: CHUNK }, () => 0)
  let filled = 0
  let length = 0
  let depth = 0
  let isFresh = true
  let isNamed = false

  const breaks: string[] = []
  const lineBreak = (level: number) => (breaks[level] ??= indent === '' ? '' : `\n${indent.repeat(level)}`)
  const separators: string[] = []
  const separator = (level: number) => (separators[level] ??= `,${lineBreak(level)}`)
  const flush = () => {
    chunks.push(String.fromCharCode.apply(null, filled === CHUNK ? chunk : chunk.slice(0, filled)))
    filled = 0
  }
  const put = (text: string, start = 0, end = text.length) => {
    length += end - start
    if (length > most) jsonWriterFailures.fail('json-too-long', { most })
    let at = start
    while (at < end) {
      if (filled === CHUNK) flush()
      const stop = Math.min(end, at + CHUNK - filled)
      while (at < stop) chunk[filled++] = text.charCodeAt(at++)
    }
  }
  const lead = () => {
    if (!isNamed && depth > 0) put(isFresh ? lineBreak(depth) : separator(depth))
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
      if (!isFresh) put(lineBreak(depth))
      put(bracket)
      isFresh = false
    },
    name(raw, start, end) {
      lead()
      put(raw, start, end)
      put(colon)
      isNamed = true
    },
    value(raw, start, end) {
      lead()
      put(raw, start, end)
    },
    text() {
      flush()
      return chunks.join('')
    },
  }
}
