import { ToolError } from '../../core/errors.ts'
import type { FileValue } from '../../core/file-value.ts'
import type { Size } from '../../core/image-frame.ts'
import { createRunner } from '../../run/page/client.ts'
import type { UsedTool } from '../../site/page.ts'
import type { ShellContext } from '../shell-context.tsx'

/** What this browser shows of an image, itself or a copy, and how large the image itself is, upright. */
export type ShownImage = Size & { readonly image: Blob }

/** Where copies are made. */
export type CopyPlace = Pick<ShellContext, 'worker' | 'shownImage'>

/** Copies by their images: a list, a preview and a comparison show the same one. */
const copies = new WeakMap<Blob, Promise<ShownImage>>()
let last: Promise<unknown> = Promise.resolve()

/** @throws ToolError what refuses it; TypeError without a connection where a copy is needed */
export async function showImage(file: Blob, place: CopyPlace): Promise<ShownImage> {
  const size = await ownSize(file)
  return size ? { image: file, ...size } : shownCopy(file, place)
}

/**
 * A copy of an image that this browser cannot show, by the decoders of the tools: of an HEIC, for example. One after another, since each
 * holds a whole image.
 * @throws ToolError what refuses it; TypeError without a connection
 */
export function shownCopy(file: Blob, place: CopyPlace): Promise<ShownImage> {
  const known = copies.get(file)
  if (known) return known
  const copy = last.then(() => makeCopy(file, place))
  last = copy.catch(() => {})
  copies.set(file, copy)
  // A connection may be there the next time.
  copy.catch((error: unknown) => error instanceof ToolError || copies.delete(file))
  return copy
}

async function makeCopy(file: Blob, { worker, shownImage }: CopyPlace): Promise<ShownImage> {
  const tool = (await (await fetch(shownImage)).json()) as UsedTool
  const runner = createRunner(worker)
  try {
    const name = file instanceof File ? file.name : ''
    const input = { file: { name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) } }
    const result = await runner.run({ ...tool, input, options: {} })
    const [failure] = result.ok ? [] : result.failures
    if (failure || !result.ok) throw new ToolError(failure?.code ?? 'bug', failure?.params)
    const { image, width, height } = result.output as { image: FileValue; width: number; height: number }
    return { image: new Blob([image.bytes as Uint8Array<ArrayBuffer>], { type: image.type }), width, height }
  } finally {
    runner.close()
  }
}

/** How large an image is, without decoding more of it than the browser needs for that; undefined where it cannot show it. */
async function ownSize(file: Blob): Promise<Size | undefined> {
  const url = URL.createObjectURL(file)
  try {
    const image = new Image()
    const loaded = new Promise((resolve, reject) => {
      image.addEventListener('load', resolve, { once: true })
      image.addEventListener('error', reject, { once: true })
    })
    image.src = url
    await loaded
    // A drawing without a size of its own has none.
    return image.naturalWidth > 0 && image.naturalHeight > 0 ? { width: image.naturalWidth, height: image.naturalHeight } : undefined
  } catch {
    return undefined
  } finally {
    URL.revokeObjectURL(url)
  }
}
