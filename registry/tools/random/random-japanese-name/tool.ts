import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice } from '../../../../engine/core/kit.ts'
import { column, part, table } from '../../../../engine/core/parts.ts'
import { FEMALE_NAMES, MALE_NAMES, SURNAMES } from '../../../data/scripts/japanese-names.ts'
import { DRAW_NOTE, drawFailures, drawFields, drawPlaces } from '../../../lib/chance/draw.ts'
import { toHepburn } from './hepburn.ts'

type Name = (typeof SURNAMES)[number]
const GENDERS = ['female', 'male'] as const
const GENDER_LABELS = { female: 'Women', male: 'Men' } as const
const WITH_GIVEN = { part: ['full', 'given'] }

export const randomJapaneseName = defineTool({
  id: 'random-japanese-name',
  category: 'random',
  icon: 'languages',
  title: 'Random Japanese name generator',
  summary: 'Generate Japanese names for women and men in kanji, with the reading in kana and in Latin letters.',
  keywords: ['japanese name', 'japanese names', 'anime name generator', 'japanese surname', 'kanji name', 'japanese first name'],
  aliases: ['random-japanese-name-generator', 'japanese-name-generator'],
  slugs: {
    es: 'nombre-japones-aleatorio',
    fr: 'nom-japonais-aleatoire',
    id: 'nama-jepang-acak',
    it: 'nome-giapponese-casuale',
    pl: 'losowe-imie-japonskie',
    pt: 'nome-japones-aleatorio',
    ru: 'sluchaynoe-yaponskoe-imya',
  },
  effect: 'random',
  action: 'Generate',
  input: z.object({
    part: choice('Name', { full: 'Surname and given name', surname: 'Surname only', given: 'Given name only' }),
    gender: choice('Given names for', { any: 'Women and men', female: 'Women', male: 'Men' }, { default: 'any', when: WITH_GIVEN }),
    count: drawFields.count,
    unique: drawFields.unique,
    order: choice(
      'Romanized order',
      { japanese: 'Surname first, as in Japan', western: 'Given name first' },
      { when: { part: 'full' }, advanced: true },
    ),
    long: choice('Long vowels', { macron: 'With a macron: Satō', plain: 'Passport style: Sato' }, { advanced: true }),
    seed: drawFields.seed,
  }),
  output: z.object({
    names: part(z.array(z.string()), 'Names', { view: 'list', fileName: 'japanese-names.txt' }),
    details: table(
      'Readings',
      {
        name: column(z.string(), 'Kanji', { copyable: true }),
        kana: column(z.string(), 'Reading in kana', { copyable: true }),
        latin: column(z.string(), 'Latin letters', { copyable: true }),
        gender: column(z.enum(GENDERS), 'Given name for', { choices: GENDER_LABELS }).optional(),
      },
      { fileName: 'japanese-names.csv' },
    ),
  }),
  failures: drawFailures,
  notes: [
    DRAW_NOTE,
    'Our lists have about 200 common surnames and 170 to 180 given names each for women and men, from old-fashioned to recent. They are combined freely, so some pairs sound older or newer than others.',
    'The reading shown is the usual one, but the same kanji can often be read in other ways, especially in given names; people in Japan simply ask. In Japanese, the surname comes first.',
    'Romanization is modified Hepburn: n before every consonant, an apostrophe between n and a separate vowel (Ken’ichi), and a macron on long o and u. Passports leave out the macron.',
  ],
  examples: [
    { title: 'One name', input: {}, seed: 'toolglot', output: { names: ['中川 崇'] } },
    {
      title: 'Three women’s given names',
      input: { part: 'given', gender: 'female', count: 3 },
      seed: 'toolglot',
      output: { names: ['恭子', '利恵', '由紀'] },
    },
    {
      title: 'A man’s name, given name first, in passport spelling',
      input: { gender: 'male', order: 'western', long: 'plain' },
      seed: 'b',
      output: { names: ['大谷 隆'], details: [{ latin: 'Takashi Otani' }] },
    },
  ],
  transform: ({ part, gender, count, unique, order, long, seed }, { random, fail }) => {
    const surnames: readonly (Name | undefined)[] = part === 'given' ? [undefined] : SURNAMES
    const given = part === 'surname' ? [undefined] : givenNames(gender)
    const details = drawPlaces(surnames.length * given.length, { count, unique, seed }, random, fail).map((place) => {
      const surname = surnames[Math.floor(place / given.length)]
      const first = given[place % given.length]
      const parts = [surname, first].filter((name) => name !== undefined)
      const latin = parts.map(({ kana }) => toHepburn(kana, long))
      return {
        name: parts.map(({ kanji }) => kanji).join(' '),
        kana: parts.map(({ kana }) => kana.replaceAll('-', '')).join(' '),
        latin: (order === 'western' ? latin.toReversed() : latin).join(' '),
        gender: first?.gender,
      }
    })
    return { names: details.map(({ name }) => name), details }
  },
})

function givenNames(gender: 'any' | (typeof GENDERS)[number]) {
  const lists = { female: FEMALE_NAMES, male: MALE_NAMES }
  return GENDERS.filter((one) => gender === 'any' || one === gender).flatMap((one) => lists[one].map((name) => ({ ...name, gender: one })))
}
