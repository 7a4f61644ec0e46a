import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, flag, text } from '../../../../engine/core/kit.ts'
import { column, facts, part } from '../../../../engine/core/parts.ts'
import { createBoundedText } from '../../../lib/text/bounded-text.ts'
import {
  type ExactNumber,
  MOST_NUMBER_DIGITS,
  compareExact,
  compareMagnitude,
  exactKey,
  midExact,
  readExactNumber,
  sumExact,
  writeExact,
} from './exact-number.ts'
import {
  type CommaUse,
  type NumberPiece,
  type TextPiece,
  numberListFailures,
  splitAtSpaces,
  splitNumberPieces,
} from '../../../lib/numbers/number-list.ts'
import { decimalWriter } from '../../../lib/numbers/local-decimal.ts'
import { OWN_SEPARATOR_HELP, SEPARATOR_LABELS, separatorText } from '../../../lib/text/separators.ts'
import { inText } from '../../../lib/words/in-text.ts'

const LONGEST_RESULT = 32 * 1024 * 1024
const { line, space, comma, semicolon, tab, own } = SEPARATOR_LABELS
const code = (label: string) => part(z.string(), label, { format: 'code' })

export const numberSorter = defineTool({
  id: 'number-sorter',
  category: 'text',
  icon: 'arrow-down-0-1',
  title: 'Number sorter',
  summary: 'Sort numbers of any length exactly, from a list or from any text, with their sum, median, smallest and largest.',
  keywords: ['sort numbers', 'order numbers', 'ascending order', 'descending order', 'smallest to largest', 'least to greatest'],
  aliases: ['sort-numbers', 'number-sorting'],
  slugs: {
    es: 'ordenar-numeros',
    fr: 'trier-des-nombres',
    id: 'pengurut-angka',
    it: 'ordinare-numeri',
    pl: 'sortowanie-liczb',
    pt: 'ordenar-numeros',
    ru: 'sortirovka-chisel',
  },
  recognizes: [{ kind: 'number-list', confidence: 0.98 }],
  effect: 'pure',
  input: z.object({
    text: text('Numbers', { max: 8 * 1024 * 1024, help: 'Separated by spaces, line breaks, semicolons or commas.', control: 'multiline' }),
    order: choice('Order', { ascending: 'Smallest first', descending: 'Largest first' }),
    unique: flag('No repeats'),
    source: choice('Read as', { list: 'A list of numbers only', text: 'Any text with numbers in it' }),
    comma: choice(
      'Commas',
      {
        auto: 'Detect automatically',
        separator: 'Between numbers',
        decimal: 'Decimal separator (1,5)',
        thousands: 'Thousands separator (1,234)',
      },
      { default: 'auto' },
    ),
    separator: choice('Separator', { line, space, comma, semicolon, tab, own }, { help: 'Used in the result.' }),
    own: text(own, { min: 1, max: 100, default: ' | ', help: OWN_SEPARATOR_HELP, when: { separator: 'own' } }),
    absolute: flag('Ignore the sign when sorting', { advanced: true }),
    form: choice('Write numbers', { given: 'As given', plain: 'As plain decimals, such as 1234.5' }, { advanced: true }),
  }),
  output: z.object({
    text: part(z.string(), 'Result', { view: 'text', fileName: 'numbers.txt' }),
    facts: facts('Details', {
      count: column(z.int(), 'Numbers'),
      repeats: column(z.int(), 'Duplicate numbers'),
      smallest: code('Smallest'),
      largest: code('Largest'),
      sum: code('Sum'),
      median: code('Median'),
    }),
  }),
  failures: {
    'bad-number': numberListFailures.words['bad-number'],
    'ambiguous-comma': numberListFailures.words['ambiguous-comma'],
    'no-numbers': 'This text has no numbers in it. Enter at least one.',
    'too-long-number': 'This number is too long. Numbers can have up to {{most, number}} digits and exponents up to {{most, number}}.',
    'comma-twice': 'The numbers contain commas, so a comma can’t separate them too. Choose another separator.',
    'result-too-long': 'The result would be longer than the limit of {{most, number}} characters. Shorten the text.',
  },
  notices: {
    'left-out': {
      warning: {
        one: '{{count, number}} number was skipped for having more than one decimal point, like dates and version numbers.',
        other: '{{count, number}} numbers were skipped for having more than one decimal point, like dates and version numbers.',
      },
    },
  },
  notes: [
    'Every digit counts: the order, the sum and the median are exact, never rounded. Exponents such as 3e8 and the minus sign − are understood. Equal numbers keep their order; without repeats, the first one is kept as written.',
    'In a list, anything that isn’t a number is reported with its line and column. From free text, every run of digits is used, so H2O gives 2; a hyphen counts as a minus sign only if no letter or digit comes before it.',
    'The details cover the numbers in the result.',
  ],
  examples: [
    {
      input: { text: '10, 9.5, -3, 1e2, 0.05, 9.50' },
      in: inText({
        es: '10; 9,5; -3; 1e2; 0,05; 9,50',
        fr: '10; 9,5; -3; 1e2; 0,05; 9,50',
        id: '10; 9,5; -3; 1e2; 0,05; 9,50',
        it: '10; 9,5; -3; 1e2; 0,05; 9,50',
        pl: '10; 9,5; -3; 1e2; 0,05; 9,50',
        pt: '10; 9,5; -3; 1e2; 0,05; 9,50',
        ru: '10; 9,5; -3; 1e2; 0,05; 9,50',
      }),
      output: {
        text: '-3\n0.05\n9.5\n9.50\n10\n1e2',
        facts: { count: 6, repeats: 1, smallest: '-3', largest: '100', sum: '126.05', median: '9.5' },
      },
    },
    {
      title: 'More digits than calculators keep',
      input: { text: '9007199254740993 9007199254740992 9007199254740992.1', order: 'descending' },
      in: inText({ ru: '9007199254740993 9007199254740992 9007199254740992,1' }),
      output: { text: '9007199254740993\n9007199254740992.1\n9007199254740992' },
    },
    {
      title: 'Decimal commas, each number once',
      input: { text: '3,5\n1,25\n3,50\n-2', comma: 'decimal', unique: true, separator: 'semicolon' },
      output: { text: '-2; 1,25; 3,5' },
    },
    {
      title: 'Numbers from a sentence',
      input: { text: 'Rooms 12 and 7 were at -4.5 °C, room 30 at 21 °C.', source: 'text', separator: 'space' },
      in: inText({
        es: 'Habitaciones 12 y 7 a -4,5 °C, habitación 30 a 21 °C.',
        fr: 'Chambres 12 et 7 à -4,5 °C, chambre 30 à 21 °C.',
        id: 'Kamar 12 dan 7 bersuhu -4,5 °C, kamar 30 bersuhu 21 °C.',
        it: 'Stanze 12 e 7 a -4,5 °C, stanza 30 a 21 °C.',
        pl: 'Pokoje 12 i 7: -4,5 °C, pokój 30: 21 °C.',
        pt: 'Quartos 12 e 7 a -4,5 °C, quarto 30 a 21 °C.',
        ru: 'В комнатах 12 и 7 было -4,5 °C, в комнате 30 было 21 °C.',
      }),
      output: { text: '-4.5 7 12 21 30' },
    },
  ],
  transform: (
    { text, order, unique, source, comma: commaUse, separator, own: ownSeparator, absolute, form },
    { fail, locale, signal, note },
  ) => {
    if (source === 'list' && text.trim() === '') fail('required', { field: 'text' })
    const pieces = source === 'list' ? splitAtSpaces(text) : findNumbers(text)
    let leftOut = 0
    const found = divide(pieces, commaUse, text, source === 'list').flatMap(({ text: written, shown, offset }) => {
      const value = readExactNumber(written)
      const where = { field: 'text', offset, text }
      if (value === 'too-long') return fail('too-long-number', { most: MOST_NUMBER_DIGITS, ...where })
      if (value !== 'not-a-number') return [{ shown, value, offset, hasComma: written.includes('.') && /,[^.,]*$/.test(shown) }]
      if (source === 'list') return fail('bad-number', { given: shown.slice(0, 40), ...where })
      leftOut++
      return []
    })
    if (found.length === 0) fail('no-numbers', { field: 'text' })
    signal.throwIfAborted()
    const direction = order === 'ascending' ? 1 : -1
    const compare = absolute ? compareMagnitude : compareExact
    const sorted = found.toSorted((a, b) => direction * compare(a.value, b.value))
    const firsts = withoutRepeats(found)
    const kept = unique ? sorted.filter((one) => firsts.has(one)) : sorted
    const between = separatorText(separator, ownSeparator)
    // Plain numbers keep the decimal mark that they were given with.
    const mark = form === 'plain' && kept.some(({ hasComma }) => hasComma) ? ',' : '.'
    if (between.includes(',') && (form === 'given' ? kept.some(({ shown }) => shown.includes(',')) : mark === ','))
      fail('comma-twice', { field: 'separator' })
    const result = createBoundedText(LONGEST_RESULT, (most) => fail('result-too-long', { most, field: 'text' }))
    for (const [index, { shown, value }] of kept.entries())
      result.put((index === 0 ? '' : between) + (form === 'given' ? shown : writeExact(value).replace('.', mark)))
    if (leftOut > 0) note('left-out', { count: leftOut })
    return {
      text: result.text(),
      facts: {
        count: kept.length,
        repeats: found.length - firsts.size,
        ...factsOf(
          kept.map(({ value }) => value),
          decimalWriter(locale),
        ),
      },
    }
  },
})

