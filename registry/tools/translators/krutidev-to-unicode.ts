import { defineTool } from '../../../engine/core/define.ts'
import { KRUTI_DEV } from '../../data/scripts/kruti-dev.ts'
import { legacyReadingInput, legacyReadingNotices, legacyReadingOutput, readFont } from '../../lib/scripts/hindi/tools.ts'

/** Chanakya lies almost wholly above ASCII, Kruti Dev almost wholly within. */
const CHANAKYA = { font: 'Chanakya', characters: /[\u0080-\u00ff]/ }

export const krutidevToUnicode = defineTool({
  id: 'krutidev-to-unicode',
  category: 'translators',
  icon: 'languages',
  title: 'Kruti Dev to Unicode',
  summary: 'Convert Hindi text typed in the Kruti Dev 010 font to Unicode (Mangal) that works on every phone and website.',
  keywords: [
    'krutidev',
    'kruti dev converter',
    'kruti dev 010 to mangal',
    'krutidev to mangal',
    'devlys to unicode',
    'hindi font converter',
    'hindi typing',
    'devanagari',
    'कृति देव से यूनिकोड',
  ],
  aliases: ['kruti-dev-to-unicode', 'krutidev-to-mangal'],
  slugs: {
    es: 'krutidev-a-unicode',
    fr: 'krutidev-vers-unicode',
    id: 'krutidev-ke-unicode',
    it: 'da-krutidev-a-unicode',
    pl: 'krutidev-na-unicode',
    pt: 'krutidev-para-unicode',
    ru: 'krutidev-v-unicode',
  },
  effect: 'pure',
  inverse: 'unicode-to-krutidev',
  input: legacyReadingInput,
  output: legacyReadingOutput,
  notices: legacyReadingNotices,
  notes: [
    'Works for Kruti Dev 010, DevLys 010 and related text fonts. Short i moves after its letters and the reph before them, and half letters are joined with their strokes. Characters without an equivalent are kept and listed with line and column.',
    'The % key is visarga after a Hindi letter and a colon elsewhere. A dash with spaces on both sides is a dash; elsewhere, – and — are the letters दृ and कृ. Digits 0 to 9 stay as they are; some related fonts show Devanagari digits instead.',
    'Letters with a dot below become two characters, letter and nukta, as Unicode normalization (NFC) requires.',
    'We checked the mapping against three converters: the one common in Indian offices, one from IIIT Hyderabad and one from IIT Delhi. They share a common origin, so proofread anything important.',
  ],
  examples: [
    { input: { text: 'fganh Hkkjr dh jktHkk"kk gSA' }, output: { text: 'हिंदी भारत की राजभाषा है।' } },
    { title: 'Short i, reph and conjuncts', input: { text: 'fLFkfr /kkfeZd jk"Vªh; –f"V' }, output: { text: 'स्थिति धार्मिक राष्ट्रीय दृष्टि' } },
    { title: 'With an English word', input: { text: 'esjk [[email]] irk', brackets: true }, output: { text: 'मेरा email पता' } },
  ],
  transform: (input, { note }) => readFont(KRUTI_DEV, CHANAKYA, input, note),
})
