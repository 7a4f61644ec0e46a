import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sundaneseScriptTranslator } from '../../../../registry/tools/translators/sundanese-script-translator.ts'
import { SUNDANESE_WORDS } from '../../../support/samples/aksara-words.ts'
import { arbitraryLatinWords } from '../../../support/samples/arbitrary-latin-words.ts'
import { output } from '../../../support/run-tool.ts'

const translate = async (input: object) => (await output(sundaneseScriptTranslator, input)).text as string

describe('sundanese-script-translator', () => {
  it.each(SUNDANESE_WORDS)('writes %j as %j and reads it back', async (latin, script) => {
    expect(await output(sundaneseScriptTranslator, { text: latin })).toEqual({ text: script })
    expect(await output(sundaneseScriptTranslator, { text: script })).toEqual({ text: latin })
  })

  it.each([
    [{ text: '' }, ''],
    // n stays n before c and j.
    [{ text: 'kancil panjang' }, 'ᮊᮔ᮪ᮎᮤᮜ᮪ ᮕᮔ᮪ᮏᮀ'],
    [{ text: 'SUNDA Sunda' }, 'ᮞᮥᮔ᮪ᮓ ᮞᮥᮔ᮪ᮓ'],
    // eu is one vowel; e and u in two syllables are told apart by an accent.
    [{ text: 'eueut peuyeum séuri' }, 'ᮉᮉᮒ᮪ ᮕᮩᮚᮩᮙ᮪ ᮞᮦᮅᮛᮤ'],
    [{ text: 'tempe', e: 'taling' }, 'ᮒᮦᮙ᮪ᮕᮦ'],
    [{ text: 'tempe peuyeum', e: 'taling' }, 'ᮒᮦᮙ᮪ᮕᮦ ᮕᮩᮚᮩᮙ᮪'],
    [{ text: 'te\u0301mpe\u0302' }, 'ᮒᮦᮙ᮪ᮕᮨ'],
    // Medials before the vowel sign, finals before consonants.
    [{ text: 'kritik klasik prung surya hyang' }, 'ᮊᮢᮤᮒᮤᮊ᮪ ᮊᮣᮞᮤᮊ᮪ ᮕᮢᮥᮀ ᮞᮥᮁᮚ ᮠᮡᮀ'],
    [{ text: 'fakta qari visa xeno zat khas syahadat' }, 'ᮖᮊ᮪ᮒ ᮋᮛᮤ ᮗᮤᮞ ᮟᮨᮔᮧ ᮐᮒ᮪ ᮮᮞ᮪ ᮯᮠᮓᮒ᮪'],
    [{ text: '17-8-1945, 2,5' }, '|᮱᮷|-|᮸|-|᮱᮹᮴᮵|, |᮲,᮵|'],
    [{ text: 'a1', digits: 'plain' }, 'ᮃ1'],
  ])('writes %j as %j', async (input, script) => {
    expect(await translate(input)).toBe(script)
  })

  it.each([
    [{ text: '|᮱᮹᮴᮵| ᮲ |' }, '1945 2 |'],
    [{ text: 'ᮠᮏᮤ' }, 'haji'],
    [{ text: 'ᮞᮦᮅᮛᮤ ᮈᮅᮉ' }, 'séuri êueu'],
    [{ text: 'ᮞᮦᮅᮛᮤ ᮈᮅ', e: 'taling' }, 'séuri êu'],
    [{ text: 'ᮒᮦᮙ᮪ᮕᮦ ᮈᮙᮞ᮪', e: 'taling' }, 'tempe êmas'],
  ])('reads %j as %j', async (input, latin) => {
    expect(await translate(input)).toBe(latin)
  })

  it('keeps and reports what has no letter', async () => {
    expect(await output(sundaneseScriptTranslator, { text: 'ᮊ᮫ᮊ\nç', direction: 'read' })).toEqual({
      text: 'ka᮫ka\nç',
      notices: [{ code: 'unmapped', params: { character: '᮫', code: 'U+1BAB', count: 1, line: 1, column: 2 }, level: 'warning' }],
    })
    expect((await output(sundaneseScriptTranslator, { text: 'a\nç' })).notices).toEqual([
      { code: 'unmapped', params: { character: 'ç', code: 'U+00E7', count: 1, line: 2, column: 1 }, level: 'warning' },
    ])
  })

  it('reads its own writing as what is written the same again', async () => {
    const setting = fc.record({
      text: arbitraryLatinWords(['kh', 'f', 'v', 'z', 'x', 'q', 'sy'], ['a', 'i', 'u', 'e', 'é', 'ê', 'o', 'eu']),
      e: fc.constantFrom('pepet', 'taling'),
    })
    await fc.assert(
      fc.asyncProperty(setting, async ({ text, e }) => {
        const script = await translate({ text, e, direction: 'write' })
        expect(script).not.toMatch(/[a-zé]/)
        const { text: latin, notices } = await output(sundaneseScriptTranslator, { text: script, e, direction: 'read' })
        expect(notices).toBeUndefined()
        expect(await translate({ text: latin, e, direction: 'write' })).toBe(script)
      }),
      { numRuns: 1000 },
    )
  })
})
