import type { Rect, Size } from '../../../engine/core/image-frame.ts'
import type { Failure } from '../../../engine/core/errors.ts'
import type { Layer, PhotoDocument } from './document.ts'

/** What of a document decides how the image itself looks, without what lies over it. */
export type Look = Pick<PhotoDocument, 'source' | 'stand' | 'crop' | 'filter' | 'adjust'>

/** What the page asks of the worker that holds the image. */
export type StudioQuestion =
  /** `size` of the image itself, where the file is a copy of it. */
  | { readonly ask: 'open'; readonly file: Blob; readonly name: string; readonly size?: Size }
  /** The image as it looks, with its longest side at most `most` pixels. */
  | { readonly ask: 'render'; readonly look: Look; readonly most: number }
  /** The layers alone, as a PNG of the part of the result that they cover. */
  | { readonly ask: 'overlay'; readonly layers: readonly Layer[]; readonly region: Rect; readonly result: Size }

export type StudioResult = {
  readonly open: Size
  readonly render: ImageBitmap
  /** Without layers there is nothing to lay over. */
  readonly overlay: { readonly bytes: Uint8Array<ArrayBuffer>; readonly left: number; readonly top: number } | undefined
}
export type StudioAnswer = { readonly id: number; readonly result?: unknown; readonly failure?: Failure }
export type StudioRequest = { readonly id: number; readonly question: StudioQuestion }
