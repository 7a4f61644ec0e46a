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
  summary: 'Write Latin text in Balinese script with its hanging letters, and read the script back.',
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
    ru: 'baliyskoye-pismo',
  },
  effect: 'pure',
  input: z.object({ ...aksaraInput, ...bearerInput }),
  output: aksaraOutput,
  notices: unmappedNotices,
  notes: [
    'It changes the writing, not the language, and gives the simplified spelling of schools. Words from Sanskrit have fixed spellings; write their letters as kh, gh, ch, jh, th, dh, ph, bh, ṭ, ḍ, ṇ, ś, ṣ, ā, ī and ū.',
    'A letter without a vowel gets an adeg-adeg, and the font then hangs the next letter (gantungan) below it. Final ng, r and h are cecek, surang and bisah; within a word, ng before k and g and h before any consonant keep their letters. Reduplicated words such as kangkung keep the cecek, which rules cannot see.',
    'After i and é another vowel gets ᬬ, after u and o ᬯ, after a ᬳ. Some words are written otherwise, such as balian. A number stands between two carik (᭞); points and commas within it stay. Read back, a ha that only carries a vowel cannot be told from a true h.',
    'Boxes instead of letters mean that the device has no font for the script; Noto Sans Balinese is free.',
  ],
  examples: [
    { input: { text: 'Bapa meli sampi ka peken.' }, output: { text: 'ᬩᬧ ᬫᭂᬮᬶ ᬲᬫ᭄ᬧᬶ ᬓ ᬧᭂᬓᭂᬦ᭄᭟' } },
    { title: 'Read back', input: { text: 'ᬭᬳᬚᭂᬂ ᬭᬳᬶᬦ' }, output: { text: 'rahajeng rahina' } },
    { title: 'A word from Sanskrit', input: { text: 'anggara', vowels: 'all' }, output: { text: 'ᬅᬗ᭄ᬕᬭ' } },
  ],
  transform: (input, { note }) => translateAksara(AKSARA_BALI, input, note),
})
