import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { installEmulator } from '../tests/support/servers/auth-emulator.ts'
import { hasBrowser } from '../tests/support/browser.ts'
import { CHOICE_VARIABLE, readChoice } from './choose.ts'
import { type Outcome, readPlaywright, readVitest } from './test-reports.ts'

// Checks and tests of the project, one after another: all but what takes long, or with --all everything.
// What failed is named again at the end; the last line counts.

function run(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [command, ...args], { stdio: 'inherit' })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

const heading = (text: string) => console.log(`\n── ${text} ──`)

async function checks(): Promise<Outcome> {
  heading('checks')
  const { runChecks } = await import('./check.ts')
  return runChecks()
}

/** A build leaves a core free most of the time: checks of the sources are made meanwhile, and told after it. */
async function buildAndChecks(): Promise<Outcome> {
  const { CHECKS, SIZE, runChecks } = await import('./check.ts')
  const lines: string[] = []
  const ofSources = runChecks(
    (line) => lines.push(line),
    CHECKS.filter((name) => name !== SIZE),
  )
  const outcomes = [await build(), await ofSources]
  heading('checks')
  for (const line of lines) console.log(line)
  outcomes.push(await runChecks(console.log, [SIZE]))
  return together(outcomes)
}

const together = (outcomes: readonly Outcome[]): Outcome => ({
  passed: outcomes.reduce((sum, { passed: own }) => sum + own, 0),
  failures: outcomes.flatMap(({ failures: own }) => own),
})

/** Those that a tool's schema is enough for; they read which tools are meant. */
const SCHEMA_TESTS = ['faces', 'generated-inputs', 'entries', 'words'].map((name) => `tests/schema/${name}.test.ts`)

const WITHOUT_LONG = '--tags-filter=!long'

async function unitTests(files: readonly string[] = []): Promise<Outcome> {
  heading(files.length === 0 ? 'unit and schema tests' : 'schema tests')
  await rm('test-results/unit.json', { force: true })
  const code = await run('node_modules/vitest/vitest.mjs', [
    'run',
    ...files,
    ...(isChosen || isAll ? [] : [WITHOUT_LONG]),
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/unit.json',
  ])
  return ended('unit tests', readVitest(await readReport('test-results/unit.json'), process.cwd()), code)
}

/** Playwright's browser, else the system's, else one is installed: by apt where that works, by Playwright otherwise. */
function ensureBrowser(): boolean {
  if (hasBrowser()) return true
  console.log('No browser found; installing one …')
  if (process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    // Each alone, as not every system has the second, which most tests are twice as fast with.
    for (const name of ['chromium', 'chromium-headless-shell'])
      spawnSync('apt-get', ['install', '-y', '-qq', name], { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  }
  if (!hasBrowser()) spawnSync(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium'], { stdio: 'inherit' })
  return hasBrowser()
}

/** What every page relies on. */
const CORE = 'tests/e2e/core'

/** What a test records in real time has gaps where others keep the machine busy: such tests come last, one at a time. */
const LIVE = '@live'
const PASSES = [
  ['--grep-invert', LIVE],
  ['--grep', LIVE, '--workers', '1', '--pass-with-no-tests'],
] as const

async function browserTests(files: readonly string[] = []): Promise<Outcome> {
  heading('browser tests')
  if (!ensureBrowser()) {
    return { passed: 0, failures: ['No browser could be found or installed. Install Chromium, or name one in CHROMIUM_PATH.'] }
  }
  try {
    await emulator
  } catch (error) {
    return { passed: 0, failures: [String(error)] }
  }
  const outcomes: Outcome[] = []
  for (const pass of PASSES) {
    await rm('test-results/e2e.json', { force: true })
    const code = await run('node_modules/@playwright/test/cli.js', ['test', ...files, ...pass])
    outcomes.push(ended('browser tests', readPlaywright(await readReport('test-results/e2e.json')), code))
  }
  return together(outcomes)
}

/** What a runner that died before its report has left counts as an empty report. */
async function readReport(path: string): Promise<object> {
  return JSON.parse(await readFile(path, 'utf8').catch(() => '{}')) as object
}

/** A runner that ended badly without naming a failed test still failed. */
function ended(name: string, outcome: Outcome, code: number): Outcome {
  return code !== 0 && outcome.failures.length === 0 ? { ...outcome, failures: [`${name}: ended with code ${code}`] } : outcome
}

async function build(): Promise<Outcome> {
  heading('build')
  const { ensureBuilt } = await import('./ensure-built.ts')
  try {
    await ensureBuilt()
    return { passed: 1, failures: [] }
  } catch (error) {
    console.error(error)
    return { passed: 0, failures: [`build: ${String(error)}`] }
  }
}

// What tests, their servers and browsers leave behind goes with the run. Open to all as the system’s own: some run as another account.
const temporary = mkdtempSync(join(tmpdir(), 'toolglot-tests-'))
chmodSync(temporary, 0o1777)
process.env.TMPDIR = temporary
process.on('exit', () => rmSync(temporary, { recursive: true, force: true }))

const { choice, isChosen, isAll, rest } = readChoice(process.argv.slice(2))
const [only] = rest
const ownBrowserTests = () => browserTests(isAll ? [] : [CORE])
if (isChosen) process.env[CHOICE_VARIABLE] = JSON.stringify(choice)
// The pages take a build: only where they are asked for.
const steps: Readonly<Record<string, () => Promise<Outcome>>> = isChosen
  ? {
      unit: () => unitTests(SCHEMA_TESTS),
      ...(choice.faces.includes('page') && { build, browser: () => browserTests(['tests/e2e/examples.spec.ts']) }),
    }
  : only === undefined
    ? { build: buildAndChecks, unit: unitTests, browser: ownBrowserTests }
    : { build, checks, unit: unitTests, browser: ownBrowserTests }
let passed = 0
const failures: string[] = []
let emulator: Promise<void> | undefined
for (const [name, step] of Object.entries(steps)) {
  if (only !== undefined && name !== only) continue
  // It takes a minute, once. The build is left alone, as both work the disk; only the browser tests of accounts wait for it.
  if (name !== 'build' && isAll && (only ?? 'browser') === 'browser') {
    emulator ??= installEmulator()
    // Its failure is told where it is waited for.
    emulator.catch(() => {})
  }
  const outcome = await step()
  passed += outcome.passed
  failures.push(...outcome.failures)
}
if (failures.length > 0) console.log(`\n── failed ──\n${failures.join('\n\n')}`)
if (!isChosen && !isAll) console.log('\nTests that take long were left out; npm test -- --all runs them, too.')
console.log(`\n${passed} passed, ${failures.length} failed`)
process.exitCode = failures.length === 0 ? 0 : 1
