import { useEffect, useRef, useState } from 'react'
import { createRunner } from '../../run/page/client.ts'
import { useShell } from '../shell-context.tsx'
import { drawPages, readDrawer } from './draw-pages.ts'
import { OPENING, openThumbnails, type Thumbnails } from './thumbnails.ts'

/** A password is tried once nobody types any more. */
const TYPED_MS = 400

/**
 * The pages of a file in small, drawn by a worker that lives as long as they are shown.
 * @param drawer address of the file that tells what draws them
 * @param side longer side of a picture, in pixels of the screen
 */
export function useThumbnails(file: File, password: string, drawer: string, side: number) {
  const { worker } = useShell()
  const [thumbnails, setThumbnails] = useState<Thumbnails>(OPENING)
  const opened = useRef<ReturnType<typeof openThumbnails>>(undefined)
  useEffect(() => {
    let end = () => {}
    const open = () => {
      const runner = createRunner(worker)
      const tool = readDrawer(drawer)
      const run = async (pages: string) => drawPages(runner, await tool, { file, pages, side, password })
      const own = openThumbnails(run, setThumbnails)
      opened.current = own
      end = () => {
        own.close()
        runner.close()
      }
    }
    const timer = setTimeout(open, password === '' ? 0 : TYPED_MS)
    return () => {
      clearTimeout(timer)
      end()
      setThumbnails(OPENING)
    }
  }, [file, password, drawer, side, worker])
  return { thumbnails, see: (come: readonly number[], gone: readonly number[]) => opened.current?.see(come, gone) }
}
