import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { flag } from '../../../engine/core/kit.ts'
import { AKSARA_JAWA } from '../../data/scripts/aksara-jawa.ts'
import { aksaraInput, aksaraOutput, bearerInput, translateAksara } from '../../lib/scripts/aksara/tools.ts'
import { unmappedNotices } from '../../lib/scripts/unmapped.ts'

export const javaneseScriptTranslator = defineTool({
  id: 'javanese-script-translator',
  category: 'translators',
  icon: 'scroll-text',
  title: 'Javanese script translator',
  summary: 'Write Latin text in Javanese script (hanacaraka) with its hanging letters, and read the script back.',
  keywords: [
    'aksara jawa',
    'hanacaraka',
    'javanese alphabet',
    'javanese writing',
    'latin to javanese script',
    'pasangan',
    'sandhangan',
    'carakan',
  ],
  aliases: ['aksara-jawa', 'hanacaraka'],
  slugs: {
    es: 'traductor-escritura-javanesa',
    fr: 'traducteur-ecriture-javanaise',
    id: ['translate-aksara-jawa', 'aksara-jawa'],
    it: 'traduttore-scrittura-giavanese',
    pl: 'pismo-jawajskie',
    pt: 'tradutor-escrita-javanesa',
    ru: 'yavanskoye-pismo',
  },
  effect: 'pure',
  input: z.object({
    ...aksaraInput,
    ...bearerInput,
    murda: flag('Murda letters for capitals', { when: { direction: ['auto', 'write'] }, advanced: true }),
  }),
  output: aksaraOutput,
  notices: unmappedNotices,
  notes: [
    'It changes the writing, not the language. The spelling is that of Javanese: th and dh are letters of their own, ng and ny too, and n before c and j is written as ny. A letter without a vowel gets a pangkon, and the font then hangs the next letter (pasangan) below it.',
    'Final ng, r and h are cecak, layar and wignyan, inside a word too. A vowel after another gets ꦪ after i and é, ꦮ after u and o, and ꦲ after a; spellings differ there, and so they do for names.',
    'A number stands between two pada pangkat (꧇); points and commas within it stay. Read back, a ha that only carries a vowel cannot be told from a true h.',
    'Boxes instead of letters mean that the device has no font for the script; Noto Sans Javanese is free.',
  ],
  examples: [
    { input: { text: 'Aku sinau aksara Jawa.' }, output: { text: 'ꦲꦏꦸ ꦱꦶꦤꦲꦸ ꦲꦏ꧀ꦱꦫ ꦗꦮ꧉' } },
    { title: 'Read back', input: { text: 'ꦱꦸꦒꦼꦁ ꦫꦮꦸꦃ' }, output: { text: 'sugeng rawuh' } },
    { title: 'Names and a year', input: { text: 'Arjuna, 1945', vowels: 'names' }, output: { text: 'ꦄꦂꦗꦸꦤ꧈ ꧇꧑꧙꧔꧕꧇' } },
  ],
  transform: (input, { note }) => translateAksara(AKSARA_JAWA, input, note),
})
