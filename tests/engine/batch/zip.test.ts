import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { crc32 } from '../../../engine/core/bytes/crc32.ts'
import { readZip, unpackEntry, ZIP_LIMITS, ZipError } from '../../../engine/batch/zip-read.ts'
import { inOrder, zipEnd, zipFile, type ZipRecord } from '../../../engine/batch/zip-write.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const DATE = new Date(2026, 10, 23, 12, 30, 10)
const pack = (bytes: Uint8Array<ArrayBuffer>) => deflateSync(bytes)

/** An archive as the page makes it, piece by piece. */
function archiveOf(files: Readonly<Record<string, string | Uint8Array<ArrayBuffer>>>, isPacked = true): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const records: ZipRecord[] = []
  let offset = 0
  for (const [path, content] of Object.entries(files)) {
    const bytes = typeof content === 'string' ? bytesOf(content) : content
    const { head, data, record } = zipFile(path, bytes, offset, DATE, isPacked ? pack : undefined)
    parts.push(head, data)
    records.push(record)
    offset += head.byteLength + data.byteLength
  }
  return new Blob([...parts, zipEnd(records, offset)])
}
const textsOf = async (archive: Blob) => {
  const entries = await readZip(archive)
  return Object.fromEntries(
    await Promise.all(entries.map(async (entry) => [entry.path, new TextDecoder().decode(await unpackEntry(archive, entry))])),
  )
}
const faultOf = async (given: Promise<unknown>) =>
  given.then(
    () => 'none',
    (error: unknown) => (error instanceof ZipError ? error.fault : error),
  )

it('lists files in a given order, whenever they were written', () => {
  const records = ['c', 'other', 'a', 'b'].map((path, offset) => zipFile(path, bytesOf(path), offset, DATE).record)
  expect(inOrder(records, ['a', 'gone', 'b', 'c']).map(({ path }) => path)).toEqual(['a', 'b', 'c', 'other'])
})

describe('crc32', () => {
  it('is that of the standard, in one piece or several', () => {
    expect(crc32(bytesOf('123456789'))).toBe(0xcbf43926)
    expect(crc32(bytesOf('56789'), crc32(bytesOf('1234')))).toBe(0xcbf43926)
    expect(crc32(new Uint8Array(0))).toBe(0)
  })
})

describe('writing', () => {
  const files = { 'a.txt': 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 'ż/ё.json': '{}', empty: '' }

  it.each([true, false])('makes archives that another program reads (packed: %s)', (isPacked) => {
    const folder = mkdtempSync(join(tmpdir(), 'zip-'))
    try {
      const path = join(folder, 'a.zip')
      return archiveOf(files, isPacked)
        .bytes()
        .then((bytes) => {
          writeFileSync(path, bytes)
          const script =
            'import sys,zipfile,json\nz=zipfile.ZipFile(sys.argv[1])\nassert z.testzip() is None\nprint(json.dumps({n:z.read(n).decode() for n in z.namelist()}))\nprint(z.infolist()[0].date_time)'
          const [json = '', date] = execFileSync('python3', ['-c', script, path], { encoding: 'utf8' }).split('\n')
          expect(JSON.parse(json)).toEqual(files)
          expect(date).toBe('(2026, 11, 23, 12, 30, 10)')
          expect(readFileSync(path).byteLength).toBe(bytes.byteLength)
        })
        .finally(() => rmSync(folder, { recursive: true }))
    } catch (error) {
      rmSync(folder, { recursive: true })
      throw error
    }
  })

  it('keeps as it is what packing does not shorten', async () => {
    const noise = crypto.getRandomValues(new Uint8Array(1000))
    const [entry] = await readZip(archiveOf({ noise }))
    expect(entry).toMatchObject({ method: 0, size: 1000, packedSize: 1000 })
  })

  it('reads its own archives', async () => expect(await textsOf(archiveOf(files))).toEqual(files))

  it('goes beyond 65,535 files and 4 GB by the form for large archives', { tags: 'long' }, async () => {
    const record = { crc: 0, size: 0, packedSize: 0, method: 0, date: DATE } as const
    const many = Array.from({ length: 70_000 }, (_, index): ZipRecord => ({ ...record, path: String(index), offset: 0 }))
    const entries = await readZip(new Blob([zipEnd(many, 0)]), { ...ZIP_LIMITS, entries: 100_000 })
    expect(entries.length).toBe(70_000)
    expect(entries.at(-1)?.path).toBe('69999')
    const end = zipEnd([{ ...record, path: 'far', offset: 5_000_000_000 }], 6_000_000_000)
    const view = new DataView(end.buffer)
    expect(view.getUint32(42, true)).toBe(0xffffffff)
    expect(view.getBigUint64(46 + 3 + 4, true)).toBe(5_000_000_000n)
    expect(view.getBigUint64(end.byteLength - 22 - 20 - 56 + 48, true)).toBe(6_000_000_000n)
  })
})

