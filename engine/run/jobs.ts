import type { TextCoder } from '../core/bytes/text-coder.ts'
import type { Tool } from '../core/define.ts'
import { BadRequest, type Failure, ToolError } from '../core/errors.ts'
import { type RunResult, runTool, type Values } from '../core/run.ts'
import { type RunHost, makeContext } from './context.ts'
import { type Answer, type Job, failed, ownedBuffers } from './protocol.ts'
import { type RecipeJob, runRecipeJob } from './recipe-job.ts'
import { RECIPE_MODULE } from './recipe-step.ts'

/** What a page's worker and a Node process each do in their own way. */
export type Place<J extends Job> = {
  readonly load: (module: string) => Promise<Tool>
  /** What the place can do beyond computing; `signal` and `progress` are of this job. */
  readonly host: (tool: Tool, job: J, hooks: Required<Pick<RunHost, 'signal' | 'progress' | 'within'>>) => RunHost
  /** The job's input as the tool takes it, or a recipe's job where there is no tool, and its options. @throws ToolError, BadRequest */
  readonly unpack: (job: J, tool: Tool | undefined) => Pick<Job, 'input' | 'options'>
  /** The output as it is sent; `utf8` is that of the run. @throws ToolError */
  readonly pack: (output: Values, job: J, utf8: TextCoder) => Values
  /** What came of a recipe, as it is sent. @throws ToolError */
  readonly packRecipe: (answer: Awaited<ReturnType<typeof runRecipeJob>>, job: J) => RunResult
  readonly send: (answer: Answer, transfer: ArrayBuffer[]) => void
}

/** The answering side of the protocol. */
export type Jobs<J extends Job> = {
  /** Never rejects: a bug is an answer, too. */
  run(id: number, job: J): Promise<void>
  /** Tells the job's signal; a job that has ended is not there to be told. */
  cancel(id: number): void
}

/** Loads, runs and tells how it went, as many jobs at once as are asked for. */
export function createJobs<J extends Job>(place: Place<J>): Jobs<J> {
  const running = new Map<number, AbortController>()

  const runJob = async (id: number, job: J, signal: AbortSignal): Promise<RunResult> => {
    const started = () => place.send({ type: 'started', id }, [])
    const progress = (fraction: number) => place.send({ type: 'progress', id, fraction }, [])
    const within = (timeMs: number, late?: Failure) => place.send({ type: 'within', id, timeMs, ...(late && { late }) }, [])
    const hostOf = (tool: Tool) => place.host(tool, job, { signal, progress, within })
    if (job.module === RECIPE_MODULE) {
      const { input, options = {} } = place.unpack(job, undefined)
      const host = { load: place.load, host: hostOf, started, progress, within }
      return place.packRecipe(await runRecipeJob(input as RecipeJob, options, host), job)
    }
    const tool = await place.load(job.module)
    if (signal.aborted) return failed('cancelled')
    started()
    const { input, options } = place.unpack(job, tool)
    const context = makeContext(options, hostOf(tool))
    const result = await runTool(tool, input, context)
    return result.ok ? { ok: true, output: place.pack(result.output, job, context.utf8) } : result
  }
  const work = async (id: number, job: J, signal: AbortSignal): Promise<RunResult> => {
    try {
      return await runJob(id, job, signal)
    } catch (error) {
      if (error instanceof ToolError) return { ok: false, failures: [error.failure] }
      if (error instanceof BadRequest) return { ok: false, failures: error.failures }
      if (isTooLarge(error)) return failed('memory-limit')
      throw error
    }
  }

  return {
    async run(id, job) {
      const controller = new AbortController()
      running.set(id, controller)
      try {
        const result = await work(id, job, controller.signal)
        place.send({ type: 'done', id, result }, result.ok ? ownedBuffers(result.output) : [])
      } catch (error) {
        const {
          name,
          message,
          stack = '',
        } = error instanceof Error ? error : new Error(typeof error === 'string' ? error : 'what was thrown is not an Error')
        place.send({ type: 'bug', id, name, message, stack }, [])
      } finally {
        running.delete(id)
      }
    },
    cancel: (id) => running.get(id)?.abort(),
  }
}

/** Buffers and strings are bounded by the engine itself, not by a process's memory limit. */
function isTooLarge(error: unknown): boolean {
  return error instanceof RangeError && /^(Invalid (string|array|typed array) length|Array buffer allocation failed)/.test(error.message)
}
