import { useEffect, useRef, useState } from 'react'
import type { FrameSaid } from './frame-messages.ts'
import { readSaid } from './read-said.ts'

/** More are not kept: a script may write without end. */
export const MOST_LINES = 200

export type FrameLog = {
  readonly lines: readonly FrameSaid[]
  /** Whether more was said than is kept. */
  readonly isCut: boolean
  readonly hear: (data: unknown) => void
  readonly clear: () => void
}

const NONE: readonly FrameSaid[] = []

/** What a frame says, from the moment its document is another one. It is drawn once for all that comes within a frame of the screen. */
export function useFrameLog(document: string): FrameLog {
  const [shown, setShown] = useState<{ readonly of: string; readonly lines: readonly FrameSaid[]; readonly isCut: boolean }>()
  const came = useRef<{ of: string; lines: FrameSaid[]; isCut: boolean; frame: number | undefined }>(undefined)
  useEffect(() => () => cancelAnimationFrame(came.current?.frame ?? 0), [])
  const hear = (data: unknown) => {
    const said = readSaid(data)
    if (!said) return
    if (came.current?.of !== document) came.current = { of: document, lines: [], isCut: false, frame: undefined }
    const { current } = came
    if (current.lines.length < MOST_LINES) current.lines.push(said)
    else if (current.isCut) return
    else current.isCut = true
    current.frame ??= requestAnimationFrame(() => {
      current.frame = undefined
      setShown({ of: current.of, lines: [...current.lines], isCut: current.isCut })
    })
  }
  const clear = () => {
    came.current = undefined
    setShown(undefined)
  }
  const isOwn = shown?.of === document
  return { lines: isOwn ? shown.lines : NONE, isCut: isOwn && shown.isCut, hear, clear }
}
