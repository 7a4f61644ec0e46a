import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { balineseScriptTranslator } from '../../../../registry/tools/translators/balinese-script-translator.ts'
import { BALINESE_WORDS } from '../../../support/samples/aksara-words.ts'
import { arbitraryLatinWords } from '../../../support/samples/arbitrary-latin-words.ts'
import { output } from '../../../support/run-tool.ts'

const translate = async (input: object) => (await output(balineseScriptTranslator, input)).text as string
/** Words whose two vowels in a row are parted by a letter, which is then read too. */
const PARTED: Readonly<Record<string, string>> = { siap: 'siyap', dueg: 'duweg' }

describe('balinese-script-translator', () => {
  it.each(BALINESE_WORDS)('writes %j as %j and reads it back', async (latin, script) => {
    expect(await output(balineseScriptTranslator, { text: latin })).toEqual({ text: script })
    expect(await output(balineseScriptTranslator, { text: script })).toEqual({ text: PARTED[latin] ?? latin })
  })

  // Spellings of dictionaries that no rule can give: the y of balian hangs below, and kangkung is a word said twice.
  it.each([
    ['balian', 'ᬩᬮ᭄ᬬᬦ᭄', 'ᬩᬮᬶᬬᬦ᭄'],
    ['kangkung', 'ᬓᬂᬓᬸᬂ', 'ᬓᬗ᭄ᬓᬸᬂ'],
  ])('writes %j by the rule, not as %j', async (latin, dictionary, rule) => {
    expect(await translate({ text: latin })).toBe(rule)
    expect(await translate({ text: dictionary })).toBe(latin === 'balian' ? 'balyan' : latin)
  })

  it.each([
    [{ text: '' }, ''],
    // ng: a letter before k and g, cecek elsewhere; h: bisah only at the end; r: surang.
    [{ text: 'bangsa cengceng sanggah nangka' }, 'ᬩᬂᬲ ᬘᭂᬂᬘᭂᬂ ᬲᬗ᭄ᬕᬄ ᬦᬗ᭄ᬓ'],
    [{ text: 'brahma tirta ngkah' }, 'ᬩ᭄ᬭᬳ᭄ᬫ ᬢᬶᬃᬢ ᬗ᭄ᬓᬄ'],
    // Pepet with liquids, alone and below a letter; with taling they are plain letters.
    [{ text: 'kereng dalem kreteg bleganjur réka léka' }, 'ᬓᭂᬋᬂ ᬤᬍᬫ᭄ ᬓᬺᬢᭂᬕ᭄ ᬩᬼᬕᬜ᭄ᬚᬸᬃ ᬭᬾᬓ ᬮᬾᬓ'],
    // Vowel letters: by a switch, and by the capitals of names.
    [{ text: 'anggara', vowels: 'all' }, 'ᬅᬗ᭄ᬕᬭ'],
    [{ text: 'Indra api Ubud', vowels: 'names' }, 'ᬇᬦ᭄ᬤ᭄ᬭ ᬳᬧᬶ ᬉᬩᬸᬤ᭄'],
    // A vowel without a letter of its own stays with ha.
    [{ text: 'ekor êmbok', vowels: 'all', e: 'taling' }, 'ᬏᬓᭀᬃ ᬳᭂᬫ᭄ᬩᭀᬓ᭄'],
    // The switch for a plain e.
    [{ text: 'sate', e: 'taling' }, 'ᬲᬢᬾ'],
    [{ text: 'sate' }, 'ᬲᬢᭂ'],
    // Letters of Sanskrit words, long vowels, foreign letters.
    [{ text: 'dharma Buddha bhūta śrī akṣara' }, 'ᬥᬃᬫ ᬩᬸᬤ᭄ᬥ ᬪᬹᬢ ᬰ᭄ᬭᬷ ᬳᬓ᭄ᬱᬭ'],
    [{ text: 'fakta visa zat khusus taxi' }, 'ᬧ᬴ᬓ᭄ᬢ ᬯ᬴ᬶᬲ ᬚ᬴ᬢ᭄ ᬓ᬴ᬸᬲᬸᬲ᭄ ᬢᬓ᭄ᬲᬶ'],
    // Vowels in a row.
    [{ text: 'tiang uab dauh éom' }, 'ᬢᬶᬬᬂ ᬳᬸᬯᬩ᭄ ᬤᬳᬸᬄ ᬳᬾᬬᭀᬫ᭄'],
    // Numbers and punctuation.
    [{ text: 'warsa 1982: 1.000, 7.' }, 'ᬯᬃᬲ ᭞᭑᭙᭘᭒᭞᭝ ᭞᭑.᭐᭐᭐᭞᭞ ᭞᭗᭞᭟'],
    [{ text: 'sampun don', spaces: 'none' }, 'ᬲᬫ᭄ᬧᬸᬦ᭄ᬤᭀᬦ᭄'],
  ])('writes %j as %j', async (input, script) => {
    expect(await translate(input)).toBe(script)
    expect(script).toBe(script.normalize('NFC'))
  })

  it.each([
    [{ text: 'ᬯᬃᬲ ᭞᭑᭙᭘᭒᭞᭝ ᭞᭗᭞᭟' }, 'warsa 1982: 7.'],
    // Taleng and tedung in two code points.
    [{ text: 'ᬤ\u1b3e\u1b35ᬦ᭄' }, 'don'],
    [{ text: 'ᬳᬧᬶ ᬅᬗ᭄ᬕᬭ ᬆ ᬐ ᬒ' }, 'api anggara ā ai au'],
    [{ text: 'ᬳᬧᬶ', initialH: true }, 'hapi'],
    [{ text: 'ᬔ ᬲᬶᬯ\u1b3f ᬲ\u1b41', direction: 'read' }, 'kha siwai sau'],
    [{ text: 'ᬲᬢᬾ ᬓ᭄ᬭᬫ', e: 'taling' }, 'sate krama'],
  ])('reads %j as %j', async (input, latin) => {
    expect(await translate(input)).toBe(latin)
  })

  it('keeps and reports what has no letter', async () => {
    expect(await output(balineseScriptTranslator, { text: 'ü ᬓ᭛', direction: 'read' })).toEqual({
      text: 'ü ka᭛',
      notices: [{ code: 'unmapped', params: { character: '᭛', code: 'U+1B5B', count: 1, line: 1, column: 4 }, level: 'warning' }],
    })
    expect((await output(balineseScriptTranslator, { text: 'üß' })).notices).toMatchObject([
      { params: { character: 'ü' } },
      { params: { character: 'ß' } },
    ])
  })

  it('reads its own writing as what is written the same again', async () => {
    const setting = fc.record({
      text: arbitraryLatinWords(
        ['kh', 'f', 'v', 'z', 'x', 'sy', 'gh', 'bh', 'dh', 'th', 'ś', 'ṇ'],
        ['a', 'a', 'i', 'u', 'e', 'é', 'ê', 'o', 'ā', 'ī', 'ū'],
      ),
      e: fc.constantFrom('pepet', 'taling'),
      vowels: fc.constantFrom('ha', 'all'),
    })
    await fc.assert(
      fc.asyncProperty(setting, async ({ text, e, vowels }) => {
        const script = await translate({ text, e, vowels, direction: 'write' })
        expect(script).not.toMatch(/[a-zé]/)
        const read = { text: script, e, direction: 'read', initialH: vowels === 'all' }
        const { text: latin, notices } = await output(balineseScriptTranslator, read)
        expect(notices).toBeUndefined()
        expect(await translate({ text: latin, e, vowels, direction: 'write' })).toBe(script)
      }),
      { numRuns: 1000 },
    )
  })
})
