import { describe, expect, it } from 'vitest'
import type { Pixels } from '../../../../engine/core/context.ts'
import { decodePicture } from '../../../../registry/lib/pictures/decode.ts'
import { encodePicture } from '../../../../registry/lib/pictures/encode.ts'
import { detailIn, lightOf, mainColors } from '../../../../registry/tools/images/youtube-thumbnail-analyzer/thumbnail-facts.ts'
import { youtubeThumbnailAnalyzer } from '../../../../registry/tools/images/youtube-thumbnail-analyzer/tool.ts'
import { fileOf, noise, rawPng, work } from '../../../support/samples/pictures.ts'
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
  it('finds nothing wrong with a thumbnail of the recommended form', { tags: 'long' }, async () => {
    const answer = await analyze(halves(1280, 720))
    expect(verdicts(answer)).toEqual({
      width: 'good',
      ratio: 'good',
      bytes: 'good',
      format: 'good',
      contrast: 'good',
      brightness: 'good',
      corner: 'good',
      buttons: 'good',
    })
    // Half black, half white: the mean is a half, and so is the deviation; white to black is 21 to 1 (WCAG 2.2).
    expect(answer.facts).toEqual({ brightness: 50, contrast: 50, range: 21 })
    expect(answer.colors).toEqual(expect.arrayContaining(['#000000', '#ffffff']))
  })

  it('says what is wrong with a small square without contrast', async () => {
    const answer = await analyze(paint(300, 300, () => [10, 10, 10]))
    expect(verdicts(answer)).toMatchObject({ width: 'problem', ratio: 'problem', contrast: 'better', brightness: 'better', corner: 'good' })
    expect(answer.checks[0]).toMatchObject({ found: '300 × 300', wanted: '1280 × 720' })
    expect(answer.facts).toMatchObject({ contrast: 0, range: 1 })
    expect(answer.checks[2]).toMatchObject({ found: expect.stringMatching(/^\d+ bytes$/) as string, wanted: '≤ 2 MB' })
  })

  it('tells a width that is allowed from one that is recommended', async () => {
    expect(verdicts(await analyze(halves(640, 360))).width).toBe('better')
  })

  it('sees that much goes on under the badge', async () => {
    const busy = paint(1280, 720, (x, y) => (x > 1120 && y > 640 && (x >> 3) % 2 === 0 ? [255, 255, 255] : [90, 90, 90]))
    expect(verdicts(await analyze(busy)).corner).toBe('better')
  })

  it('sees that much goes on where the buttons appear', async () => {
    const busy = paint(1280, 720, (x, y) => (x > 1150 && y < 250 && (x >> 3) % 2 === 0 ? [255, 255, 255] : [90, 90, 90]))
    expect(verdicts(await analyze(busy))).toMatchObject({ buttons: 'better', corner: 'good' })
  })

  it('tells for each place how large it is shown, and from which height its text can be read', async () => {
    // Ten pixels on the screen: 10 · 1280 / 390 = 32.8, and so on.
    expect((await analyze(halves(1280, 720))).places).toEqual([
      { place: 'phone-home', size: '390 × 219', text: 33 },
      { place: 'home', size: '360 × 203', text: 36 },
      { place: 'search', size: '246 × 138', text: 53 },
      { place: 'beside', size: '168 × 95', text: 77 },
      { place: 'phone-list', size: '160 × 90', text: 80 },
      { place: 'end-screen', size: '140 × 79', text: 92 },
    ])
  })

  it('counts a file above 2 MB as one that could be better', { tags: 'long' }, async () => {
    const answer = await analyze(noise(1280, 720))
    expect(verdicts(answer).bytes).toBe('better')
  })

  it('counts a file above 50 MB as a problem', async () => {
    const small = await png(halves(640, 360))
    // What follows the last chunk of a PNG is no part of the image.
    const bytes = new Uint8Array(50 * 1024 * 1024 + 1)
    bytes.set(small.bytes)
    const { checks } = await output(youtubeThumbnailAnalyzer, { file: { ...small, bytes } })
    expect(checks[2]).toMatchObject({ check: 'bytes', verdict: 'problem', found: '50 MB', wanted: '≤ 2 MB' })
  })

  it('shows previews on light and dark, with the badge, for computers and phones', async () => {
    const { image, phone } = await analyze(paint(1280, 720, () => [200, 0, 0]))
    const at = async (file: typeof image) => {
      const { pixels } = await decodePicture(file, work())
      const color = (x: number, y: number) => [...pixels.data.subarray((y * pixels.width + x) * 4, (y * pixels.width + x) * 4 + 3)]
      return { size: [pixels.width, pixels.height], color }
    }
    const computer = await at(image)
    // 246 + 168 and three gaps of 16; twice rows of 203 and 138 with three gaps.
    expect(computer.size).toEqual([462, 778])
    expect(computer.color(2, 2)).toEqual([255, 255, 255])
    expect(computer.color(2, 400)).toEqual([15, 15, 15])
    expect(computer.color(20, 20)).toEqual([200, 0, 0])
    // Right of the first preview is nothing; in the second row the second preview begins at 16 + 246 + 16.
    expect(computer.color(380, 20)).toEqual([255, 255, 255])
    expect(computer.color(277, 240)).toEqual([255, 255, 255])
    expect(computer.color(278, 240)).toEqual([200, 0, 0])
    // Inside the badge of the first preview, whose corner is at 376, 219.
    expect(computer.color(360, 205)).toEqual([20, 20, 20])
    const onPhone = await at(phone)
    // 390 and two gaps; twice rows of 219 and 90 with three gaps.
    expect(onPhone.size).toEqual([422, 714])
    expect(onPhone.color(405, 20)).toEqual([200, 0, 0])
    expect(onPhone.color(20, 357 + 20)).toEqual([200, 0, 0])
  })

  it('marks what YouTube lays over a thumbnail, and nothing else', async () => {
    const { covered } = await analyze(paint(1280, 720, () => [200, 200, 200]))
    const { pixels } = await decodePicture(covered, work())
    const isMarked = (x: number, y: number) => pixels.data[(y * pixels.width + x) * 4 + 1] !== 200
    expect([pixels.width, pixels.height]).toEqual([480, 270])
    expect([isMarked(470, 10), isMarked(470, 95), isMarked(470, 250), isMarked(5, 267)]).toEqual([true, true, true, true])
    expect([isMarked(470, 150), isMarked(240, 135), isMarked(5, 5), isMarked(5, 250), isMarked(400, 10)]).toEqual(Array(5).fill(false))
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
