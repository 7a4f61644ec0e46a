/** @module-tag long */
import { execFile } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const MAIN = fileURLToPath(new URL('../../../src/cli/main.ts', import.meta.url))

function run(argv: readonly string[], input?: string): Promise<{ code: number; out: string; error: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [MAIN, ...argv], (error, out, warned) =>
      resolve({ code: Number(error?.code ?? 0), out, error: warned }),
    )
    // Whoever refuses at once does not read.
    child.stdin?.on('error', () => {})
    child.stdin?.end(input ?? '')
  })
}

describe('--guess', () => {
  it('names the tools that fit a text, with what they take it for', async () => {
    const { code, out } = await run(['--guess', 'eyJhIjoxfQ==', '--locale', 'fr'])
    expect(code).toBe(0)
    expect(out.split('\n').slice(0, 2)).toEqual([
      expect.stringMatching(/^base64-decode\t\S.*\tbase64\t95%$/),
      expect.stringMatching(/^json-formatter\t\S.*\tbase64 > json\t/),
    ])
  })

  it('takes standard input and files, and answers JSON', async () => {
    const piped = await run(['--guess', '--json'], 'name,age\nAnn,31\nBob,42\n')
    const { kinds, offers } = JSON.parse(piped.out) as { kinds: object[]; offers: object[] }
    expect([kinds[0], offers[0]]).toMatchObject([{ kind: 'csv' }, { tool: 'csv-to-json', field: 'text', values: {} }])
    const path = join(mkdtempSync(join(tmpdir(), 'guess-')), 'a.yaml')
    writeFileSync(path, 'a: 1\n')
    expect((await run(['--guess', `@${path}`])).out).toMatch(/^yaml-to-json-converter\t/)
  })

  it('refuses nothing, two texts, and a file that is not there', async () => {
    expect((await run(['--guess'])).code).toBe(2)
    expect((await run(['--guess', 'a', 'b'])).code).toBe(2)
    expect((await run(['--guess', '@/no/such/file'])).code).toBe(3)
  })
})
