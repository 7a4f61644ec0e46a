import { describe, expect, it } from 'vitest'
import { removeExtraSpaces } from '../../../../registry/tools/text/remove-extra-spaces.ts'
import { output } from '../../../support/run-tool.ts'

const clean = async (text: string, input: object = {}) => (await output(removeExtraSpaces, { text, ...input })).text

describe('remove-extra-spaces', () => {
  it.each([
    ['a  b   c', {}, 'a b c'],
    ['a  b', { spaces: 'none' }, 'ab'],
    [' a  b ', { spaces: 'keep' }, 'a  b'],
    ['  a \r\n\tb  \rc', { ends: 'end' }, '  a\r\n b\rc'],
    ['  a  ', { ends: 'keep' }, '  a  '],
    ['   \na', { ends: 'end' }, '\na'],
    ['a\n\n \n\nb\n', { lines: 'one' }, 'a\n\nb\n'],
    ['a\n\n \n\nb\n', { lines: 'none' }, 'a\nb\n'],
    ['a\tb', { tabs: false }, 'a\tb'],
    ['a\u00a0\u2009\u202fb', {}, 'a b'],
    ['a\u00a0b', { special: false }, 'a\u00a0b'],
    ['漢\u3000字', {}, '漢\u3000字'],
    ['\ufeffa\u200bb\u00adc\u2060', {}, 'abc'],
    ['a\u200bb', { invisible: false }, 'a\u200bb'],
    // Joiners and marks of direction have a meaning.
    ['👨‍👩‍👧 می‌خواهم \u200e1', {}, '👨‍👩‍👧 می‌خواهم \u200e1'],
    ['line  \nnext \n  x', { markdown: true }, 'line  \nnext\nx'],
    ['line     \nnext', { markdown: true, ends: 'end' }, 'line  \nnext'],
    ['„a“ ‘b’ «c» ‹d›', { quotes: true }, '"a" \'b\' "c" \'d\''],
    ['« a », »b« «\u202fc\u202f»', { quotes: true }, '" a ", "b" "c"'],
    ['«\u00a0a\u00a0» «\u00a0b\u00a0»', { quotes: true, special: false }, '"a" "b"'],
    ['Ñandú é e\u0301 Żółw Øre Łódź đ й ё ß हि ❤️', { marks: true }, 'Nandu e e Zolw Ore Lodz d й ё ß हि ❤️'],
    ['', {}, ''],
    [' \u200b ', {}, ''],
    ['a\ud800  b', {}, 'a\ud800 b'],
  ])('turns %j with %j into %j', async (text, input, expected) => {
    expect(await clean(text, input)).toBe(expected)
  })

  it('counts what it changed', async () => {
    const { changes, removed } = await output(removeExtraSpaces, { text: ' a  b\u00a0\u200b“c”\n\n\n', quotes: true, lines: 'none' })
    expect(Object.fromEntries(changes.map(({ kind, count }: { kind: string; count: number }) => [kind, count]))).toEqual({
      spaces: 1,
      ends: 1,
      special: 1,
      invisible: 1,
      lines: 2,
      quotes: 2,
    })
    expect(removed).toBe(5)
    expect((await output(removeExtraSpaces, { text: 'clean' })).changes).toEqual([])
  })

  it('reads long runs of spaces quickly', async () => {
    const run = ' '.repeat(1_000_000)
    expect(await clean(`a${run}b${run}\n${run}`)).toBe('a b\n')
    expect(await clean(`a${run}b`, { markdown: true, spaces: 'none' })).toBe('ab')
  })
})
