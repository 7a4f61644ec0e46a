// Runs a task of this project: sets up what is missing, then hands over to the project's own Node.
// Plain JavaScript, because the Node that starts it may be too old to run TypeScript.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statfsSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const LEAST_NODE = 20
/** Packages and build. */
const NEEDED_MB = 1_400
const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stamp = join(root, 'node_modules', '.installed')
const ownNode = join(root, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')

function fail(line) {
  console.error(line)
  process.exit(1)
}

if (Number(process.versions.node.split('.')[0]) < LEAST_NODE)
  fail(`Toolglot needs Node ${LEAST_NODE} or newer to start; this is ${process.versions.node}.`)

function install() {
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted && existsSync(ownNode)) return
  // npm tells a full disk in as many ways as its packages fail on it, and only after minutes.
  const { bavail, bsize } = statfsSync(root)
  const freeMb = Math.floor((bavail * bsize) / 1e6)
  if (!existsSync(stamp) && freeMb < NEEDED_MB)
    fail(`The disk is full: ${freeMb} MB are free, and Toolglot needs about ${NEEDED_MB} MB for its packages and its build.`)
  console.error('Installing what Toolglot needs (once, about a minute) …')
  const npm = process.env.npm_execpath
  const [command, args] = npm ? [process.execPath, [npm]] : ['npm', []]
  const result = spawnSync(command, [...args, 'ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 2, 'pipe'],
    encoding: 'utf8',
    shell: !npm && process.platform === 'win32',
  })
  if (result.status !== 0) {
    const output = result.stderr ?? ''
    if (/ENOSPC/.test(output)) fail('The disk is full: the packages need more room.')
    if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ECONNRESET/.test(output))
      fail('The npm registry cannot be reached; connect to a network for the first start.')
    fail(`The packages could not be installed:\n${output.trim()}`)
  }
  if (!existsSync(ownNode)) fail('The packages were installed, but Node 24 is not among them; remove node_modules and try again.')
  writeFileSync(stamp, wanted)
}

install()
const [task, ...args] = process.argv.slice(2)
const child = spawn(ownNode, ['--disable-warning=ExperimentalWarning', join(root, task), ...args], {
  cwd: root,
  stdio: 'inherit',
  env: {
    // Programs start from source: compiled once, they and all that they start do so a quarter faster.
    NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
    ...process.env,
    PATH: `${dirname(ownNode)}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH ?? ''}`,
  },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
