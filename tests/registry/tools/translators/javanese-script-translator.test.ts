import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { javaneseScriptTranslator } from '../../../../registry/tools/translators/javanese-script-translator.ts'
import { JAVANESE_NAMES, JAVANESE_WORDS } from '../../../support/samples/aksara-words.ts'
import { arbitraryLatinWords } from '../../../support/samples/arbitrary-latin-words.ts'
import { output } from '../../../support/run-tool.ts'

const translate = async (input: object) => (await output(javaneseScriptTranslator, input)).text as string
/** Words whose two vowels in a row are parted by a letter, which is then read too. */
const PARTED: Readonly<Record<string, string>> = { kain: 'kahin', maos: 'mahos', bausastra: 'bahusastra' }

describe('javanese-script-translator', () => {
  it.each(JAVANESE_WORDS)('writes %j as %j and reads it back', async (latin, script) => {
    expect(await output(javaneseScriptTranslator, { text: latin })).toEqual({ text: script })
    expect(await output(javaneseScriptTranslator, { text: script })).toEqual({ text: PARTED[latin] ?? latin.replaceAll('è', 'é') })
  })

  it.each(JAVANESE_NAMES)('writes the name %j with a vowel letter', async (latin, script) => {
    expect(await translate({ text: latin, vowels: 'names' })).toBe(script)
    expect(await translate({ text: latin.toLowerCase(), vowels: 'all' })).toBe(script)
    expect(await translate({ text: latin.toLowerCase(), vowels: 'names' })).toMatch(/^ꦲ/)
    expect(await translate({ text: script })).toBe(latin.toLowerCase())
  })

  it.each([
    [{ text: '' }, ''],
    [{ text: 'JAWA Jawa' }, 'ꦗꦮ ꦗꦮ'],
    // The switch for a plain e, and its accents in one or two code points.
    [{ text: 'tempe', e: 'taling' }, 'ꦠꦺꦩ꧀ꦥꦺ'],
    [{ text: 'tempe' }, 'ꦠꦼꦩ꧀ꦥꦼ'],
    [{ text: 'témpê', e: 'taling' }, 'ꦠꦺꦩ꧀ꦥꦼ'],
    [{ text: 'te\u0301mpe\u0302', e: 'taling' }, 'ꦠꦺꦩ꧀ꦥꦼ'],
    [{ text: 'kêrêtĕ' }, 'ꦏꦼꦉꦠꦼ'],
    // Pepet with liquids: alone, after a medial, after a pangkon, and not with taling.
    [{ text: 'lemes kreteg bledug réla' }, 'ꦊꦩꦼꦱ꧀ ꦏꦽꦠꦼꦒ꧀ ꦧ꧀ꦊꦢꦸꦒ꧀ ꦫꦺꦭ'],
    // ng, ny, n before c and j, dh and th, foreign letters.
    [{ text: 'ngging nyanyi nconto njaba nnya' }, 'ꦔ꧀ꦒꦶꦁ ꦚꦚꦶ ꦚ꧀ꦕꦺꦴꦤ꧀ꦠꦺꦴ ꦚ꧀ꦗꦧ ꦚ꧀ꦚ'],
    [{ text: 'thathit dhadha' }, 'ꦛꦛꦶꦠ꧀ ꦝꦝ'],
    [{ text: 'fakir visa zakat khusus taxi quran' }, 'ꦥ꦳ꦏꦶꦂ ꦮ꦳ꦶꦱ ꦗ꦳ꦏꦠ꧀ ꦏ꦳ꦸꦱꦸꦱ꧀ ꦠꦏ꧀ꦱꦶ ꦐꦸꦫꦤ꧀'],
    // Finals within a word and at the end; the letters stay where no vowel stands before them.
    [{ text: 'tahta hyang hrudaya' }, 'ꦠꦃꦠ ꦲꦾꦁ ꦲꦿꦸꦢꦪ'],
    // Vowels in a row and at the start.
    [{ text: 'siaga kéoh buana boa ia éā' }, 'ꦱꦶꦪꦒ ꦏꦺꦪꦺꦴꦃ ꦧꦸꦮꦤ ꦧꦺꦴꦮ ꦲꦶꦪ ꦲꦺꦪꦴ'],
    // Numbers, points within them, punctuation, brackets.
    [{ text: 'taun 1945, 12.500.' }, 'ꦠꦲꦸꦤ꧀ ꧇꧑꧙꧔꧕꧇꧈ ꧇꧑꧒.꧕꧐꧐꧇꧉'],
    [{ text: '(a)b 3', digits: 'plain' }, '꧌ꦲ꧍ꦧ꧀ 3'],
    // Without spaces, but with lines.
    [{ text: 'mangan  sega\nputih', spaces: 'none' }, 'ꦩꦔꦤ꧀ꦱꦼꦒ\nꦥꦸꦠꦶꦃ'],
    [{ text: 'kupu-kupu Jum’at?' }, 'ꦏꦸꦥꦸ-ꦏꦸꦥꦸ ꦗꦸꦩ꧀’ꦲꦠ꧀?'],
    // Murda where a capital begins a syllable, not where it ends one.
    [{ text: 'SURAKARTA Bagong', murda: true }, 'ꦯꦸꦫꦑꦂꦡ ꦨꦒꦺꦴꦁ'],
    [{ text: 'TAMAT Nyai PRABU', murda: true }, 'ꦡꦩꦠ꧀ ꦘꦲꦶ ꦦꦿꦨꦸ'],
  ])('writes %j as %j', async (input, script) => {
    expect(await translate(input)).toBe(script)
  })

  it.each([
    [{ text: 'ꦯꦸꦫꦑꦂꦡ' }, 'surakarta'],
    [{ text: 'ꦲꦗ ꦲꦢ ꦮꦲꦸ' }, 'aja ada wahu'],
    [{ text: 'ꦲꦗ', initialH: true }, 'haja'],
    [{ text: 'ꦲꦾꦁ ꦲ꧀' }, 'hyang h'],
    [{ text: 'ꦠꦺꦩ꧀ꦥꦺ ꦱꦼꦒ', e: 'taling' }, 'tempe sêga'],
    [{ text: 'ꦄꦪꦸ꧈ ꧇꧑꧙꧔꧕꧇꧉ ꧌꧕.꧐꧐꧍' }, 'ayu, 1945. (5.00)'],
    [{ text: 'ꦥ꦳ꦏꦶꦂ ꦐ ꦍ ꦫꦴ' }, 'fakir qa ai rā'],
    [{ text: 'Basa ꦗꦮ!' }, 'Basa jawa!'],
    [{ text: 'jawa', direction: 'read' }, 'jawa'],
  ])('reads %j as %j', async (input, latin) => {
    expect(await translate(input)).toBe(latin)
  })

  it('keeps and reports what has no letter', async () => {
    expect(await output(javaneseScriptTranslator, { text: 'señor Ян' })).toEqual({
      text: 'ꦱꦼñꦲꦺꦴꦂ Ян',
      notices: [
        { code: 'unmapped', params: { character: 'ñ', code: 'U+00F1', count: 1, line: 1, column: 3 }, level: 'warning' },
        { code: 'unmapped', params: { character: 'Я', code: 'U+042F', count: 1, line: 1, column: 7 }, level: 'warning' },
        { code: 'unmapped', params: { character: 'н', code: 'U+043D', count: 1, line: 1, column: 8 }, level: 'warning' },
      ],
    })
    expect(await output(javaneseScriptTranslator, { text: 'ꦗꦮ\n꧋ꦶ' })).toEqual({
      text: 'jawa\n꧋ꦶ',
      notices: [
        { code: 'unmapped', params: { character: '꧋', code: 'U+A9CB', count: 1, line: 2, column: 1 }, level: 'warning' },
        { code: 'unmapped', params: { character: 'ꦶ', code: 'U+A9B6', count: 1, line: 2, column: 2 }, level: 'warning' },
      ],
    })
  })

  it('reads its own writing as what is written the same again', async () => {
    const setting = fc.record({
      text: arbitraryLatinWords(['dh', 'th', 'kh', 'f', 'v', 'z', 'x', 'q', 'sy']),
      e: fc.constantFrom('pepet', 'taling'),
      vowels: fc.constantFrom('ha', 'all'),
    })
    await fc.assert(
      fc.asyncProperty(setting, async ({ text, e, vowels }) => {
        const script = await translate({ text, e, vowels, direction: 'write' })
        expect(script).not.toMatch(/[a-zé]/)
        // With vowel letters every ha is a true one.
        const read = { text: script, e, direction: 'read', initialH: vowels === 'all' }
        const { text: latin, notices } = await output(javaneseScriptTranslator, read)
        expect(notices).toBeUndefined()
        expect(await translate({ text: latin, e, vowels, direction: 'write' })).toBe(script)
      }),
      { numRuns: 1000 },
    )
  })
})
