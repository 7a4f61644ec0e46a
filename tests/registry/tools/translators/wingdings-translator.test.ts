import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { WINGDINGS, WINGDINGS_FONTS, WINGDINGS_LOOK_ALIKES } from '../../../../registry/data/scripts/wingdings.ts'
import { wingdingsTranslator } from '../../../../registry/tools/translators/wingdings-translator/tool.ts'
import { output } from '../../../support/run-tool.ts'

const translate = async (input: object) => (await output(wingdingsTranslator, input)).text as string
const ASCII = Array.from({ length: 94 }, (_, index) => String.fromCharCode(0x21 + index)).join('')

describe('wingdings-translator', () => {
  // The mapping of the Unicode committee (2012).
  it('shows what Wingdings shows under ASCII', async () => {
    expect(await translate({ text: ASCII, symbols: 'exact' })).toBe(
      '🖉✂✁👓🕭🕮🕯🕿✆🖂🖃📪📫📬📭🗀🗁🗎🗏🗐🗄⏳🖮🖰🖲🖳🖴🖫🖬✇✍🖎✌🖏👍👎☜☞☝🖗🖐☺😐☹💣🕱🏳🏱✈☼🌢❄🕆✞🕈✠✡☪☯🕉☸♈♉♊♋♌♍♎♏♐♑♒♓🙰🙵⚫🔾◼🞏🞐❑❒🞟⧫◆❖🞙⌧⮹⌘🏵🏶🙶🙷',
    )
    expect(await translate({ text: '!%BHSlmnow{}', symbols: 'common' })).toBe('✏🔔👌☟💧●❍■□⬥❀❝')
  })

  it.each([
    ['Webdings', 'NYC!', '👁🎔🏙🕷'],
    ['Wingdings 2', 'OPRT', '🗴🗸☑☒'],
    ['Wingdings 3', '!"#$', '⭠⭢⭡⭣'],
  ])('shows what %s shows', async (font, text, symbols) => {
    expect(await translate({ text, font })).toBe(symbols)
  })

  it.each([
    [{ text: '' }, ''],
    [{ text: 'a b\r\n\tc\u00a0d' }, '♋ ♌\r\n\t♍\u00a0♎'],
    // Windows-1252 beyond ASCII, its free bytes, and control characters in place of its bytes.
    [{ text: '€“•é', symbols: 'exact' }, '🄋➑➓🡹'],
    [{ text: '\x81\x8d', direction: 'encode' }, '➀➋'],
    // Private codes of office programs.
    [{ text: '\uf04a\uf041' }, '☺✌'],
    [{ text: '\uf04a\uf041', direction: 'decode' }, 'JA'],
    // Either form is read, with and without an emoji look.
    [{ text: '☺️✌︎🖗☟🔔🕭' }, 'JAHH%%'],
    // A bullet is both typed and shown: only true symbols make a text one to be read.
    [{ text: '•' }, '➓'],
    [{ text: '•☺' }, '\u0178J'],
    [{ text: 'AC☺', direction: 'encode' }, '✌👍☺'],
    [{ text: 'JAl', plain: true }, '☺\ufe0e✌\ufe0e●'],
  ])('turns %j into %j', async (input, text) => {
    expect(await translate(input)).toBe(text)
  })

  it('lists what was used, and names what has no symbol', async () => {
    expect(await output(wingdingsTranslator, { text: 'AA漢\nÿ漢' })).toEqual({
      text: '✌✌漢\nÿ漢',
      keys: [{ typed: 'A', symbol: '✌', code: 'U+270C' }],
      notices: [
        { code: 'unmapped', params: { character: '漢', code: 'U+6F22', count: 2, line: 1, column: 3 }, level: 'warning' },
        { code: 'unmapped', params: { character: 'ÿ', code: 'U+00FF', count: 1, line: 2, column: 1 }, level: 'warning' },
      ],
    })
    expect((await output(wingdingsTranslator, { text: '☺ok', direction: 'decode' })).notices).toMatchObject([
      { params: { character: 'o' } },
      { params: { character: 'k' } },
    ])
  })

  it('has 224 places in each font, and no symbol twice in it', () => {
    for (const font of WINGDINGS_FONTS) {
      const codes = WINGDINGS[font].trim().split(/\s+/)
      expect(codes).toHaveLength(224)
      const symbols = codes.filter((code) => code !== '-')
      expect(new Set(symbols).size).toBe(symbols.length)
      expect(codes.every((code) => code === '-' || /^(?:20|[0-9A-F]{4,5})$/.test(code))).toBe(true)
    }
    const exact = WINGDINGS.Wingdings.trim().split(/\s+/)
    const shown = exact.map((code, index) => WINGDINGS_LOOK_ALIKES[0x20 + index] ?? Number.parseInt(code, 16))
    expect(new Set(shown).size).toBe(224)
    const others = Object.entries(WINGDINGS_LOOK_ALIKES).filter(([, code]) => exact.includes(code.toString(16).toUpperCase()))
    expect(others).toEqual([])
  })

  it('leads back to the text, in every font and look', async () => {
    const setting = fc.record({
      font: fc.constantFrom(...WINGDINGS_FONTS),
      symbols: fc.constantFrom('common', 'exact'),
      plain: fc.boolean(),
      text: fc.string({ unit: fc.constantFrom(...ASCII, ' ', '\n', 'é', '€', '™') }),
    })
    await fc.assert(
      fc.asyncProperty(setting, async (input) => {
        const { text, notices = [] } = await output(wingdingsTranslator, { ...input, direction: 'encode' })
        fc.pre(notices.length === 0)
        expect(await translate({ text, font: input.font, direction: 'decode' })).toBe(input.text)
      }),
      { numRuns: 500 },
    )
  })
})
