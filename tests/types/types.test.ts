import { execFile } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** `// error TS2322: part of the message` stands above the line that must not compile. */
type Complaint = { readonly file: string; readonly line: number; readonly code: string; readonly message: string }

const folder = new URL('./fail/', import.meta.url)
const files = readdirSync(folder).toSorted()

const expected: Complaint[] = files.flatMap((file) =>
  readFileSync(new URL(file, folder), 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const [, code, message] = /^\s*\/\/ error (TS\d+): (.*)$/.exec(text) ?? []
      return code && message ? [{ file: `fail/${file}`, line: index + 2, code, message }] : []
    }),
)

const out = await new Promise<string>((resolve) => {
  execFile(
    process.execPath,
    ['node_modules/typescript/bin/tsc', '-p', 'tests/types/tsconfig.json', '--pretty', 'false'],
    (_error, stdout) => resolve(stdout),
  )
})
const found: Complaint[] = [...out.matchAll(/^(?:tests\/types\/)?(\S+)\((\d+),\d+\): error (TS\d+): (.*(?:\n {2}.*)*)/gm)].map(
  ([, file = '', line, code = '', message = '']) => ({ file, line: Number(line), code, message }),
)

it.each(files)('%s does not compile, for the reason that it names and no other', (file) => {
  const own = found.filter((complaint) => complaint.file === `fail/${file}`)
  const wanted = expected.filter((complaint) => complaint.file === `fail/${file}`)
  expect(wanted.length).toBeGreaterThan(0)
  expect(own).toEqual(wanted.map((complaint) => ({ ...complaint, message: expect.stringContaining(complaint.message) as string })))
})

it('right.ts compiles, and so does all that it stands on', () => {
  expect(found.filter(({ file }) => !file.startsWith('fail/'))).toEqual([])
})
