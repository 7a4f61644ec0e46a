/** @module-tag long */
import { type ChildProcess, type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join, resolve } from 'node:path'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PACKAGE } from '../../scripts/package.ts'
import { ensureBuilt } from '../support/built-site.ts'
import { ask } from '../support/servers/ask.ts'

// The package as anybody gets it: packed, and run from the tarball, which installs it.

let cache = ''
/** Where it is installed. */
let folder = ''
let fromTarball = ''
const children: ChildProcess[] = []
let tarball = ''
const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm']
const env: NodeJS.ProcessEnv = {
  PATH: `${dirname(process.execPath)}${delimiter}${process.env.PATH ?? ''}`,
  HOME: tmpdir(),
  LANG: 'C.UTF-8',
}

function run([command = '', ...args]: readonly string[], more: NodeJS.ProcessEnv = {}, input = '') {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, env: { ...env, ...more }, encoding: 'utf8', input })
  return { status, out: stdout, error: stderr }
}
const bin = () => join(folder, 'node_modules/.bin/toolglot')
const toolglot = (args: readonly string[], more: NodeJS.ProcessEnv = {}, input = '') => run([bin(), ...args], more, input)

/** The first line that a server says. @throws what it says instead where it ends */
async function started(child: ChildProcessWithoutNullStreams): Promise<string> {
  children.push(child)
  let error = ''
  child.stderr.on('data', (data: Buffer) => (error += data.toString()))
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(error)))
  const [line] = (await Promise.race([once(child.stdout, 'data'), ended])) as [Buffer]
  // Its end is awaited elsewhere from now on.
  ended.catch(() => {})
  return line.toString().trim()
}

beforeAll(async () => {
  await ensureBuilt()
  const { NODE_ENV: _, VITEST: __, ...clean } = process.env
  const made = spawnSync(process.execPath, ['scripts/package.ts'], { encoding: 'utf8', env: clean })
  tarball = resolve(made.stdout.trim().split('\n').at(-1) ?? '')
  if (!existsSync(tarball)) throw new Error(`no package: ${made.stderr}`)
  cache = await mkdtemp(join(tmpdir(), 'toolglot-package-'))
  const empty = join(cache, 'empty')
  await mkdir(empty)
  // It depends on nothing, so that nothing is asked of a registry.
  const named = ['--yes', '--offline', `--cache=${cache}`, '--package', tarball, '--', 'toolglot', 'base64-encode', '--text', 'é']
  const [command = '', ...first] = npm
  const fresh = spawnSync(command, [...first, 'exec', ...named], { cwd: empty, env, encoding: 'utf8' })
  fromTarball = fresh.stdout
  const [installed] = await readdir(join(cache, '_npx')).catch(() => [])
  if (installed === undefined) throw new Error(fresh.stderr)
  folder = join(cache, '_npx', installed)
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  // Thousands of files are bundled, packed and unpacked, after a build where there is none yet.
}, 1_200_000)
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await rm(cache, { recursive: true, force: true })
})

describe('the packed command', () => {
  it('runs from the tarball in an empty folder, and from npx where it is installed', () => {
    expect(fromTarball).toBe('w6k=\n')
    expect(run([...npm, 'exec', '--offline', '--', 'toolglot', 'base64-encode', '--text', 'é'])).toMatchObject({ status: 0, out: 'w6k=\n' })
  })

  it('takes a pipe, writes files with codecs, and finds tools', async () => {
    expect(toolglot(['json-formatter'], {}, '{"a":1}').out).toBe('{\n  "a": 1\n}\n')
    expect(toolglot(['qr-code-generator', '--kind', 'text', '--text', 'a', '--out', 'qr.png']).status).toBe(0)
    expect((await readdir(folder)).some((name) => name.startsWith('qr'))).toBe(true)
    await writeFile(join(folder, 'dot.png'), Buffer.from(DOT, 'base64'))
    const converted = toolglot(['image-compressor', 'dot.png', '--format', 'webp', '--out', 'dot.webp'])
    expect(converted).toMatchObject({ status: 0 })
    expect((await readFile(join(folder, 'dot.webp'))).subarray(8, 12).toString()).toBe('WEBP')
    expect(toolglot(['--search', 'json to csv']).out.split('\n')[0]).toMatch(/^json-to-csv\t/)
    expect(toolglot(['no-such-tool'])).toMatchObject({ status: 3 })
  })

  it('helps in the caller’s language', () => {
    expect(toolglot(['base64-encode', '--help']).out).toContain('Usage: toolglot base64-encode')
    expect(toolglot(['base64-encode', '--help'], { LANG: 'ru_RU.UTF-8' }).out).toMatch(/Использование: .*[\s\S]*обязательно/)
    expect(toolglot(['--help'], { LC_ALL: 'pl_PL.UTF-8', LANG: 'ru_RU.UTF-8' }).out).toContain('Użycie:')
    expect(toolglot(['--help', '--language', 'fr'], { LANG: 'ru_RU.UTF-8' }).out).toContain('Utilisation')
    const wrong = toolglot(['json-formatter', '{"a":'], { LANG: 'es_MX.UTF-8' })
    expect(wrong.status).toBe(2)
    expect(wrong.error).toMatch(/^--text: .*(?:objeto|llave|cierra)/)
  })

  it('holds its licence and those of what is in it', async () => {
    const root = join(folder, 'node_modules/toolglot')
    for (const name of ['LICENSE', 'README.md', 'lib/third-party-licenses.md']) expect(existsSync(join(root, name))).toBe(true)
    expect(await readFile(join(root, 'lib/third-party-licenses.md'), 'utf8')).toContain('prettier')
    expect(await readFile(join(root, 'README.md'), 'utf8')).toContain('CC BY-SA')
    expect((await stat(tarball)).size).toBeLessThan(120 * 1024 * 1024)
  })
})

