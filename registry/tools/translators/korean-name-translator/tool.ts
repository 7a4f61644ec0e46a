import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, text } from '../../../../engine/core/kit.ts'
import { column, part, table } from '../../../../engine/core/parts.ts'
import { WEAK_E_NAMES } from '../../../data/scripts/hangul-names.ts'
import { romanizeHangul } from './hangul.ts'
import { type NameSpelling, writeHangulWord } from './hangul-name.ts'
import { createUnmapped, unmappedNotices } from '../../../lib/scripts/unmapped.ts'

const WORD = /[\p{L}\p{M}]+(?:['’ʼ][\p{L}\p{M}]+)*/gu
const FORMS = ['clear', 'weak', 'casual'] as const

export const koreanNameTranslator = defineTool({
  id: 'korean-name-translator',
  category: 'translators',
  icon: 'signature',
  title: 'Indonesian to Korean name translator',
  summary: 'Write Indonesian and Malay names in Hangul by Korea’s official rules, and see how Koreans read them.',
  keywords: [
    'name in korean',
    'my name in korean',
    'name in hangul',
    'hangul name',
    'korean name',
    'indonesian name to hangul',
    'korean alphabet',
    'hangeul',
  ],
  aliases: ['name-in-korean', 'hangul-name-translator'],
  slugs: {
    es: ['nombre-indonesio-en-coreano', 'nombre-en-coreano'],
    fr: ['nom-indonesien-en-coreen', 'prenom-en-coreen'],
    id: 'tulisan-korea-nama-kita',
    it: ['nome-indonesiano-in-coreano', 'nome-in-coreano'],
    pl: ['imie-indonezyjskie-po-koreansku', 'imie-po-koreansku'],
    pt: ['nome-indonesio-em-coreano', 'nome-em-coreano'],
    ru: ['indoneziyskie-imena-po-koreyski', 'imya-na-koreyskom'],
  },
  recognizes: [{ kind: 'korean-name' }],
  effect: 'pure',
  input: z.object({
    text: text('Names of people', { max: 2000, control: 'multiline', lines: 2, help: 'In Latin letters, as in Indonesia and Malaysia.' }),
    e: choice(
      'An e without an accent is',
      { known: 'Clear, but weak in well-known names', clear: 'Clear, as in Dewi (ㅔ)', weak: 'Weak, as in Ketut (ㅡ)' },
      { help: 'Mark a weak e as ê and a clear one as é.' },
    ),
    ch: choice('Old spelling ch', { kh: 'As in Indonesia (Chairil)', c: 'As in Malaysia (Cheras)' }, { advanced: true }),
  }),
  output: z.object({
    text: part(z.string(), 'Hangul', { fileName: 'hangul.txt' }),
    romanised: part(z.string(), 'Reading in Latin letters'),
    forms: table('Other forms', {
      form: column(z.enum(FORMS), 'Form', {
        choices: { clear: 'Every e clear', weak: 'Every e weak', casual: 'Final t and d pronounced, unofficial' },
      }),
      hangul: column(z.string(), 'Hangul', { copyable: true }),
      romanised: column(z.string(), 'Reading in Latin letters'),
    }).optional(),
  }),
  notices: { ...unmappedNotices, 'weak-names': { info: 'The e is usually weak in {{names}}, so it’s written as ㅡ.' } },
  notes: [
    'The spelling follows the loanword rules for Malay and Indonesian of the Korean Ministry of Culture and Tourism (Notice 2004-11, December 20, 2004): c is ㅊ, j is ㅈ, final t and d are ㅅ, final h is silent, and consonant clusters get ㅡ. All 59 of the notice’s example words we could check come out as printed.',
    'Old spellings are read as dj = j, tj = c, sj = sy, oe = u, final ie = i, and bh, dh, gh, th as the letter without h. An old j for y, as in Jusuf, can’t be detected: write y. Names from other languages are read the same way, so spell them as an Indonesian would hear them: Klara, not Clara.',
    'W after a consonant other than k becomes a separate syllable. The notice doesn’t cover final v, x, sh and ck, or how letters join before y; there, this tool follows the closest rule.',
    'The reading in Latin letters is Revised Romanization, syllable by syllable: final consonants move to a following vowel and ㄹㄹ is ll, but other sound changes aren’t shown.',
  ],
  examples: [
    { input: { text: 'Dewi Lestari' }, output: { text: '데위 레스타리', romanised: 'dewi reseutari' } },
    { title: 'A weak e, and a final t', input: { text: 'Ketut' }, output: { text: '크툿', romanised: 'keutut' } },
    { title: 'Old spelling', input: { text: 'Soeharto, Chairil' }, output: { text: '수하르토, 하이릴' } },
  ],
  transform: ({ text, e, ch }, { note }) => {
    const unmapped = createUnmapped()
    const weakNames = new Set<string>()
    const write = (spelling: Pick<NameSpelling, 'e' | 'isCasual'>, known: boolean) =>
      text.replace(WORD, (word) => {
        const parts = word.split(/['’ʼ]/).map((part) => {
          const weak = known && Object.hasOwn(WEAK_E_NAMES, part.toLowerCase()) ? WEAK_E_NAMES[part.toLowerCase()] : undefined
          return writeHangulWord(weak ?? part, { ...spelling, ch })
        })
        return parts.includes(undefined) ? word : parts.join('')
      })
    for (const { 0: word, index } of text.matchAll(WORD)) {
      if (e === 'known' && Object.hasOwn(WEAK_E_NAMES, word.toLowerCase())) weakNames.add(word)
      for (const { 0: letter, index: at } of word.matchAll(/\p{L}/gu))
        if (!/^[a-z]/.test(letter.normalize('NFD').toLowerCase())) unmapped.add(letter, index + at)
    }
    const main = write({ e: e === 'weak' ? 'weak' : 'clear', isCasual: false }, e === 'known')
    const others = {
      clear: write({ e: 'clear', isCasual: false }, false),
      weak: write({ e: 'weak', isCasual: false }, false),
      casual: write({ e: e === 'weak' ? 'weak' : 'clear', isCasual: true }, e === 'known'),
    }
    const forms = FORMS.filter((form) => others[form] !== main).map((form) => ({
      form,
      hangul: others[form],
      romanised: romanizeHangul(others[form]),
    }))
    if (weakNames.size > 0) note('weak-names', { names: [...weakNames].join(', ') })
    unmapped.say(text, note)
    return { text: main, romanised: romanizeHangul(main), forms: forms.length > 0 ? forms : undefined }
  },
})
