import * as z from 'zod'
import { defineTool } from '../../../../engine/core/define.ts'
import { choice, flag, text, whole } from '../../../../engine/core/kit.ts'
import { column, diff, facts, part } from '../../../../engine/core/parts.ts'
import { type CompareRules, compareLines, countRows, makeRows, skipEqualRows, splitLines } from './compare.ts'
import { makePatch } from './unified-patch.ts'

/** More would take seconds. Lines that only one text has do not count. */
const MOST_EDITS = 6000

const EXACT: CompareRules = { ignoreCase: false, space: 'compare', ignoreBlankLines: false }

export const textCompare = defineTool({
  id: 'text-compare',
  category: 'text',
  icon: 'file-diff',
  title: 'Text compare',
  summary: 'Compare two texts side by side and see what was added, removed or changed, down to the word.',
  keywords: [
    'diff',
    'compare text',
    'diff checker',
    'text difference',
    'compare two texts',
    'find differences',
    'unified diff',
    'merge texts',
  ],
  aliases: ['diff-checker', 'compare-text', 'text-diff'],
  slugs: {
    es: 'comparar-textos',
    fr: 'comparer-deux-textes',
    id: 'bandingkan-teks',
    it: 'confronta-testi',
    pl: 'porownywanie-tekstow',
    pt: 'comparar-textos',
    ru: 'sravnenie-tekstov',
  },
  recognizes: [{ kind: 'text', confidence: 0.88 }],
  effect: 'pure',
  input: z.object({
    text: text('Text', { control: 'multiline' }),
    other: text('Second text', { control: 'multiline' }),
    onlyChanges: flag('Only changes', { help: 'Hide equal lines that are far from a change.' }),
    ignoreCase: flag('Ignore case'),
    space: choice('Spaces and tabs', { compare: 'Compare', ends: 'Ignore amount', all: 'Ignore all' }),
    by: choice('Highlight in changed lines', { word: 'Words', grapheme: 'Characters' }),
    ignoreBlankLines: flag('Ignore blank lines', { advanced: true }),
    context: whole('Lines around a change', { min: 0, max: 1000, default: 3, advanced: true, when: { onlyChanges: true } }),
  }),
  output: z.object({
    counts: facts(
      'Counts',
      {
        same: column(z.int(), 'Equal lines'),
        changed: column(z.int(), 'Changed lines'),
        removed: column(z.int(), 'Removed lines'),
        added: column(z.int(), 'Added lines'),
        similarity: column(z.number(), 'Similarity', { format: 'percent', decimals: 1 }),
      },
      { view: 'statistics' },
    ),
    comparison: diff('Comparison', { merges: ['text', 'other'], media: 'text/plain', fileName: 'merged.txt' }),
    patch: part(z.string(), 'Patch', {
      help: 'Turns the first text into the second.',
      view: 'code',
      language: 'diff',
      media: 'text/x-diff',
      fileName: 'changes.patch',
    }).optional(),
  }),
  failures: {
    'too-different':
      'Both sides have the same lines, but in too different an order: more than {{most, number}} would have to move. Compare smaller parts.',
  },
  notices: {
    'line-ends': { info: 'The two texts use different line endings (CRLF, CR or LF). That isn’t counted as a difference.' },
    'last-line': { info: 'Only one of the two texts ends with a line break. That isn’t counted as a difference.' },
  },
  notes: [
    'Lines are matched so that as many as possible stay the same (the Myers diff algorithm, 1986). The lines in between are paired in order, and their words or characters are compared by Unicode’s rules; a pair that differs in more than 200 words or characters is marked as a whole.',
    'Similarity is how much of the two versions combined is the same: the characters in equal lines and in the unmarked words of changed lines, with each line ending counted as one character.',
    'Merging takes the lines of either side exactly as they are, with their line endings. Lines that differ only in what you ignore count as equal: for those, the left version is kept, and so are ignored blank lines unless they’re inside a difference.',
    'The patch is in unified format and always exact: it ignores only the type of line ending. There is no patch if both sides are equal, or if they’re too different once nothing is ignored.',
  ],
  examples: [
    {
      input: { text: 'one\ntwo\nthree\n', other: 'one\n2\nthree\nfour\n' },
      in: {
        es: {
          input: { text: 'uno\ndos\ntres\n', other: 'uno\n2\ntres\ncuatro\n' },
          output: { counts: { same: 2, changed: 1, removed: 0, added: 1 } },
        },
        fr: {
          input: { text: 'un\ndeux\ntrois\n', other: 'un\n2\ntrois\nquatre\n' },
          output: { counts: { same: 2, changed: 1, removed: 0, added: 1 } },
        },
        id: {
          input: { text: 'satu\ndua\ntiga\n', other: 'satu\n2\ntiga\nempat\n' },
          output: { counts: { same: 2, changed: 1, removed: 0, added: 1 } },
        },
        it: {
          input: { text: 'uno\ndue\ntre\n', other: 'uno\n2\ntre\nquattro\n' },
          output: { counts: { same: 2, changed: 1, removed: 0, added: 1 } },
        },
        pl: {
          input: { text: 'jeden\ndwa\ntrzy\n', other: 'jeden\n2\ntrzy\ncztery\n' },
          output: { counts: { same: 2, changed: 1, removed: 0, added: 1 } },
        },
        pt: {
          input: { text: 'um\ndois\ntrês\n', other: 'um\n2\ntrês\nquatro\n' },
          output: { counts: { same: 2, changed: 1, removed: 0, added: 1 } },
        },
        ru: {
          input: { text: 'один\nдва\nтри\n', other: 'один\n2\nтри\nчетыре\n' },
          output: { counts: { same: 2, changed: 1, removed: 0, added: 1 } },
        },
      },
      output: {
        counts: { same: 2, changed: 1, removed: 0, added: 1, similarity: 2000 / 31 },
        patch: '--- a\n+++ b\n@@ -1,3 +1,4 @@\n one\n-two\n+2\n three\n+four\n',
      },
    },
    {
      title: 'Words within a line',
      input: { text: 'The red house', other: 'The blue house' },
      in: {
        es: { input: { text: 'La casa roja', other: 'La casa azul' } },
        fr: { input: { text: 'La maison rouge', other: 'La maison bleue' } },
        id: { input: { text: 'Rumah itu merah', other: 'Rumah itu biru' } },
        it: { input: { text: 'La casa rossa', other: 'La casa blu' } },
        pl: { input: { text: 'Ten czerwony dom', other: 'Ten niebieski dom' } },
        pt: { input: { text: 'A casa vermelha', other: 'A casa azul' } },
        ru: { input: { text: 'Этот красный дом', other: 'Этот синий дом' } },
      },
      output: {
        comparison: [
          {
            kind: 'changed',
            left: { line: 1, tokens: [{ changed: false }, { text: 'red', changed: true }, { changed: false }] },
            right: { line: 1, tokens: [{ changed: false }, { text: 'blue', changed: true }, { changed: false }] },
            span: { left: { line: 1, count: 1 }, right: { line: 1, count: 1 } },
          },
        ],
      },
    },
    {
      title: 'Only spaces differ',
      input: { text: 'a  b', other: ' a b', space: 'ends' },
      output: { counts: { same: 1, changed: 0, removed: 0, added: 0, similarity: 100 } },
    },
    {
      title: 'Characters within a word',
      input: { text: 'analyse', other: 'analyze', by: 'grapheme' },
      in: {
        es: { input: { text: 'quizás', other: 'quizá' } },
        fr: { input: { text: 'événement', other: 'évènement' } },
        id: { input: { text: 'praktek', other: 'praktik' } },
        it: { input: { text: 'obbiettivo', other: 'obiettivo' } },
        pl: { input: { text: 'sweter', other: 'swetr' } },
        pt: { input: { text: 'fato', other: 'facto' } },
        ru: { input: { text: 'тоннель', other: 'туннель' } },
      },
      output: {
        comparison: [
          {
            kind: 'changed',
            left: {
              line: 1,
              tokens: [
                { text: 'analy', changed: false },
                { text: 's', changed: true },
                { text: 'e', changed: false },
              ],
            },
            right: {
              line: 1,
              tokens: [
                { text: 'analy', changed: false },
                { text: 'z', changed: true },
                { text: 'e', changed: false },
              ],
            },
            span: { left: { line: 1, count: 1 }, right: { line: 1, count: 1 } },
          },
        ],
      },
    },
  ],
  transform: ({ text, other, onlyChanges, ignoreCase, space, ignoreBlankLines, by, context }, { fail, signal, note }) => {
    const left = splitLines(text)
    const right = splitLines(other)
    const rules = { ignoreCase, space, ignoreBlankLines, by }
    const steps = compareLines(left.lines, right.lines, rules, MOST_EDITS) ?? fail('too-different', { most: MOST_EDITS, field: 'other' })
    signal.throwIfAborted()
    const isExact = !ignoreCase && space === EXACT.space && !ignoreBlankLines
    const exactSteps = isExact ? steps : compareLines(left.lines, right.lines, EXACT, MOST_EDITS)
    const patch = exactSteps ? makePatch(exactSteps, left, right) : ''
    const rows = makeRows(steps, left.lines, right.lines, rules)
    if (left.end !== undefined && right.end !== undefined && left.end !== right.end) note('line-ends')
    if (left.lines.length > 0 && right.lines.length > 0 && left.isOpen !== right.isOpen) note('last-line')
    return {
      counts: countRows(rows),
      comparison: onlyChanges ? skipEqualRows(rows, context) : rows,
      patch: patch !== '' ? patch : undefined,
    }
  },
})
