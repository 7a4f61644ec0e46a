import { useEffect, useRef, useState } from 'react'
import { createRunner } from '../../run/page/client.ts'
import type { UsedTool } from '../../site/page.ts'
import { useShell } from '../shell-context.tsx'
import { type Drawn, drawPages, readDrawer } from './draw-pages.ts'

/**
 * The first pages of files in small, as addresses by file, drawn one after another by one worker that ends with the last.
 * @param drawer address of the file that tells what draws them; undefined where nothing does
 */
export function useCovers(files: readonly File[], drawer: string | undefined, side: number): ReadonlyMap<File, string> {
  const { worker } = useShell()
  const [covers, setCovers] = useState<ReadonlyMap<File, string>>(new Map())
  const held = useRef(new Map<File, string>())
  useEffect(() => {
    const urls = held.current
    for (const [file, url] of urls) {
      if (files.includes(file)) continue
      URL.revokeObjectURL(url)
      urls.delete(file)
    }
    const missing = files.filter((file) => !urls.has(file))
    if (drawer === undefined || missing.length === 0) return
    const runner = createRunner(worker)
    let isOver = false
    const draw = async () => {
      // Where nothing draws, as without a connection, the files keep their icons.
      const tool = await readDrawer(drawer).catch(() => undefined)
      for (const file of tool ? missing : []) {
        const result = await drawPages(runner, tool as UsedTool, { file, pages: '1', side, password: '' })
        if (isOver) return
        const [first] = result.ok ? (result.output.drawn as readonly Drawn[]) : []
        urls.set(file, first ? addressOf(first) : '')
        setCovers(new Map(urls))
      }
      runner.close()
    }
    void draw()
    return () => {
      isOver = true
      runner.close()
    }
  }, [files, drawer, side, worker])
  useEffect(() => {
    const urls = held.current
    return () => {
      for (const url of urls.values()) URL.revokeObjectURL(url)
      urls.clear()
    }
  }, [])
  return covers
}

const addressOf = ({ image }: Drawn) => URL.createObjectURL(new Blob([image.bytes as Uint8Array<ArrayBuffer>], { type: 'image/jpeg' }))
