/** Pixels of an image as it is shown, upright. */
export type ImageSize = { readonly width: number; readonly height: number }

/** How large an image is, without decoding more of it than the browser needs for that; undefined where it cannot show it. */
export async function imageSize(file: Blob): Promise<ImageSize | undefined> {
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
