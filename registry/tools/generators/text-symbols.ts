import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { TEXT_SYMBOLS } from '../../data/symbols/text-symbols.ts'
import { SIGN_FAILURES, SIGN_NOTE, signTable, findSigns } from '../../lib/symbols/sign-table.ts'
import { boardOf, groupField, searchField } from '../../lib/symbols/board.ts'

const LABELS = {
  hearts: 'Hearts',
  stars: 'Stars',
  arrows: 'Arrows',
  ticks: 'Check marks and crosses',
  bullets: 'Bullets',
  shapes: 'Geometric shapes',
  hands: 'Hands',
  faces: 'Faces and figures',
  weather: 'Weather and sky',
  flowers: 'Flowers and leaves',
  music: 'Music',
  chess: 'Chess and checkers',
  cards: 'Cards and dice',
  zodiac: 'Zodiac and planets',
  people: 'Gender and marriage',
  faith: 'Faith and peace',
  office: 'Everyday symbols',
  keys: 'Keyboard keys',
  circled: 'Circled numbers and Roman numerals',
  lines: 'Box-drawing lines',
  blocks: 'Blocks and bars',
  brackets: 'Brackets',
} as const

const BOARD = boardOf(TEXT_SYMBOLS)

export const textSymbols = defineTool({
  id: 'text-symbols',
  category: 'generators',
  icon: 'asterisk',
  title: 'Text symbols',
  summary: 'Copy any of over 700 symbols with one tap: hearts, stars, arrows, check marks and more, with name, code point and HTML.',
  keywords: [
    'copy and paste symbols',
    'unicode symbols',
    'heart symbol',
    'star symbol',
    'arrow symbol',
    'check mark',
    'cool symbols',
    'symbols for bio',
  ],
  aliases: ['symbols', 'copy-and-paste-symbols', 'unicode-symbols'],
  slugs: {
    es: 'simbolos-para-copiar',
    fr: 'symboles-a-copier',
    id: 'simbol-teks',
    it: 'simboli-da-copiare',
    pl: 'symbole-do-skopiowania',
    pt: 'simbolos-para-copiar',
    ru: 'simvoly-dlya-kopirovaniya',
  },
  effect: 'pure',
  input: z.object({ find: searchField('★'), group: groupField(LABELS) }),
  output: z.object({ signs: signTable }),
  failures: SIGN_FAILURES,
  notes: [
    SIGN_NOTE,
    'The symbols are ordinary Unicode characters, so you can paste them anywhere text goes. A font may lack rare ones and show a box, and phones show some, such as ♥ and ☀, as color emoji.',
    'Screen readers say the names of symbols or skip them. Say important things in words.',
  ],
  examples: [
    {
      title: 'By its code point',
      input: { find: 'U+2605' },
      output: { signs: [{ text: '★', name: 'black star', code: 'U+2605', html: '&starf;' }] },
    },
    {
      title: 'By a word',
      input: { find: 'quarter note' },
      in: {
        es: { input: { find: 'corchea' } },
        fr: { input: { find: 'cœur brisé' } },
        id: { input: { find: 'not seperdelapan' } },
        it: { input: { find: 'croma' } },
        pl: { input: { find: 'ósemka' } },
        pt: { input: { find: 'colcheia' } },
        ru: { input: { find: 'восьмая нота' } },
      },
      output: { signs: [{ text: '♩', name: 'quarter note', code: 'U+2669', html: '&#9833;' }] },
    },
    {
      title: 'The symbol itself',
      input: { find: '➜' },
      output: { signs: [{ text: '➜', name: 'heavy round-tipped rightwards arrow', code: 'U+279C', html: '&#10140;' }] },
    },
  ],
  transform: async (input, { locale, fail }) => ({ signs: await findSigns(BOARD, input, locale, fail) }),
})