describe('completions', () => {
  const PATHS = () => ({ PATH: `${dirname(bin())}${delimiter}${env.PATH}` })

  it('work in bash', () => {
    const complete = (...words: string[]) => {
      const quoted = words.map((word) => `'${word}'`).join(' ')
      const script = `source <(toolglot completion bash)
COMP_WORDS=(${quoted}); COMP_CWORD=${words.length - 1}; _toolglot 2>/dev/null; printf '%s\\n' "\${COMPREPLY[@]}"`
      return run(['bash', '--norc', '-c', script], PATHS()).out.trim().split('\n')
    }
    expect(complete('toolglot', 'base64-e')).toEqual(['base64-encode', 'base64-encode-file'])
    expect(complete('toolglot', 'ser')).toEqual(['serve'])
    expect(complete('toolglot', 'base64-encode', '--al')).toEqual(['--alphabet'])
    expect(complete('toolglot', 'base64-encode', '--alphabet', '')).toEqual(['standard', 'url'])
    expect(complete('toolglot', 'base64-encode', '--alphabet', '=', 'u')).toEqual(['url'])
    expect(complete('toolglot', 'base64-encode', '--no-p')).toEqual(['--no-padding', '--no-per-line'])
    expect(complete('toolglot', 'base64-encode', '--language', 'p')).toEqual(['pl', 'pt'])
    expect(complete('toolglot', 'image-resizer', 'dot.p')).toContain('dot.png')
    expect(complete('toolglot', 'completion', 'z')).toEqual(['zsh'])
  })

  it('work in the other shells that are here', () => {
    const has = (shell: string) => run(['sh', '-c', `command -v ${shell}`]).status === 0
    const told = { ...PATHS(), LANG: 'pl_PL.UTF-8' }
    if (has('fish')) {
      const script = `toolglot completion fish | source; complete -C 'toolglot base64-encode --al'`
      expect(run(['fish', '--no-config', '-c', script], told).out).toMatch(/^--alphabet\tAlfabet/)
    }
    if (has('zsh')) {
      // Zsh completes only while somebody types: what it would be told is printed instead.
      const script = `compdef() { :; }; _describe() { print -l -- "\${found[@]}"; }; _files() { print files; }
source <(toolglot completion zsh); words=(toolglot base64-encode --al); CURRENT=3; _toolglot`
      expect(run(['zsh', '-f', '-c', script], told).out).toMatch(/^--alphabet:Alfabet/)
    }
    for (const shell of ['zsh', 'fish']) expect(toolglot(['completion', shell]).out).toContain('complete --')
    expect(toolglot(['completion', 'tcsh'], { LANG: 'it_IT.UTF-8' })).toMatchObject({
      status: 2,
      error: expect.stringContaining('shell') as string,
    })
  })
})

