import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { readCatalogue } from '../../../../engine/run/node/catalogue.ts'

const folders: string[] = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

async function registry(files: Readonly<Record<string, string>>): Promise<URL> {
  const folder = await mkdtemp(join(tmpdir(), 'registry-'))
  folders.push(folder)
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(folder, path, '..'), { recursive: true })
    await writeFile(join(folder, path), text)
  }
  return pathToFileURL(`${folder}/`)
}

const entry = (id: string) => `export const tool = { kind: 'tool', id: '${id}' }`

describe('readCatalogue', () => {
  it('finds tools by their files and loads only the one asked for', async () => {
    const catalogue = await readCatalogue(
      await registry({ 'tools/a/one.ts': entry('one'), 'tools/b/two.ts': 'throw new Error("loaded")', 'tools/b/notes.md': '' }),
    )
    expect(catalogue.ids).toEqual(['one', 'two'])
    expect((await catalogue.load('one')).id).toBe('one')
    expect(catalogue.urlOf('constructor')).toBeUndefined()
    await expect(catalogue.loadAll()).rejects.toThrow('loaded')
  })

  it('finds a tool with helpers beside it in a folder of its name', async () => {
    const catalogue = await readCatalogue(
      await registry({
        'tools/a/one/tool.ts': entry('one'),
        'tools/a/one/helper.ts': 'throw new Error("loaded")',
        'tools/a/one/parts/more.ts': '',
        'tools/a/two/notes.md': '',
      }),
    )
    expect(catalogue.ids).toEqual(['one'])
    expect(catalogue.urlOf('one')).toMatch(/tools\/a\/one\/tool\.ts$/)
    expect((await catalogue.load('one')).id).toBe('one')
  })

  it('refuses a folder with code but without an entry, and an id that is a file and a folder', async () => {
    await expect(readCatalogue(await registry({ 'tools/a/one/helper.ts': '' }))).rejects.toThrow(
      /tools\/a\/one: it must hold the entry, tool\.ts/,
    )
    await expect(readCatalogue(await registry({ 'tools/a/one.ts': '', 'tools/a/one/tool.ts': '' }))).rejects.toThrow(/"one" is taken/)
  })

  it('refuses two files of one id, naming both', async () => {
    await expect(readCatalogue(await registry({ 'tools/a/one.ts': '', 'tools/b/one.ts': '' }))).rejects.toThrow(
      /tools\/b\/one\.ts.*tools\/a\/one\.ts|tools\/a\/one\.ts.*tools\/b\/one\.ts/,
    )
  })

  it.each([
    [entry('other'), /id "other" differs from the file name/],
    ['export const a = 1', /exports one tool, this one exports 0/],
  ])('refuses %j', async (text, message) => {
    await expect((await readCatalogue(await registry({ 'tools/a/one.ts': text }))).load('one')).rejects.toThrow(message)
  })
})
