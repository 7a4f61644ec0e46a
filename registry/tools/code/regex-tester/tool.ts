import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { type Failure, placeAt } from '../../../../engine/core/errors.ts'
import { choice, choices, flag, text } from '../../../../engine/core/kit.ts'
import { column, facts, marked, oneOf, part, table } from '../../../../engine/core/parts.ts'
import { LINE_LIMIT } from '../../../../engine/core/schema.ts'
import { OWN_SEPARATOR_HELP, readEscapes } from '../../../lib/text/separators.ts'
import { GREED, MEANINGS, capturingGroups, explain } from './explain.ts'
import { patternFailures } from './faults.ts'
import { flavorFailures } from './flavor.ts'
import { FLAGS, flagFailures, readPattern } from './read-pattern.ts'
import { MOST_TESTS, type Shown, groupRows, matchRows, noteReferences, referenceNotices, runTests, shorten } from './rows.ts'
import { createReplacer, createSplitter, matchesOf } from './search.ts'
import { findSlow, slowFailures } from './slow.ts'

const LONGEST_TEXT = 4 * 1024 * 1024
const LONGEST_RESULT = 2 * LONGEST_TEXT
const MOST_SHOWN = 100
const MOST_GROUPS = 500
const MOST_MARKED = 2000
const MOST_PIECES = 10_000
const MOST_ROWS = 300
/** How long a pattern may look for its next match, in milliseconds. */
const PATTERN_MS = 1_000

const notices = {
  slow: {
    warning:
      '“{{part}}” can take very long on text that almost matches, because it repeats something that can match the same text in many ways.',
  },
  first: { info: 'Only the first match was looked for. Choose the flag g for all of them.' },
  'split-groups': { info: 'The parts include what groups matched. Write (?:…) for groups that should be left out.' },
  ...referenceNotices,
  'cut-matches': { info: 'The tables show the first {{most, number}} rows only. The count and the result are complete.' },
  'cut-rows': { info: 'The explanation ends after {{most, number}} rows.' },
} as const

