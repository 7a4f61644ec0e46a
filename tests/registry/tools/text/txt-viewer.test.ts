import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { TEXT_ENCODINGS, encodeText } from '../../../../registry/lib/encoding/text-encoding.ts'
import { txtViewer } from '../../../../registry/tools/text/txt-viewer.ts'
import { failure, output } from '../../../support/run-tool.ts'

const fileOf = (bytes: Uint8Array) => ({ name: 'a.txt', type: 'text/plain', bytes })
const read = (bytes: Uint8Array, more: object = {}, locale = 'en') => output(txtViewer, { file: fileOf(bytes), ...more }, { locale })

describe('txt-viewer', () => {
  it.each([
    ['utf-8', [0xef, 0xbb, 0xbf]],
    ['utf-16le', [0xff, 0xfe]],
    ['utf-16be', [0xfe, 0xff]],
  ] as const)('believes the mark of %s and leaves it out', async (encoding, mark) => {
    const answer = await read(Uint8Array.of(...mark, ...encodeText('Zażółć 😀\n', encoding, 'text')))
    expect(answer).toMatchObject({ text: 'Zażółć 😀\n', facts: { encoding, byteOrderMark: true } })
    expect(answer.notices).toBeUndefined()
  })

  it('knows UTF-16 without a mark by its zeros', async () => {
    for (const encoding of ['utf-16le', 'utf-16be'] as const)
      expect((await read(encodeText('Plain letters', encoding, 'text'))).facts.encoding).toBe(encoding)
  })

  it.each([
    ['pl', 'windows-1250', 'Zażółć'],
    ['ru', 'windows-1251', 'Привет'],
    ['fr', 'windows-1252', 'Œuvre – 5 €'],
  ] as const)('guesses the old encoding of %s and says so', async (locale, encoding, text) => {
    expect(await read(encodeText(text, encoding, 'text'), {}, locale)).toMatchObject({
      text,
      facts: { encoding },
      notices: [{ code: 'guessed', level: 'warning' }],
    })
  })

  it('reads any text back in the encoding that is chosen', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...TEXT_ENCODINGS),
        fc.string({ unit: fc.constantFrom('a', 'Z', ' ', '\r\n', '\n', '0', '~') }),
        async (encoding, text) => {
          expect((await read(encodeText(text, encoding, 'text'), { encoding })).text).toBe(text)
        },
      ),
    )
  })

  it('counts in the text, and takes an empty file', async () => {
    expect((await read(new Uint8Array(0))).facts).toMatchObject({ lines: 0, words: 0, characters: 0, size: 0, lineBreaks: 'none' })
    expect((await read(new TextEncoder().encode('a b\rc\r'))).facts).toMatchObject({ lines: 2, words: 3, lineBreaks: 'cr' })
    expect((await read(new TextEncoder().encode('a\u2028b\n'))).facts).toMatchObject({ lines: 2 })
  })

  it('refuses what is no text, or not in the chosen encoding', async () => {
    expect(await failure(txtViewer, { file: fileOf(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 1)) })).toMatchObject({
      code: 'not-text',
      params: { position: 5 },
      field: 'file',
    })
    expect(await failure(txtViewer, { file: fileOf(Uint8Array.of(0x41, 0xe9, 0x41)), encoding: 'utf-8' })).toMatchObject({
      code: 'not-this-encoding',
      params: { encoding: 'UTF-8' },
    })
  })
})
