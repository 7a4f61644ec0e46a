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
  summary: 'Convert Latin text to Sundanese script (aksara Sunda), and Sundanese script back to Latin letters.',
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
    ru: ['sundanskoe-pismo', 'sundanskoye-pismo'],
  },
  recognizes: [{ kind: 'sundanese', values: { direction: 'read' } }],
  effect: 'pure',
  input: z.object(aksaraInput),
  output: aksaraOutput,
  notices: unmappedNotices,
  notes: [
    'It converts the script, not the language. Vowels at the start of a word and after another vowel have separate letters; eu is one vowel, and ng, ny, kh and sy are one letter each.',
    'Final ng, r and h become panyecek, panglayar and pangwisad, even inside a word. Y, r and l between a letter and its vowel become marks (pamingkal, panyakra, panyiku); any other letter without a vowel gets a pamaeh.',
    'Numbers are enclosed in two bars (|) and keep their periods and commas. Other punctuation is the same as in Latin script, as in modern use.',
    'If you see boxes instead of letters, your device has no font for the script; Noto Sans Sundanese is free.',
  ],
  examples: [
    { input: { text: 'Abdi diajar aksara Sunda.' }, output: { text: 'ᮃᮘ᮪ᮓᮤ ᮓᮤᮃᮏᮁ ᮃᮊ᮪ᮞᮛ ᮞᮥᮔ᮪ᮓ.' } },
    { title: 'Read back', input: { text: 'ᮝᮤᮜᮥᮏᮨᮀ ᮞᮥᮙ᮪ᮕᮤᮀ' }, output: { text: 'wilujeng sumping' } },
    { title: 'With a year', input: { text: 'taun 1945' }, output: { text: 'ᮒᮅᮔ᮪ |᮱᮹᮴᮵|' } },
  ],
  transform: (input, { note }) => translateAksara(AKSARA_SUNDA, input, note),
})