describe('reading', () => {
  it('takes the archives of others', async () => {
    const made = zipSync({ 'a/b.txt': bytesOf('hello hello hello hello'), '__MACOSX/a/._b.txt': bytesOf('x'), 'a/.DS_Store': bytesOf('x') })
    expect(await textsOf(new Blob([made as Uint8Array<ArrayBuffer>]))).toEqual({ 'a/b.txt': 'hello hello hello hello' })
  })

  it('takes one with a comment at its end', async () => {
    const bytes = await archiveOf({ a: '1' }).bytes()
    new DataView(bytes.buffer).setUint16(bytes.byteLength - 2, 5, true)
    expect(await textsOf(new Blob([bytes, 'PK\u0005\u0006!']))).toEqual({ a: '1' })
  })

  it('reads old names by code page 437', async () => {
    const bytes = await archiveOf({ x: '1' }).bytes()
    // The name is one byte, in the header and in the record, both of which say that it is UTF-8.
    const name = bytes.lastIndexOf(120)
    bytes[name] = 0x81
    bytes[name - 46 + 9] = 0
    expect(await textsOf(new Blob([bytes]))).toEqual({ ü: '1' })
  })

  it('refuses what is no archive, is cut, or was changed', { tags: 'long' }, async () => {
    const whole = await archiveOf({ a: 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', b: 'b' }).bytes()
    expect(await faultOf(readZip(new Blob([])))).toBe('broken')
    expect(await faultOf(readZip(new Blob(['not an archive, but long enough to be looked at'])))).toBe('broken')
    for (let end = 0; end < whole.byteLength; end++) expect(await faultOf(readZip(new Blob([whole.slice(0, end)])))).toBe('broken')
    for (let at = 0; at < whole.byteLength; at++) {
      const changed = whole.slice()
      changed[at] = ~(whole[at] as number)
      const result = await textsOf(new Blob([changed])).then(
        (texts) => Object.values(texts),
        (error: unknown) => (error instanceof ZipError ? 'refused' : error),
      )
      if (result !== 'refused') expect(result).toEqual(expect.arrayContaining(['b']))
    }
  })

  it('refuses more entries, and more bytes, than it may hold', async () => {
    const archive = archiveOf({ a: 'a'.repeat(1000), b: 'b'.repeat(1000) })
    expect(await faultOf(readZip(archive, { ...ZIP_LIMITS, entries: 1 }))).toBe('too-many')
    expect(await faultOf(readZip(archive, { ...ZIP_LIMITS, bytes: 1999 }))).toBe('too-large')
    const [entry] = await readZip(archive)
    expect(await faultOf(unpackEntry(archive, entry as never, { ...ZIP_LIMITS, entryBytes: 999 }))).toBe('too-large')
  })

  it('stops an entry that holds more than it declares, before it is whole', { tags: 'long' }, async () => {
    const archive = archiveOf({ bomb: new Uint8Array(50_000_000) })
    expect(archive.size).toBeLessThan(100_000)
    const [entry] = await readZip(archive)
    expect(await faultOf(unpackEntry(archive, { ...(entry as never as object), size: 100 } as never))).toBe('broken')
  })

  it('names an entry that is locked, or packed in an unknown way', async () => {
    const archive = archiveOf({ a: '1' })
    const [entry] = (await readZip(archive)) as [never]
    expect(await faultOf(unpackEntry(archive, { ...(entry as object), isEncrypted: true } as never))).toBe('encrypted')
    expect(await faultOf(unpackEntry(archive, { ...(entry as object), method: 99 } as never))).toBe('method')
  })
})
