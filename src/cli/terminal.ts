import { once } from 'node:events'
import type { Terminal } from '../../engine/cli/terminal.ts'

/** This process as a terminal. It ends quietly when whoever reads its output stops, as `head` does. */
export function processTerminal(): Terminal {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit(0)
    throw error
  })
  return {
    input: process.stdin,
    isTTY: process.stdout.isTTY,
    async write(data) {
      if (!process.stdout.write(data)) await once(process.stdout, 'drain')
    },
    warn: (line) => void process.stderr.write(`${line}\n`),
  }
}
