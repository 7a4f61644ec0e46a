import { fork } from 'node:child_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/**
 * Runs a script in a process of its own, whose memory goes with it. It says itself what it has to say,
 * and ends when this process is told to.
 * @returns its exit code; 1 when a signal ended it
 */
export async function runScript(file: string): Promise<number> {
  const child = fork(file, { execArgv: ['--disable-warning=ExperimentalWarning'] })
  const ends = SIGNALS.map((signal) => [signal, () => child.kill(signal)] as const)
  for (const [signal, end] of ends) process.on(signal, end)
  try {
    return await new Promise<number>((resolve, reject) => {
      child.once('error', reject)
      child.once('exit', (code) => resolve(code ?? 1))
    })
  } finally {
    for (const [signal, end] of ends) process.off(signal, end)
  }
}