export const regexTester = defineTool({
  id: 'regex-tester',
  category: 'code',
  icon: 'regex',
  title: 'Regex tester',
  summary: 'Test JavaScript regular expressions: see matches and groups, replace or split, and read what each part means.',
  keywords: [
    'regular expression tester',
    'regexp',
    'regex checker',
    'javascript regex',
    'regex explainer',
    'regex debugger',
    'regex match',
    'regex replace',
    'regex groups',
    'pattern',
  ],
  aliases: ['regexp-tester', 'regular-expression-tester', 'regex-checker', 'javascript-regex-tester', 'regex-explainer', 'regex-replace'],
  slugs: {
    es: 'probador-de-regex',
    fr: 'testeur-de-regex',
    id: 'penguji-regex',
    it: 'tester-regex',
    pl: 'tester-regex',
    pt: 'testador-de-regex',
    ru: 'proverka-regulyarnyh-vyrazheniy',
  },
  recognizes: [{ kind: 'regex', field: 'pattern' }],
  effect: 'pure',
  limits: { timeMs: 10_000 },
  input: z.object({
    pattern: text('Regular expression', {
      min: 1,
      max: LINE_LIMIT,
      control: 'line',
      placeholder: '(\\w+)@(\\w+\\.com)',
      help: 'With or without slashes. Flags after the last slash are added to those below.',
    }),
    flags: choices('Flags', FLAGS, { default: ['g'] }),
    text: text('Text', { max: LONGEST_TEXT, default: '', control: 'multiline' }),
    action: choice('What to do', { match: 'Find matches', replace: 'Replace', split: 'Split' }),
    replacement: text('Replace with', {
      max: LINE_LIMIT,
      default: '',
      control: 'line',
      help: '$1 is the first group, $<name> a named one, $& the whole match, and $$ a dollar sign.',
      when: { action: 'replace' },
    }),
    escapes: flag('Interpret escapes such as \\n', { help: OWN_SEPARATOR_HELP, advanced: true, when: { action: 'replace' } }),
    should: text('Should match', {
      max: 100_000,
      default: '',
      control: 'multiline',
      lines: 3,
      help: 'One test per line. A line passes if the pattern matches anywhere in it; use ^ and $ for the whole line.',
      advanced: true,
    }),
    shouldNot: text('Should not match', { max: 100_000, default: '', control: 'multiline', lines: 3, advanced: true }),
  }),
  output: z.object({
    count: part(z.int(), 'Matches', {
      view: 'headline',
      sentence: { zero: 'No matches were found.', one: '{{value}} match was found.', other: '{{value}} matches were found.' },
    }),
    result: part(z.string(), 'Result', { view: 'text' }).optional(),
    places: marked('Matches in the text', { marks: 'text' }).optional(),
    pieces: part(z.array(z.string()), 'Split text', { view: 'list' }).optional(),
    tests: table(
      'Tests',
      {
        text: column(z.string(), 'Text', { format: 'code' }),
        expected: oneOf('Expected', { match: 'Match', none: 'No match' }),
        found: column(z.string(), 'Found', { format: 'code' }).optional(),
        verdict: oneOf('Outcome', { passed: 'Passed', failed: 'Failed' }),
      },
      { fileName: 'tests.csv' },
    ).optional(),
    tally: facts('Test results', { passed: column(z.int(), 'Passed'), failed: column(z.int(), 'Failed') }).optional(),
    matches: table(
      'List of matches',
      {
        match: column(z.int(), 'Match'),
        line: column(z.int(), 'Line'),
        column: column(z.int(), 'Column'),
        start: column(z.int(), 'From'),
        end: column(z.int(), 'To'),
        found: column(z.string(), 'Found', { format: 'code', copyable: true }),
        replacement: column(z.string(), 'Replacement', { format: 'code' }).optional(),
      },
      { fileName: 'matches.csv', help: 'From and To count UTF-16 units from 0, as JavaScript does. To is the first one after the match.' },
    ).optional(),
    groups: table(
      'Groups',
      {
        match: column(z.int(), 'Match'),
        group: column(z.int(), 'Group'),
        name: column(z.string(), 'Name', { format: 'code' }).optional(),
        start: column(z.int(), 'From').optional(),
        end: column(z.int(), 'To').optional(),
        found: column(z.string(), 'Found', { format: 'code', copyable: true }).optional(),
      },
      { fileName: 'groups.csv', help: 'A group without a position took no part in the match.' },
    ).optional(),
    explanation: table(
      'Explanation',
      {
        number: column(z.string(), 'No.'),
        part: column(z.string(), 'Part', { format: 'code' }),
        meaning: oneOf('Meaning', MEANINGS),
        detail: column(z.string(), 'Detail', { format: 'code' }).optional(),
        times: column(z.string(), 'Times').optional(),
        greed: oneOf('Repeated', GREED).optional(),
      },
      { fileName: 'explanation.csv' },
    ),
    pattern: facts('Pattern', {
      literal: column(z.string(), 'In JavaScript', { format: 'code', copyable: true }),
      groups: column(z.int(), 'Groups in the pattern'),
    }),
  }),
  failures: {
    ...patternFailures.words,
    ...flavorFailures.words,
    ...flagFailures.words,
    ...slowFailures.words,
    'result-too-long': 'The result would be longer than the limit of {{most, number}} characters. Shorten the text.',
    'too-many-pieces': 'The text would be split into more than {{most, number}} parts. Shorten the text, or make the pattern more precise.',
    'too-many-tests': 'There are more than {{most, number}} tests. Remove some lines.',
  },
  notices,
  notes: [
    'Patterns run in your browser’s own JavaScript engine, so the result is what your JavaScript code gets. PCRE (PHP), Python, Java, .NET and Go differ in details.',
    'Syntax from PCRE and Python that JavaScript lacks is recognized, and you are told what to write instead: (?i) and (?P<name>…), \\A and \\Z, possessive quantifiers such as a++, atomic groups (?>…), recursion (?R), comments, conditionals and POSIX classes such as [[:alpha:]].',
    'In JavaScript, \\d and \\w are ASCII only, even with the flag u, and $ without the flag m matches only at the very end, while PCRE’s and Python’s $ also matches before a final line break.',
    'After a match of length zero, the search moves on by one UTF-16 unit, or by a whole character with the flag u or v. Lines end with LF, CR or CRLF; columns count UTF-16 units from 1.',
    'A search that takes longer than a second without another match is stopped, and the part of the pattern that is likely to be the cause is named.',
    'Tests ignore the flag g: each line is searched from its start.',
  ],
  examples: [
    {
      input: { pattern: '(?<year>\\d{4})-(?<month>\\d\\d)', text: 'From 2025-11 to 2026-02' },
      in: {
        es: { input: { pattern: '(?<anio>\\d{4})-(?<mes>\\d\\d)', text: 'Desde 2025-11 hasta 2026-02' }, output: { count: 2 } },
        fr: { input: { pattern: '(?<annee>\\d{4})-(?<mois>\\d\\d)', text: 'De 2025-11 à 2026-02' }, output: { count: 2 } },
        id: { input: { pattern: '(?<tahun>\\d{4})-(?<bulan>\\d\\d)', text: 'Dari 2025-11 sampai 2026-02' }, output: { count: 2 } },
        it: { input: { pattern: '(?<anno>\\d{4})-(?<mese>\\d\\d)', text: 'Da 2025-11 a 2026-02' }, output: { count: 2 } },
        pl: { input: { pattern: '(?<rok>\\d{4})-(?<miesiac>\\d\\d)', text: 'Od 2025-11 do 2026-02' }, output: { count: 2 } },
        pt: { input: { pattern: '(?<ano>\\d{4})-(?<mes>\\d\\d)', text: 'De 2025-11 a 2026-02' }, output: { count: 2 } },
        ru: { input: { text: 'С 2025-11 по 2026-02' }, output: { count: 2 } },
      },
      output: { count: 2, pattern: { literal: '/(?<year>\\d{4})-(?<month>\\d\\d)/g', groups: 2 } },
    },
    {
      title: 'Swap words with groups',
      input: { pattern: '/(\\w+), (\\w+)/', text: 'Lovelace, Ada\nTuring, Alan', action: 'replace', replacement: '$2 $1' },
      in: {
        ru: {
          input: { pattern: '/(\\p{L}+), (\\p{L}+)/u', text: 'Толстой, Лев\nАхматова, Анна' },
          output: { count: 2, result: 'Лев Толстой\nАнна Ахматова' },
        },
      },
      output: { count: 2, result: 'Ada Lovelace\nAlan Turing' },
    },
    {
      title: 'Split at commas and semicolons',
      input: { pattern: '\\s*[,;]\\s*', text: 'a, b;c ; d', action: 'split' },
      output: { count: 3, pieces: ['a', 'b', 'c', 'd'] },
    },
    {
      title: 'Test a pattern line by line',
      input: { pattern: '/^#[\\da-f]{6}$/i', flags: [], should: '#FF8800\n#fff', shouldNot: 'red' },
      in: { id: { input: { shouldNot: 'merah' }, output: { tally: { passed: 2, failed: 1 } } } },
      output: {
        count: 0,
        tally: { passed: 2, failed: 1 },
        tests: [
          { text: '#FF8800', expected: 'match', found: '#FF8800', verdict: 'passed' },
          { text: '#fff', expected: 'match', verdict: 'failed' },
          { text: 'red', expected: 'none', verdict: 'passed' },
        ],
      },
    },
  ],
  transform: async (input, { fail, note, within }) => {
    const { text, action } = input
    const read = await readPattern(input.pattern, input.flags)
    const { source, flags, ast, offset } = read
    const groups = capturingGroups(ast)
    const slow = findSlow(ast, flags)
    const late: Failure = slow
      ? { code: slow.code, params: { part: shorten(slow.part) }, field: 'pattern', place: placeAt(input.pattern, offset + slow.offset) }
      : { code: 'slow-pattern', params: {}, field: 'pattern' }
    const again = () => within(PATTERN_MS, late)

    const template = input.escapes ? readEscapes(input.replacement) : input.replacement
    const replacer =
      action === 'replace'
        ? createReplacer(text, template, LONGEST_RESULT, () => fail('result-too-long', { most: LONGEST_RESULT, field: 'replacement' }))
        : undefined
    const splitter = action === 'split' ? createSplitter(text) : undefined
    const shown: Shown[] = []
    const spans: { start: number; end: number; to?: string }[] = []
    let count = 0
    for (const match of matchesOf(text, source, action === 'split' ? `${flags.replace(/[gy]/g, '')}g` : flags, again)) {
      const replacement = replacer?.put(match)
      if ((splitter?.put(match) ?? 0) > MOST_PIECES) fail('too-many-pieces', { most: MOST_PIECES, field: 'text' })
      if (count < MOST_MARKED)
        spans.push({
          start: match.index,
          end: match.index + match[0].length,
          ...(replacement !== undefined && { to: shorten(replacement) }),
        })
      if (count++ < MOST_SHOWN) shown.push({ match, replacement: replacement && shorten(replacement) })
    }
    const tests = runTests(input, read, again, () => fail('too-many-tests', { most: MOST_TESTS, field: 'should' }))
    within(Infinity)

    const rows = groupRows(
      shown,
      groups.map(({ name }) => name),
    )
    const explanation = explain(ast, flags, MOST_ROWS)
    if (slow?.isSure) note('slow', { part: shorten(slow.part) })
    if (action !== 'split' && !flags.includes('g') && count > 0) note('first')
    if (splitter && groups.length > 0 && count > 0) note('split-groups')
    if (replacer) noteReferences(template, groups, note)
    if (count > MOST_SHOWN || rows.length > MOST_GROUPS) note('cut-matches', { most: count > MOST_SHOWN ? MOST_SHOWN : MOST_GROUPS })
    if (explanation.length >= MOST_ROWS) note('cut-rows', { most: MOST_ROWS })
    return {
      count,
      result: replacer?.end(),
      places: count > 0 ? { count, spans } : undefined,
      pieces: splitter?.end().map((piece) => piece.toWellFormed()),
      tests,
      tally: tests && {
        passed: tests.filter(({ verdict }) => verdict === 'passed').length,
        failed: tests.filter(({ verdict }) => verdict === 'failed').length,
      },
      matches: count > 0 ? matchRows(text, shown) : undefined,
      groups: rows.length > 0 ? rows.slice(0, MOST_GROUPS) : undefined,
      explanation,
      pattern: { literal: `/${new RegExp(source, flags).source}/${flags}`.toWellFormed(), groups: groups.length },
    }
  },
})
