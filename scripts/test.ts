import { spawn, spawnSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { installEmulator } from '../tests/support/auth-emulator.ts'
import { hasBrowser } from '../tests/support/browser.ts'

/** All checks and tests of the project, one after another; the last line counts them. */
type Count = { readonly passed: number; readonly failed: number }

function run(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [command, ...args], { stdio: 'inherit' })
    child.on('exit', (code) => resolve(code ?? 1))
  })
}

const heading = (text: string) => console.log(`\n── ${text} ──`)

async function checks(): Promise<Count> {
  heading('checks')
  const { runChecks } = await import('./check.ts')
  return runChecks()
}

async function unitTests(): Promise<Count> {
  heading('unit and schema tests')
  await rm('test-results/unit.json', { force: true })
  const code = await run('node_modules/vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    '--reporter=json',
    '--outputFile.json=test-results/unit.json',
  ])
  const report = JSON.parse(await readFile('test-results/unit.json', 'utf8').catch(() => '{}')) as {
    numPassedTests?: number
    numFailedTests?: number
  }
  return counted({ passed: report.numPassedTests ?? 0, failed: report.numFailedTests ?? 0 }, code)
}

/** Playwright's browser, else the system's, else one is installed: by apt where that works, by Playwright otherwise. */
function ensureBrowser(): boolean {
  if (hasBrowser()) return true
  console.log('No browser found; installing one …')
  if (process.platform === 'linux' && process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0) {
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
  }
  if (!hasBrowser()) spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], { stdio: 'inherit' })
  return hasBrowser()
}

async function browserTests(): Promise<Count> {
  heading('browser tests')
  if (!ensureBrowser()) {
    console.error('No browser could be found or installed. Install Chromium, or name one in CHROMIUM_PATH.')
    return { passed: 0, failed: 1 }
  }
  try {
    await emulator
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return { passed: 0, failed: 1 }
  }
  await rm('test-results/e2e.json', { force: true })
  const code = await run('node_modules/@playwright/test/cli.js', ['test'])
  const report = JSON.parse(await readFile('test-results/e2e.json', 'utf8').catch(() => '{}')) as {
    stats?: { expected: number; unexpected: number; flaky: number }
  }
  return counted({ passed: report.stats?.expected ?? 0, failed: (report.stats?.unexpected ?? 0) + (report.stats?.flaky ?? 0) }, code)
}

/** A runner that ended badly without naming a failed test still failed. */
function counted(count: Count, code: number): Count {
  return code !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count
}

async function build(): Promise<Count> {
  heading('build')
  const { ensureBuilt } = await import('./ensure-built.ts')
  try {
    await ensureBuilt()
    return { passed: 1, failed: 0 }
  } catch (error) {
    console.error(error)
    return { passed: 0, failed: 1 }
  }
}

const only = process.argv[2]
const steps: Readonly<Record<string, () => Promise<Count>>> = { build, checks, unit: unitTests, browser: browserTests }
let passed = 0
let failed = 0
let emulator: Promise<void> | undefined
for (const [name, step] of Object.entries(steps)) {
  if (only !== undefined && name !== only) continue
  // It takes a minute, once. The build is left alone, as both work the disk; only the browser tests wait for it.
  if (name !== 'build' && (only ?? 'browser') === 'browser') {
    emulator ??= installEmulator()
    // Its failure is told where it is waited for.
    emulator.catch(() => {})
  }
  const count = await step()
  passed += count.passed
  failed += count.failed
}
console.log(`\n${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
