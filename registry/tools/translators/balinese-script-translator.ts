import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { AKSARA_BALI } from '../../data/scripts/aksara-bali.ts'
import { aksaraInput, aksaraOutput, bearerInput, translateAksara } from '../../lib/scripts/aksara/tools.ts'
import { unmappedNotices } from '../../lib/scripts/unmapped.ts'

export const balineseScriptTranslator = defineTool({
  id: 'balinese-script-translator',
  category: 'translators',
  icon: 'scroll-text',
  title: 'Balinese script translator',
  summary: 'Convert Latin text to Balinese script (aksara Bali), and Balinese script back to Latin letters.',
  keywords: [
    'aksara bali',
    'balinese alphabet',
    'balinese writing',
    'latin to balinese script',
    'hanacaraka bali',
    'gantungan',
    'pangangge',
  ],
  aliases: ['aksara-bali'],
  slugs: {
    es: 'traductor-escritura-balinesa',
    fr: 'traducteur-ecriture-balinaise',
    id: ['translate-aksara-bali', 'aksara-bali'],
    it: 'traduttore-scrittura-balinese',
    pl: 'pismo-balijskie',
    pt: 'tradutor-escrita-balinesa',
    ru: ['baliyskoe-pismo', 'baliyskoye-pismo'],
  },
  recognizes: [{ kind: 'balinese', values: { direction: 'read' } }],
  effect: 'pure',
  input: z.object({ ...aksaraInput, ...bearerInput }),
  output: aksaraOutput,
  notices: unmappedNotices,
  notes: [
    'It converts the script, not the language, and uses the simplified spelling taught in schools. Sanskrit words have fixed spellings; write their letters as kh, gh, ch, jh, th, dh, ph, bh, ṭ, ḍ, ṇ, ś, ṣ, ā, ī and ū.',
    'A letter without a vowel gets an adeg-adeg, and the font then puts the next letter below it (gantungan) or, for pa and sa, beside it (gempelan). Final ng, r and h are cecek, surang and bisah; within a word, ng before k or g, and h before any consonant, keep their full letters. Reduplicated words such as kangkung should keep the cecek, but a rule can’t detect them.',
    'After i and é another vowel gets ᬬ, after u and o ᬯ, after a ᬳ. Some words are spelled differently, such as balian. Numbers are enclosed in two carik (᭞) and keep their periods and commas. When reading back, a ha that only carries a vowel looks the same as a real h.',
    'If you see boxes instead of letters, your device has no font for the script; Noto Sans Balinese is free.',
  ],
  examples: [
    { input: { text: 'Bapa meli sampi ka peken.' }, output: { text: 'ᬩᬧ ᬫᭂᬮᬶ ᬲᬫ᭄ᬧᬶ ᬓ ᬧᭂᬓᭂᬦ᭄᭟' } },
    { title: 'Read back', input: { text: 'ᬭᬳᬚᭂᬂ ᬭᬳᬶᬦ' }, output: { text: 'rahajeng rahina' } },
    { title: 'A Sanskrit word', input: { text: 'anggara', vowels: 'all' }, output: { text: 'ᬅᬗ᭄ᬕᬭ' } },
  ],
  transform: (input, { note }) => translateAksara(AKSARA_BALI, input, note),
})
