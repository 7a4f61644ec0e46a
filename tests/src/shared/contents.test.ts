import { describe, expect, it } from 'vitest'
import { isText, packParts, safeName, textOf, textPart, unpackParts } from '../../../src/shared/contents.ts'
import { SealError } from '../../../src/shared/seal-error.ts'

const packed = (list: unknown, rest = '') => {
  const json = Buffer.from(typeof list === 'string' ? list : JSON.stringify(list))
  const length = Buffer.alloc(4)
  length.writeUInt32BE(json.length)
  return Uint8Array.from(Buffer.concat([length, json, Buffer.from(rest)]))
}

describe('parts', () => {
  it('come back as they were', () => {
    const parts = [
      textPart('Zażółć <b>gęślą</b> 😀\0'),
      { name: 'a b.txt', type: 'text/plain', bytes: Uint8Array.of(0, 1, 255) },
      { name: 'leer', type: '', bytes: new Uint8Array() },
    ]
    const back = unpackParts(packParts(parts))
    expect(back).toEqual(parts)
    expect(back.map(isText)).toEqual([true, false, false])
    expect(textOf(back[0] as (typeof back)[number])).toBe('Zażółć <b>gęślą</b> 😀\0')
    expect(unpackParts(packParts([]))).toEqual([])
  })

  it.each([
    new Uint8Array(),
    Uint8Array.of(0, 0, 0),
    Uint8Array.of(255, 255, 255, 255, 1),
    packed('{'),
    packed('null'),
    packed([]),
    packed({ parts: 1 }),
    packed({ parts: [null] }),
    packed({ parts: [{ name: 1, type: '', size: 0 }] }),
    packed({ parts: [{ name: '', type: '', size: -1 }] }),
    packed({ parts: [{ name: '', type: '', size: 1.5 }] }),
    packed({ parts: [{ name: '', type: '', size: 2 }] }, 'x'),
    packed({ parts: [{ name: '', type: '', size: 1 }] }, 'xy'),
    packed({ parts: Array.from({ length: 1001 }, () => ({ name: '', type: '', size: 0 })) }),
  ])('that are not of this form are refused (%#)', (bytes) => {
    expect(() => unpackParts(bytes)).toThrow(SealError)
  })
})

describe('a file name', () => {
  it.each([
    ['../../etc/passwd', '__.._etc_passwd'],
    ['C:\\x\\y.exe', 'C__x_y.exe'],
    ['.bashrc', '_bashrc'],
    ['invoice\u202efdp.exe', 'invoice_fdp.exe'],
    ['a\0b\nc.txt', 'a_b_c.txt'],
    ['<img src=x onerror=alert(1)>.png', '_img src=x onerror=alert(1)_.png'],
    ['name. . ', 'name'],
    ['...', '_'],
    ['żółw 😀.txt', 'żółw 😀.txt'],
  ])('%j becomes %j', (name, safe) => {
    expect(safeName(name)).toBe(safe)
  })

  it('is shortened with its ending kept, and never empty', () => {
    expect(safeName(`${'x'.repeat(500)}.tar`)).toBe(`${'x'.repeat(196)}.tar`)
    expect(safeName(' ')).toBe('file')
    expect(safeName('\ud800.txt')).toBe('\ufffd.txt')
  })
})
