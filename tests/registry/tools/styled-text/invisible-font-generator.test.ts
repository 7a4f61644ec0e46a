import { describe, expect, it } from 'vitest'
import { invisibleFontGenerator } from '../../../../registry/tools/styled-text/invisible-font-generator.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('invisible-font-generator', () => {
  it('gives a character as often as wanted', async () => {
    expect((await output(invisibleFontGenerator, {})).text).toBe('\u3164')
    expect((await output(invisibleFontGenerator, { character: 'U+200B ZERO WIDTH SPACE', count: 10_000 })).text).toBe(
      '\u200b'.repeat(10_000),
    )
    expect((await output(invisibleFontGenerator, { character: 'U+1D159 MUSICAL SYMBOL NULL NOTEHEAD', count: 2 })).text).toBe(
      '\u{1d159}\u{1d159}',
    )
  })

  // HTML and ECMAScript syntax; UTF-8 of U+2800 is E2 A0 80.
  it('writes it for programmers', async () => {
    const { facts } = await output(invisibleFontGenerator, { character: 'U+2800 BRAILLE PATTERN BLANK' })
    expect(facts).toEqual({
      character: '\u2800',
      kind: 'letter',
      trimmed: false,
      html: '&#x2800;',
      javascript: String.raw`\u{2800}`,
      url: '%E2%A0%80',
    })
  })

  it('lists each character once, none of which leaves ink', async () => {
    const { characters } = await output(invisibleFontGenerator, {})
    expect(new Set(characters.map((row: { character: string }) => row.character)).size).toBe(characters.length)
    for (const { character, code } of characters as { character: string; code: string }[]) {
      expect([...character]).toHaveLength(1)
      expect(`U+${(character.codePointAt(0) as number).toString(16).toUpperCase().padStart(4, '0')}`).toBe(code)
      expect(/^[\p{Default_Ignorable_Code_Point}\p{White_Space}\u2800\u{1d159}]$/u.test(character), code).toBe(true)
    }
  })

  it('says which are cut off as white space', async () => {
    const { characters } = await output(invisibleFontGenerator, {})
    const trimmed = (characters as { code: string; trimmed: boolean }[]).filter((row) => row.trimmed).map(({ code }) => code)
    expect(trimmed).toEqual(expect.arrayContaining(['U+00A0', 'U+3000', 'U+FEFF']))
    expect(trimmed).not.toContain('U+3164')
    expect(trimmed).not.toContain('U+200B')
  })

  it('refuses a character that is not in the list, and counts out of bounds', async () => {
    expect(await failure(invisibleFontGenerator, { character: 'A' })).toMatchObject({ code: 'not-a-choice', field: 'character' })
    expect(await failure(invisibleFontGenerator, { count: 0 })).toMatchObject({ code: 'too-small', field: 'count' })
    expect(await failure(invisibleFontGenerator, { count: 10_001 })).toMatchObject({ code: 'too-large', field: 'count' })
  })
})
