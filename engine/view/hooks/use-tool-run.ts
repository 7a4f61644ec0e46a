import { useCallback, useEffect, useRef, useState } from 'react'
import type { Failure } from '../../core/errors.ts'
import type { ToolData } from '../../site/page.ts'
import type { Values } from '../../core/run.ts'
import type { ToolRunner } from '../../run/page/client.ts'
import { useShell } from '../shell-context.tsx'

/** Where a run stands. The last good output stays while the next one is worked on, and when that one is refused. */
export type RunState = {
  readonly status: 'idle' | 'running' | 'done' | 'failed' | 'bug'
  readonly output?: Values
  /** What that output was made from. */
  readonly input?: Values
  readonly failures: readonly Failure[]
  /** From 0 to 1; shown only for long work. */
  readonly progress?: number
  readonly slow: boolean
}

const IDLE: RunState = { status: 'idle', failures: [], slow: false }
const SLOW_MS = 400

function lastGood({ output, input }: RunState): Pick<RunState, 'output' | 'input'> {
  return output && input ? { output, input } : {}
}

/** Who works on a tool's input: the page's worker, or the server for what needs the network. */
export type AskTool = ToolRunner['run']

/**
 * Asks for runs of a tool in the visitor's language and zone; the newest wins, and `cancel` ends the one under way.
 * `ask` gives the output, too, when there is one.
 */
export function useToolRun(tool: ToolData, askTool: AskTool) {
  const { locale, currency } = useShell()
  const [state, setState] = useState<RunState>(IDLE)
  const current = useRef<AbortController>(undefined)

  const ask = useCallback(
    async (given: Values | Promise<Values>): Promise<Values | undefined> => {
      current.current?.abort()
      const controller = new AbortController()
      current.current = controller
      const isCurrent = () => current.current === controller && !controller.signal.aborted
      const timer = setTimeout(() => isCurrent() && setState((before) => ({ ...before, slow: true })), SLOW_MS)
      setState((before) => ({ status: 'running', failures: [], slow: false, ...lastGood(before) }))
      try {
        const input = await given
        if (!isCurrent()) return undefined
        const progress = (fraction: number) => isCurrent() && setState((before) => ({ ...before, progress: fraction }))
        const { module, assets = {}, timeMs } = tool
        const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
        const options = { locale, currency, timeZone }
        const result = await askTool({ module, assets, timeMs, input, options, progress, signal: controller.signal })
        if (!isCurrent()) return undefined
        // No transition: over an example whose views still load, React now and then never shows what a transition brings.
        setState((before) =>
          result.ok
            ? { status: 'done', output: result.output, input, failures: [], slow: false }
            : { status: 'failed', failures: result.failures, slow: false, ...lastGood(before) },
        )
        return result.ok ? result.output : undefined
      } catch (error) {
        if (isCurrent())
          setState((before) => ({ status: 'bug', failures: [{ code: 'bug', params: {} }], slow: false, ...lastGood(before) }))
        // The console is where a person can copy the report from; it holds no input.
        console.error(error)
        return undefined
      } finally {
        clearTimeout(timer)
      }
    },
    [tool, askTool, locale, currency],
  )

  const cancel = useCallback(() => {
    current.current?.abort()
    setState((before) => ({ status: 'failed', failures: [{ code: 'cancelled', params: {} }], slow: false, ...lastGood(before) }))
  }, [])
  const clear = useCallback(() => {
    current.current?.abort()
    setState(IDLE)
  }, [])
  useEffect(() => () => current.current?.abort(), [])

  return { state, ask, cancel, clear }
}