function factsOf(values: readonly ExactNumber[], written: (decimal: string) => string) {
  const sorted = values.toSorted(compareExact)
  const at = (index: number) => sorted[index] as ExactNumber
  const middle = (sorted.length - 1) / 2
  const write = (value: ExactNumber) => written(writeExact(value))
  return {
    smallest: write(at(0)),
    largest: write(at(sorted.length - 1)),
    sum: write(sumExact(sorted)),
    median: write(midExact(at(Math.floor(middle)), at(Math.ceil(middle)))),
  }
}

/** The first of all equal numbers. */
function withoutRepeats<T extends { readonly value: ExactNumber }>(numbers: readonly T[]): Set<T> {
  const firsts = new Map<string, T>()
  for (const number of numbers) {
    const key = exactKey(number.value)
    if (!firsts.has(key)) firsts.set(key, number)
  }
  return new Set(firsts.values())
}

/** Runs of digits with points and commas between them; a sign, as in -$5, belongs to them unless something stands right before it. */
const IN_TEXT = /(?:(?<![\p{L}\p{M}\p{N}.,)\]_%−-])[+\-−]\p{Sc}?)?(?:\d|\.\d)(?:[\d.,]*\d)?(?:[eE][+\-−]?\d+(?![\p{L}\d]))?/gu

