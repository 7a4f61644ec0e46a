import { spawn } from 'node:child_process'
import { lstat, readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { type WordProblem, checkWords } from '../engine/read/check-words.ts'
import { checkAnswers } from '../engine/read/answers.ts'
import { checkCounted } from '../engine/read/counted.ts'
import { checkHabits, readHabits } from '../engine/read/habits.ts'
import { readRegistry } from '../engine/read/registry.ts'
import { readReleased, readWords } from '../engine/read/words.ts'
import { checkRegistry, formatProblem } from '../engine/site/check-registry.ts'
import { hasIcon } from '../src/site/icons.ts'
import { hasAsset } from '../src/site/package-assets.ts'
import { PAGE_COMPONENTS } from '../src/pages/components.ts'
import { WORKBENCHES } from '../src/workbenches/workbenches.ts'
import { roomProblems } from './rooms.ts'
import { sourceHash } from './source-hash.ts'
import type { Outcome } from './test-reports.ts'

/** Most JavaScript that a page may load before it works, in bytes of gzip -9. */
const SCRIPT_LIMIT = 135_000
/** Lines shown of a step that failed. */
const SHOWN_LINES = 200

/** `undefined` for a step that has nothing to look at. `note` is shown even when all is well. */
type Finding = { readonly problems: readonly string[]; readonly note?: readonly string[] } | undefined
type Step = { readonly name: string; readonly run: () => Promise<Finding> }

const root = pathToFileURL(`${resolve('.')}/`)
const PACKAGES = 'node_modules'

/** The check of what a build has made. */
export const SIZE = 'size'
const STEPS: readonly Step[] = [
  { name: 'format', run: () => command('oxfmt/bin/oxfmt', '--check', '.') },
  { name: 'lint', run: () => command('oxlint/bin/oxlint', '--ignore-pattern', 'node_modules') },
  { name: 'types', run: () => types('tsconfig.json') },
  { name: 'types of registry and core', run: () => types('tsconfig.pure.json') },
  // Its banner about a missing TypeScript compiler is expected: it parses with swc.
  { name: 'layers', run: () => command('dependency-cruiser/bin/dependency-cruiser.mjs', 'engine', 'registry', 'src') },
  { name: 'rooms', run: async () => ({ problems: await roomProblems('.') }) },
  { name: 'registry', run: registryProblems },
  { name: 'words', run: wordProblems },
  { name: SIZE, run: sizeProblems },
]

export const CHECKS: readonly string[] = STEPS.map(({ name }) => name)

/** Runs checks, all unless told otherwise, at once and tells in order, a line for each, with details of those that fail. */
export async function runChecks(log: (line: string) => void = console.log, names = CHECKS): Promise<Outcome> {
  const failures: string[] = []
  let passed = 0
  const running = STEPS.filter(({ name }) => names.includes(name)).map(async ({ name, run }) => {
    const started = performance.now()
    const finding = await run().catch((error: unknown): Finding => ({ problems: [error instanceof Error ? error.message : String(error)] }))
    return { name, finding, seconds: `${((performance.now() - started) / 1000).toFixed(1)} s` }
  })
  for (const step of running) {
    const { name, finding, seconds } = await step
    if (!finding) {
      log(`- ${name}: nothing to check, as the build is not of today’s sources (npm run build)`)
      continue
    }
    const { problems, note = [] } = finding
    if (problems.length === 0) passed++
    else failures.push(`check: ${name}`)
    log(`${problems.length === 0 ? '✓' : '✗'} ${name} (${seconds})`)
    for (const line of [...problems.slice(0, SHOWN_LINES), ...note]) log(`  ${line}`)
    if (problems.length > SHOWN_LINES) log(`  … and ${problems.length - SHOWN_LINES} more`)
  }
  return { passed, failures }
}

/** Runs a package's own command with this Node; what it prints counts only when it fails. */
function command(file: string, ...args: string[]): Promise<Finding> {
  return new Promise((done, reject) => {
    const child = spawn(process.execPath, [join(PACKAGES, file), ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
    let said = ''
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (said += text))
    child.on('error', reject)
    child.on('close', (exit) => done({ problems: exit === 0 ? [] : said.trimEnd().split('\n') }))
  })
}

/** The compiler keeps what it has found for the files that stay as they are; not where packages are another project's. */
async function types(project: string): Promise<Finding> {
  const isOwn = !(await lstat(PACKAGES)).isSymbolicLink()
  const kept = ['--incremental', '--tsBuildInfoFile', join(PACKAGES, '.cache', `${project}.tsbuildinfo`)]
  return command('typescript/bin/tsc', '-p', project, ...(isOwn ? kept : []))
}

async function registryProblems(): Promise<Finding> {
  const registry = await readRegistry(new URL('registry/', root))
  const tests = await readToolTests('tests/registry/tools')
  const around = { hasIcon, hasAsset, workbenches: Object.keys(WORKBENCHES), pageComponents: Object.keys(PAGE_COMPONENTS), tests }
  return { problems: checkRegistry(registry, around).map(formatProblem) }
}

/** Texts of the tests below a folder, by path in it without its ending. */
export async function readToolTests(folder: string): Promise<ReadonlyMap<string, string>> {
  const paths = (await readdir(folder, { recursive: true })).filter((path) => path.endsWith('.test.ts'))
  const read = async (path: string) =>
    [path.replaceAll('\\', '/').slice(0, -'.test.ts'.length), await readFile(join(folder, path), 'utf8')] as const
  return new Map(await Promise.all(paths.map(read)))
}

async function wordProblems(): Promise<Finding> {
  const registry = await readRegistry(new URL('registry/', root))
  const words = await readWords(
    new URL('locales/', root),
    registry.locales.map(({ id }) => id),
  )
  const locales = new URL('locales/', root)
  const found = [...checkWords(registry, words, await readReleased(locales)), ...checkAnswers(registry, words)]
  const guided = registry.locales.filter(({ draft }) => !draft)
  const habits = await Promise.all(guided.map(async ({ id }) => checkHabits(registry, words, id, await readHabits(locales, id))))
  const later = found.filter(({ kind }) => kind === 'later')
  // What is wrong comes before what is only missing.
  const wrong = found.filter(({ kind }) => kind !== 'later').toSorted((a, b) => Number(a.kind === 'gap') - Number(b.kind === 'gap'))
  const habitual = habits.flat().map(({ place, found: said, say }) => `${place}: “${said}” is refused by docs/words.md: ${say}`)
  const counted = checkCounted(registry, words).map(({ place, found: said, say }) => `${place}: “${said}”: ${say}`)
  return {
    problems: [...wrong.map(wordLine), ...habitual, ...counted],
    note: later.map(({ file }) => `${file} is not written yet, so that there is no page of it`),
  }
}

/** A problem of words, as a line. */
export function wordLine({ kind, file, key, english }: WordProblem): string {
  return `${file}: ${kind}: ${key}${english === undefined ? '' : ` (${english})`}`
}

async function sizeProblems(): Promise<Finding> {
  const stamp = await readFile('dist/stamp', 'utf8').catch(() => '')
  return stamp === (await sourceHash()) ? checkSizes('dist/client') : undefined
}

/** What the scripts of each prerendered page weigh, by the script and modulepreload tags of its HTML. */
export async function checkSizes(folder: string, limit = SCRIPT_LIMIT): Promise<{ problems: string[]; note: string[] }> {
  const weights = new Map<string, number>()
  const weigh = async (script: string): Promise<number> => {
    const known = weights.get(script) ?? gzipSync(await readFile(join(folder, script)), { level: 9 }).byteLength
    weights.set(script, known)
    return known
  }
  const pages: { page: string; bytes: number }[] = []
  for (const name of await readdir(folder, { recursive: true })) {
    if (!name.endsWith('.html') || name.startsWith('sandbox')) continue
    const html = await readFile(join(folder, name), 'utf8')
    const scripts = [...html.matchAll(/<(?:script[^>]* src|link rel="modulepreload" href)="([^"]+)"/g)].map((match) => match[1] as string)
    const sizes = await Promise.all([...new Set(scripts)].map(weigh))
    pages.push({ page: name, bytes: sizes.reduce((sum, size) => sum + size, 0) })
  }
  if (pages.length === 0) throw new Error(`${folder} holds no pages`)
  const line = ({ page, bytes }: { page: string; bytes: number }) => `${page}: ${bytes.toLocaleString('en')} bytes`
  const largest = pages.toSorted((a, b) => b.bytes - a.bytes)
  return {
    problems: largest
      .filter(({ bytes }) => bytes > limit)
      .map((page) => `${line(page)} of scripts, more than ${limit.toLocaleString('en')}`),
    note: ['largest:', ...largest.slice(0, 5).map(line)],
  }
}

if (import.meta.filename === process.argv[1]) {
  const { failures } = await runChecks()
  process.exitCode = failures.length > 0 ? 1 : 0
}
