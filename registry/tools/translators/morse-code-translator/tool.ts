import * as z from 'zod'
import { type Note, defineTool } from '../../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../../engine/core/kit.ts'
import { part } from '../../../../engine/core/parts.ts'
import { value } from '../../../../engine/core/schema.ts'
import {
  type MorseAlphabet,
  alphabetOfLocale,
  alphabetOfText,
  decodeMorse,
  encodeMorse,
  isMorse,
  morseFailures,
  tidyMorse,
} from './morse.ts'
import { secondsOfMorse, soundMorse } from './sound.ts'

const TEXT_MOST = 200_000
/** Longest sound, in seconds. */
const SOUND_MOST = 300
/** Most characters that a notice names. */
const NAMED_MOST = 30

const ALPHABET_LABELS: Readonly<Record<'auto' | MorseAlphabet, string>> = {
  auto: 'Automatic',
  international: 'International',
  german: 'German',
  french: 'French',
  spanish: 'Spanish',
  polish: 'Polish',
  swedish: 'Swedish',
  danish: 'Danish and Norwegian',
  icelandic: 'Icelandic',
  esperanto: 'Esperanto',
  russian: 'Russian',
  ukrainian: 'Ukrainian',
  greek: 'Greek',
}

const whileSounding = { sound: true } as const

const notices = {
  'no-code': { warning: 'Characters without a Morse code were skipped: {{characters}}' },
  simplified: 'Accented letters that have no code are sent without the accent: {{characters}}',
  'unknown-sign': { warning: 'Codes that don’t mean anything in this alphabet are shown as �: {{signs}}' },
} as const
type Say = Note<typeof notices>

