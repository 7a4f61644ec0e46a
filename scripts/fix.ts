import { spawnSync } from 'node:child_process'

/** Mends what can be mended without thought: format and lint. */
const STEPS = [
  ['node_modules/oxlint/bin/oxlint', '--fix', '--ignore-pattern', 'node_modules'],
  ['node_modules/oxfmt/bin/oxfmt', '.'],
] as const

for (const step of STEPS) {
  const { status } = spawnSync(process.execPath, step, { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
}
