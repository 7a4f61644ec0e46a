import { describe, expect, it } from 'vitest'
import { octalToText } from '../../../../registry/tools/number-bases/octal-to-text.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('octal-to-text', () => {
  it.each([
    [{ text: '' }, ''],
    [{ text: '101342211242316221056' }, 'A≢Α.'],
    [{ text: '101 12, 7' }, 'A\n\x07'],
    [{ text: '0o110 0O151' }, 'Hi'],
    [{ text: '377', encoding: 'iso-8859-1' }, 'ÿ'],
  ])('reads %j as %j', async (input, text) => {
    expect(await output(octalToText, input)).toEqual({ text })
  })

  it.each([
    [{ text: '110 1511' }, 'cut-byte', 4],
    [{ text: '0o' }, 'cut-byte', 0],
    [{ text: '118' }, 'bad-digit', 2],
    [{ text: '110 400' }, 'above-most', 4],
    [{ text: '110777' }, 'above-most', 3],
    [{ text: '110 303 050' }, 'bad-bytes', 4],
  ])('refuses %j as %s at %i', async (input, code, offset) => {
    expect(await failure(octalToText, input)).toMatchObject({ code, field: 'text', place: { offset } })
  })
})
