import { useEffect, useRef, useState } from 'react'
import { createRunner } from '../../run/page/client.ts'
import type { UsedTool } from '../../site/page.ts'
import { useShell } from '../shell-context.tsx'
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
      const tool = fetch(drawer).then((response) => response.json() as Promise<UsedTool>)
      const run = async (pages: string) => {
        const bytes = new Uint8Array(await file.arrayBuffer())
        const input = { file: { name: file.name, type: file.type, bytes }, pages, side: Math.ceil(side * devicePixelRatio), password }
        return runner.run({ ...(await tool), input, options: {} })
      }
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
