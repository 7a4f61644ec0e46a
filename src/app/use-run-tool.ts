import { useCallback } from 'react'
import type { RunTool } from '../../engine/view/hooks/use-tool-run.ts'
import { usePage } from '../../engine/view/page-context.tsx'
import { useSite } from './site-context.tsx'

/** Runs a tool in the page's worker, or on the server when it needs the network. */
export function useRunTool(): RunTool {
  const { runner } = useSite()
  const { locale } = usePage()
  return useCallback<RunTool>(
    async (tool, input, options, hooks) => {
      if (tool.effect === 'network')
        return (await import('./run-on-server.ts')).runOnServer(tool.id, input, options, locale, hooks.signal)
      if (!runner) throw new Error('tools run only in the browser')
      return runner.run({ module: tool.module, input, options, timeMs: tool.timeMs, ...hooks })
    },
    [runner, locale],
  )
}
