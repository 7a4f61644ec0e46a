import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Choice, type Span, findLines, mergePieces } from '../../../../../engine/view/views/diff/merge-text.ts'
import { type CompareRules, compareLines, makeRows, splitLines } from '../../../../../registry/tools/text/text-compare/compare.ts'

const EXACT: CompareRules = { ignoreCase: false, space: 'compare', ignoreBlankLines: false }

function spansOf(left: string, right: string, rules: CompareRules): Span[] {
  const [a, b] = [splitLines(left).lines, splitLines(right).lines]
  const steps = compareLines(a, b, rules, 1000)
  return makeRows(steps ?? [], a, b, rules).flatMap(({ span }) => (span ? [span] : []))
}

function merge(left: string, right: string, choices: readonly (Choice | undefined)[] | Choice, rules = EXACT): string {
  const spans = spansOf(left, right, rules)
  const chosen = (span: Span) => (typeof choices === 'string' ? choices : choices[spans.indexOf(span)])
  return [...mergePieces(findLines(left), findLines(right), spans, chosen)].join('')
}

const end = fc.constantFrom('\n', '\r\n', '\r')
const line = fc.constantFrom('a', 'A', 'b', '', ' a', 'a  ', 'x y', 'X  y')
const text = fc
  .tuple(fc.array(fc.tuple(line, end), { maxLength: 12 }), fc.boolean())
  .map(([lines, open]) => lines.map(([words, stop], index) => words + (open && index === lines.length - 1 ? '' : stop)).join(''))
const rules = fc.record({
  ignoreCase: fc.boolean(),
  space: fc.constantFrom('compare', 'ends', 'all') as fc.Arbitrary<CompareRules['space']>,
  ignoreBlankLines: fc.boolean(),
})

describe('findLines', () => {
  it.each([
    ['', [0]],
    ['a', [0, 1]],
    ['a\n', [0, 2]],
    ['a\r\nb\rc\n', [0, 3, 5, 7]],
    ['\n\r\n', [0, 1, 3]],
  ])('finds the starts in %j', (whole, starts) => {
    expect(findLines(whole).starts).toEqual(starts)
  })

  it('counts the lines that the comparison counts', () => {
    fc.assert(
      fc.property(text, (whole) => {
        expect(findLines(whole).starts.length - 1).toBe(splitLines(whole).lines.length)
      }),
    )
  })
})

describe('mergePieces', () => {
  it('takes each block from where it was chosen', () => {
    const [left, right] = ['one\ntwo\nthree\nfour\n', 'one\n2\nthree\n4\nfive\n']
    expect(merge(left, right, ['right', 'left'])).toBe('one\n2\nthree\nfour\n')
    expect(merge(left, right, ['both', 'right'])).toBe('one\ntwo\n2\nthree\n4\nfive\n')
    expect(merge(left, right, [undefined, 'both'])).toBe('one\ntwo\nthree\nfour\n4\nfive\n')
  })

  it('keeps the line ends of the side that a line comes from', () => {
    expect(merge('a\r\nb\r\nc\r\n', 'a\nB\nc\n', 'both')).toBe('a\r\nb\r\nB\nc\r\n')
  })

  it.each([
    ['a', 'b', 'both', 'a\nb'],
    ['a\r\nb', 'a\nc', 'both', 'a\r\nb\r\nc'],
    ['a', 'a\r\nb\r\n', 'right', 'a\r\nb\r\n'],
    ['a\nb\n', 'a', 'right', 'a\n'],
    ['', 'a\nb', 'right', 'a\nb'],
    ['a', '', 'right', ''],
    ['x\r', '\ny', 'both', 'x\r\ry'],
  ] as const)('parts the ends of %j and %j when taking %s', (left, right, choice, merged) => {
    expect(merge(left, right, choice)).toBe(merged)
  })

  it('takes the author’s own text under rules that ignore something, the left one where lines count as equal', () => {
    const ignoring = { ...EXACT, ignoreCase: true, space: 'ends' as const }
    expect(merge('One\ntwo  words\nthree\n', ' one\nTWO WORDS\nThree  and\n', 'right', ignoring)).toBe('One\ntwo  words\nThree  and\n')
    expect(merge('a\n\nx\nb\n', 'a\ny\n\n\nb\n', 'right', { ...EXACT, ignoreBlankLines: true })).toBe('a\ny\n\n\nb\n')
    expect(merge('a\n\n\nb\n', 'a\nb\n', 'right', { ...EXACT, ignoreBlankLines: true })).toBe('a\n\n\nb\n')
  })

  it('gives the left text back letter for letter, whatever is ignored', () => {
    fc.assert(
      fc.property(text, text, rules, (left, right, ignored) => {
        expect(merge(left, right, 'left', ignored)).toBe(left)
      }),
    )
  })

  it('gives the lines of the right text when nothing is ignored', () => {
    fc.assert(
      fc.property(text, text, (left, right) => {
        expect(splitLines(merge(left, right, 'right')).lines).toEqual(splitLines(right).lines)
      }),
    )
  })

  it('gives lines that count as those of the right text when something is ignored', () => {
    fc.assert(
      fc.property(text, text, rules, (left, right, ignored) => {
        expect(spansOf(merge(left, right, 'right', ignored), right, ignored)).toEqual([])
      }),
    )
  })

  it('loses no line of either side when both are taken', () => {
    fc.assert(
      fc.property(text, text, (left, right) => {
        const merged = splitLines(merge(left, right, 'both')).lines
        const equal = spansOf(left, right, EXACT).reduce((sum, span) => sum - span.right.count, splitLines(right).lines.length)
        expect(merged).toHaveLength(splitLines(left).lines.length + splitLines(right).lines.length - equal)
      }),
    )
  })
})
