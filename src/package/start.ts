import { versions } from 'node:process'

// What the command needs is not there in an older Node, which would only say so in its own words.
const LEAST_NODE = 24

if (Number(versions.node.split('.')[0]) < LEAST_NODE) {
  process.stderr.write(`Toolglot needs Node ${LEAST_NODE} or newer; this is ${versions.node}.\n`)
  process.exitCode = 1
} else await import('./bin.ts')
