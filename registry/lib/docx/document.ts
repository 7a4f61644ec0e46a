import { type Note, defineFailures } from '../../../engine/core/define.ts'
import { ToolError } from '../../../engine/core/errors.ts'
import type { FileValue } from '../../../engine/core/schema.ts'
import { isStackOverflow } from '../code/failures.ts'
import { readXml, type XmlElement } from '../xml/read.ts'
import { readZipParts, zipFailures } from './zip-parts.ts'

const words = defineFailures({
  'not-word': 'This isn’t a Word document (.docx). Open it in Word or LibreOffice and save it as .docx.',
  'old-word': 'This is an old Word document (.doc). Open it in Word or LibreOffice and save it as .docx first.',
  'word-locked': 'This document is password-protected. Save it without a password first.',
  'word-damaged': 'This document is damaged: {{part}} can’t be read. Open it in Word and save it again.',
  'word-too-deep': 'This document is nested too deeply. Simplify its tables or lists.',
})
export const wordFailures = { ...words.words, ...zipFailures.words }

export const WORD_TYPES = ['.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document']
export const WORD_BYTES = 32 * 1024 * 1024

/** Most that a document may be unpacked, in megabytes. */
const MOST_UNPACKED = 200
/** The reader recurses. */
const MOST_LEVELS = 300
/** What the ids of notes and bookmarks start with, so that they meet no others. */
export const WORD_PREFIX = 'word-'

const FIELD = 'file'
const PICTURES = /^image\/(?:png|jpe?g|gif|webp|avif|bmp)$/i

/** Sentences for what {@link readWord} notes. */
export const wordNotices = {
  'styles-plain': { info: 'Styles without an HTML equivalent became plain text: {{names}}' },
  'parts-left-out': { warning: 'Parts of the document that were left out: {{names}}' },
  'pictures-left-out': {
    warning: {
      one: '{{count, number}} image was left out because browsers can’t show its format.',
      other: '{{count, number}} images were left out because browsers can’t show their format.',
    },
  },
  'more-said': { warning: 'The Word reader reports: “{{message}}”' },
} as const

/** A Word document as plain HTML, not sanitised yet. @throws ToolError one of {@link wordFailures} */
export async function readWord({ bytes }: FileValue, keepsPictures: boolean, note: Note<typeof wordNotices>): Promise<string> {
  const archive = await safeArchive(bytes)
  const { default: mammoth } = await import('mammoth')
  let leftOut = 0
  const convertImage = mammoth.images.imgElement(async (image) => {
    const isShown = PICTURES.test(image.contentType)
    if (keepsPictures && !isShown) leftOut++
    return { src: keepsPictures && isShown ? `data:${image.contentType};base64,${await image.readAsBase64String()}` : '' }
  })
  // Browsers take the one name, Node the other.
  const input = { arrayBuffer: archive, buffer: archive }
  const { value, messages } = await mammoth
    .convertToHtml(input, { convertImage, idPrefix: WORD_PREFIX, styleMap: ['u => u'], includeEmbeddedStyleMap: false })
    .catch((error: unknown) => {
      if (isStackOverflow(error)) words.fail('word-too-deep', { field: FIELD })
      // The library throws whatever comes of a part that is not as it should be.
      throw new ToolError('word-damaged', { part: 'word/document.xml' }, { field: FIELD }, { cause: error })
    })
  noteMessages(
    messages.map(({ message }) => message),
    note,
  )
  if (leftOut > 0) note('pictures-left-out', { count: leftOut })
  return value
}

/** The document packed anew without compression: what is in it has been measured, and its XML is well-formed. */
async function safeArchive(bytes: Uint8Array): Promise<ArrayBuffer> {
  refuseOtherFiles(bytes)
  const { zipSync } = await import('fflate')
  const parts = await readZipParts(
    bytes,
    FIELD,
    MOST_UNPACKED,
    (name) => /^(?:\[Content_Types\]\.xml|_rels\/\.rels|word\/.+)$/.test(name) && !/\/$|^word\/(?:fonts|embeddings|theme)\//.test(name),
  )
  if (!parts.has('[Content_Types].xml') || ![...parts.keys()].some((name) => name.startsWith('word/')))
    words.fail('not-word', { field: FIELD })
  for (const [name, part] of parts) if (/\.(?:xml|rels)$/i.test(name)) checkXml(name, part)
  const packed = zipSync(Object.fromEntries(parts), { level: 0 })
  return packed.buffer.slice(packed.byteOffset, packed.byteOffset + packed.byteLength) as ArrayBuffer
}

const startsWith = (bytes: Uint8Array, ...signature: number[]): boolean => signature.every((byte, index) => bytes[index] === byte)

function refuseOtherFiles(bytes: Uint8Array): void {
  // Old Office files and locked new ones share a container, which names its parts in UTF-16.
  if (startsWith(bytes, 0xd0, 0xcf, 0x11, 0xe0)) {
    const text = new TextDecoder('utf-16le').decode(bytes.subarray(0, bytes.length & ~1))
    if (text.includes('EncryptedPackage')) words.fail('word-locked', { field: FIELD })
    words.fail(text.includes('WordDocument') ? 'old-word' : 'not-word', { field: FIELD })
  }
  if (!startsWith(bytes, 0x50, 0x4b, 0x03, 0x04)) words.fail('not-word', { field: FIELD })
}

function checkXml(part: string, bytes: Uint8Array): void {
  const damaged = () => words.fail('word-damaged', { part: part.slice(0, 100), field: FIELD })
  const text = textOf(bytes) ?? damaged()
  // Office writes no document types, and those who do mean harm.
  if (/<!DOCTYPE/i.test(text)) damaged()
  try {
    if (isDeeper(readXml(text).root)) words.fail('word-too-deep', { field: FIELD })
  } catch (error) {
    if (error instanceof ToolError && error.failure.code.startsWith('xml-')) damaged()
    throw error
  }
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

function isDeeper(root: XmlElement): boolean {
  let level = [root]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > MOST_LEVELS) return true
    level = level.flatMap(({ children }) => children.filter((child) => child.type === 'element'))
  }
  return false
}

const MOST_SAID = 5

function noteMessages(messages: readonly string[], note: Note<typeof wordNotices>): void {
  const styles = new Set<string>()
  const parts = new Set<string>()
  const others = new Set<string>()
  for (const message of messages) {
    const style = /^Unrecognised \w+ style: '(.*)' \(Style ID: .*\)$/s.exec(message)?.[1]
    const part = /^An unrecognised element was ignored: (.*)$/s.exec(message)?.[1]
    if (style !== undefined) styles.add(style)
    else if (part !== undefined) parts.add(part)
    else if (!message.startsWith('Image of type ')) others.add(message)
  }
  const listed = (names: ReadonlySet<string>) => [...names].slice(0, 20).join(', ').slice(0, 300).toWellFormed()
  if (styles.size > 0) note('styles-plain', { names: listed(styles) })
  if (parts.size > 0) note('parts-left-out', { names: listed(parts) })
  for (const message of [...others].slice(0, MOST_SAID)) note('more-said', { message: message.slice(0, 200).toWellFormed() })
}
