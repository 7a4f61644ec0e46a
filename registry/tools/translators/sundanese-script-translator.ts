import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { AKSARA_SUNDA } from '../../data/scripts/aksara-sunda.ts'
import { aksaraInput, aksaraOutput, translateAksara } from '../../lib/scripts/aksara/tools.ts'
import { unmappedNotices } from '../../lib/scripts/unmapped.ts'

export const sundaneseScriptTranslator = defineTool({
  id: 'sundanese-script-translator',
  category: 'translators',
  icon: 'scroll-text',
  title: 'Sundanese script translator',
  summary: 'Write Latin text in Sundanese script and read the script back.',
  keywords: [
    'aksara sunda',
    'aksara sunda baku',
    'kaganga',
    'sundanese alphabet',
    'sundanese writing',
    'latin to sundanese script',
    'rarangken',
  ],
  aliases: ['aksara-sunda'],
  slugs: {
    es: 'traductor-escritura-sundanesa',
    fr: 'traducteur-ecriture-soundanaise',
    id: ['translate-aksara-sunda', 'aksara-sunda'],
    it: 'traduttore-scrittura-sundanese',
    pl: 'pismo-sundajskie',
    pt: 'tradutor-escrita-sundanesa',
    ru: 'sundanskoye-pismo',
  },
  effect: 'pure',
  input: z.object(aksaraInput),
  output: aksaraOutput,
  notices: unmappedNotices,
  notes: [
    'It changes the writing, not the language. Vowels at the start of a word and after another vowel have letters of their own; eu is one vowel, and ng, ny, kh and sy are one letter each.',
    'Final ng, r and h are panyecek, panglayar and pangwisad, inside a word too. Y, r and l between a letter and its vowel are signs (pamingkal, panyakra, panyiku); any other letter without a vowel gets a pamaeh.',
    'A number stands between two bars (|); points and commas within it stay. Other punctuation is that of Latin letters, as in modern use.',
    'Boxes instead of letters mean that the device has no font for the script; Noto Sans Sundanese is free.',
  ],
  examples: [
    { input: { text: 'Abdi diajar aksara Sunda.' }, output: { text: 'ᮃᮘ᮪ᮓᮤ ᮓᮤᮃᮏᮁ ᮃᮊ᮪ᮞᮛ ᮞᮥᮔ᮪ᮓ.' } },
    { title: 'Read back', input: { text: 'ᮝᮤᮜᮥᮏᮩᮀ ᮞᮥᮙ᮪ᮕᮤᮀ' }, output: { text: 'wilujeung sumping' } },
    { title: 'With a year', input: { text: 'taun 1945' }, output: { text: 'ᮒᮅᮔ᮪ |᮱᮹᮴᮵|' } },
  ],
  transform: (input, { note }) => translateAksara(AKSARA_SUNDA, input, note),
})
