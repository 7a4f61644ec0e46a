import { mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFileStore } from '../../../src/server/files.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'files-'))
})
afterAll(() => rm(folder, { recursive: true }))

const copies = (files: readonly ({ readonly bytes: Uint8Array } | undefined)[]) => new Set(files.map((file) => file?.bytes.buffer)).size

describe('createFileStore', () => {
  it.each([
    ['small', 1_000],
    ['large', 5_000_000],
  ])('holds one copy of a %s file, however many are sent it', async (name, size) => {
    const bytes = Buffer.alloc(size, name)
    await writeFile(join(folder, name), bytes)
    const files = createFileStore(folder)
    const atOnce = await Promise.all(Array.from({ length: 40 }, () => files.read([name])))
    const later = await files.read([name])
    expect(copies([...atOnce, later])).toBe(1)
    expect(bytes.equals(later?.bytes ?? new Uint8Array())).toBe(true)
    expect(new Set([...atOnce, later].map((file) => file?.etag)).size).toBe(1)
  })

  it.each([
    ['small', 1_000],
    ['large', 600_000],
  ])('reads a %s file again that has changed, a second later at most', async (name, size) => {
    const path = join(folder, `changed-${name}`)
    await writeFile(path, Buffer.alloc(size, 'a'))
    let time = 0
    const files = createFileStore(folder, () => time)
    const old = await files.read([`changed-${name}`])
    await writeFile(path, Buffer.alloc(size, 'b'))
    await utimes(path, new Date(), new Date(Date.now() + 5_000))
    time = 1_000
    const changed = await files.read([`changed-${name}`])
    expect(changed?.etag).not.toBe(old?.etag)
    expect(changed?.bytes[0]).toBe(98)
  })

  it('finds a file that came, and misses one that went, within a second', async () => {
    let time = 0
    const files = createFileStore(folder, () => time)
    expect(await files.read(['new'])).toBeUndefined()
    await writeFile(join(folder, 'new'), 'here')
    expect(await files.read(['new'])).toBeDefined()
    await rm(join(folder, 'new'))
    time = 1_000
    expect(await files.read(['new'])).toBeUndefined()
  })
})
