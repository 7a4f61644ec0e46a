import fc from 'fast-check'
import { resolve, sep } from 'node:path'
import { describe, expect, it } from 'vitest'
import { createNames, endingOf, nameOfLine, safePath } from '../../../engine/batch/names.ts'

describe('safePath', () => {
  it.each([
    ['a/b.txt', 'a/b.txt'],
    ['../../etc/passwd', 'etc/passwd'],
    ['/etc/passwd', 'etc/passwd'],
    ['C:\\Windows\\system32\\x.dll', 'Windows/system32/x.dll'],
    ['..\\..\\x', 'x'],
    ['a/./b//c', 'a/b/c'],
    ['...', 'file'],
    ['', 'file'],
    ['a\u0000b\n.txt', 'a_b_.txt'],
    ['x\u202Egpj.exe', 'x_gpj.exe'],
    ['con', '_con'],
    ['NUL.txt', '_NUL.txt'],
    ['lpt1.tar.gz', '_lpt1.tar.gz'],
    ['console.log', 'console.log'],
    ['a<b>:"|?*.txt', 'a_b______.txt'],
    ['name. . ', 'name'],
    ['e\u0301.txt', '\u00e9.txt'],
    [`${'x'.repeat(300)}.jpeg`, `${'x'.repeat(75)}.jpeg`],
  ])('%j → %j', (given, path) => expect(safePath(given)).toBe(path))

  it('never leads out of its folder', () => {
    const part = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('..', '.', '', 'C:', '\\', '/', '..\\', '%2e%2e', '\u2024\u2024'))
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), fc.constantFrom('/', '\\'), (parts, separator) => {
        const path = safePath(parts.join(separator))
        const at = resolve('/out', path)
        expect(at.startsWith(`/out${sep}`)).toBe(true)
        expect(path).not.toMatch(/[\\:\u0000-\u001f]/)
        expect(path.isWellFormed()).toBe(true)
        expect(safePath(path)).toBe(path)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('names of results', () => {
  const one = (items: readonly string[], item: string, made: string, isPlainText = false, readsText = false) =>
    createNames(items, readsText).of(item, [{ name: made, isPlainText }])[0]

  it('keep the name of their item, with the ending of what they are', () => {
    expect(one(['a/photo.png'], 'a/photo.png', 'resized.webp')).toBe('a/photo.webp')
    expect(one(['photo.JPG'], 'photo.JPG', 'x.jpeg')).toBe('photo.JPG')
    expect(one(['notes'], 'notes', 'out.txt')).toBe('notes.txt')
    expect(one(['.env'], '.env', 'out.txt')).toBe('.env.txt')
  })

  it('keep the ending of a text whose result is plain text', () => {
    expect(one(['query.sql'], 'query.sql', 'sql-formatter.txt', true, true)).toBe('query.sql')
    expect(one(['photo.png'], 'photo.png', 'base64.txt', true, false)).toBe('photo.txt')
  })

  it('tell apart what differs in its ending alone, whichever is done first', () => {
    const names = createNames(['a.png', 'a.jpg', 'b.png'])
    expect(names.of('a.jpg', [{ name: 'x.txt' }])).toEqual(['a.jpg.txt'])
    expect(names.of('a.png', [{ name: 'x.txt' }])).toEqual(['a.png.txt'])
    expect(names.of('b.png', [{ name: 'x.txt' }])).toEqual(['b.txt'])
  })

  it('are made unique, upper case and lower case being the same', () => {
    const names = createNames(['a.txt', 'A.TXT', 'a (2).txt'])
    const all = ['a.txt', 'A.TXT', 'a.txt', 'a (2).txt'].map((item) => names.of(item, [{ name: 'x.txt', isPlainText: true }])[0])
    expect(new Set(all.map((name) => name?.toLowerCase())).size).toBe(4)
    expect(all[0]).toBe('a.txt')
  })

  it('never take the place of a folder, nor a folder that of a file', () => {
    const names = createNames(['a', 'a/b', 'a/b/c'])
    const all = ['a', 'a/b', 'a/b/c'].flatMap((item) => names.of(item, [{ name: 'x' }]))
    for (const path of all) expect(all.some((other) => other.toLowerCase().startsWith(`${path.toLowerCase()}/`))).toBe(false)
  })

  it('give several files of one item a folder, and lead nowhere else', () => {
    const names = createNames(['anim.gif'])
    expect(names.of('anim.gif', [{ name: '1.png' }, { name: '../../2.png' }, { name: '1.png' }])).toEqual([
      'anim/1.png',
      'anim/2.png',
      'anim/1 (2).png',
    ])
  })

  it('pass over what is taken', () => {
    expect(createNames(['a.txt'], true, ['A.txt']).of('a.txt', [{ name: 'x.txt', isPlainText: true }])).toEqual(['a (2).txt'])
  })
})

describe('names of lines', () => {
  it('say which line, and what it says', () => {
    expect(nameOfLine(0, 1000, 'Hello, World!')).toBe('0001-Hello-World')
    expect(nameOfLine(9, 10, 'https://example.org/?q=1')).toBe('10-https-example-org-q-1')
    expect(nameOfLine(0, 5, '!!!')).toBe('1')
    expect(nameOfLine(0, 5, '../..')).toBe('1')
    expect(nameOfLine(0, 5, '𝒳'.repeat(40)).isWellFormed()).toBe(true)
  })
})

describe('endingOf', () => {
  it.each([
    ['a.txt', 'txt'],
    ['a.b/c', ''],
    ['.env', ''],
    ['a/.env', ''],
    ['a.tar.gz', 'gz'],
    ['a.', ''],
  ])('%j is %j', (path, ending) => expect(endingOf(path)).toBe(ending))
})
