import { useCallback, useEffect, useRef, useState } from 'react'
import type { Failure } from '../../core/errors.ts'
import type { FirstState, ToolData } from '../../site/page.ts'
import type { Values } from '../../core/run.ts'
import type { ToolRunner } from '../../run/page/client.ts'
import { useShell } from '../shell-context.tsx'

/**
 * Where a run is. The visitor's last good output stays while the next one is worked on, when that one is refused, and while something
 * is missing (`waiting`).
 */
export type RunState = {
  readonly status: 'idle' | 'waiting' | 'running' | 'done' | 'failed' | 'bug'
  readonly output?: Values
  /** What that output was made from. */
  readonly input?: Values
  /** The output is what the page shows by itself, not the visitor's own. */
  readonly isSample?: boolean
  /** What is worked on is the visitor's own. */
  readonly isOwn?: boolean
  readonly failures: readonly Failure[]
  /** From 0 to 1; shown only for long work. */
  readonly progress?: number
  readonly slow: boolean
}

const SLOW_MS = 400

function firstRun(first: FirstState | undefined): RunState {
  const { kind, input, output } = first ?? { kind: 'example', input: {}, output: {} }
  const idle: RunState = { status: 'idle', failures: [], slow: false }
  return Object.keys(output).length === 0 ? idle : { ...idle, input, output, isSample: kind !== 'result' }
}

type Made = Pick<RunState, 'output' | 'input' | 'isSample'>
const lastMade = ({ output, input, isSample }: RunState): Made => ({ output, input, isSample })
/** How a run ends without a result: what was there last stays, but a sample never appears beside the visitor's own input. */
const without =
  (status: RunState['status'], ...codes: readonly string[]) =>
  (before: RunState): RunState => ({
    status,
    failures: codes.map((code) => ({ code, params: {} })),
    slow: false,
    ...(before.isSample ? {} : lastMade(before)),
  })

/** Who works on a tool's input: the page's worker, or the server for what needs the network. */
export type AskTool = ToolRunner['run']

/**
 * Asks for runs of a tool in the visitor's language and zone; the newest wins, and `cancel` ends the one under way.
 * `ask` gives the output, too, when there is one; `clear` shows what the page began with, `wait` that something is missing.
 * @param first what the page shows before anything has run
 * @param fetchViews what a result waits for before it is shown
 */
export function useToolRun(tool: ToolData, askTool: AskTool, first?: FirstState, fetchViews?: () => Promise<unknown>) {
  const { locale, currency } = useShell()
  const [state, setState] = useState<RunState>(() => firstRun(first))
  const current = useRef<AbortController>(undefined)

  const ask = useCallback(
    async (given: Values | Promise<Values>, isSample = false): Promise<Values | undefined> => {
      current.current?.abort()
      const controller = new AbortController()
      current.current = controller
      const isCurrent = () => current.current === controller && !controller.signal.aborted
      const timer = setTimeout(() => isCurrent() && setState((before) => ({ ...before, slow: true })), SLOW_MS)
      setState((before) => ({ status: 'running', isOwn: !isSample, failures: [], slow: false, ...lastMade(before) }))
      try {
        const input = await given
        if (!isCurrent()) return undefined
        const progress = (fraction: number) => isCurrent() && setState((before) => ({ ...before, progress: fraction }))
        const { module, assets = {}, timeMs } = tool
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
        const options = { locale, currency, timeZone }
        const running = askTool({ module, assets, timeMs, input, options, progress, signal: controller.signal })
        const [result] = await Promise.all([running, fetchViews?.()])
        if (!isCurrent()) return undefined
        // No transition: over an example whose views still load, React now and then never shows what a transition brings.
        setState((before) =>
          result.ok
            ? { status: 'done', output: result.output, input, isSample, failures: [], slow: false }
            : { ...without('failed')(before), failures: result.failures },
        )
        return result.ok ? result.output : undefined
      } catch (error) {
        if (isCurrent()) setState(without('bug', 'bug'))
        // The console is where a person can copy the report from; it holds no input.
        console.error(error)
        return undefined
      } finally {
        clearTimeout(timer)
      }
    },
    [tool, askTool, locale, currency, fetchViews],
  )

  const cancel = useCallback(() => {
    current.current?.abort()
    setState(without('failed', 'cancelled'))
  }, [])
  const clear = useCallback(() => {
    current.current?.abort()
    setState(firstRun(first))
  }, [first])
  const wait = useCallback(() => {
    current.current?.abort()
    setState(without('waiting'))
  }, [])
  useEffect(() => () => current.current?.abort(), [])

  return { state, ask, cancel, clear, wait }
}
