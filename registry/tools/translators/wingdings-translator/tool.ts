import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, flag, text } from '../../../../engine/core/kit.ts'
import { column, part, table } from '../../../../engine/core/parts.ts'
import { WINGDINGS_FONTS } from '../../../data/scripts/wingdings.ts'
import { codeOf, unmappedNotices } from '../../../lib/scripts/unmapped.ts'
import { fromWingdings, isWingdings, toWingdings } from './wingdings.ts'
import { inText } from '../../../lib/words/in-text.ts'

const TEXT_MOST = 2 * 1024 * 1024

export const wingdingsTranslator = defineTool({
  id: 'wingdings-translator',
  category: 'translators',
  icon: 'hand-metal',
  title: 'Wingdings translator',
  summary: 'Translate text to Wingdings or Webdings symbols you can paste anywhere, and translate symbols back to text.',
  keywords: [
    'wingdings',
    'wingding',
    'webdings',
    'wingdings 2',
    'wingdings 3',
    'wingdings decoder',
    'wingdings to english',
    'gaster translator',
    'undertale',
    'symbol font',
    'wingdings chart',
  ],
  aliases: ['wingdings', 'wingdings-decoder', 'wingdings-converter', 'webdings-translator'],
  slugs: {
    es: 'traductor-wingdings',
    fr: 'traducteur-wingdings',
    id: 'penerjemah-wingdings',
    it: 'traduttore-wingdings',
    pl: 'tlumacz-wingdings',
    pt: 'tradutor-wingdings',
    ru: 'perevodchik-wingdings',
  },
  effect: 'pure',
  input: z.object({
    text: text('Text', { max: TEXT_MOST, control: 'multiline', help: 'Text or symbols.' }),
    direction: choice('Direction', { auto: 'Automatic', encode: 'Text to symbols', decode: 'Symbols to text' }),
    font: choice('Font', WINGDINGS_FONTS, { default: 'Wingdings', named: 'raw' }),
    symbols: choice(
      'Symbols',
      { common: 'Look-alikes that work on more devices', exact: 'Exact Unicode characters' },
      { when: { font: 'Wingdings' } },
    ),
    plain: flag('Black and white', { help: 'Requests plain symbols instead of emoji.', advanced: true }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { fileName: 'wingdings.txt' }),
    keys: table(
      'Symbols used',
      {
        typed: column(z.string(), 'Character', { format: 'code' }),
        symbol: column(z.string(), 'Symbol', { copyable: true }),
        code: column(z.string(), 'Code point', { format: 'code' }),
      },
      { fileName: 'wingdings.csv' },
    ),
  }),
  notices: unmappedNotices,
  notes: [
    'Wingdings is a font that shows ordinary letters as symbols. The result here is made of Unicode characters that look like those symbols, so they stay symbols wherever you paste them. Which ones appear depends on the device’s fonts; the exact ones date from 2014 and often show as boxes.',
    'All Windows-1252 characters from ! to ÿ have a symbol, and so do the private-use codes U+F020 to U+F0FF, where office programs store these fonts. Uppercase and lowercase letters are different symbols. Spaces and line breaks stay.',
    'The mapping is the Unicode committee’s from 2012; the look-alikes for Wingdings are the older characters given in lists from before Unicode 7.0. The Windows logo at ÿ isn’t a Unicode character, and some other keys show nothing.',
  ],
  examples: [
    {
      input: { text: 'Hello World' },
      in: inText({ es: 'Hola mundo', fr: 'Bonjour', id: 'Halo dunia', it: 'Ciao mondo', pl: 'Witaj', pt: 'Bom dia' }),
      output: { text: '☟♏●●□ 🕈□❒●♎' },
    },
    { title: 'Back to text', input: { text: '✌☺💧 ✡☜💧' }, output: { text: 'AJS YES' } },
    { title: 'Another font', input: { text: 'NYC', font: 'Webdings' }, output: { text: '👁🎔🏙' } },
  ],
  transform: ({ text, direction, font, symbols, plain }, { note }) => {
    const decoding = direction === 'decode' || (direction === 'auto' && isWingdings(text, font))
    const result = decoding ? fromWingdings(text, font) : toWingdings(text, font, { lookAlikes: symbols === 'common', plain })
    result.unmapped.say(text, note)
    const keys = result.used.map((key) => ({ ...key, code: codeOf(key.symbol) }))
    return { text: result.text, keys }
  },
})
