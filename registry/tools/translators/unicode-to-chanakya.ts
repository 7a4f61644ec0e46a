import { defineTool } from '../../../engine/core/define.ts'
import { CHANAKYA } from '../../data/scripts/chanakya.ts'
import { legacyWritingInput, legacyWritingNotices, legacyWritingOutput, writeFont } from '../../lib/scripts/hindi/tools.ts'

export const unicodeToChanakya = defineTool({
  id: 'unicode-to-chanakya',
  category: 'translators',
  icon: 'newspaper',
  title: 'Unicode to Chanakya',
  summary: 'Convert Hindi Unicode text, in Mangal or a similar font, to the Chanakya font used by newspapers and typesetters.',
  keywords: [
    'unicode to chanakya converter',
    'mangal to chanakya',
    'chanakya font converter',
    'hindi newspaper font',
    'hindi font converter',
    'pagemaker hindi text',
    'devanagari',
    'यूनिकोड से चाणक्य',
  ],
  aliases: ['mangal-to-chanakya'],
  slugs: {
    es: 'unicode-a-chanakya',
    fr: 'unicode-vers-chanakya',
    id: 'unicode-ke-chanakya',
    it: 'da-unicode-a-chanakya',
    pl: 'unicode-na-chanakya',
    pt: 'unicode-para-chanakya',
    ru: 'unicode-v-chanakya',
  },
  recognizes: [{ kind: 'hindi', confidence: 0.97 }],
  effect: 'pure',
  inverse: 'chanakya-to-unicode',
  input: legacyWritingInput,
  output: legacyWritingOutput,
  notices: legacyWritingNotices,
  notes: [
    'The result appears as Hindi only where the Chanakya font is installed and selected; anywhere else it looks like random characters. This page doesn’t include the font. It isn’t for Walkman-Chanakya 901 and 905, which use the Kruti Dev layout.',
    'Conjuncts use the longest glyph the font has, then half letters, then a visible virama. Zero-width joiners are dropped, except that a non-joiner after a virama keeps it visible.',
    'Half kha, pha, bha and ma are invisible control characters (U+0081, U+008D, U+008F, U+0090): save the result as a file if a program drops them from a copy. The position of the strokes ¤ and U, and which of two shapes the anusvara takes, are a matter of style and may differ from what a typist would choose.',
    'We checked the mapping against two converters: the one common in Indian offices and one from IIT Delhi. They share a common origin, so proofread anything important.',
  ],
  examples: [
    { input: { text: 'हिंदी भारत की राजभाषा है।' }, output: { text: 'çã¢Îè ÖæÚUÌ ·¤è ÚUæÁÖæáæ ãñÐ' } },
    { title: 'Short i, reph and conjuncts', input: { text: 'स्थिति धार्मिक राष्ट्रीय दृष्टि' }, output: { text: 'çSÍçÌ Ïæç×ü·¤ ÚUæCþèØ ÎëçC' } },
    { title: 'With an English word', input: { text: 'मेरा email पता', brackets: true }, output: { text: '×ðÚUæ [[email]] ÂÌæ' } },
  ],
  transform: (input, { note }) => writeFont(CHANAKYA, input, note),
})
