import { describe, expect, it } from 'vitest'
import { hexToText } from '../../../../registry/tools/number-bases/hex-to-text.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('hex-to-text', () => {
  it.each([
    [{ text: '' }, ''],
    [{ text: ' \r\n\t' }, ''],
    [{ text: '41E289A2CE912E' }, 'A≢Α.'],
    [{ text: 'efbbbf 41' }, '\ufeffA'],
    [{ text: '48:65:6c' }, 'Hel'],
    [{ text: '48-65-6C' }, 'Hel'],
    [{ text: '4865 6c6c\n6f' }, 'Hello'],
    [{ text: String.raw`"\x48\x69"` }, 'Hi'],
    [{ text: '[0X48,0xA, 0x4869]' }, 'H\nHi'],
    [{ text: 'd84cdfb4', encoding: 'utf-16be' }, '𣎴'],
    [{ text: 'f0 d2 c9', encoding: 'koi8-r' }, 'При'],
    [{ text: '00' }, '\0'],
    [{ text: '0x480x65' }, 'He'],
  ])('reads %j as %j', async (input, text) => {
    expect(await output(hexToText, input)).toEqual({ text })
  })

  it.each([
    [{ text: '48 6' }, 'cut-byte', 3],
    [{ text: 'A' }, 'cut-byte', 0],
    [{ text: '0x486' }, 'cut-byte', 2],
    [{ text: '48 0x' }, 'cut-byte', 3],
    [{ text: '48 6g' }, 'bad-digit', 4],
    [{ text: '48h' }, 'bad-digit', 2],
    [{ text: '48\\' }, 'bad-digit', 2],
    [{ text: '0x480x' }, 'cut-byte', 4],
    [{ text: '48.65' }, 'bad-digit', 2],
    [{ text: '48 c3 28' }, 'bad-bytes', 3],
    [{ text: '48 c3' }, 'bad-bytes', 3],
    [{ text: '4142ff43' }, 'bad-bytes', 4],
    // RFC 3629, section 3: surrogates and overlong forms are no UTF-8.
    [{ text: 'eda080' }, 'bad-bytes', 0],
    [{ text: '41 c080' }, 'bad-bytes', 3],
    [{ text: '41 00 00 d8 41 00', encoding: 'utf-16le' }, 'bad-bytes', 6],
    [{ text: '48😀' }, 'bad-digit', 2],
  ])('refuses %j as %s at %i', async (input, code, offset) => {
    expect(await failure(hexToText, input)).toMatchObject({ code, field: 'text', place: { offset } })
  })

  it('names the whole character that is no digit', async () => {
    expect(await failure(hexToText, { text: '48😀' })).toMatchObject({ params: { character: '😀', allowed: '0–9, A–F' } })
  })
})
