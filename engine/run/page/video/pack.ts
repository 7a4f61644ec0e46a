/// <reference lib="webworker" />
import type * as Mediabunny from 'mediabunny'
import type { VideoAccess } from '../../../core/context.ts'
import type { FileValue } from '../../../core/file-value.ts'
import type { Library } from './library.ts'
import { cannotPack, packError } from './errors.ts'
import { type GrowingFile, growingFile } from './growing-file.ts'

/** What is written at once. */
const CHUNK_BYTES = 4 * 1024 * 1024

type Wanted = Parameters<VideoAccess['pack']>[1]

/** Packs a video anew, straight into a file of the device. Closes `input`. @throws ToolError as {@link VideoAccess} says */
export async function pack(
  library: Library,
  file: FileValue,
  input: Mediabunny.Input,
  wanted: Wanted,
  signal: AbortSignal,
  progress: (fraction: number) => void,
): Promise<Pick<FileValue, 'bytes' | 'source'>> {
  let growing: GrowingFile | undefined
  // The library tells of a failed write in words of its own.
  let writeError: unknown
  const write = (to: GrowingFile, { data, position }: Mediabunny.StreamTargetChunk) => {
    try {
      to.write(data, position)
    } catch (error) {
      writeError ??= error
      throw error
    }
  }
  try {
    growing = await growingFile(wanted.format)
    const to = growing
    const target = to ? fileTarget(library, (chunk) => write(to, chunk)) : new library.BufferTarget()
    await convert(library, input, target, wanted, signal, progress)
    // It does not always tell: what it writes last may be lost without a word.
    if (writeError !== undefined) throw writeError
    if (growing) return { bytes: new Uint8Array(), source: await growing.finish() }
    return { bytes: new Uint8Array((target as Mediabunny.BufferTarget).buffer as ArrayBuffer) }
  } catch (error) {
    await growing?.drop()
    signal.throwIfAborted()
    throw packError(writeError ?? error, file, wanted.format)
  } finally {
    input.dispose()
  }
}

const fileTarget = (library: Library, write: (chunk: Mediabunny.StreamTargetChunk) => void) =>
  new library.StreamTarget(new WritableStream<Mediabunny.StreamTargetChunk>({ write }), { chunked: true, chunkSize: CHUNK_BYTES })

async function convert(
  library: Library,
  input: Mediabunny.Input,
  target: Mediabunny.Target,
  { format, start, end }: Wanted,
  signal: AbortSignal,
  progress: (fraction: number) => void,
): Promise<void> {
  const output = new library.Output({
    // An index at the start would have to wait in memory, with everything behind it, until the end is known.
    format: format === 'mp4' ? new library.Mp4OutputFormat({ fastStart: false }) : new library.WebMOutputFormat(),
    target,
  })
  const trim = { start, ...(end !== undefined && { end }) }
  const conversion = await library.Conversion.init({
    input,
    output,
    trim,
    // Nothing of what was cut off is in the file. A copy would begin with the last whole frame before the start, and hide it from players.
    copy: start > 0 ? false : { boundaryPolicy: 'shrink', boundaryTolerance: Infinity },
    showWarnings: false,
  })
  // A track that was left out would be a video without its sound, or a sound without its video.
  if (!conversion.isValid || conversion.discardedTracks.length > 0) throw cannotPack(format)
  conversion.onProgress = progress
  const stop = () => void conversion.cancel()
  signal.addEventListener('abort', stop)
  try {
    signal.throwIfAborted()
    await conversion.execute()
  } finally {
    signal.removeEventListener('abort', stop)
  }
}
