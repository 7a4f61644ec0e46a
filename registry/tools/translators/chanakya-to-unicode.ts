import { defineTool } from '../../../engine/core/define.ts'
import { CHANAKYA } from '../../data/scripts/chanakya.ts'
import { legacyReadingInput, legacyReadingNotices, legacyReadingOutput, readFont } from '../../lib/scripts/hindi/tools.ts'

/** Kruti Dev and Walkman-Chanakya lie almost wholly among the letters of ASCII, Chanakya almost wholly above. */
const KRUTI_DEV = { font: 'Kruti Dev', characters: /[A-Za-z]/ }

export const chanakyaToUnicode = defineTool({
  id: 'chanakya-to-unicode',
  category: 'translators',
  icon: 'newspaper',
  title: 'Chanakya to Unicode',
  summary: 'Convert Hindi text typed in the Chanakya font, used by newspapers and typesetters, to Unicode.',
  keywords: [
    'chanakya converter',
    'chanakya font to mangal',
    'chanakya to mangal',
    'hindi newspaper font',
    'hindi font converter',
    'pagemaker hindi text',
    'devanagari',
    'चाणक्य से यूनिकोड',
  ],
  aliases: ['chanakya-to-mangal'],
  slugs: {
    es: 'chanakya-a-unicode',
    fr: 'chanakya-vers-unicode',
    id: 'chanakya-ke-unicode',
    it: 'da-chanakya-a-unicode',
    pl: 'chanakya-na-unicode',
    pt: 'chanakya-para-unicode',
    ru: 'chanakya-v-unicode',
  },
  effect: 'pure',
  inverse: 'unicode-to-chanakya',
  input: legacyReadingInput,
  output: legacyReadingOutput,
  notices: legacyReadingNotices,
  notes: [
    'This is for the original Chanakya, whose text is mostly outside ASCII (æ, ð, ÚU). Walkman-Chanakya 901 and 905 use the Kruti Dev layout: use Kruti Dev to Unicode for them. Characters without an equivalent are kept and listed with line and column.',
    'Short i moves after its letters and the reph before them, half letters are joined with their strokes, and the strokes ¤ and U, which only complete a shape, are dropped. The digits 0 to 9 are Devanagari digits in this font; Arabic numerals are on ® v w x y z { | } ~.',
    'Text copied from the web often lacks the four half letters kha, pha, bha and ma, which are stored as invisible characters. Anything lost this way can’t be recovered.',
    'We checked the mapping against two converters: the one common in Indian offices and one from IIT Delhi. They share a common origin, so proofread anything important.',
  ],
  examples: [
    { input: { text: 'çã¢Îè ÖæÚUÌ ·¤è ÚUæÁÖæáæ ãñÐ' }, output: { text: 'हिंदी भारत की राजभाषा है।' } },
    { title: 'Short i, reph and conjuncts', input: { text: 'çSÍçÌ Ïæç×ü·¤ ÚUæCþèØ ÎëçC' }, output: { text: 'स्थिति धार्मिक राष्ट्रीय दृष्टि' } },
    { title: 'With an English word', input: { text: '×ðÚUæ [[email]] ÂÌæ', brackets: true }, output: { text: 'मेरा email पता' } },
  ],
  transform: (input, { note }) => readFont(CHANAKYA, KRUTI_DEV, input, note),
})
