import { defineFailures } from '../../../engine/core/define.ts'
import type { FileValue } from '../../../engine/core/file-value.ts'
import { encodeBase64 } from '../encoding/base64.ts'
import { typeOfContents } from '../files/file-type.ts'

/** Pictures that every browser draws inside an SVG. */
export const EMBEDDED_PICTURES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif']

export const pictureFailures = defineFailures({ 'not-a-picture': 'This isn’t a PNG, JPEG, WebP or GIF image. Choose another file.' })

/** A picture as an address that an SVG can hold, of the type that its bytes say. @throws ToolError not-a-picture at `field` */
export function pictureAddress(picture: FileValue | undefined, field: string): string | undefined {
  if (!picture) return undefined
  const type = typeOfContents(picture.bytes)
  if (!EMBEDDED_PICTURES.includes(type)) pictureFailures.fail('not-a-picture', { field })
  return `data:${type};base64,${encodeBase64(picture.bytes, 'standard', true)}`
}
