import { useEffect, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { type Failure, ToolError } from '../../../engine/core/errors.ts'
import type { FormValues } from '../../../engine/view/form-values.ts'
import type { Values } from '../../../engine/core/run.ts'
import { type Estimate, estimateFromPlayer } from './player-estimate.ts'

/** Pause after the last change; a player seeks slowly, so it is longer than the worker's. */
const PAUSE_MS = 800

/** Estimates from the player, anew after each change. @param url of the video; undefined while nothing is to be estimated */
export function usePlayerEstimate(
  url: string | undefined,
  form: UseFormReturn<FormValues>,
  readOptions: () => Promise<Values>,
  onRefused: (failures: readonly Failure[]) => void,
): { readonly estimate: Estimate | undefined; readonly isWorking: boolean } {
  const [estimate, setEstimate] = useState<Estimate>()
  const [isWorking, setWorking] = useState(false)
  useEffect(() => {
    if (url === undefined) return
    let stop = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const work = async (signal: AbortSignal) => {
      setWorking(true)
      try {
        const made = await estimateFromPlayer(url, await readOptions(), signal)
        if (signal.aborted) return
        setEstimate(made)
        onRefused([])
      } catch (error) {
        if (signal.aborted) return
        setEstimate(undefined)
        if (!(error instanceof ToolError)) throw error
        onRefused([error.failure])
      } finally {
        if (!signal.aborted) setWorking(false)
      }
    }
    const later = () => {
      stop.abort()
      clearTimeout(timer)
      stop = new AbortController()
      timer = setTimeout(() => void work(stop.signal), PAUSE_MS)
    }
    later()
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: later })
    return () => {
      unsubscribe()
      clearTimeout(timer)
      stop.abort()
      setWorking(false)
    }
  }, [url, form, readOptions, onRefused])
  return { estimate, isWorking }
}