describe('the JavaScript API', () => {
  const script = async (code: string) => {
    await writeFile(join(folder, 'use.js'), code)
    return run([process.execPath, 'use.js'])
  }

  it('runs tools, and throws what they refuse in the caller’s language', async () => {
    const { out, error } = await script(`
      import { listTools, run, ToolFailure } from 'toolglot'
      const bytes = new TextEncoder().encode('é')
      const results = [
        (await run('base64-encode', { text: 'é' })).text,
        (await run('base64-encode-file', { file: { bytes } })).text ?? 'no text',
        bytes.byteLength,
        (await listTools()).includes('json-formatter'),
        await run('json-formatter', { text: '{"a":' }, { language: 'ru' }).catch((failure) => [failure instanceof ToolFailure, failure.failures[0].field, failure.message]),
        await run('no-such-tool', {}).catch(({ code }) => code),
        await run('random-password', {}, { seed: 'a' }).then(JSON.stringify) === await run('random-password', {}, { seed: 'a' }).then(JSON.stringify),
      ]
      console.log(JSON.stringify(results))`)
    expect(error).toBe('')
    const results = JSON.parse(out) as unknown[]
    expect(results[0]).toBe('w6k=')
    expect(String(results[1])).toContain('w6k=')
    expect(results.slice(2, 4)).toEqual([2, true])
    expect(results[4]).toEqual([true, 'text', expect.stringMatching(/[а-яё]/) as string])
    expect(results.slice(5)).toEqual(['unknown-tool', true])
  })

  it('is typed for each tool: what a tool does not take does not compile', async () => {
    await mkdir(join(folder, 'types'), { recursive: true })
    const right = `
      import { run, type Input, type Output } from 'toolglot'
      const { text }: { readonly text: string } = await run('base64-encode', { text: 'é', alphabet: 'url', lineLength: 76 })
      const made: Output<'qr-code-generator'> = await run('qr-code-generator', { kind: 'text', text })
      const input: Input<'base64-encode-file'> = { file: { bytes: new Uint8Array() } }
      await run('base64-encode-file', input, { language: 'fr', now: new Date(), signal: AbortSignal.timeout(1000) })
      export { made }`
    const wrong = [
      `await run('base64-encode', { text: 'a', alphabet: 'base32' })`,
      `await run('base64-encode', { text: 'a', nonsense: true })`,
      `await run('base64-encode', { text: 1 })`,
      `await run('base64-encode', {})`,
      `await run('base64-encod', { text: 'a' })`,
      `await run('screen-recorder', {})`,
      `const { nothing } = await run('base64-encode', { text: 'a' }); export { nothing }`,
    ]
    await writeFile(join(folder, 'types/right.ts'), right)
    for (const [index, code] of wrong.entries())
      await writeFile(join(folder, `types/wrong-${index}.ts`), `import { run } from 'toolglot'\n${code}\n`)
    const options = { strict: true, noEmit: true, target: 'es2022', module: 'nodenext', lib: ['es2023', 'dom'], types: [] }
    await writeFile(join(folder, 'types/tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['.'] }))
    const { out } = run([process.execPath, resolve('node_modules/typescript/bin/tsc'), '-p', 'types'])
    const faulty = new Set(out.split('\n').flatMap((line) => /^(?:.*\/)?(\w[\w-]*\.ts)\(/.exec(line)?.[1] ?? []))
    expect([...faulty].toSorted()).toEqual(wrong.map((_, index) => `wrong-${index}.ts`))
  })
})

describe('the packed servers', () => {
  it('serves the site, its API and MCP to this computer', async () => {
    const data = await mkdtemp(join(tmpdir(), 'toolglot-data-'))
    const child = spawn(process.execPath, [bin(), 'serve', '--port', '0'], {
      cwd: folder,
      env: { ...env, DATA_DIR: data, SHUTDOWN_GRACE: '0' },
    })
    const port = Number(/^http:\/\/localhost:(\d+)\/$/.exec(await started(child))?.[1])
    expect((await ask(port, '/', { headers: { 'accept-encoding': 'gzip, br' } })).headers).toMatchObject({ 'content-encoding': 'br' })
    const unpacked = await ask(port, '/base64-encode/')
    expect(unpacked.headers).not.toHaveProperty('content-encoding')
    expect(unpacked.text).toMatch(/^<!doctype html>/i)
    const scripts = [...unpacked.text.matchAll(/<script[^>]* src="([^"]+)"/g)].map((match) => match[1] as string)
    for (const path of scripts) expect((await ask(port, path)).status).toBe(200)
    expect((await ask(port, '/no-such-page/')).status).toBe(404)
    const body = JSON.stringify({ input: { text: 'é' } })
    const ran = await ask(port, '/api/tools/base64-encode', { method: 'POST', body, headers: { 'content-type': 'application/json' } })
    expect(JSON.parse(ran.text)).toMatchObject({ output: { text: 'w6k=' } })
    const list = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' })
    const accept = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' }
    expect((await ask(port, '/mcp', { method: 'POST', body: list, headers: accept })).text).toContain('run_tool')
    expect(await readdir(data)).not.toEqual([])
    child.kill('SIGTERM')
    await once(child, 'exit')
    await rm(data, { recursive: true })
  })

  it('serves models over standard input and output', async () => {
    const client = new Client({ name: 'test', version: '1' })
    const unread: Error[] = []
    client.onerror = (error) => unread.push(error)
    await client.connect(
      new StdioClientTransport({
        command: bin(),
        args: ['mcp', '--tools', 'json-formatter'],
        env: env as Record<string, string>,
        cwd: folder,
      }),
    )
    expect((await client.listTools()).tools.map(({ name }) => name)).toContain('json-formatter')
    const found = await client.callTool({ name: 'search_tools', arguments: { query: 'base64' } })
    expect(JSON.stringify(found.structuredContent)).toContain('base64-encode')
    const ran = await client.callTool({ name: 'run_tool', arguments: { tool: 'base64-encode', input: { text: 'é' } } })
    expect(ran.structuredContent).toMatchObject({ text: 'w6k=' })
    await client.close()
    expect(unread).toEqual([])
    expect(toolglot(['mcp', '--tools', 'no-such-tool'])).toMatchObject({
      status: 2,
      out: '',
      error: expect.stringMatching(/^MCP_TOOLS names .*\n$/) as string,
    })
    expect(toolglot(['serve', '--prot', '1'])).toMatchObject({ status: 2, error: expect.stringContaining('--prot') as string })
  })
})

describe('the image, as far as it goes without a container engine', () => {
  const lineOf = (dockerfile: string, word: string) => dockerfile.split('\n').findLast((line) => line.startsWith(`${word} `)) ?? ''
  const listIn = (line: string) => JSON.parse(/\[.*\]/.exec(line)?.[0] ?? '[]') as string[]

  it('serves as its own account from a folder that cannot be written, and writes to its volume alone', async () => {
    const dockerfile = await readFile('Dockerfile', 'utf8')
    const [, uid = '0', gid = '0'] = /^USER (\d+):(\d+)$/.exec(lineOf(dockerfile, 'USER')) ?? []
    expect(Number(uid)).toBeGreaterThan(0)
    const isRoot = process.getuid?.() === 0
    const account = isRoot ? { uid: Number(uid), gid: Number(gid) } : {}
    const home = await mkdtemp(join(tmpdir(), 'toolglot-image-'))
    const [root, data] = [join(home, 'toolglot'), join(home, 'data')]
    await cp(PACKAGE, root, { recursive: true })
    await mkdir(data)
    await chmod(home, 0o755)
    if (isRoot) await chown(data, Number(uid), Number(gid))
    spawnSync('chmod', ['-R', 'a-w,a+rX', root])
    const settings = Object.fromEntries(
      lineOf(dockerfile, 'ENV')
        .slice(4)
        .split(' ')
        .map((pair) => pair.split('=') as [string, string]),
    )
    expect(settings).toMatchObject({ HOST: '0.0.0.0', DATA_DIR: '/data' })
    const own = { ...settings, HOST: '127.0.0.1', PORT: '4341', DATA_DIR: data }
    const options = { cwd: root, env: own, ...account }
    const asked = () => spawnSync(process.execPath, listIn(lineOf(dockerfile, 'HEALTHCHECK')).slice(1), options).status
    expect(asked()).toBe(1)
    const { DATA_DIR: _, ...homeless } = own
    const lost = isRoot && spawnSync(process.execPath, listIn(lineOf(dockerfile, 'CMD')), { ...options, env: homeless, encoding: 'utf8' })
    if (lost) expect([lost.status, lost.stderr]).toEqual([1, expect.stringMatching(/^This account has no home folder\. .*\n$/)])
    const child = spawn(process.execPath, listIn(lineOf(dockerfile, 'CMD')), options)
    await started(child)
    expect(asked()).toBe(0)
    expect((await ask(4341, '/')).status).toBe(200)
    expect(await readdir(data)).toContain('toolglot.db')
    const since = (await stat(data)).birthtimeMs
    const written = (await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
    for (const entry of written) expect((await stat(join(entry.parentPath, entry.name))).mtimeMs).toBeLessThanOrEqual(since)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    expect(await ended).toEqual([0, null])
    expect(asked()).toBe(1)
    spawnSync('chmod', ['-R', 'u+w', root])
    await rm(home, { recursive: true })
  })
})

it('is named as the manifest says', () => {
  expect(basename(tarball)).toMatch(/^toolglot-\d+\.\d+\.\d+\.tgz$/)
})

/** A PNG image of one pixel. */
const DOT = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
