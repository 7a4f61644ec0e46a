import * as z from 'zod'
import type { FileValue } from '../../engine/core/schema.ts'

/** What is said of a file beside its encoded text. */
export const encodedFileFacts = z
  .object({
    name: z.string().meta({ label: 'File name' }),
    type: z.string().meta({ label: 'Type', format: 'code' }),
    size: z.int().meta({ label: 'Size of the file', format: 'bytes' }),
    encodedSize: z.int().meta({ label: 'Size of the result', format: 'bytes' }),
  })
  .meta({ label: 'File' })

export function factsOfEncodedFile({ name, type, bytes }: FileValue, encoded: string): z.output<typeof encodedFileFacts> {
  return { name, type: plainMediaType(type), size: bytes.length, encodedSize: encoded.length }
}

/** The media type without parameters, which could carry anything into an address. */
export function plainMediaType(type: string): string {
  return /^[\w.+-]{1,100}\/[\w.+-]{1,100}(?=;|$)/.exec(type)?.[0].toLowerCase() ?? 'application/octet-stream'
}
