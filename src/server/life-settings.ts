import { type Environment, wholeNumber } from './settings.ts'

export type LifeSettings = {
  /** How long a server that is told to end goes on taking connections, in milliseconds. */
  readonly graceMs: number
  /** How long it then waits for what was asked, in milliseconds. */
  readonly waitMs: number
}

/** SHUTDOWN_GRACE and SHUTDOWN_WAIT, in seconds. @throws WrongSetting */
export function readLifeSettings(env: Environment): LifeSettings {
  return {
    graceMs: wholeNumber('SHUTDOWN_GRACE', env.SHUTDOWN_GRACE || '1', 600) * 1000,
    waitMs: wholeNumber('SHUTDOWN_WAIT', env.SHUTDOWN_WAIT || '8', 600) * 1000,
  }
}
