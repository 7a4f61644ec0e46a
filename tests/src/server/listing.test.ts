import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ToolError } from '../../../engine/core/errors.ts'
import { createListing } from '../../../src/server/listing.ts'

const tool = (id: string, text: string) => ({ text, url: `/${id}/`, icon: '<svg/>' })
const document = { kind: 'tool', icon: '', category: '', summary: '', phrases: {} }
const tools = [tool('case', 'Case converter'), tool('json', 'JSON formatter'), tool('csv', 'CSV to JSON')]
const index = {
  words: { ignored: ['to'], weak: [], same: [] },
  documents: [
    ...tools.map(({ text, url }) => ({ ...document, id: url, text, url })),
    // What is found, but is no tool that the list has.
    { ...document, kind: 'post', id: 'post', text: 'JSON ids', url: '/blog/json/' },
  ],
}

let root = ''
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'listing-'))
  await mkdir(join(root, 'api/en'), { recursive: true })
  await writeFile(join(root, 'api/en/tools.json'), JSON.stringify(tools))
  await writeFile(join(root, 'api/en/search.json'), JSON.stringify(index))
})
afterAll(() => rm(root, { recursive: true, force: true }))

describe('the list of tools', () => {
  it('is whole and in its order when nothing is asked for', async () => {
    expect(await createListing(root).listTools('en')).toEqual(tools)
  })

  it('is the same list until the build writes another', async () => {
    const list = createListing(root).listTools
    expect(await list('en')).toBe(await list('en'))
    const path = join(root, 'api/en/tools.json')
    await writeFile(path, JSON.stringify(tools.slice(0, 1)))
    await utimes(path, new Date(), new Date(Date.now() + 5000))
    expect(await list('en')).toHaveLength(1)
    await writeFile(path, JSON.stringify(tools))
    await utimes(path, new Date(), new Date(Date.now() + 10_000))
    expect(await list('en')).toHaveLength(tools.length)
  })

  it('is what a text finds, the best first', async () => {
    const list = createListing(root).listTools
    expect((await list('en', 'json'))[0]?.text).toBe('JSON formatter')
    expect((await list('en', 'json')).map(({ text }) => text)).toEqual(['JSON formatter', 'CSV to JSON'])
    expect(await list('en', 'zzzzz')).toEqual([])
    expect(await list('en', '')).toEqual([])
  })

  it('refuses a language that was not built', async () => {
    await expect(createListing(root).listTools('fr', 'json')).rejects.toThrow(ToolError)
    await expect(createListing(root).listTools('fr')).rejects.toThrow(ToolError)
  })
})
