import * as fc from 'fast-check'
import { toCardinal as n2wordsEn, toOrdinal as n2wordsEnOrdinal } from 'n2words/en-US'
import { toCardinal as n2wordsEs } from 'n2words/es-ES'
import { toCardinal as n2wordsFr } from 'n2words/fr-FR'
import { toCardinal as n2wordsId } from 'n2words/id-ID'
import { toCardinal as n2wordsIt } from 'n2words/it-IT'
import { toCardinal as n2wordsPl } from 'n2words/pl-PL'
import { toCardinal as n2wordsRu } from 'n2words/ru-RU'
import { describe, expect, it } from 'vitest'
import { numberToWord } from '../../../../registry/tools/translators/number-to-word/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const words = async (number: string | bigint, language: string, options = {}): Promise<string> =>
  (await output(numberToWord, { number: String(number), language, ...options })).text
const ordinal = (number: string | bigint, language: string, gender = 'masculine') => words(number, language, { mode: 'ordinal', gender })
const money = (number: string, language: string, currency: string, options = {}) =>
  words(number, language, { mode: 'currency', currency, ...options })

/** Agrees with the package n2words 4.0.0 wherever that is right. */
function agrees(language: string, reference: (number: bigint) => string, below: bigint, options = {}) {
  return fc.assert(
    fc.asyncProperty(fc.bigInt({ min: 0n, max: below - 1n }), fc.bigInt({ min: 0n, max: 30n }), async (number, shift) => {
      const value = number / 10n ** shift
      expect(await words(value, language, options)).toBe(reference(value))
    }),
    { numRuns: 300 },
  )
}

