import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { morseCodeTranslator } from '../../../../registry/tools/translators/morse-code-translator/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

const UNIT = 1.2 / 20
const RATE = 8000

/** Samples of a WAV file of 16-bit mono PCM, after a check of its header. */
function samplesOf({ type, name, bytes }: { type: string; name: string; bytes: Uint8Array }): Int16Array {
  expect([type, name]).toEqual(['audio/wav', 'morse.wav'])
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  expect(new TextDecoder('latin1').decode(bytes.subarray(0, 4)) + new TextDecoder('latin1').decode(bytes.subarray(8, 16))).toBe(
    'RIFFWAVEfmt ',
  )
  expect(view.getUint32(4, true)).toBe(bytes.length - 8)
  expect([
    view.getUint16(20, true),
    view.getUint16(22, true),
    view.getUint32(24, true),
    view.getUint32(28, true),
    view.getUint16(32, true),
    view.getUint16(34, true),
  ]).toEqual([1, 1, RATE, RATE * 2, 2, 16])
  expect(view.getUint32(40, true)).toBe(bytes.length - 44)
  return new Int16Array(bytes.slice(44).buffer)
}

describe('morse-code-translator', () => {
  // ITU-R M.1677-1, section 1.1.
  it('writes the signs of the recommendation', async () => {
    const { text } = await output(morseCodeTranslator, { text: 'etianmsurwdkgohvflpjbxcyzq 0123456789 .,:?\'-/()"=+×@' })
    expect(text).toBe(
      '. - .. .- -. -- ... ..- .-. .-- -.. -.- --. --- .... ...- ..-. .-.. .--. .--- -... -..- -.-. -.-- --.. --.- / ' +
        '----- .---- ..--- ...-- ....- ..... -.... --... ---.. ----. / ' +
        '.-.-.- --..-- ---... ..--.. .----. -....- -..-. -.--. -.--.- .-..-. -...- .-.-. -..- .--.-.',
    )
  })

  it.each([
    [{ text: '' }, ''],
    [{ text: '  a  b\n\nc ' }, '.- / -...\n\n-.-.'],
    [{ text: '2%' }, '..--- -....- ----- -..-. -----'],
    [{ text: '“é”' }, '.-..-. ..-.. .-..-.'],
    [{ text: 'Ёж Їжак' }, '. ...- / .---. ...- .- -.-'],
    [{ text: 'ς' }, '...'],
    [{ text: 'ß', alphabet: 'german' }, '...--..'],
    [{ text: 'a.', alphabet: 'russian' }, '.- ......'],
    [{ text: '<sk> <SOS>' }, '...-.- / ...---...'],
    [{ text: '...', direction: 'encode' }, '.-.-.- .-.-.- .-.-.-'],
  ])('writes %j', async (input, text) => {
    expect(await output(morseCodeTranslator, input)).toEqual({ text })
  })

  it.each([
    [{ text: '... --- ...' }, 'SOS'],
    [{ text: '•–  −•••\n.|_' }, 'A B\nE T'],
    [{ text: '.-/-...//-.-.' }, 'A B C'],
    [{ text: '---.', alphabet: 'german' }, 'Ö'],
    [{ text: '---.', alphabet: 'polish' }, 'Ó'],
    [{ text: '.-- ---. .', alphabet: 'russian' }, 'ВЧЕ'],
    [{ text: '-.-- ..', alphabet: 'ukrainian' }, 'ИІ'],
    [{ text: '--.- -.. .----', alphabet: 'greek' }, 'ΨΔ1'],
    [{ text: '...-.-' }, '<SK>'],
    [{ text: '… — … ／ ‥．－ ●━' }, 'STS VA'],
  ])('reads %j', async (input, text) => {
    expect(await output(morseCodeTranslator, input)).toEqual({ text })
  })

  it.each([
    ['ru', '--.- .-.-', 'ЩЯ'],
    ['pl', '.-..- ..-..', 'ŁĘ'],
    ['es-MX', '--.--', 'Ñ'],
    ['fr', '.--.-', 'À'],
    ['it', '--.- ..-..', 'QÉ'],
  ])('reads code in %s by the letters of that language: %s', async (locale, text, expected) => {
    expect(await output(morseCodeTranslator, { text }, { locale })).toEqual({ text: expected })
    expect((await output(morseCodeTranslator, { text: '--.-', alphabet: 'international' }, { locale })).text).toBe('Q')
  })

  it.each([
    ['Да, нет.', '-.. .- .-.-.- / -. . - ......'],
    ['Їжи.', '.---. ...- -.-- .-.-.-'],
    ['Yes, no.', '-.-- . ... --..-- / -. --- .-.-.-'],
  ])('writes %s with the signs of its script', async (text, code) => {
    expect(await output(morseCodeTranslator, { text }, { locale: 'ru' })).toEqual({ text: code })
    expect(await output(morseCodeTranslator, { text }, { locale: 'en' })).toEqual({ text: code })
  })

  it('names what has no code, what loses its accent, and what it cannot read', async () => {
    expect(await output(morseCodeTranslator, { text: 'ă😀漢 a😀' })).toEqual({
      text: '.- / .-',
      notices: [
        { code: 'no-code', params: { characters: '😀  漢' }, level: 'warning' },
        { code: 'simplified', params: { characters: 'ă' } },
      ],
    })
    expect(await output(morseCodeTranslator, { text: '.- ------ .-' })).toEqual({
      text: 'A\ufffdA',
      notices: [{ code: 'unknown-sign', params: { signs: '------' }, level: 'warning' }],
    })
  })

  it('refuses letters among the code', async () => {
    expect(await failure(morseCodeTranslator, { text: '.- x', direction: 'decode' })).toMatchObject({
      code: 'not-morse',
      params: { character: 'x' },
      field: 'text',
      place: { offset: 3 },
    })
  })

  it('makes a sound of the standard length', async () => {
    // PARIS is 43 units, and 50 with the gap between words that follows.
    const { sound } = await output(morseCodeTranslator, { text: 'paris paris', sound: true })
    const samples = samplesOf(sound)
    expect(samples.length).toBe(Math.ceil(93 * UNIT * RATE))
    const loud = (unit: number) =>
      samples
        .subarray(Math.round((unit + 0.2) * UNIT * RATE), Math.round((unit + 0.8) * UNIT * RATE))
        .some((sample) => Math.abs(sample) > 10_000)
    // P is .--. and then comes a gap of three units.
    expect(Array.from({ length: 15 }, (_, unit) => (loud(unit) ? '=' : '.')).join('')).toBe('=.===.===.=...=')
  })

  it('lengthens only the gaps at Farnsworth speed', async () => {
    const lengthAt = async (farnsworth: number) =>
      samplesOf((await output(morseCodeTranslator, { text: 'paris paris', sound: true, farnsworth })).sound).length
    // Twice PARIS at 10 words a minute takes 12 seconds with both gaps after the words; one of them is missing here.
    const spread = (60 * 20 - 37.2 * 10) / 200
    expect(await lengthAt(10)).toBe(Math.ceil((12 - (7 * spread) / 19) * RATE))
    expect(await lengthAt(20)).toBe(await lengthAt(0))
  })

  it('sounds at the chosen tone', async () => {
    const samples = samplesOf((await output(morseCodeTranslator, { text: '-', sound: true, tone: 1000 })).sound)
    const crossings = samples.filter((sample, index) => index > 0 && sample >= 0 !== (samples[index - 1] as number) >= 0).length
    expect(crossings / 2 / (samples.length / RATE)).toBeCloseTo(1000, -2)
  })

  it('makes no sound of nothing', async () => {
    expect(await output(morseCodeTranslator, { text: ' ', sound: true })).toEqual({ text: '' })
  })

  it('refuses speeds and sounds that do not go', async () => {
    expect(await failure(morseCodeTranslator, { text: 'a', sound: true, speed: 10, farnsworth: 15 })).toMatchObject({
      code: 'farnsworth-above-speed',
      field: 'farnsworth',
    })
    expect(await failure(morseCodeTranslator, { text: 'paris '.repeat(101), sound: true })).toMatchObject({
      code: 'sound-too-long',
      params: { count: 303, most: 300 },
    })
  })

  it('reads back what it writes', async () => {
    const alphabets = fc
      .constantFrom(['international', 'AZ09.,?/='], ['russian', 'АБЩЬЯ09.,'], ['greek', 'ΑΩΨ0'], ['polish', 'ŻŁĄĘK'])
      .chain(([alphabet = '', letters = '']) =>
        fc.record({ alphabet: fc.constant(alphabet), text: fc.string({ unit: fc.constantFrom(...letters), minLength: 1 }) }),
      )
    await fc.assert(
      fc.asyncProperty(alphabets, async ({ alphabet, text }) => {
        const { text: code } = await output(morseCodeTranslator, { text, alphabet, direction: 'encode' })
        expect(await output(morseCodeTranslator, { text: code, alphabet })).toEqual({ text })
      }),
    )
  })

  it('answers for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        expect((await output(morseCodeTranslator, { text, direction: 'encode' })).text).toMatch(/^[-. /\n]*$/)
      }),
    )
    expect((await output(morseCodeTranslator, { text: 'a'.repeat(200_000) })).text).toHaveLength(599_999)
    expect((await output(morseCodeTranslator, { text: '. '.repeat(100_000) })).text).toHaveLength(100_000)
  })
})
