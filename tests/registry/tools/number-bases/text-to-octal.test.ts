import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { octalToText } from '../../../../registry/tools/number-bases/octal-to-text.ts'
import { textToOctal } from '../../../../registry/tools/number-bases/text-to-octal.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('text-to-octal', () => {
  it.each([
    [{ text: '' }, ''],
    [{ text: '\0\n' }, '000 012'],
    [{ text: 'A≢Α.', separator: 'none' }, '101342211242316221056'],
    [{ text: 'ÿ', encoding: 'iso-8859-1' }, '377'],
    [{ text: 'ab', separator: 'comma', prefix: 'zero' }, '0o141,0o142'],
    [{ text: 'ab', separator: 'line' }, '141\n142'],
    [{ text: '€', encoding: 'utf-16be' }, '040 254'],
  ])('writes %j as %j', async (input, text) => {
    expect(await output(textToOctal, input)).toEqual({ text })
  })

  it('refuses what the encoding cannot carry', async () => {
    expect(await failure(textToOctal, { text: 'a😀', encoding: 'windows-1252' })).toMatchObject({
      code: 'not-in-encoding',
      params: { character: '😀' },
      place: { offset: 1 },
    })
    expect(await failure(textToOctal, { text: 'ab\udc00' })).toMatchObject({ code: 'lone-surrogate', place: { offset: 2 } })
  })

  it('is read back by its inverse', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('space', 'none', 'comma', 'line'),
        fc.constantFrom('none', 'backslash'),
        async (text, separator, prefix) => {
          const { text: octal } = await output(textToOctal, { text, separator, prefix })
          expect(await output(octalToText, { text: octal })).toEqual({ text })
        },
      ),
    )
  })

  it('is undone by octal-to-text with every separator and prefix', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'binary' }),
        fc.constantFrom('space', 'none', 'comma', 'line'),
        fc.constantFrom('none', 'zero', 'backslash'),
        async (text, separator, prefix) => {
          const written = await output(textToOctal, { text, separator, prefix })
          expect(await output(octalToText, written)).toEqual({ text })
        },
      ),
    )
  })
})
