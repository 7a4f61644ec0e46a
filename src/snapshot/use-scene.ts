import { useEffect, useState } from 'react'
import type { Syntax } from '../../registry/lib/code/source-colors.ts'
import { loadFont, measureAdvance } from './fonts.ts'
import { layOut } from './layout.ts'
import type { SnapshotOptions } from './options.ts'
import { charactersOf, type Scene } from './scene.ts'
import { colorLines, readCode, SnapshotError, type Token } from './tokens.ts'

/** A snapshot as it stands, with what it was made from. */
export type Snapshot = {
  readonly code: string
  readonly options: SnapshotOptions
  readonly scene: Scene
  readonly tokens: readonly (readonly Token[])[]
  readonly language: Syntax | 'plain'
  readonly lines: number
  /** Characters that are shown as symbols. */
  readonly symbols: number
}

const WAIT = 120

/** @throws SnapshotError */
async function makeSnapshot(code: string, options: SnapshotOptions): Promise<Snapshot> {
  const { lines, endsInBreak, symbols } = readCode(code)
  const { tokens, language } = await colorLines(lines, options.language, options.diff)
  const advance = measureAdvance(options.font)
  const scene = layOut({ tokens, endsInBreak, options, advance })
  await loadFont(options.font, charactersOf(scene))
  return { code, options, scene, tokens, language, lines: lines.length, symbols }
}

/** The snapshot of this code, a moment after it changed; the last good one stays meanwhile. */
export function useSnapshot(code: string | undefined, options: SnapshotOptions): { snapshot: Snapshot | undefined; error: unknown } {
  const [state, setState] = useState<{ snapshot: Snapshot | undefined; error: unknown }>({ snapshot: undefined, error: undefined })
  useEffect(() => {
    if (code === undefined) return
    let isCurrent = true
    const make = async () => {
      try {
        const snapshot = await makeSnapshot(code, options)
        if (isCurrent) setState({ snapshot, error: undefined })
      } catch (error) {
        if (!(error instanceof SnapshotError)) console.error(error)
        if (isCurrent) setState((before) => ({ ...before, error }))
      }
    }
    const timer = setTimeout(() => void make(), WAIT)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [code, options])
  return state
}
