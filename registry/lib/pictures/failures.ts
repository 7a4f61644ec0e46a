import { defineFailures } from '../../../engine/core/define.ts'

/** What can be wrong with an image that someone gives; spread `words` into the entry's `failures`. */
export const imageFailures = defineFailures({
  'not-an-image': '“{{name}}” is not an image. Choose one, such as a JPEG, PNG, WebP, AVIF, GIF or HEIC file.',
  'format-not-read': '“{{name}}” is a {{format}} image, which cannot be read here. Save it as JPEG or PNG first.',
  'image-too-big': '“{{name}}” is {{width}} × {{height}} pixels; at most {{maximum, number}} can be read here. Make it smaller first.',
  'image-damaged': '“{{name}}” is damaged or incomplete. Download or save it again.',
  'webp-too-long': 'WebP images cannot be wider or taller than {{maximum, number}} pixels. Choose another format or a smaller size.',
})

/** Thrown by the readers of a format; the caller knows the file's name. */
export class DamagedImage extends Error {
  override readonly name = 'DamagedImage'
}

/** Thrown for a kind of image that is sound, but not read here: `CMYK JPEG`. */
export class UnreadKind extends Error {
  override readonly name = 'UnreadKind'
}
