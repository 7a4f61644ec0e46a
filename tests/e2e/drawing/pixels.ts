import type { Locator, Page } from '@playwright/test'
import { expect } from '../support.ts'

export type Seen = { readonly width: number; readonly height: number; readonly colors: readonly (readonly number[])[] }

/** Size of an image, and its colors (red, green, blue, alpha) at points given as parts of its sides. */
export async function look(image: Locator, points: readonly (readonly [x: number, y: number])[]): Promise<Seen> {
  let seen: Seen | undefined
  // One that is just being replaced by another cannot be decoded.
  await expect(async () => {
    seen = await seenIn(image, points)
  }).toPass()
  return seen as Seen
}

function seenIn(image: Locator, points: readonly (readonly [x: number, y: number])[]): Promise<Seen> {
  return image.evaluate(async (element, places) => {
    const shown = element as HTMLImageElement
    await shown.decode()
    const canvas = new OffscreenCanvas(shown.naturalWidth, shown.naturalHeight)
    const context = canvas.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D
    context.drawImage(shown, 0, 0)
    const at = (share: number, side: number) => Math.min(side - 1, Math.floor(share * side))
    const colors = places.map(([x, y]) => [...context.getImageData(at(x, canvas.width), at(y, canvas.height), 1, 1).data])
    return { width: canvas.width, height: canvas.height, colors }
  }, points)
}

/** Waits until the image of a result has these colors at these points, each channel within a few steps. */
export async function expectColors(
  page: Page,
  expected: readonly (readonly [x: number, y: number, color: readonly number[]])[],
  size?: readonly [width: number, height: number],
): Promise<void> {
  const image = page.locator('.result-pane .picture img').first()
  await expect(image).toBeVisible()
  await expect(async () => {
    const seen = await look(
      image,
      expected.map(([x, y]) => [x, y]),
    )
    if (size) expect([seen.width, seen.height]).toEqual(size)
    const near = seen.colors.map((color, at) =>
      color.map((channel, index) => {
        const wanted = expected[at]?.[2][index] ?? 0
        return Math.abs(channel - wanted) <= 6 ? wanted : channel
      }),
    )
    expect(near).toEqual(expected.map(([, , color]) => color))
  }).toPass({ timeout: 30_000 })
}
