import { type TextCoder, createTextCoder } from '../../../engine/core/bytes/text-coder.ts'
import { LARGE_TEXT } from '../../../engine/core/large-text.ts'
import { layoutBytes } from './layout-bytes.ts'
import { type JsonHandler, type JsonLeniency, type JsonReading, readJson } from './read.ts'
import { type JsonSurvey, createSurvey } from './survey.ts'
import { differOnlyInSpace, unitsOf } from './same-document.ts'
import { canonicalSpelling, type JsonEscapes, spellingOf } from './spelling.ts'
import { type JsonMember, type JsonSpelling, parseJson, writeJsonTree } from './tree.ts'
import { createJsonWriter, type JsonIndentation, longestJson } from './writer.ts'

type JsonLayout = {
  /** One of those that tools offer, or so many spaces. */
  readonly indentation: JsonIndentation | number
  readonly sortNames: boolean
  readonly escapes?: JsonEscapes
}

/**
 * Writes a document in another layout. Every number, text and name keeps its spelling, unless `escapes` says otherwise or JSON has no such spelling; names that stand twice both stay.
 * @throws ToolError as readJson, or json-too-long
 */
export function layoutJson(text: string, layout: JsonLayout, reading?: JsonReading): string {
  return surveyLayout(text, layout, reading).text
}

type Oddities = Pick<JsonSurvey, 'repeated' | 'passed'>
const NOTHING_ODD: Oddities = { repeated: [], passed: { comments: 0, trailingCommas: 0 } }

/** The same, and what a reader should know of the document. @throws ToolError as {@link layoutJson} */
export function surveyLayout(
  text: string,
  { indentation, sortNames, escapes = 'keep' }: JsonLayout,
  reading?: JsonReading,
  utf8: TextCoder = createTextCoder(),
): { readonly text: string; readonly survey: Oddities } {
  const spell = spellingOf(text, escapes, reading)
  const quick = sortNames || spell || text.length <= LARGE_TEXT ? undefined : layoutBytes(text, indentation, utf8)
  if (quick !== undefined) return { text: quick, survey: NOTHING_ODD }
  const { handler, survey } = createSurvey(text)
  const writing = sortNames
    ? sortedWriting(text, indentation, reading, spell)
    : indentation === 'none' && !spell
      ? compacting(text)
      : writingOf(text, indentation, spell)
  const passed = readFirst(text, writing.handler ? alongside(handler, writing.handler) : handler, reading)
  const result = writing.text()
  // Respelled it is compared by what it means, sorted or without its comments as read, else sign by sign.
  const isSame = spell
    ? canonicalJson(result, false) === canonicalJson(text, sortNames, reading)
    : sortNames || reading?.tolerant
      ? compactJson(result) === (sortNames ? sortedWriting(text, 'none', reading).text() : compactJson(text, reading))
      : differOnlyInSpace(unitsOf(text.replace(/^\ufeff/, '')), unitsOf(result))
  if (!isSame) throw new Error('the laid-out JSON does not read back as what was given')
  return { text: result, survey: survey(passed) }
}

/** Reads while writing; a fault of the document is told before that the result is too long. */
function readFirst(text: string, handler: JsonHandler, reading?: JsonReading): JsonLeniency {
  try {
    return readJson(text, handler, reading)
  } catch (error) {
    readJson(text, {}, reading)
    throw error
  }
}

function alongside(first: Required<JsonHandler>, second: Required<JsonHandler>): JsonHandler {
  return {
    open(bracket, start) {
      first.open(bracket, start)
      second.open(bracket, start)
    },
    close(bracket, end) {
      first.close(bracket, end)
      second.close(bracket, end)
    },
    name(start, end) {
      first.name(start, end)
      second.name(start, end)
    },
    value(type, start, end) {
      first.value(type, start, end)
      second.value(type, start, end)
    },
  }
}

/** What writes a document while it is read; without a handler it has read it itself. */
type Writing = { readonly handler?: Required<JsonHandler>; readonly text: () => string }

function writingOf(text: string, indentation: JsonIndentation | number, spell?: JsonSpelling) {
  const writer = createJsonWriter(indentation, longestJson(text.length))
  const handler: Required<JsonHandler> = {
    open: writer.open,
    close: writer.close,
    name: (start, end) => (spell ? writer.name(spell('name', start, end)) : writer.name(text, start, end)),
    value: (type, start, end) => (spell ? writer.value(spell(type, start, end)) : writer.value(text, start, end)),
  }
  return { handler, text: writer.text }
}

/** Without white space and comments: what stands as it should is copied in runs as long as they go. */
function compacting(text: string): Writing & Required<Pick<Writing, 'handler'>> {
  const chunks: string[] = []
  let pieces: string[] = []
  let runStart = 0
  let runEnd = 0
  let between = ''
  const take = (start: number, end: number, mark: string, next: string) => {
    const isNext = start === runEnd + mark.length && (mark === '' || text.startsWith(mark, runEnd))
    if (!isNext) {
      // Joined by the thousand: one string grown by millions of pieces is many times slower.
      if (pieces.push(text.slice(runStart, runEnd), mark) > 4096) {
        chunks.push(pieces.join(''))
        pieces = []
      }
      runStart = start
    }
    runEnd = end
    between = next
  }
  const handler: Required<JsonHandler> = {
    open: (_, start) => take(start, start + 1, between, ''),
    close: (_, end) => take(end - 1, end, '', ','),
    name: (start, end) => take(start, end, between, ':'),
    value: (_, start, end) => take(start, end, between, ','),
  }
  return { handler, text: () => chunks.join('') + pieces.join('') + text.slice(runStart, runEnd) }
}

function compactJson(text: string, reading?: JsonReading): string {
  const writing = compacting(text)
  readJson(text, writing.handler, reading)
  return writing.text()
}

function canonicalJson(text: string, sortNames: boolean, reading?: JsonReading): string {
  const spell = canonicalSpelling(text, reading)
  if (sortNames) return sortedWriting(text, 'none', reading, spell).text()
  const writing = writingOf(text, 'none', spell)
  readJson(text, writing.handler, reading)
  return writing.text()
}

function sortedWriting(text: string, indentation: JsonIndentation | number, reading?: JsonReading, spell?: JsonSpelling): Writing {
  return {
    text: () => {
      const writer = createJsonWriter(indentation, longestJson(text.length))
      writeJsonTree(text, parseJson(text, reading), writer, sortMembers, spell)
      return writer.text()
    },
  }
}

/** By UTF-16 units as in RFC 8785; equal names keep their order. */
function sortMembers(members: readonly JsonMember[]): readonly JsonMember[] {
  return members.toSorted((a, b) => (a.name < b.name ? -1 : a.name > b.name ? 1 : 0))
}
