import { defineTool } from '../../../engine/core/define.ts'
import { KRUTI_DEV } from '../../data/scripts/kruti-dev.ts'
import { legacyWritingInput, legacyWritingNotices, legacyWritingOutput, writeFont } from '../../lib/scripts/hindi/tools.ts'

export const unicodeToKrutidev = defineTool({
  id: 'unicode-to-krutidev',
  category: 'translators',
  icon: 'languages',
  title: 'Unicode to Kruti Dev',
  summary: 'Convert Hindi Unicode text, in Mangal or a similar font, to the Kruti Dev 010 font.',
  keywords: [
    'unicode to kruti dev converter',
    'mangal to kruti dev',
    'mangal to krutidev 010',
    'unicode to devlys',
    'hindi font converter',
    'hindi typing test',
    'devanagari',
    'यूनिकोड से कृति देव',
  ],
  aliases: ['unicode-to-kruti-dev', 'mangal-to-krutidev'],
  slugs: {
    es: 'unicode-a-krutidev',
    fr: 'unicode-vers-krutidev',
    id: 'unicode-ke-krutidev',
    it: 'da-unicode-a-krutidev',
    pl: 'unicode-na-krutidev',
    pt: 'unicode-para-krutidev',
    ru: 'unicode-v-krutidev',
  },
  recognizes: [{ kind: 'hindi' }],
  effect: 'pure',
  inverse: 'krutidev-to-unicode',
  input: legacyWritingInput,
  output: legacyWritingOutput,
  notices: legacyWritingNotices,
  notes: [
    'The result appears as Hindi only where Kruti Dev 010 or a related font is installed and selected; anywhere else it looks like random characters. This page doesn’t include the font.',
    'Conjuncts use the longest glyph the font has, then half letters, then a visible virama. Zero-width joiners are dropped, except that a non-joiner after a virama keeps it visible.',
    'Hindi letters take up the codes of Latin letters and many punctuation marks. Punctuation marks that have other codes in this font are written with those codes; straight quotation marks become curly, and a colon looks like visarga and may be converted back as one.',
    'We checked the mapping against three converters: the one common in Indian offices, one from IIIT Hyderabad and one from IIT Delhi. They share a common origin, so proofread anything important.',
  ],
  examples: [
    { input: { text: 'हिंदी भारत की राजभाषा है।' }, output: { text: 'fganh Hkkjr dh jktHkk"kk gSA' } },
    { title: 'Short i, reph and conjuncts', input: { text: 'स्थिति धार्मिक राष्ट्रीय दृष्टि' }, output: { text: 'fLFkfr /kkfeZd jk"Vªh; –f"V' } },
    { title: 'With an English word', input: { text: 'मेरा email पता', brackets: true }, output: { text: 'esjk [[email]] irk' } },
  ],
  transform: (input, { note }) => writeFont(KRUTI_DEV, input, note),
})
