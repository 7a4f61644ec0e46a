import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Recipe } from '../../engine/core/recipe.ts'
import type { StepData } from '../../engine/site/recipe-data.ts'
import { useShell } from '../../engine/view/shell-context.tsx'
import { useSite } from '../app/site-context.tsx'
import { type BenchInput, type RecipeRun, runInPage } from './run-recipe.ts'

/** How a run stands; reports and failures are about the steps that had these keys when it began. */
export type RunState = RecipeRun & {
  readonly status: 'idle' | 'running' | 'done' | 'failed' | 'bug'
  readonly keys: readonly string[]
  readonly slow: boolean
  readonly at?: number
}

export const IDLE: RunState = { status: 'idle', keys: [], reports: [], failures: [], slow: false }
const PAUSE_MS = 150
const SLOW_MS = 400

type Asked = {
  readonly recipe: Recipe
  readonly keys: readonly string[]
  readonly tools: Readonly<Record<string, StepData>>
  readonly input: BenchInput
  readonly shown: readonly number[]
  /** There is enough to run it; undefined while that is not known yet, and what the page began with stays. */
  readonly isReady: boolean | undefined
  /** It runs with every change; otherwise only when it is asked to. */
  readonly isLive: boolean
}

/** Runs a recipe shortly after each change, or by `start`; the newest wins, and what came before stays until then. */
export function useRun(
  asked: Asked,
  first: () => RunState,
  fetchViews: () => Promise<unknown>,
): { readonly state: RunState; readonly start: () => void; readonly cancel: () => void } {
  const { runner } = useSite()
  const { locale, currency } = useShell()
  const [state, setState] = useState<RunState>(first)
  const current = useRef<AbortController>(undefined)

  const run = useCallback(
    async function run(asked: Asked): Promise<void> {
      const { recipe, keys, tools, input, shown } = asked
      if (!runner) return
      current.current?.abort()
      const controller = new AbortController()
      current.current = controller
      const isCurrent = () => current.current === controller && !controller.signal.aborted
      const timer = setTimeout(() => isCurrent() && setState((before) => ({ ...before, slow: true })), SLOW_MS)
      setState(({ keys, reports, failures }) => ({ status: 'running', keys, reports, failures, slow: false }))
      const count = recipe.steps.length
      const progress = (fraction: number) => isCurrent() && setState((before) => ({ ...before, at: Math.round(fraction * count) }))
      const options = { locale, currency, timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone }
      try {
        const running = runInPage({ runner, recipe, tools, input, shown, options, signal: controller.signal, progress })
        const [done] = await Promise.all([running, fetchViews()])
        if (!isCurrent()) return
        // Somebody else had the worker for a moment, to read a recipe.
        if (done.failures[0]?.code === 'cancelled') return void run(asked)
        setState(({ at }) => {
          // Whoever was stopped for its time says at which step that was.
          const failures = done.failures.map((failure) =>
            failure.step === undefined && at !== undefined ? { ...failure, step: at } : failure,
          )
          return { ...done, keys, failures, status: failures.length > 0 ? 'failed' : 'done', slow: false }
        })
      } catch (error) {
        if (isCurrent()) setState({ ...IDLE, status: 'bug', failures: [{ code: 'bug', params: {} }] })
        // The console is where a person can copy the report from; it holds no input.
        console.error(error)
      } finally {
        clearTimeout(timer)
      }
    },
    [runner, locale, currency, fetchViews],
  )

  const follow = useEffectEvent(() => {
    if (asked.isReady && asked.isLive) void run(asked)
    else if (asked.isReady === false) {
      current.current?.abort()
      setState(IDLE)
    }
  })
  const { recipe, tools, input, shown, isReady, isLive } = asked
  useEffect(() => {
    const timer = setTimeout(follow, PAUSE_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- any of them changes what comes out
  }, [recipe, tools, input, shown, isReady, isLive])
  useEffect(() => () => current.current?.abort(), [])

  const cancel = useCallback(() => {
    current.current?.abort()
    setState(({ keys, reports }) => ({ status: 'failed', keys, reports, failures: [{ code: 'cancelled', params: {} }], slow: false }))
  }, [])
  return { state, start: () => void run(asked), cancel }
}
