import { ProjectCopy } from '../tests/support/project-copy.ts'
import { CHOICE_VARIABLE, EVERYTHING } from './choose.ts'
import { type Mutant, MUTANTS } from './mutant-list.ts'

// Plants defects one by one in a copy of the project and sees whether the tests notice. By hand only: it takes minutes.
// `node scripts/mutants.ts [part of a path] …` plants those in files, or caught by tests, of which that is a part.

const parts = process.argv.slice(2)
const chosen = MUTANTS.filter(
  ({ file, caughtBy }) => parts.length === 0 || parts.some((part) => file.includes(part) || caughtBy.includes(part)),
)
const project = new ProjectCopy(['engine', 'registry', 'src', 'scripts', 'locales', 'tests'])

/** A defect that makes the tests hang is noticed too. */
const LONGEST_MS = 180_000

/** The first complaint of the tests; undefined when all is well. */
async function complaint({ caughtBy, tool }: Pick<Mutant, 'caughtBy' | 'tool'>): Promise<string | undefined> {
  const env: Readonly<Record<string, string>> =
    tool === undefined ? {} : { [CHOICE_VARIABLE]: JSON.stringify({ ...EVERYTHING, tools: [tool] }) }
  const child = project.start(['node_modules/vitest/vitest.mjs', 'run', caughtBy, '--no-color', '--bail=1'], env, true)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()))
  const timer = setTimeout(() => child.kill('SIGKILL'), LONGEST_MS)
  const exit = await new Promise<number | null>((done) => child.on('exit', done))
  clearTimeout(timer)
  endGroup(child.pid as number)
  return exit === 0 ? undefined : (/ FAIL {2}.*/.exec(said)?.[0].trim() ?? 'the tests hang, or cannot start')
}

/** Ends what the tests left behind: some defects let processes run for ever. */
function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL')
  } catch {
    // All have ended by themselves.
  }
}

let unnoticed = 0
try {
  const healthy = new Map<string, string | undefined>()
  for (const mutant of chosen) {
    const { file, from, to, caughtBy, tool } = mutant
    const what = `${file}: ${from.trim().slice(0, 60)} → ${to.trim().slice(0, 40)}`
    const suite = `${caughtBy} ${tool ?? ''}`
    // Tests that are red without the defect say nothing about it.
    if (!healthy.has(suite)) healthy.set(suite, await complaint(mutant))
    const text = project.read(file)
    let verdict = 'caught'
    if (healthy.get(suite) !== undefined) verdict = `NOT TRIED: without it there is ${healthy.get(suite)}`
    else if (!text.includes(from)) verdict = 'STALE: the line is no longer there'
    else {
      project.write(
        file,
        text.replace(from, () => to),
      )
      if ((await complaint(mutant)) === undefined) verdict = 'NOT NOTICED'
      project.write(file, text)
    }
    if (verdict !== 'caught') unnoticed++
    console.log(`${verdict === 'caught' ? '✓' : '✗'} ${what} · ${verdict === 'caught' ? caughtBy : verdict}`)
  }
} finally {
  project.dispose()
}
console.log(`\n${chosen.length - unnoticed} of ${chosen.length} defects were caught`)
process.exitCode = unnoticed === 0 ? 0 : 1
