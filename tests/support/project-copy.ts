import { createHash } from 'node:crypto'
import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { readAll } from '../../engine/cli/terminal.ts'

const FILES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'tsconfig.pure.json',
  'vite.config.ts',
  'vitest.config.ts',
  '.oxlintrc.json',
  '.oxfmtrc.json',
  '.dependency-cruiser.cjs',
]

export type Outcome = { readonly exit: number | null; readonly out: string; readonly error: string }

/** A copy of this project in a folder of its own, in which tests may write what they like. */
export class ProjectCopy {
  readonly root = mkdtempSync(join(tmpdir(), 'toolglot-'))
  private readonly children = new Set<ChildProcess>()

  /** @param folders what to copy whole; packages are shared with this project */
  constructor(folders: readonly string[]) {
    for (const path of [...FILES, ...folders]) cpSync(path, join(this.root, path), { recursive: true })
    symlinkSync(resolve('node_modules'), join(this.root, 'node_modules'))
  }

  path(path: string): string {
    return join(this.root, path)
  }

  write(path: string, text: string): void {
    mkdirSync(dirname(this.path(path)), { recursive: true })
    writeFileSync(this.path(path), text)
  }

  read(path: string): string {
    return readFileSync(this.path(path), 'utf8')
  }

  remove(path: string): void {
    rmSync(this.path(path), { recursive: true, force: true })
  }

  /** Paths of all files below a folder, sorted; without the packages, which are not part of the copy. */
  files(folder = ''): string[] {
    const entries = readdirSync(this.path(folder), { withFileTypes: true }).filter((entry) => !entry.isSymbolicLink())
    return entries.flatMap((entry) => (entry.isDirectory() ? this.files(join(folder, entry.name)) : [join(folder, entry.name)])).toSorted()
  }

  /** Every file that would be under version control, with a fingerprint of its content. */
  snapshot(): ReadonlyMap<string, string> {
    const kept = this.files().filter((path) => !path.startsWith('dist/'))
    return new Map(
      kept.map((path) => [
        path,
        createHash('sha256')
          .update(readFileSync(this.path(path)))
          .digest('hex'),
      ]),
    )
  }

  /** Starts a file of the copy in a Node of its own, as the project's scripts do; `detached` it leads a group of processes. */
  start(args: readonly string[], env: Readonly<Record<string, string>> = {}, detached = false): ChildProcess {
    // The test runner's NODE_ENV would give a build for development.
    const { NODE_ENV: _, VITEST: __, ...own } = process.env
    const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
      cwd: this.root,
      env: { ...own, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      detached,
    })
    this.children.add(child)
    child.on('exit', () => this.children.delete(child))
    return child
  }

  async run(args: readonly string[], input = '', env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
    const child = this.start(args, env)
    child.stdin?.end(input)
    const exit = new Promise<number | null>((done) => child.on('close', done))
    const [out, error] = await Promise.all([
      readAll(child.stdout as AsyncIterable<Uint8Array>),
      readAll(child.stderr as AsyncIterable<Uint8Array>),
    ])
    return { exit: await exit, out: out.toString(), error: error.toString() }
  }

  /** Ends what still runs and removes the folder. */
  dispose(): void {
    for (const child of this.children) child.kill('SIGKILL')
    rmSync(this.root, { recursive: true, force: true })
  }
}
