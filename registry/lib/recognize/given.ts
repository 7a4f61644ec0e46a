import type { BaseContext } from '../../../engine/core/context.ts'
import { ToolError } from '../../../engine/core/errors.ts'
import type { FileValue } from '../../../engine/core/file-value.ts'
import { MOST_PATTERN, type Recognition } from '../../../engine/core/recognize.ts'
import { endingOfType } from '../files/file-type.ts'
import { decodePicture } from '../pictures/decode.ts'
import { readCode } from './codes.ts'
import { type Found, fileKinds, recognizeText } from './recognize.ts'
import { MOST_WHOLE } from './look.ts'

type Context = Pick<BaseContext, 'asset' | 'signal' | 'decodeForeign' | 'locale'>
type Given = { readonly text?: string | undefined; readonly file?: FileValue | undefined }
export type Recognized = { readonly found: Recognition[]; readonly contents: (string | FileValue)[]; readonly head?: string }

/** Most that is told of one thing. */
const MOST_FOUND = 24

/** All that a text, or a file with the text or code in it, may be, the most likely first. What was found inside comes along. */
export async function recognizeGiven({ text = '', file }: Given, context: Context): Promise<Recognized> {
  const language = context.locale.split('-')[0] ?? 'en'
  const { found, head } = file
    ? await fileFound(file, language, context)
    : { found: recognizeText(text, { language }), head: text.trimStart().slice(0, MOST_PATTERN) }
  const contents: (string | FileValue)[] = []
  const places = new Map<string | Uint8Array, number>()
  const placeOf = (content: string | Uint8Array) => {
    const known = places.get(content) ?? contents.length
    if (known === contents.length) contents.push(typeof content === 'string' ? content : fileOf(content))
    places.set(content, known)
    return known
  }
  return {
    found: found
      .toSorted((a, b) => b.confidence - a.confidence)
      .slice(0, MOST_FOUND)
      .map(({ kind, confidence, within, readings = {}, facts = {}, content, inside }, index) => ({
        kind,
        confidence: Math.round(confidence * 1000) / 1000,
        within: [...within],
        readings,
        facts,
        ...(content !== undefined && { content: placeOf(content) }),
        ...(inside !== undefined && index === 0 && { inside: placeOf(inside) }),
      })),
    contents,
    ...(head !== undefined && { head }),
  }
}

function fileOf(bytes: Uint8Array): FileValue {
  const type = fileKinds(bytes)[0]?.facts?.type ?? 'application/octet-stream'
  return { name: `file.${endingOfType(type)}`, type, bytes }
}

type FileFound = { readonly found: readonly Found[]; readonly head?: string }

async function fileFound(file: FileValue, language: string, context: Context): Promise<FileFound> {
  const kinds = fileKinds(file.bytes)
  const isImage = kinds.some(({ kind }) => kind === 'image')
  if (isImage) return { found: [...kinds, ...(await codeFound(file, language, context))] }
  const text = kinds[0]?.kind === 'file' ? textOf(file.bytes) : undefined
  if (text === undefined) return { found: kinds }
  const ending = /\.([a-z0-9]{1,11})$/i.exec(file.name)?.[1]?.toLowerCase()
  const found = recognizeText(text, { language, ...(ending !== undefined && { ending }) })
  return { found: [...found, ...kinds], head: text.slice(0, MOST_PATTERN) }
}

/** The code in an image, and what it says. */
async function codeFound(file: FileValue, language: string, context: Context): Promise<Found[]> {
  const pixels = await decodePicture(file, context).then(
    (picture) => picture.pixels,
    (error: unknown) => {
      // An image that cannot be read is an image all the same.
      if (error instanceof ToolError && error.failure.code !== 'cancelled') return undefined
      throw error
    },
  )
  const code = pixels && (await readCode(pixels))
  if (!code) return []
  const own: Found = { kind: code.kind, within: [], confidence: 0.98, readings: { text: code.text }, facts: { type: code.type } }
  const inner = recognizeText(code.text, { language }).map((one): Found => ({
    ...one,
    within: [code.kind, ...one.within],
    content: one.content ?? code.text,
    confidence: one.confidence * 0.96,
  }))
  return [own, ...inner.filter(({ confidence }) => confidence >= 0.4)]
}

const BYTES_READ = MOST_WHOLE + 4

/** The text that bytes are in UTF-8, in UTF-16 with its mark, or else in the Western encoding that most others resemble. */
function textOf(bytes: Uint8Array): string | undefined {
  const head = bytes.subarray(0, BYTES_READ)
  if ((head[0] === 0xff && head[1] === 0xfe) || (head[0] === 0xfe && head[1] === 0xff))
    return new TextDecoder(head[0] === 0xff ? 'utf-16le' : 'utf-16be').decode(head)
  if (head.includes(0)) return undefined
  try {
    // What is cut off in the middle of a character is no fault.
    return new TextDecoder('utf-8', { fatal: true }).decode(head, { stream: true })
  } catch {
    return new TextDecoder('windows-1252').decode(head)
  }
}