function findNumbers(text: string): TextPiece[] {
  return [...text.matchAll(IN_TEXT)].map((match) => ({ text: match[0].replace(/\p{Sc}/u, ''), offset: match.index }))
}

function divide(pieces: readonly TextPiece[], comma: CommaUse | 'thousands', text: string, isList: boolean): NumberPiece[] {
  if (comma === 'decimal') return pieces.map(({ text: shown, offset }) => ({ shown, text: ungroup(shown, '.').replace(',', '.'), offset }))
  if (comma !== 'thousands') {
    // In prose a number may well stand alone, and points end sentences: neither tells anything about commas.
    const hints = { alone: isList && pieces.length === 1, hasPoint: isList && text.includes('.') }
    return splitNumberPieces(pieces, comma, { text, field: 'text', ...hints })
  }
  return pieces.flatMap((piece) => {
    const [start = ''] = /^,*/.exec(piece.text) ?? []
    const shown = piece.text.slice(start.length).replace(/,+$/, '')
    return shown === '' ? [] : [{ shown, text: ungroup(shown, ','), offset: piece.offset + start.length }]
  })
}

/** Takes out the marks between groups of three digits; a point only before a decimal comma, since else it may be a decimal point. */
function ungroup(number: string, mark: '.' | ','): string {
  const grouped = mark === '.' ? /^[+\-−]?\d{1,3}(?:\.\d{3})+,\d/ : /^[+\-−]?\d{1,3}(?:,\d{3})+(?:\.\d*)?(?:[eE][+\-−]?\d+)?$/
  return grouped.test(number) ? number.replaceAll(mark, '') : number
}
