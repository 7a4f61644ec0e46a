import type { CanvasAccess, OpenVideo, Pixels } from '../../../../engine/core/context.ts'
import { defineFailures } from '../../../../engine/core/define.ts'
import type { FileValue } from '../../../../engine/core/file-value.ts'
import type { PictureWork } from '../../../lib/pictures/codec-module.ts'
import { decodeInBrowser } from '../../../lib/pictures/decode-browser.ts'
import { cropPixels } from '../../../lib/pictures/pixels.ts'
import { resample } from '../../../lib/pictures/resample.ts'

export const frameImageFailures = defineFailures({
  'frames-differ':
    'Image {{number}} is {{width}} × {{height}} pixels, but the first one is {{firstWidth}} × {{firstHeight}}. All must be the same size.',
})

/**
 * Images in place of a video, each shown equally long. Decoded when needed, so that memory holds one at a time.
 * @param rate images a second
 * @throws ToolError bad-encoding, frames-differ, and for an HEIC one of {@link imageFailures}
 */
export async function frameImages(
  files: readonly FileValue[],
  rate: number,
  work: PictureWork & { readonly canvas: Pick<CanvasAccess, 'decode'> },
): Promise<Pick<OpenVideo, 'duration' | 'width' | 'height' | 'frames'>> {
  const decode = (index: number) => decodeInBrowser(files[index] as FileValue, work, `frames.${index}`)
  const { width, height } = await decode(0)
  const read = async (index: number): Promise<Pixels> => {
    const image = await decode(index)
    if (image.width !== width || image.height !== height)
      frameImageFailures.fail('frames-differ', {
        number: index + 1,
        width: image.width,
        height: image.height,
        firstWidth: width,
        firstHeight: height,
        field: 'frames',
      })
    return onWhite(image)
  }
  return {
    duration: files.length / rate,
    width,
    height,
    async *frames(times, area, toWidth, toHeight) {
      for (const time of times) {
        // The time of an image is its number divided by the rate; rounding must not lead to the one before.
        const image = await read(Math.min(files.length - 1, Math.floor(time * rate + 1e-6)))
        const part =
          area.width === width && area.height === height ? image : cropPixels(image, area.left, area.top, area.width, area.height)
        yield part.width === toWidth && part.height === toHeight ? part : resample(part, toWidth, toHeight, { isLinear: false })
      }
    },
  }
}

function onWhite({ width, height, data }: Pixels): Pixels {
  for (let at = 0; at < data.length; at += 4) {
    const alpha = (data[at + 3] as number) / 255
    if (alpha === 1) continue
    for (let c = at; c < at + 3; c++) data[c] = (data[c] as number) * alpha + 255 * (1 - alpha)
    data[at + 3] = 255
  }
  return { width, height, data }
}
