import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { baseName, readChecksumList, writeListedSum } from '../../../../registry/lib/hashes/checksum-list.ts'

const refuse = (offset: number): never => {
  throw new Error(`line at ${offset}`)
}
const read = (text: string, chosen: Parameters<typeof readChecksumList>[1] = []) =>
  readChecksumList(text, chosen, refuse).map(({ line, name, algorithms }) => [line, name, algorithms.join(' ')])
const md5 = createHash('md5').digest('hex')
const sha256 = createHash('sha256').digest('hex')

describe('checksum lists', () => {
  it.each([
    ['GNU text', `${sha256}  a b.zip`, 'a b.zip', 'sha256'],
    ['GNU binary', `${md5} *dir/a.zip`, 'dir/a.zip', 'md5'],
    ['one space', `${md5} a.zip`, 'a.zip', 'md5'],
    ['a tab', `${md5.toUpperCase()}\ta.zip`, 'a.zip', 'md5'],
    ['GNU escaped', `\\${md5}  a\\\\b\\nc`, 'a\\b\nc', 'md5'],
    ['BSD', `SHA256 (a (1).zip) = ${sha256}`, 'a (1).zip', 'sha256'],
    ['OpenSSL', `SHA2-256(a.zip)= ${sha256}`, 'a.zip', 'sha256'],
    ['GNU tag of BLAKE2b', `BLAKE2b-256 (a) = ${sha256}`, 'a', 'blake2b-256'],
    ['cksum --base64', `MD5 (a) = ${Buffer.from(md5, 'hex').toString('base64')}`, 'a', 'md5'],
    ['SFV', 'my file.bin CBF43926', 'my file.bin', 'crc32'],
    ['PowerShell', `SHA256          ${sha256.toUpperCase()}       C:\\Users\\Ana\\a.zip`, 'C:\\Users\\Ana\\a.zip', 'sha256'],
    ['a sum alone', sha256, undefined, 'sha256'],
    ['a named sum alone', `blake3: ${sha256}`, undefined, 'blake3'],
    ['SRI', `sha384-${createHash('sha384').digest('base64')}`, undefined, 'sha384'],
  ])('reads %s', (_, line, name, algorithm) => {
    expect(read(line)).toEqual([[1, name, algorithm]])
  })

  it('passes over comments, empty lines, a byte-order mark and heads', () => {
    const text = `\ufeff; made by hand\r\n# comment\r\n\r\nAlgorithm       Hash      Path\r\n---------       ----      ----\r\n${md5}  a\r\n`
    expect(read(text)).toEqual([[6, 'a', 'md5']])
  })

  it('takes a chosen algorithm of the same length into account', () => {
    expect(read(`${sha256}  a`, ['blake3'])).toEqual([[1, 'a', 'sha256 blake3']])
  })

  it('tells where a line is that it cannot read', () => {
    expect(() => read(`${md5}  a\r\nwhat?\n`)).toThrow(`line at ${md5.length + 5}`)
    expect(() => read(`SHA7 (a) = ${md5}`)).toThrow('line at 0')
    expect(() => read(`MD5 (a) = ${sha256}`)).toThrow('line at 0')
  })

  it('reads hostile lines quickly', () => {
    expect(() => read(`${'a'.repeat(1_000_000)} ${'('.repeat(100_000)}`)).toThrow('line at 0')
    expect(() => read(' '.repeat(1_000_000) + 'x')).toThrow('line at 0')
  })

  it('writes what it reads, with odd names too', () => {
    for (const name of ['a.zip', 'a b', 'a\\b', 'a\nb', 'é😀'])
      for (const tag of [true, false]) expect(read(writeListedSum(name, 'sha256', sha256, tag))).toEqual([[1, name, 'sha256']])
    expect(writeListedSum('a\\b', 'md5', md5, false)).toBe(`\\${md5}  a\\\\b`)
  })

  it('compares names without folders', () => {
    expect(baseName('C:\\x\\e\u0301.zip')).toBe('é.zip')
    expect(baseName('./a/b.zip')).toBe('b.zip')
  })
})
