import { useSetAtom } from 'jotai/react'
import { useCallback, useEffect, useState } from 'react'
import { useShell } from '../../../engine/view/shell-context.tsx'
import { useSite } from '../site-context.tsx'
import { handoffAtom } from '../state.ts'
import type { Guessed, GuessedTool } from './guesser.ts'

/** Typing goes on for as long before a guess is made, in milliseconds. */
const REST_MS = 150
/** Tools whose results are shown at once. */
const MOST_PREVIEWS = 3

export type GuessState = {
  readonly status: 'empty' | 'working' | 'done' | 'failed'
  readonly guessed?: Guessed
  /** What the first tools make of it, by their ids. */
  readonly previews: ReadonlyMap<string, string>
}

const EMPTY: GuessState = { status: 'empty', previews: new Map() }

/** What something pasted is, and what the likeliest tools make of it, one after another. */
export function useGuess(given: string | File | undefined): GuessState {
  const { shell, newRunner } = useSite()
  const context = useShell()
  const [state, setState] = useState(EMPTY)
  const isEmpty = given === undefined || (typeof given === 'string' && given.trim() === '')
  useEffect(() => {
    if (isEmpty || !newRunner) return
    let isCurrent = true
    const work = async () => {
      setState((before) => ({ ...before, status: 'working' }))
      try {
        const { loadGuesser } = await import('./guesser.ts')
        const guesser = await loadGuesser(shell, newRunner)
        if (!isCurrent) return
        const guessed = await guesser.guess(given)
        if (!isCurrent || !guessed) return
        setState({ status: 'done', guessed, previews: new Map() })
        const { previewOf } = await import('./place.ts')
        for (const tool of guessed.tools.slice(0, MOST_PREVIEWS)) {
          // A tool whose page cannot be reached has no preview, and is offered all the same.
          const preview = await previewOf(tool, guesser, context).catch(() => undefined)
          if (!isCurrent) return
          if (preview !== undefined) setState((before) => ({ ...before, previews: new Map([...before.previews, [tool.tool, preview]]) }))
        }
      } catch (error) {
        if (isCurrent) setState({ status: 'failed', previews: new Map() })
        console.error(error)
      }
    }
    const timer = setTimeout(() => void work(), typeof given === 'string' ? REST_MS : 0)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [given, isEmpty, shell, newRunner, context])
  return isEmpty ? EMPTY : state
}

/** Opens a tool with its input in place. */
export function useOpenGuessed(): (tool: GuessedTool) => Promise<void> {
  const { navigate } = useSite()
  const context = useShell()
  const setHandoff = useSetAtom(handoffAtom)
  return useCallback(
    async (tool) => {
      try {
        const { placedValues } = await import('./place.ts')
        setHandoff({ toolId: tool.tool, values: await placedValues(tool, context), isPrivate: true })
        navigate(tool.url)
      } catch (error) {
        // Its page cannot be reached from here: what is kept for offline, or the server, says why.
        console.info(error)
        location.assign(tool.url)
      }
    },
    [navigate, context, setHandoff],
  )
}
