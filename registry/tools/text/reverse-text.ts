import * as z from 'zod'
import { defineTool } from '../../../engine/core/define.ts'
import { choice, flag, text } from '../../../engine/core/kit.ts'
import { part } from '../../../engine/core/parts.ts'
import { eachGrapheme } from '../../lib/text/segments.ts'
import { linesWithEnds } from '../../lib/text/lines.ts'
import { inText } from '../../lib/words/in-text.ts'

export const reverseText = defineTool({
  id: 'reverse-text',
  category: 'text',
  icon: 'flip-horizontal-2',
  title: 'Reverse text',
  summary: 'Reverse text by characters, words or lines; accents and emoji stay intact.',
  keywords: ['backwards text', 'reverse string', 'reverse words', 'reverse lines', 'mirror text', 'text reverser'],
  aliases: ['text-reverser', 'backwards-text', 'reverse-string'],
  slugs: {
    es: 'invertir-texto',
    fr: 'inverser-un-texte',
    id: 'balik-teks',
    it: 'invertire-testo',
    pl: 'odwracanie-tekstu',
    pt: 'inverter-texto',
    ru: 'perevernut-tekst',
  },
  effect: 'pure',
  input: z.object({
    text: text('Text'),
    order: choice('Reverse', {
      characters: 'All characters',
      'line-characters': 'The characters of each line',
      'word-characters': 'The characters of each word',
      words: 'The words of each line',
      lines: 'The order of lines',
    }),
    brackets: flag('Mirror brackets', {
      help: 'Turns (abc) into (cba).',
      advanced: true,
      when: { order: ['characters', 'line-characters', 'word-characters'] },
    }),
  }),
  output: z.object({ text: part(z.string(), 'Result', { view: 'text', fileName: 'reversed.txt' }) }),
  notices: { joined: { warning: 'Some characters combine with a new neighbor, so reversing again won’t give back the same text.' } },
  notes: [
    'A character is what a reader sees as one: a letter with its accents, a flag, a whole emoji or a CRLF line break. Words are separated by whitespace, which is reversed along with them. Line breaks stay in place unless you reverse all characters.',
    'Arabic and Hebrew are reversed in reading order; your device then displays the result from right to left again, and Arabic letters take the shapes of their new positions.',
  ],
  examples: [
    {
      input: { text: 'Don’t stop 👍🏽' },
      in: inText({
        es: 'No pares 👍🏽',
        fr: 'N’arrête pas 👍🏽',
        id: 'Jangan berhenti 👍🏽',
        it: 'Non fermarti 👍🏽',
        pl: 'Nie przestawaj 👍🏽',
        pt: 'Não pare 👍🏽',
        ru: 'Не сдавайся 👍🏽',
      }),
      output: { text: '👍🏽 pots t’noD' },
    },
    {
      title: 'Words',
      input: { text: 'world, hello', order: 'words' },
      in: inText({
        es: 'mundo, hola',
        fr: 'monde, bonjour',
        id: 'dunia, halo',
        it: 'mondo, ciao',
        pl: 'świecie, witaj',
        pt: 'mundo, olá',
        ru: 'мир, привет',
      }),
      output: { text: 'hello world,' },
    },
    {
      title: 'Lines',
      input: { text: 'first\nsecond\nthird', order: 'lines' },
      in: inText({
        es: 'primero\nsegundo\ntercero',
        fr: 'premier\ndeuxième\ntroisième',
        id: 'pertama\nkedua\nketiga',
        it: 'primo\nsecondo\nterzo',
        pl: 'pierwszy\ndrugi\ntrzeci',
        pt: 'primeiro\nsegundo\nterceiro',
        ru: 'первый\nвторой\nтретий',
      }),
      output: { text: 'third\nsecond\nfirst' },
    },
    {
      title: 'Each word separately, with combining accents',
      input: { text: 'cafe\u0301 noir', order: 'word-characters' },
      in: inText({
        es: 'cafe\u0301 solo',
        fr: 'cafe\u0301 noir',
        id: 'kafe\u0301 baru',
        it: 'caffe\u0300 nero',
        pl: 'czarny kon\u0301',
        pt: 'cafe\u0301 preto',
        ru: 'крепкии\u0306 чаи\u0306',
      }),
      output: { text: 'e\u0301fac rion' },
    },
  ],
  transform: ({ text, order, brackets }, { note }) => {
    const result = reverse(text, order, brackets)
    const isJoined = order !== 'lines' && order !== 'words' && reverse(result, order, brackets) !== text
    if (isJoined) note('joined')
    return { text: result }
  },
})

type Order = 'characters' | 'line-characters' | 'word-characters' | 'words' | 'lines'

function reverse(text: string, order: Order, brackets: boolean): string {
  const turn = (part: string) => reverseCharacters(part, brackets)
  if (order === 'characters') return turn(text)
  if (order === 'lines') return reverseLines(text)
  const parts: string[] = []
  for (const { text: line, end } of linesWithEnds(text)) {
    if (order === 'line-characters') parts.push(turn(line))
    else if (order === 'words') parts.push(line.split(/(\s+)/u).toReversed().join(''))
    else parts.push(line.replace(/\S+/gu, turn))
    parts.push(end)
  }
  return parts.join('')
}

/** Each line break keeps its place, so that a text without one at its end gets none. */
function reverseLines(text: string): string {
  const lines = [...linesWithEnds(text)]
  return lines.map(({ end }, index) => (lines.at(-1 - index)?.text ?? '') + end).join('')
}

const PAIRS = ['()', '[]', '{}', '<>', '«»', '‹›', '“”', '‘’', '「」', '『』', '（）', '【】', '《》', '〈〉']
const TURNED: ReadonlyMap<string, string> = new Map(
  PAIRS.flatMap((pair) => [
    [pair.charAt(0), pair.charAt(1)],
    [pair.charAt(1), pair.charAt(0)],
  ]),
)

function reverseCharacters(text: string, brackets: boolean): string {
  const units = new Uint16Array(text.length)
  let at = text.length
  eachGrapheme(text, (character) => {
    const turned = brackets ? (TURNED.get(character) ?? character) : character
    at -= turned.length
    for (let i = 0; i < turned.length; i++) units[at + i] = turned.charCodeAt(i)
  })
  const pieces: string[] = []
  for (let i = 0; i < units.length; i += 0x8000) pieces.push(String.fromCharCode(...units.subarray(i, i + 0x8000)))
  return pieces.join('')
}
