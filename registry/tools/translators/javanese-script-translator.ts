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
  summary: 'Convert Latin text to Javanese script (aksara Jawa, hanacaraka), and Javanese script back to Latin letters.',
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
    ru: ['yavanskoe-pismo', 'yavanskoye-pismo'],
  },
  recognizes: [{ kind: 'javanese', values: { direction: 'read' } }],
  effect: 'pure',
  input: z.object({
    ...aksaraInput,
    ...bearerInput,
    murda: flag('Murda letters for uppercase', { when: { direction: ['auto', 'write'] }, advanced: true }),
  }),
  output: aksaraOutput,
  notices: unmappedNotices,
  notes: [
    'It converts the script, not the language. Spelling follows Javanese: th, dh, ng and ny are each one letter, and n before c and j is written as ny. A letter without a vowel gets a pangkon, and the font then hangs the next letter (pasangan) below it.',
    'Final ng, r and h become cecak, layar and wignyan, even inside a word. A vowel that follows another is written with ꦪ after i and é, ꦮ after u and o, and ꦲ after a; spelling varies here, and in names.',
    'Numbers are enclosed in two pada pangkat (꧇) and keep their periods and commas. When reading back, a ha that only carries a vowel looks the same as a real h.',
    'If you see boxes instead of letters, your device has no font for the script; Noto Sans Javanese is free.',
  ],
  examples: [
    { input: { text: 'Aku sinau aksara Jawa.' }, output: { text: 'ꦲꦏꦸ ꦱꦶꦤꦲꦸ ꦲꦏ꧀ꦱꦫ ꦗꦮ꧉' } },
    { title: 'Read back', input: { text: 'ꦱꦸꦒꦼꦁ ꦫꦮꦸꦃ' }, output: { text: 'sugeng rawuh' } },
    { title: 'A name and a year', input: { text: 'Arjuna, 1945', vowels: 'names' }, output: { text: 'ꦄꦂꦗꦸꦤ꧈ ꧇꧑꧙꧔꧕꧇' } },
  ],
  transform: (input, { note }) => translateAksara(AKSARA_JAWA, input, note),
})
