import { describe, expect, it } from 'vitest'
import { slugGenerator } from '../../../../registry/tools/text/slug-generator.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

const slug = async (text: string, input: object = {}) => (await output(slugGenerator, { text, language: 'en', ...input })).text

describe('slug-generator', () => {
  it.each([
    // Examples of Resolution 55 of the Cabinet of Ministers of Ukraine, of 27 January 2010.
    ['uk', 'Алушта', 'alushta'],
    ['uk', 'Згорани', 'zghorany'],
    ['uk', 'Розгон', 'rozghon'],
    ['uk', 'Єнакієве', 'yenakiieve'],
    ['uk', 'Їжакевич', 'yizhakevych'],
    ['uk', 'Кадиївка', 'kadyivka'],
    ['uk', 'Йосипівка', 'yosypivka'],
    ['uk', 'Стрий', 'stryi'],
    ['uk', 'Щербухи', 'shcherbukhy'],
    ['uk', 'Юрій Крюківка', 'yurii-kriukivka'],
    ['uk', 'Знам’янка', 'znamianka'],
    // Bulgarian law of 2009.
    ['bg', 'България Търговище щъркел', 'bulgaria-targovishte-shtarkel'.replace('bulgaria', 'balgaria')],
    ['ru', 'Щука, ёж и объявление', 'schuka-ezh-i-obyavlenie'],
    ['de', 'Größe Übung Ähre', 'groesse-uebung-aehre'],
    ['sv', 'Över ån Ängen', 'over-an-angen'],
    ['da', 'Blåbær og ø', 'blaabaer-og-oe'],
    ['tr', 'Işık İstanbul ğüş', 'isik-istanbul-gus'],
    ['pl', 'Zażółć gęślą jaźń', 'zazolc-gesla-jazn'],
    ['vi', 'Đường phố', 'duong-pho'],
    ['el', 'Ουρανός μπλε', 'ouranos-ble'],
    ['sr', 'Ђорђе Жика', 'djordje-zika'],
    ['ca', 'Col·lecció d’art', 'colleccio-d-art'],
    ['fr', 'L’œuvre & l’été', 'l-oeuvre-et-l-ete'],
    ['en', 'Don’t stop – rock ’n’ roll', 'dont-stop-rock-n-roll'],
    ['en', 'ﬁve ½ Ａ² e\u0301', 'five-1-2-a2-e'],
  ])('%s: %s', async (language, text, expected) => {
    expect(await slug(text, { language })).toBe(expected)
  })

  it('writes Russian as in passports', async () => {
    // Appendix of ICAO Doc 9303 and the names of Russian passports.
    expect(await slug('Юлия Хрущёв Андрей Подъячев', { language: 'ru', russian: 'passport' })).toBe('iuliia-khrushchev-andrei-podieiachev')
  })

  it('takes separator and case', async () => {
    expect(await slug('Héllo Wörld', { separator: 'underscore', letterCase: 'keep' })).toBe('Hello_World')
    expect(await slug('Übung', { language: 'de', letterCase: 'keep' })).toBe('Uebung')
    expect(await slug('a b', { separator: 'dot', letterCase: 'upper' })).toBe('A.B')
  })

  it('cuts between words, and a first word that is longer', async () => {
    const input = { length: 10 }
    expect(await slug('hello wide world', input)).toBe('hello-wide')
    expect(await slug('hello wider', input)).toBe('hello')
    expect(await slug('abcdefghijklmn', input)).toBe('abcdefghij')
    expect(noticeCodes(await output(slugGenerator, { text: 'hello wider', language: 'en', length: 10 }))).toEqual(['cut'])
  })

  it('leaves out short words, but not all of them', async () => {
    expect(await slug('The Lord of the Rings', { stopWords: true })).toBe('lord-rings')
    expect(await slug('To Rome', { stopWords: true })).toBe('rome')
    expect(await slug('The of', { stopWords: true })).toBe('the-of')
  })

  it('numbers duplicates, within the length and past slugs that are there', async () => {
    expect(await slug('a\nA\na 2\na')).toBe('a\na-2\na-2-2\na-3')
    expect(await slug('a\na', { unique: false })).toBe('a\na')
    expect(await slug('abcde\nabcde', { length: 5 })).toBe('abcde\nabc-2')
    const lines = Array.from({ length: 20_000 }, () => 'same').join('\n')
    expect((await slug(lines)).endsWith('same-20000')).toBe(true)
  })

  it('keeps line breaks and empty lines', async () => {
    expect(await slug('a b\r\n\r\nc\n')).toBe('a-b\r\n\r\nc\n')
  })

  it('says what it left out, or keeps letters of all scripts', async () => {
    const given = await output(slugGenerator, { text: 'Tokyo 東京', language: 'en' })
    expect(given).toMatchObject({ text: 'tokyo', notices: [{ code: 'left-out', params: { count: 2, characters: '東 京' } }] })
    expect(await slug('Tokyo 東京! हिन्दी Ёж', { letters: 'all' })).toBe('tokyo-東京-हिन्दी-ёж')
    expect(await slug('ISPARTA', { letters: 'all', language: 'tr' })).toBe('ısparta')
  })

  it('drops halves of pairs, controls and & on request', async () => {
    expect(await slug('a\ud800b\u0000c\u200bd')).toBe('a-b-c-d')
    expect(await slug('a & b', { and: false })).toBe('a-b')
  })

  it('refuses a line of which nothing is left, at its place, and no text', async () => {
    expect(await failure(slugGenerator, { text: 'ok\n東京', language: 'en' })).toMatchObject({
      code: 'nothing-left',
      place: { line: 2, column: 1 },
    })
    expect(await failure(slugGenerator, { text: '!?', language: 'en', letters: 'all' })).toMatchObject({ code: 'nothing-left' })
    expect(await failure(slugGenerator, { text: ' \n', language: 'en' })).toMatchObject({ code: 'required' })
  })
})
