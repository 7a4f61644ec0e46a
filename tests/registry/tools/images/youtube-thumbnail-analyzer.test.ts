import { describe, expect, it } from 'vitest'
import type { Pixels } from '../../../../engine/core/context.ts'
import { decodePicture } from '../../../../registry/lib/pictures/decode.ts'
import { encodePicture } from '../../../../registry/lib/pictures/encode.ts'
import { detailIn, lightOf, mainColors } from '../../../../registry/lib/youtube/thumbnail-facts.ts'
import { youtubeThumbnailAnalyzer } from '../../../../registry/tools/images/youtube-thumbnail-analyzer.ts'
import { fileOf, noise, rawPng, work } from '../../../support/pictures.ts'
import { failure, output } from '../../../support/run-tool.ts'

const paint = (width: number, height: number, colorAt: (x: number, y: number) => readonly number[]): Pixels => {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set([...colorAt(x, y), 255], (y * width + x) * 4)
  return { width, height, data }
}
const halves = (width: number, height: number) => paint(width, height, (x) => (x < width / 2 ? [0, 0, 0] : [255, 255, 255]))
const png = async (pixels: Pixels) => fileOf(await encodePicture(pixels, { format: 'png' }, work()))
const analyze = async (pixels: Pixels) => output(youtubeThumbnailAnalyzer, { file: await png(pixels) })
const verdicts = ({ checks }: { checks: { check: string; verdict: string }[] }) =>
  Object.fromEntries(checks.map(({ check, verdict }) => [check, verdict]))

describe('youtube-thumbnail-analyzer', () => {
  it('finds nothing wrong with a thumbnail of the recommended form', async () => {
    const answer = await analyze(halves(1280, 720))
    expect(verdicts(answer)).toEqual({
      width: 'good',
      ratio: 'good',
      bytes: 'good',
      format: 'good',
      contrast: 'good',
      brightness: 'good',
      corner: 'good',
    })
    // Half black, half white: the mean is a half, and so is the deviation; white to black is 21 to 1 (WCAG 2.2).
    expect(answer.facts).toEqual({ brightness: 50, contrast: 50, range: 21, text: 77 })
    expect(answer.colors).toEqual(expect.arrayContaining(['#000000', '#ffffff']))
  })

  it('says what is wrong with a small square without contrast', async () => {
    const answer = await analyze(paint(300, 300, () => [10, 10, 10]))
    expect(verdicts(answer)).toMatchObject({ width: 'problem', ratio: 'problem', contrast: 'better', brightness: 'better', corner: 'good' })
    expect(answer.checks[0]).toMatchObject({ found: '300 × 300', wanted: '1280 × 720' })
    expect(answer.facts).toMatchObject({ contrast: 0, range: 1 })
  })

  it('tells a width that is allowed from one that is recommended', async () => {
    expect(verdicts(await analyze(halves(640, 360))).width).toBe('better')
  })

  it('sees that much goes on under the badge', async () => {
    const busy = paint(1280, 720, (x, y) => (x > 1120 && y > 640 && (x >> 3) % 2 === 0 ? [255, 255, 255] : [90, 90, 90]))
    expect(verdicts(await analyze(busy)).corner).toBe('better')
  })

  it('counts a file above 2 MB as one that could be better', async () => {
    const answer = await analyze(noise(1280, 720))
    expect(verdicts(answer).bytes).toBe('better')
  })

  it('shows previews on light and dark, with the badge', async () => {
    const { image } = await analyze(paint(1280, 720, () => [200, 0, 0]))
    const { pixels } = await decodePicture(image, work())
    const at = (x: number, y: number) => [...pixels.data.subarray((y * pixels.width + x) * 4, (y * pixels.width + x) * 4 + 3)]
    // 360 + 246 + 168 and four gaps of 16; two rows of 203 and two gaps.
    expect([pixels.width, pixels.height]).toEqual([838, 470])
    expect(at(2, 2)).toEqual([255, 255, 255])
    expect(at(2, 300)).toEqual([15, 15, 15])
    expect(at(20, 20)).toEqual([200, 0, 0])
    // Inside the badge of the first preview, whose corner is at 376, 219.
    expect(at(360, 205)).toEqual([20, 20, 20])
  })

  it('shows black bars where the ratio differs', async () => {
    const { image } = await analyze(paint(400, 400, () => [255, 0, 0]))
    const { pixels } = await decodePicture(image, work())
    expect([...pixels.data.subarray((100 * pixels.width + 20) * 4, (100 * pixels.width + 20) * 4 + 3)]).toEqual([0, 0, 0])
  })

  it.each([
    ['not-an-image', fileOf(new TextEncoder().encode('<html>hello</html>'))],
    ['image-damaged', fileOf(Uint8Array.from(Buffer.from('89504e470d0a1a0a0000000d4948445200000010000000100802000000', 'hex')))],
    // A header of 65,535 × 65,535 pixels and nothing behind it.
    ['image-too-big', fileOf(rawPng({ width: 65_535, height: 65_535, colorType: 2 }, [[0, 0, 0]]))],
    ['format-not-read', fileOf(Uint8Array.from(Buffer.from('49492a000800000000000000', 'hex')), 'a.tif')],
  ])('refuses: %s', async (code, file) => {
    expect(await failure(youtubeThumbnailAnalyzer, { file })).toMatchObject({ code })
  })
})

describe('thumbnail facts', () => {
  it('measures light, detail and colors as defined', () => {
    expect(lightOf(paint(10, 10, () => [255, 255, 255]))).toEqual({ brightness: 100, contrast: 0, range: 1 })
    expect(
      detailIn(
        paint(10, 10, () => [9, 9, 9]),
        0,
        0,
        10,
        10,
      ),
    ).toBe(0)
    expect(
      mainColors(
        paint(10, 10, (x) => (x < 7 ? [200, 0, 0] : [0, 0, 200])),
        3,
      ),
    ).toEqual(['#c80000', '#0000c8'])
  })
})