export const morseCodeTranslator = defineTool({
  id: 'morse-code-translator',
  category: 'translators',
  icon: 'radio-tower',
  title: 'Morse code translator',
  summary: 'Translate text to Morse code and back, play the sound and download it.',
  keywords: ['morse', 'morse decoder', 'morse encoder', 'dots and dashes', 'sos', 'cw', 'morse alphabet', 'morse sound', 'telegraph'],
  aliases: ['morse-code', 'morse-translator', 'morse-code-decoder', 'text-to-morse-code'],
  slugs: {
    es: 'traductor-codigo-morse',
    fr: 'traducteur-morse',
    id: 'translate-kode-morse',
    it: 'traduttore-codice-morse',
    pl: ['alfabet-morsea', 'kod-morsea'],
    pt: 'tradutor-codigo-morse',
    ru: 'azbuka-morze',
  },
  recognizes: [{ kind: 'morse', values: { direction: 'decode' } }],
  effect: 'pure',
  input: z.object({
    text: text('Text', { max: TEXT_MOST, control: 'multiline', help: 'Text or Morse code.' }),
    direction: choice('Direction', { auto: 'Automatic', encode: 'Text to Morse code', decode: 'Morse code to text' }),
    alphabet: choice('Alphabet', ALPHABET_LABELS, { default: 'auto' }),
    sound: flag('Sound'),
    speed: whole('Speed', { min: 5, max: 60, default: 20, unit: 'words per minute', when: whileSounding }),
    farnsworth: whole('Farnsworth speed', {
      min: 0,
      max: 60,
      default: 0,
      unit: 'words per minute',
      help: 'Slower overall speed with longer gaps, for learners. 0 turns it off.',
      when: whileSounding,
      advanced: true,
    }),
    tone: whole('Tone', { min: 200, max: 1500, default: 600, unit: 'Hz', when: whileSounding, advanced: true }),
  }),
  output: z.object({
    text: part(z.string(), 'Result'),
    sound: part(value.file, 'Sound', { view: 'audio', media: 'audio/wav' }).optional(),
  }),
  failures: {
    ...morseFailures.words,
    'farnsworth-above-speed':
      'The Farnsworth speed ({{farnsworth, number}}) can’t be higher than the speed ({{speed, number}}). Lower it or raise the speed.',
    'sound-too-long': {
      one: 'The sound would last {{count, number}} second; the limit is {{most, number}}. Shorten the text or raise the speed.',
      other: 'The sound would last {{count, number}} seconds; the limit is {{most, number}}. Shorten the text or raise the speed.',
    },
  },
  notices,
  notes: [
    'Letters, digits, punctuation and timing follow Recommendation ITU-R M.1677-1: a dash lasts three dots, the gap between letters is three dots and between words seven. One word per minute means fifty dots per minute, the length of PARIS.',
    'The marks ! & ; _ $ and the letters of other languages follow common usage. If two alphabets use the same code for different letters, the chosen alphabet decides.',
    'Unless you choose an alphabet, Cyrillic text is sent in Russian or Ukrainian Morse, and code is read in the page’s language: Russian, Polish, Spanish or French, otherwise international.',
    'Letters are separated by spaces and words by slashes. Prosigns (procedural signals) are written in angle brackets: <SOS>, <SK>, <CT>, <SN>, <BK>, <CL>, <HH>.',
  ],
  examples: [
    { input: { text: 'SOS Titanic' }, output: { text: '... --- ... / - .. - .- -. .. -.-.' } },
    {
      title: 'Back to text',
      input: { text: '-- --- .-. ... . / -.-. --- -.. .', alphabet: 'international' },
      in: {
        es: { input: { text: '-.-. --- -.. .. --. --- / -- --- .-. ... .' } },
        fr: { input: { text: '-.-. --- -.. . / -- --- .-. ... .' } },
        id: { input: { text: '-.- --- -.. . / -- --- .-. ... .' } },
        it: { input: { text: '-.-. --- -.. .. -.-. . / -- --- .-. ... .' } },
        pl: { input: { text: '.- .-.. ..-. .- -... . - / -- --- .-. ... . .----. .-' } },
        pt: { input: { text: '-.-. --- -.. .. --. --- / -- --- .-. ... .' } },
        ru: { input: { text: '-.- --- -.. / -- --- .-. --.. .', alphabet: 'russian' } },
      },
      output: { text: 'MORSE CODE' },
    },
    { title: 'Cyrillic, back to text', input: { text: '.--. .-. .. .-- . -', alphabet: 'russian' }, output: { text: 'ПРИВЕТ' } },
  ],
  transform: ({ text, direction, alphabet, sound, speed, farnsworth, tone }, { fail, note, locale }) => {
    const decoding = direction === 'decode' || (direction === 'auto' && isMorse(text))
    const chosen = alphabet !== 'auto' ? alphabet : decoding ? alphabetOfLocale(locale) : alphabetOfText(text)
    const { code, ...result } = decoding ? decode(text, chosen, note) : encode(text, chosen, note)
    if (!sound || code.trim() === '') return result
    if (farnsworth > speed) fail('farnsworth-above-speed', { farnsworth, speed, field: 'farnsworth' })
    const timing = { speed, overallSpeed: farnsworth || speed }
    const seconds = Math.ceil(secondsOfMorse(code, timing))
    if (seconds > SOUND_MOST) fail('sound-too-long', { count: seconds, most: SOUND_MOST, field: 'sound' })
    return { ...result, sound: { name: 'morse.wav', type: 'audio/wav', bytes: soundMorse(code, timing, tone) } }
  },
})

function encode(text: string, alphabet: MorseAlphabet, note: Say) {
  const { code, unknown, simplified } = encodeMorse(text, alphabet)
  if (unknown.length > 0) note('no-code', { characters: nameSome(unknown) })
  if (simplified.length > 0) note('simplified', { characters: nameSome(simplified) })
  return { code, text: code }
}

function decode(morse: string, alphabet: MorseAlphabet, note: Say) {
  const code = tidyMorse(morse)
  const { text, unknown } = decodeMorse(code, alphabet)
  if (unknown.length > 0) note('unknown-sign', { signs: nameSome(unknown) })
  return { code, text }
}

const nameSome = (items: readonly string[]): string => items.slice(0, NAMED_MOST).join('  ')