describe('number-to-word', () => {
  it('agrees with n2words in English', () => agrees('en', n2wordsEn, 10n ** 30n))
  it('agrees with n2words in English ordinals', async () => {
    await fc.assert(
      fc.asyncProperty(fc.bigInt({ min: 1n, max: 10n ** 15n }), async (number) => {
        expect(await ordinal(number, 'en')).toBe(n2wordsEnOrdinal(number))
      }),
    )
  })
  it('agrees with n2words in French', () => agrees('fr', n2wordsFr, 10n ** 30n))
  // n2words writes kuantiliun for 10^18.
  it('agrees with n2words in Indonesian', () => agrees('id', n2wordsId, 10n ** 18n))
  // n2words writes kwaryliard for 10^27.
  it('agrees with n2words in Polish', () => agrees('pl', n2wordsPl, 10n ** 27n))
  it('agrees with n2words in Russian', () => agrees('ru', n2wordsRu, 10n ** 30n))
  it('agrees with n2words in Russian feminines', () =>
    agrees('ru', (number) => n2wordsRu(number, { gender: 'feminine' }), 10n ** 30n, { gender: 'feminine' }))
  // n2words writes dieciseis without its accent, leaves “uno” before “mil”, and in Italian keeps the accent of “tré” inside words.
  it('agrees with n2words in Spanish below a thousand', () =>
    agrees('es', (number) => n2wordsEs(number).replace('dieciseis', 'dieciséis'), 1000n))
  it('agrees with n2words in Italian below a thousand', () => agrees('it', n2wordsIt, 1000n))

  // Real Academia Española, Diccionario panhispánico de dudas, “cardinales”.
  it.each([
    ['21000', 'masculine', 'veintiún mil'],
    ['31000', 'masculine', 'treinta y un mil'],
    ['101000000', 'masculine', 'ciento un millones'],
    ['1000000000', 'masculine', 'mil millones'],
    ['1000000000000', 'masculine', 'un billón'],
    ['200121', 'feminine', 'doscientas mil ciento veintiuna'],
    ['100000', 'masculine', 'cien mil'],
  ])('writes %s (%s) in Spanish', async (number, gender, text) => {
    expect(await words(number, 'es', { gender })).toBe(text)
  })

  // Accademia della Crusca and Treccani: one word below a million, an accent only on a final tre.
  it.each([
    ['108', 'centotto'],
    ['123000', 'centoventitremila'],
    ['123456', 'centoventitremilaquattrocentocinquantasei'],
    ['2003', 'duemilatré'],
    ['1234567', 'un milione duecentotrentaquattromilacinquecentosessantasette'],
    ['21000000', 'ventuno milioni'],
  ])('writes %s in Italian', async (number, text) => {
    expect(await words(number, 'it')).toBe(text)
  })

  it.each([
    ['100', 'cem'],
    ['101', 'cento e um'],
    ['1100', 'mil e cem'],
    ['1200', 'mil e duzentos'],
    ['1234', 'mil duzentos e trinta e quatro'],
    ['16014', 'dezesseis mil e quatorze'],
    ['1000000', 'um milhão'],
    ['2000001', 'dois milhões e um'],
    ['1200000', 'um milhão e duzentos mil'],
    ['1000000000', 'um bilhão'],
    ['3999999999', 'três bilhões novecentos e noventa e nove milhões novecentos e noventa e nove mil novecentos e noventa e nove'],
  ])('writes %s in Brazilian Portuguese', async (number, text) => {
    expect(await words(number, 'pt')).toBe(text)
  })

  it.each([
    ['en', '101', { english: 'british' }, 'one hundred and one'],
    ['en', '1001', { english: 'british' }, 'one thousand and one'],
    ['en', '1234567', { english: 'british' }, 'one million two hundred and thirty-four thousand five hundred and sixty-seven'],
    ['en', '12345678', { english: 'indian' }, 'one crore twenty-three lakh forty-five thousand six hundred and seventy-eight'],
    ['en', '1000000000000', { english: 'indian' }, 'one lakh crore'],
    ['fr', '1021', { gender: 'feminine' }, 'mille vingt et une'],
    ['fr', '71', { gender: 'feminine' }, 'soixante et onze'],
    ['pl', '1', { gender: 'feminine' }, 'jedna'],
    ['pl', '1002', { gender: 'feminine' }, 'tysiąc dwie'],
    ['pl', '21', { gender: 'feminine' }, 'dwadzieścia jeden'],
    ['pl', '1', { gender: 'neuter' }, 'jedno'],
    ['ru', '21', { gender: 'neuter' }, 'двадцать одно'],
    ['pt', '2002', { gender: 'feminine' }, 'duas mil e duas'],
    ['id', '1000000', {}, 'satu juta'],
  ])('writes %s %s %j', async (language, number, options, text) => {
    expect(await words(number, language, options)).toBe(text)
  })

  it.each([
    ['-3.14', 'en', 'minus three point one four'],
    ['0.05', 'en', 'zero point zero five'],
    ['-0.00', 'en', 'zero point zero zero'],
    ['3.14', 'es', 'tres coma catorce'],
    ['3.014', 'fr', 'trois virgule zéro quatorze'],
    ['3.14159', 'it', 'tre virgola uno quattro uno cinque nove'],
    ['0.5', 'id', 'nol koma lima'],
    ['1.25', 'pl', 'jeden przecinek dwadzieścia pięć'],
    ['1.5', 'pt', 'um vírgula cinco'],
    ['1.5', 'ru', 'одна целая пять десятых'],
    ['21.01', 'ru', 'двадцать одна целая одна сотая'],
    ['0.0000001', 'ru', 'ноль запятая ноль ноль ноль ноль ноль ноль один'],
  ])('reads the decimal places of %s in %s', async (number, language, text) => {
    expect(await words(number, language)).toBe(text)
  })

  it.each([
    ['en', '12', 'masculine', 'twelfth'],
    ['en', '20', 'masculine', 'twentieth'],
    ['es', '2000', 'masculine', 'dosmilésimo'],
    ['es', '700', 'masculine', 'septingentésimo'],
    ['es', '113', 'feminine', 'centésima decimotercera'],
    ['fr', '1', 'feminine', 'première'],
    ['fr', '80', 'masculine', 'quatre-vingtième'],
    ['fr', '99', 'masculine', 'quatre-vingt-dix-neuvième'],
    ['fr', '1000000', 'masculine', 'millionième'],
    ['fr', '200000000', 'masculine', 'deux cent millionième'],
    ['id', '1', 'masculine', 'pertama'],
    ['id', '21', 'masculine', 'kedua puluh satu'],
    ['it', '23', 'masculine', 'ventitreesimo'],
    ['it', '46', 'feminine', 'quarantaseiesima'],
    ['it', '3000', 'masculine', 'tremillesimo'],
    ['pl', '1999', 'masculine', 'tysiąc dziewięćset dziewięćdziesiąty dziewiąty'],
    ['pl', '2000', 'masculine', 'dwutysięczny'],
    ['pl', '5000', 'feminine', 'pięciotysięczna'],
    ['pl', '2', 'feminine', 'druga'],
    ['pl', '23', 'neuter', 'dwudzieste trzecie'],
    ['pl', '100000', 'masculine', 'stutysięczny'],
    ['pt', '2000', 'masculine', 'segundo milésimo'],
    ['pt', '22', 'feminine', 'vigésima segunda'],
    ['ru', '2000', 'masculine', 'двухтысячный'],
    ['ru', '21000', 'masculine', 'двадцатиоднотысячный'],
    ['ru', '1000040', 'feminine', 'один миллион сороковая'],
    ['ru', '3', 'feminine', 'третья'],
    ['ru', '103', 'neuter', 'сто третье'],
    ['ru', '90000', 'masculine', 'девяностотысячный'],
  ])('writes the %s ordinal of %s (%s) as %s', async (language, number, gender, text) => {
    expect(await ordinal(number, language, gender)).toBe(text)
  })

  it.each([
    ['en', '0', 'USD', 'zero dollars'],
    ['en', '0.01', 'GBP', 'one penny'],
    ['en', '1.00', 'EUR', 'one euro'],
    ['en', '-2.5', 'USD', 'minus two dollars and fifty cents'],
    ['es', '21', 'EUR', 'veintiún euros'],
    ['es', '201', 'GBP', 'doscientas una libras'],
    ['es', '1000000', 'MXN', 'un millón de pesos'],
    ['fr', '1000000', 'EUR', 'un million d’euros'],
    ['fr', '2000000000', 'CHF', 'deux milliards de francs'],
    ['fr', '1.8', 'EUR', 'un euro et quatre-vingts centimes'],
    ['id', '15000', 'IDR', 'lima belas ribu rupiah'],
    ['it', '1', 'JPY', 'uno yen'],
    ['it', '1', 'GBP', 'una sterlina'],
    ['it', '3000000', 'EUR', 'tre milioni di euro'],
    ['pl', '1', 'PLN', 'jeden złoty'],
    ['pl', '12.12', 'PLN', 'dwanaście złotych dwanaście groszy'],
    ['pl', '2', 'UAH', 'dwie hrywny'],
    ['pl', '1', 'EUR', 'jedno euro'],
    ['pt', '2', 'GBP', 'duas libras'],
    ['pt', '1.01', 'BRL', 'um real e um centavo'],
    ['ru', '21.21', 'RUB', 'двадцать один рубль двадцать одна копейка'],
    ['ru', '11.02', 'RUB', 'одиннадцать рублей две копейки'],
  ])('writes the %s amount %s %s as %s', async (language, number, currency, text) => {
    expect(await money(number, language, currency)).toBe(text)
  })

  it('writes cheques and letter cases', async () => {
    expect(await money('1200', 'en', 'USD', { hundredths: 'fraction', letterCase: 'sentence' })).toBe(
      'One thousand two hundred dollars and 00/100',
    )
    expect(await money('0.5', 'pl', 'PLN', { hundredths: 'fraction' })).toBe('zero złotych 50/100')
    expect(await money('7', 'en', 'JPY', { hundredths: 'fraction' })).toBe('seven yen')
    expect(await words('80', 'fr', { letterCase: 'upper' })).toBe('QUATRE-VINGTS')
    expect(await words('1021', 'es', { letterCase: 'title' })).toBe('Mil Veintiuno')
  })

  // Pairs of figures, as bookkeepers write them.
  it.each([
    ['ru', '21.5', 'RUB', 'двадцать один рубль 50 копеек'],
    ['ru', '1000', 'RUB', 'одна тысяча рублей 00 копеек'],
    ['ru', '0.01', 'RUB', 'ноль рублей 01 копейка'],
    ['pl', '12.02', 'PLN', 'dwanaście złotych 02 grosze'],
    ['pl', '12.12', 'PLN', 'dwanaście złotych 12 groszy'],
    ['fr', '2', 'EUR', 'deux euros et 00 centime'],
    ['en', '3.01', 'USD', 'three dollars and 01 cent'],
    ['it', '1.5', 'EUR', 'un euro e 50 centesimi'],
    ['id', '5.05', 'IDR', 'lima rupiah 05 sen'],
    ['es', '7', 'CLP', 'siete pesos'],
  ])('writes the parts of the %s amount %s %s in figures: %s', async (language, number, currency, text) => {
    expect(await money(number, language, currency, { hundredths: 'figures' })).toBe(text)
  })

  // Conseil supérieur de la langue française, 1990: hyphens between all numerals; septante, huitante and nonante after the Petit Robert.
  it.each([
    ['reformed', '21', 'cardinal', 'masculine', 'vingt-et-un'],
    ['reformed', '442', 'cardinal', 'masculine', 'quatre-cent-quarante-deux'],
    ['reformed', '271', 'cardinal', 'feminine', 'deux-cent-soixante-et-onze'],
    ['reformed', '1021', 'cardinal', 'feminine', 'mille-vingt-et-une'],
    ['reformed', '200', 'ordinal', 'masculine', 'deux-centième'],
    ['reformed', '-3.14', 'cardinal', 'masculine', 'moins trois virgule quatorze'],
    ['belgian', '71', 'cardinal', 'masculine', 'septante et un'],
    ['belgian', '78', 'cardinal', 'masculine', 'septante-huit'],
    ['belgian', '80', 'cardinal', 'masculine', 'quatre-vingts'],
    ['belgian', '81', 'cardinal', 'masculine', 'quatre-vingt-un'],
    ['belgian', '91', 'cardinal', 'feminine', 'nonante et une'],
    ['belgian', '99', 'ordinal', 'masculine', 'nonante-neuvième'],
    ['swiss', '80', 'cardinal', 'masculine', 'huitante'],
    ['swiss', '81', 'cardinal', 'masculine', 'huitante et un'],
    ['swiss', '1970', 'cardinal', 'masculine', 'mille neuf cent septante'],
    ['swiss', '80000', 'ordinal', 'masculine', 'huitante millième'],
  ])('writes French as in %s: %s as %s (%s) %s', async (french, number, mode, gender, text) => {
    expect(await words(number, 'fr', { french, mode, gender })).toBe(text)
  })

  it('names Brazilian money in French', async () => {
    expect(await money('2', 'fr', 'BRL')).toBe('deux réaux')
  })

  it('speaks the visitor’s language', async () => {
    expect(await output(numberToWord, { number: '5' }, { locale: 'pl' })).toEqual({ text: 'pięć' })
    expect(await output(numberToWord, { number: '5', mode: 'currency' }, { locale: 'id', currency: 'IDR' })).toEqual({
      text: 'lima rupiah',
    })
  })

  it.each([
    [{ number: '0', mode: 'ordinal' }, 'ordinal-from-one'],
    [{ number: '-1', mode: 'ordinal' }, 'ordinal-from-one'],
    [{ number: '1.5', mode: 'ordinal' }, 'ordinal-from-one'],
    [{ number: '1000001', mode: 'ordinal', language: 'es' }, 'ordinal-too-large'],
    [{ number: '1.005', mode: 'currency' }, 'too-many-decimals'],
    [{ number: '1.5', mode: 'currency', currency: 'JPY' }, 'too-many-decimals'],
    [{ number: '1e5' }, 'not-a-number'],
    [{ number: '1'.repeat(31) }, 'too-large'],
    [{ number: '' }, 'required'],
  ])('refuses %j as %s', async (input, code) => {
    expect(await failure(numberToWord, input)).toMatchObject({ code, field: 'number' })
  })

  it('has a word for everything it takes, in every language', async () => {
    const number = fc.bigInt({ min: 0n, max: 10n ** 30n - 1n })
    const languages = fc.constantFrom('en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru')
    const genders = fc.constantFrom('masculine', 'feminine', 'neuter')
    await fc.assert(
      fc.asyncProperty(number, fc.bigInt({ min: 0n, max: 29n }), languages, genders, async (value, shift, language, gender) => {
        const small = value / 10n ** shift
        for (const text of [
          await words(small, language, { gender }),
          await money(`${small}.21`, language, 'EUR'),
          await ordinal((small % 1_000_000n) + 1n, language, gender),
        ])
          expect(text).toMatch(/^\p{L}[\p{L}’]*(?:[ -]\p{L}[\p{L}’]*)*$/u)
      }),
    )
  })

  it('gives different numbers different words', async () => {
    for (const language of ['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru']) {
      const texts = await Promise.all(Array.from({ length: 2200 }, (_, number) => words(String(number), language)))
      expect(new Set(texts).size).toBe(2200)
    }
  })

  it('reads the decimal mark of the reader’s language in a list, and no thousands separator', async () => {
    const { list } = await output(numberToWord, { number: '1', more: '-3,5\n3.5', language: 'pl' }, { locale: 'pl' })
    expect(list).toMatchObject([{ number: '-3.5' }, { number: '3.5' }])
    const grouped = await failure(numberToWord, { number: '1', more: '1.234,5', language: 'pl' }, { locale: 'pl' })
    expect(grouped).toMatchObject({ code: 'bad-line', field: 'more' })
    const english = await failure(numberToWord, { number: '1', more: '1,234', language: 'en' }, { locale: 'en' })
    expect(english).toMatchObject({ code: 'bad-line', field: 'more' })
  })

  it('writes a list, each number as it writes it alone', async () => {
    const more = ' 21 \n\n-3.50\r\n000123456789012345678901234567.5\n-0'
    const { list } = await output(numberToWord, { number: '1', more, language: 'pl' })
    expect(list.map((row: { number: string }) => row.number)).toEqual(['21', '-3.50', '123456789012345678901234567.5', '0'])
    for (const row of list) expect(row.words).toBe((await output(numberToWord, { number: row.number, language: 'pl' })).text)
    expect((await output(numberToWord, { number: '1' })).list).toBeUndefined()
  })

  it.each([
    ['1\n1,5', {}, 'bad-line', 2],
    ['abc', {}, 'bad-line', 0],
    ['9'.repeat(31), {}, 'bad-line', 0],
    ['1\n2.5', { mode: 'ordinal' }, 'ordinal-from-one', 2],
    ['1.234', { mode: 'currency' }, 'too-many-decimals', 0],
    ['1\n'.repeat(1001), {}, 'too-many-lines', undefined],
  ])('in a list refuses %.30j %j', async (more, options, code, offset) => {
    const refused = await failure(numberToWord, { number: '1', more, language: 'en', ...options })
    expect(refused).toMatchObject({ code, field: 'more' })
    expect(refused.place?.offset).toBe(offset)
  })
})
