import * as z from 'zod'
import { column, facts } from '../../../engine/core/parts.ts'
import type { FileValue } from '../../../engine/core/schema.ts'

/** What is said of a file beside its encoded text. */
export const encodedFileFacts = facts('File', {
  name: column(z.string(), 'File name'),
  type: column(z.string(), 'Type', { format: 'code' }),
  size: column(z.int(), 'File size', { format: 'bytes' }),
  encodedSize: column(z.int(), 'Result size', { format: 'bytes' }),
})

export function factsOfEncodedFile({ name, type, bytes }: FileValue, encoded: string): z.output<typeof encodedFileFacts> {
  return { name, type: plainMediaType(type), size: bytes.length, encodedSize: encoded.length }
}

/** The media type without parameters, which could carry anything into an address. */
export function plainMediaType(type: string): string {
  return /^[\w.+-]{1,100}\/[\w.+-]{1,100}(?=;|$)/.exec(type)?.[0].toLowerCase() ?? 'application/octet-stream'
}
