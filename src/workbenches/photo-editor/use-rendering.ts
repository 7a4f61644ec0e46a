import { useEffect, useRef, useState } from 'react'
import type { Studio } from './studio-client.ts'
import type { Look } from './studio-messages.ts'

/**
 * The image as it looks, made in the worker. While one is made, only the newest wish waits.
 * @param most longest side in pixels
 */
export function useRendering(studio: Studio, look: Look, most: number): ImageBitmap | undefined {
  const [bitmap, setBitmap] = useState<ImageBitmap>()
  const wish = useRef({ look, most })
  const isBusy = useRef(false)
  const isGone = useRef(false)

  const { source, stand, crop, filter, adjust } = look
  useEffect(() => {
    // A look is equal when its parts are.
    wish.current = { look: { source, stand, crop, filter, adjust }, most }
    if (isBusy.current) return
    isBusy.current = true
    void (async () => {
      try {
        for (let made: typeof wish.current | undefined; made !== wish.current && !isGone.current;) {
          made = wish.current
          const rendered = await studio.ask({ ask: 'render', look: made.look, most: made.most })
          setBitmap(rendered)
        }
      } catch (error) {
        // The last picture stays; the export says what is wrong.
        console.warn(error)
      } finally {
        isBusy.current = false
      }
    })()
  }, [studio, source, stand, crop, filter, adjust, most])
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  return bitmap
}
