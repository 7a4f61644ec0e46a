import { availableParallelism } from 'node:os'
import type { FaceOptions } from '../../engine/http/face.ts'
import type { InFlightLimits } from '../../engine/http/in-flight.ts'
import type { PoolOptions } from '../../engine/run/node/pool.ts'
import { type Environment, wholeNumber } from './settings.ts'

/** How much of the machine all callers and each one of them may have at once. */
export type LoadSettings = {
  readonly pool: Pick<PoolOptions, 'size' | 'runs' | 'niceness'>
  readonly face: Pick<FaceOptions, 'bodies' | 'answers'>
}

const MEGABYTE = 1024 * 1024
/** Answering pages comes before computing. */
const NICENESS = 5

/**
 * RUN_PROCESSES, RUNS_PER_CALLER, BODIES_MB, BODIES_PER_CALLER_MB, ANSWERS_MB, ANSWERS_PER_CALLER_MB: each process's own.
 * @param workers processes that share the machine @throws WrongSetting
 */
export function readLoadSettings(env: Environment, workers = 1): LoadSettings {
  // One more than cores, so that one caller may keep all cores busy and the next still finds a process.
  const runners = Math.ceil(availableParallelism() / workers) + 1
  const megabytes = (name: string, usual: number) => wholeNumber(name, env[name] || String(usual), 1_000_000, 1) * MEGABYTE
  const inFlight = (what: string): InFlightLimits => ({
    bytes: megabytes(`${what}_MB`, 256),
    bytesPerCaller: megabytes(`${what}_PER_CALLER_MB`, 64),
  })
  return {
    pool: {
      niceness: NICENESS,
      size: wholeNumber('RUN_PROCESSES', env.RUN_PROCESSES || String(runners), 1_000, 1),
      runs: env.RUNS_PER_CALLER ? { perCaller: wholeNumber('RUNS_PER_CALLER', env.RUNS_PER_CALLER, 1_000, 1) } : undefined,
    },
    face: { bodies: inFlight('BODIES'), answers: inFlight('ANSWERS') },
  }
}
