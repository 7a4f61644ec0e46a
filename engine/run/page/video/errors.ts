import { ToolError } from '../../../core/errors.ts'
import type { FileValue } from '../../../core/file-value.ts'

const about = { field: 'file' } as const

export const damaged = (file: FileValue, cause?: unknown) => new ToolError('video-damaged', { name: file.name }, about, { cause })

export const cannotPack = (format: 'webm' | 'mp4', cause?: unknown) =>
  new ToolError('cannot-pack', { format: format === 'mp4' ? 'MP4' : 'WebM' }, {}, { cause })

/**
 * What the browser or the library threw over a video, as the failure that it stands for. What says nothing about the video,
 * such as a wrong call of ours, is given back as it is: a bug must be seen as one.
 */
export function videoError(error: unknown, file: FileValue, codec: string): unknown {
  if (error instanceof ToolError) return error
  const options = { cause: error }
  if (error instanceof DOMException)
    switch (error.name) {
      case 'NotSupportedError':
        return new ToolError('codec-not-read', { codec }, about, options)
      // The decoder's own words for packets that it cannot make sense of.
      case 'EncodingError':
      case 'DataError':
      case 'OperationError':
        return damaged(file, error)
      // The file was moved, deleted or written to after it was chosen.
      case 'NotReadableError':
      case 'NotFoundError':
        return new ToolError('video-gone', { name: file.name }, about, options)
      // The browser took the decoder back, as it ran out of memory or of hardware.
      case 'QuotaExceededError':
        return new ToolError('memory-limit', {}, {}, options)
      default:
        return error
    }
  if (!(error instanceof Error)) return error
  if (error instanceof RangeError && /alloc|out of memory|array (?:buffer )?length/i.test(error.message))
    return new ToolError('memory-limit', {}, {}, options)
  // Mediabunny has no class for it.
  if (error.message.startsWith('Encrypted media')) return new ToolError('video-encrypted', { name: file.name }, about, options)
  // It throws plain errors and range errors over what it reads; wrong calls and disposed inputs have classes of their own.
  return error.constructor === Error || error.constructor === RangeError ? damaged(file, error) : error
}

/** The same while the file's structure is read: there only its bytes can be wrong, whatever the library stumbles over. */
export function structureError(error: unknown, file: FileValue): unknown {
  const known = videoError(error, file, '?')
  return known instanceof TypeError ? damaged(file, error) : known
}

/** The same while a new file is written: the encoder may fail, and the disk may be full. */
export function packError(error: unknown, file: FileValue, format: 'webm' | 'mp4'): unknown {
  if (error instanceof DOMException) {
    if (error.name === 'QuotaExceededError') return new ToolError('no-space', {}, {}, { cause: error })
    if (/encoder|encoding error/i.test(error.message) || error.name === 'NotSupportedError') return cannotPack(format, error)
  }
  return videoError(error, file, '?')
}
