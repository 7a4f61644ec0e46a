import { workerData } from 'node:worker_threads'

/** How often it looks, in milliseconds. */
const LOOK_MS = 1_000
const parent = workerData as number

/** Ends the process once its parent is gone, even while the process’s own thread is busy. */
setInterval(() => {
  if (process.ppid !== parent || !isThere(parent)) process.kill(process.pid, 'SIGKILL')
}, LOOK_MS)

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // Somebody else’s process is there all the same.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
