import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { AESTHETIC_SYMBOLS } from '../../data/symbols/aesthetic-symbols.ts'
import { SIGN_FAILURES, SIGN_NOTE, signTable, findSigns } from '../../lib/symbols/sign-table.ts'
import { boardOf, groupField, searchField } from '../../lib/symbols/board.ts'

const LABELS = {
  sparkles: 'Sparkles',
  bows: 'Bows',
  hearts: 'Hearts',
  moon: 'Moon, sun and stars',
  flowers: 'Flowers and leaves',
  nature: 'Animals and nature',
  dividers: 'Dividers',
  frames: 'Frames and brackets',
  arrows: 'Arrows',
  crosses: 'Crosses and gothic symbols',
  music: 'Music',
} as const

const BOARD = boardOf(AESTHETIC_SYMBOLS)

export const aestheticSymbols = defineTool({
  id: 'aesthetic-symbols',
  category: 'generators',
  icon: 'flower',
  title: 'Aesthetic symbols',
  summary: 'Copy sparkles, bows, dividers, frames and small patterns for bios, captions and notes with one tap.',
  keywords: [
    'aesthetic text',
    'cute symbols',
    'bio symbols',
    'coquette symbols',
    'dividers',
    'kawaii symbols',
    'borders to copy',
    'sparkle symbol',
  ],
  aliases: ['cute-symbols', 'aesthetic-text-symbols'],
  slugs: {
    es: 'simbolos-aesthetic',
    fr: 'symboles-esthetiques',
    id: 'simbol-aesthetic',
    it: 'simboli-aesthetic',
    pl: 'estetyczne-symbole',
    pt: 'simbolos-aesthetic',
    ru: 'esteticheskie-simvoly',
  },
  effect: 'pure',
  input: z.object({ find: searchField('★'), group: groupField(LABELS) }),
  output: z.object({ signs: signTable }),
  failures: SIGN_FAILURES,
  notes: [
    'A pattern is made of several symbols. Each of them is named once, and you can search by those names.',
    SIGN_NOTE,
    'Patterns are made of ordinary characters from many scripts. If a font lacks one, a box appears; combining marks may be placed differently from device to device.',
    'Screen readers spell patterns out symbol by symbol. Keep them short, and never put important words in them.',
  ],
  examples: [
    {
      title: 'A bow by its characters',
      input: { group: 'bows', find: 'ʚɞ' },
      output: {
        signs: [
          {
            text: 'ʚɞ',
            name: 'Latin small letter closed open e, Latin small letter closed reversed open e',
            code: 'U+029A U+025E',
            html: '&#666;&#606;',
          },
        ],
      },
    },
    {
      title: 'By a word',
      input: { group: 'music', find: 'G clef' },
      in: {
        es: { input: { find: 'corchea' } },
        fr: { input: { find: 'clé' } },
        id: { input: { find: 'not seperdelapan' } },
        it: { input: { find: 'croma' } },
        pl: { input: { find: 'ósemka' } },
        pt: { input: { find: 'colcheia' } },
        ru: { input: { find: 'восьмая нота' } },
      },
      output: { signs: [{ text: '𝄞', name: 'musical symbol G clef', code: 'U+1D11E', html: '&#119070;' }] },
    },
    {
      title: 'By the code point of a symbol in it',
      input: { group: 'frames', find: 'U+A9C1' },
      output: {
        signs: [
          {
            text: '꧁ ꧂',
            name: 'Javanese left rerenggan, Javanese right rerenggan',
            code: 'U+A9C1 U+0020 U+A9C2',
            html: '&#43457; &#43458;',
          },
          {
            text: '꧁༺ ༻꧂',
            name: 'Javanese left rerenggan, Tibetan mark gug rtags gyon, Tibetan mark gug rtags gyas, Javanese right rerenggan',
            code: 'U+A9C1 U+0F3A U+0020 U+0F3B U+A9C2',
            html: '&#43457;&#3898; &#3899;&#43458;',
          },
        ],
      },
    },
  ],
  transform: async (input, { locale, fail }) => ({ signs: await findSigns(BOARD, input, locale, fail) }),
})
