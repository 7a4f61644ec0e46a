import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

/** A clone before its first start: nothing is installed. */
const folder = mkdtempSync(join(tmpdir(), 'toolglot-run-'))
beforeAll(() => {
  for (const path of ['package.json', 'package-lock.json', 'scripts/run.mjs']) cpSync(path, join(folder, path))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Code that changes what the platform says, before the script asks it. */
const before = (code: string) => ['--import', `data:text/javascript,${encodeURIComponent(code)}`]

function start(args: readonly string[], env: Readonly<Record<string, string>> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [...args, join(folder, 'scripts/run.mjs'), 'scripts/start.ts'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return { status, out: stdout, lines: stderr.trimEnd().split('\n') }
}

describe('the first start', () => {
  it('says in one line that Node is too old', () => {
    expect(start(before('Object.defineProperty(process.versions, "node", { value: "18.20.1" })'))).toEqual({
      status: 1,
      out: '',
      lines: ['Toolglot needs Node 20 or newer to start; this is 18.20.1.'],
    })
  })

  it('says in one line that the disk is full, before anything is written', () => {
    const full =
      'import fs from "fs"; import { syncBuiltinESMExports } from "module"; fs.statfsSync = () => ({ bavail: 51200, bsize: 4096 }); syncBuiltinESMExports()'
    expect(start(before(full))).toEqual({
      status: 1,
      out: '',
      lines: ['The disk is full: 209 MB are free, and Toolglot needs about 1400 MB for its packages and its build.'],
    })
  })

  it('says in one line that there is no network', { tags: 'long' }, () => {
    const env = { npm_config_registry: 'http://127.0.0.1:9', npm_config_fetch_retries: '0', npm_config_cache: join(folder, 'cache') }
    const { status, out, lines } = start([], env)
    expect([status, out]).toEqual([1, ''])
    expect(lines).toEqual([
      'Installing what Toolglot needs (once, about a minute) …',
      'The npm registry cannot be reached; connect to a network for the first start.',
    ])
  })
})

it('says in one line that the port is taken', { tags: 'long' }, async () => {
  const other = createServer().listen(0)
  const { port } = other.address() as AddressInfo
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--disable-warning=ExperimentalWarning', resolve('src/server/main.ts')], {
    encoding: 'utf8',
    env: { ...process.env, PORT: String(port), DATA_DIR: join(folder, 'data') },
  })
  other.close()
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: '',
    stderr: `Port ${port} is taken. Stop what uses it, or choose another: PORT=4174 npm start\n`,
  })
})
