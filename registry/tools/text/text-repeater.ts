import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { OWN_SEPARATOR_HELP, SEPARATOR_LABELS, separatorText } from '../../lib/text/separators.ts'
import { inText } from '../../lib/words/in-text.ts'

const LONGEST_RESULT = 20_000_000

export const textRepeater = defineTool({
  id: 'text-repeater',
  category: 'text',
  icon: 'repeat',
  title: 'Text repeater',
  summary: 'Repeat a word, line or emoji up to a million times, with a separator and numbers.',
  keywords: ['repeat text', 'repeat words', 'copy text many times', 'multiply text', 'repeat emoji', 'string repeat'],
  aliases: ['repeat-text', 'word-repeater'],
  slugs: {
    es: 'repetidor-de-texto',
    fr: 'repeter-un-texte',
    id: 'pengulang-teks',
    it: 'ripetitore-di-testo',
    pl: 'powtarzanie-tekstu',
    pt: 'repetidor-de-texto',
    ru: 'povtoritel-teksta',
  },
  effect: 'pure',
  input: z.object({
    text: text('Text', { max: 1_000_000, lines: 4 }),
    count: whole('How many', { min: 1, max: 1_000_000, default: 10 }),
    separator: choice('Separator', SEPARATOR_LABELS, { default: 'line' }),
    own: text(SEPARATOR_LABELS.own, { min: 1, max: 100, default: ' | ', help: OWN_SEPARATOR_HELP, when: { separator: 'own' } }),
    numbers: choice('Numbers', { none: 'None', before: 'Before the text: 1. text', after: 'After the text: text 1' }),
    first: whole('First number', { min: 0, max: 1_000_000, default: 1, advanced: true, when: { numbers: ['before', 'after'] } }),
    zeros: flag('Pad numbers with zeros', {
      help: 'Numbers get the same width, as in 01 to 10.',
      advanced: true,
      when: { numbers: ['before', 'after'] },
    }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'text', fileName: 'repeated.txt' }),
    length: part(z.int(), 'Length', {
      view: 'headline',
      sentence: { one: 'The result is {{value}} character long.', other: 'The result is {{value}} characters long.' },
    }),
  }),
  failures: { 'result-too-long': 'The result would be longer than the limit of {{most, number}} characters. Shorten the text.' },
  notes: ['The separator goes between repetitions, not after the last one. The length is in UTF-16 units, the way many programs count.'],
  examples: [
    {
      input: { text: 'I will not talk in class.', count: 3, numbers: 'before' },
      in: inText({
        es: 'No hablaré en clase.',
        fr: 'Je ne parlerai pas en classe.',
        id: 'Saya tidak akan ribut di kelas.',
        it: 'Non parlerò in classe.',
        pl: 'Nie będę rozmawiać na lekcji.',
        pt: 'Não vou conversar na aula.',
        ru: 'Я не буду болтать на уроке.',
      }),
      output: { text: '1. I will not talk in class.\n2. I will not talk in class.\n3. I will not talk in class.', length: 86 },
    },
    { title: 'Emoji without a separator', input: { text: '👏🏽', count: 4, separator: 'none' }, output: { text: '👏🏽👏🏽👏🏽👏🏽', length: 16 } },
    {
      title: 'Numbered names',
      input: { text: 'server', count: 3, separator: 'own', own: ';\\n', numbers: 'after', first: 9, zeros: true },
      in: inText({ es: 'servidor', fr: 'serveur', id: 'server', it: 'server', pl: 'serwer', pt: 'servidor', ru: 'сервер' }),
      output: { text: 'server 09;\nserver 10;\nserver 11' },
    },
  ],
  transform: ({ text, count, separator, own, numbers, first, zeros }, { fail }) => {
    const between = separatorText(separator, own)
    const width = zeros ? String(first + count - 1).length : 0
    const marks = numbers === 'none' ? 0 : lengthOfNumbers(first, count, width) + count * (numbers === 'before' ? 2 : 1)
    const length = text === '' ? 0 : text.length * count + marks + between.length * (count - 1)
    if (length > LONGEST_RESULT) fail('result-too-long', { most: LONGEST_RESULT, field: 'count' })
    if (text === '') return { text, length }
    if (numbers === 'none') return { text: (text + between).repeat(count - 1) + text, length }
    const pieces = Array.from({ length: count }, (_, index) => {
      const number = String(first + index).padStart(width, '0')
      return numbers === 'before' ? `${number}. ${text}` : `${text} ${number}`
    })
    return { text: pieces.join(between), length }
  },
})

function lengthOfNumbers(first: number, count: number, width: number): number {
  let length = 0
  for (let number = first; number < first + count; number++) length += Math.max(width, String(number).length)
  return length
}
