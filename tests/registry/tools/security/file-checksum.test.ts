import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fileChecksum } from '../../../../registry/tools/security/file-checksum.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const fileOf = (name: string, content: string) => ({ name, type: 'text/plain', bytes: new TextEncoder().encode(content) })
const sum = (algorithm: string, content: string | Uint8Array) => createHash(algorithm).update(content).digest('hex')
const two = [fileOf('a.txt', 'A'), fileOf('b.txt', 'B')]
const results = ({ checks }: { checks: { file: string; result: string }[] }) => checks.map(({ file, result }) => [file, result])

describe('file-checksum', () => {
  it('gives several sums of several files, by the order of its table', async () => {
    const { sums, checks, verdict } = await output(fileChecksum, { files: two, algorithms: ['sha256', 'md5'] })
    expect([checks, verdict]).toEqual([undefined, undefined])
    expect(sums).toEqual(
      two.flatMap(({ name }, at) =>
        [
          ['MD5', 'md5'],
          ['SHA-256', 'sha256'],
        ].map(([algorithm, id]) => ({ file: name, algorithm, checksum: sum(id as string, 'AB'[at] as string), size: 1 })),
      ),
    )
  })

  it('reads a file from its source in pieces, though it has no bytes', async () => {
    const content = new Uint8Array(9 * 1024 * 1024).map((_, at) => at % 251)
    const asked: [number, number][] = []
    const blob = new Blob([content])
    const source = {
      size: content.length,
      type: '',
      slice: (start: number, end: number) => {
        asked.push([start, end])
        return blob.slice(start, end)
      },
    }
    const { sums } = await output(fileChecksum, { files: [{ name: 'a.iso', type: '', bytes: new Uint8Array(), source }] })
    expect(sums).toEqual([{ file: 'a.iso', algorithm: 'SHA-256', checksum: sum('sha256', content), size: content.length }])
    expect(asked.length).toBe(3)
    expect(Math.max(...asked.map(([start, end]) => end - start))).toBeLessThanOrEqual(4 * 1024 * 1024)
  })

  it('says that a file has gone while it is read', async () => {
    const source = { size: 10, type: '', slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotReadableError')) }) }
    expect(await failure(fileChecksum, { files: [{ name: 'a', type: '', bytes: new Uint8Array(), source }] })).toMatchObject({
      code: 'file-gone',
      params: { name: 'a' },
    })
  })

  it('makes a list only of sums in hexadecimal, as sha256sum reads it', async () => {
    const made = async (form: string) => (await output(fileChecksum, { files: [fileOf('empty', '')], form })).list
    expect(await made('upper')).toMatch(/^e3b0c442[0-9a-f]+  empty\n$/)
    expect([await made('sri'), await made('base64')]).toEqual([undefined, undefined])
  })

  it('has a sum of an empty file', async () => {
    const { sums, list } = await output(fileChecksum, { files: [fileOf('empty', '')], algorithms: ['md5'], tag: true })
    expect(sums[0].checksum).toBe('d41d8cd98f00b204e9800998ecf8427e')
    expect(list).toBe('MD5 (empty) = d41d8cd98f00b204e9800998ecf8427e\n')
  })

  it('checks files against a list, whatever case, folder and algorithm it has', async () => {
    const expected = `${sum('sha512', 'A').toUpperCase()}  ./x/a.txt\nSHA1 (b.txt) = ${sum('sha1', 'X')}\n${sum('md5', 'C')}  c.txt`
    const given = await output(fileChecksum, { files: two, expected })
    expect(given.verdict).toBe('differs')
    expect(results(given)).toEqual([
      ['a.txt', 'match'],
      ['b.txt', 'differs'],
      ['c.txt', 'missing'],
    ])
  })

  it('reads the list from a file, also in UTF-16 as PowerShell writes it', async () => {
    const text = `${sum('sha256', 'A')}  a.txt\r\n`
    const bytes = new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
    const given = await output(fileChecksum, { files: [two[0]], list: { name: 'a.sha256', type: '', bytes } })
    expect([given.verdict, given.checks]).toEqual([
      'match',
      [{ file: 'a.txt', result: 'match', algorithm: 'SHA-256', expected: sum('sha256', 'A') }],
    ])
  })

  it('compares a sum without a name with every file', async () => {
    expect(results(await output(fileChecksum, { files: two, expected: sum('sha256', 'B') }))).toEqual([
      ['a.txt', 'differs'],
      ['b.txt', 'match'],
    ])
    expect((await output(fileChecksum, { files: two, expected: `${sum('sha256', 'B')}\n${sum('md5', 'A')}` })).verdict).toBe('match')
  })

  it('says so when no file is in the list', async () => {
    const given = await output(fileChecksum, { files: [two[0]], expected: `${sum('md5', 'A')}  z.txt` })
    expect(given.verdict).toBe('nothing')
    expect(results(given)).toEqual([
      ['a.txt', 'unlisted'],
      ['z.txt', 'missing'],
    ])
  })

  it('warns that a sum of the same length may be of another algorithm, and tries those that are chosen', async () => {
    const expected = createHash('sha3-256').update('A').digest('hex')
    const guessed = await output(fileChecksum, { files: [two[0]], expected })
    expect([guessed.verdict, noticeCodes(guessed)]).toEqual(['differs', ['same-length']])
    expect((await output(fileChecksum, { files: [two[0]], expected, algorithms: ['sha3-256'] })).verdict).toBe('match')
  })

  it('warns of sums that can be forged', async () => {
    expect(noticeCodes(await output(fileChecksum, { files: [two[0]], expected: sum('md5', 'A') }))).toEqual(['broken'])
  })

  it('refuses a list that is no text', async () => {
    const refuse = (...bytes: number[]) =>
      failure(fileChecksum, { files: [two[0]], list: { name: 'a', type: '', bytes: Uint8Array.from(bytes) } })
    expect(await refuse(0x41, 0, 1, 2, 3)).toMatchObject({ code: 'not-text', field: 'list' })
    // Half of a surrogate pair in UTF-16.
    expect(await refuse(0xff, 0xfe, 0, 0xd8)).toMatchObject({ code: 'not-this-encoding', field: 'list' })
  })

  it('refuses a line that is none, SRI of other algorithms, no file and no algorithm', async () => {
    const files = [two[0]]
    expect(await failure(fileChecksum, { files, expected: `${sum('md5', 'A')}\nhello world` })).toMatchObject({
      code: 'bad-line',
      field: 'expected',
      place: { line: 2 },
    })
    expect(await failure(fileChecksum, { files, form: 'sri', algorithms: ['md5'] })).toMatchObject({ code: 'not-sri', field: 'algorithms' })
    expect(await failure(fileChecksum, { files: [] })).toMatchObject({ code: 'required', field: 'files' })
    expect(await failure(fileChecksum, { files, algorithms: [] })).toMatchObject({ code: 'required', field: 'algorithms' })
  })
})
