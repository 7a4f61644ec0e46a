import { availableParallelism } from 'node:os'
import { type Environment, wholeNumber } from './settings.ts'

export type LifeSettings = {
  /** Processes that serve. */
  readonly workers: number
  /** How long a server that is told to end goes on taking connections, in milliseconds. */
  readonly graceMs: number
  /** How long it then waits for what was asked, in milliseconds. */
  readonly waitMs: number
}

/** WORKERS (`auto`: one for each core), SHUTDOWN_GRACE and SHUTDOWN_WAIT in seconds. @throws WrongSetting */
export function readLifeSettings(env: Environment): LifeSettings {
  return {
    workers: env.WORKERS === 'auto' ? availableParallelism() : wholeNumber('WORKERS', env.WORKERS || '1', 256, 1),
    graceMs: wholeNumber('SHUTDOWN_GRACE', env.SHUTDOWN_GRACE || '1', 600) * 1000,
    waitMs: wholeNumber('SHUTDOWN_WAIT', env.SHUTDOWN_WAIT || '7', 600) * 1000,
  }
}
