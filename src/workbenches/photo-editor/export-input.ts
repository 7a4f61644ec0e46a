import { isNeutral } from '../../../registry/tools/images/online-photo-editor/adjust.ts'
import { type PhotoDocument, regionOf, resultSize } from './document.ts'
import type { Studio } from './studio-client.ts'

/** A document as the tool’s input: the original file, what is done to it, and the layers as an image to lay over. */
export async function exportInput(
  studio: Studio,
  file: File,
  document: PhotoDocument,
  format: string,
  quality: number,
): Promise<Readonly<Record<string, unknown>>> {
  const { stand, crop, width, filter, adjust, layers } = document
  const over = await studio.ask({ ask: 'overlay', layers, region: regionOf(document), result: resultSize(document) })
  return {
    file: { name: file.name, type: file.type, bytes: new Uint8Array(await file.arrayBuffer()) },
    rotate: String(stand.rotate),
    flip: stand.flipX && stand.flipY ? 'both' : stand.flipX ? 'horizontal' : stand.flipY ? 'vertical' : 'none',
    straighten: stand.straighten,
    area: crop ? [crop.x, crop.y, crop.width, crop.height].join(',') : undefined,
    width,
    filter,
    ...(!isNeutral(adjust) && adjust),
    ...(over && { overlay: { name: 'layers.png', type: 'image/png', bytes: over.bytes }, overlayX: over.left, overlayY: over.top }),
    format,
    quality: format !== 'png' ? quality : undefined,
  }
}
