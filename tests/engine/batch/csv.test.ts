import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { delimiterOf, readRows } from '../../../engine/batch/csv.ts'
import { CSV_DELIMITERS, readCsv } from '../../../registry/lib/csv/read.ts'

const rows = async (chunks: readonly string[], delimiter?: ',' | ';' | '\t' | '|') => {
  const found = []
  for await (const row of readRows(chunks, delimiter)) found.push(row)
  return found
}
const cells = async (text: string) => (await rows([text])).map((row) => row.cells)

describe('readRows', () => {
  it.each([
    [
      'a,b\nc,d',
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
    ],
    [
      '\ufeffa;b\r\n1;2\r\n',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    [
      'a\tb\r1\t2',
      [
        ['a', 'b'],
        ['1', '2'],
      ],
    ],
    ['"a,""b""\nc",d', [['a,"b"\nc', 'd']]],
    ['a,\n,b\n\n""', [['a', ''], ['', 'b'], ['']]],
    ['', []],
  ])('%j', async (text, expected) => expect(await cells(text)).toEqual(expected))

  it('reads the same however the text is cut', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'é', ',', '"', '\n', '\r', ' ', '""'), maxLength: 40 })
    await fc.assert(
      fc.asyncProperty(text, fc.array(fc.nat(40), { maxLength: 5 }), async (given, cuts) => {
        const at = [0, ...cuts.filter((cut) => cut < given.length).toSorted((a, b) => a - b), given.length]
        const chunks = at.slice(1).map((end, index) => given.slice(at[index], end))
        expect(await rows(chunks, ',')).toEqual(await rows([given], ','))
      }),
      { numRuns: 500 },
    )
  })

  it('agrees with the reader of the CSV tools on all that it reads', async () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', ',', '"', '\n', '\r\n', '""'), maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(text, async (given) => {
        let expected
        try {
          expected = [...readCsv(given, 'comma')].map((row) => row.cells)
        } catch {
          expected = undefined
        }
        const own = await rows([given], CSV_DELIMITERS.comma)
        if (expected)
          expect(own.filter((row) => row.cells.length > 1 || row.cells[0] !== '').map((row) => row.cells)).toEqual(
            expected.filter((row) => row.length > 1 || row[0] !== ''),
          )
        else expect(own.some((row) => row.isBroken)).toBe(true)
      }),
      { numRuns: 1000 },
    )
  })

  it('says on which line a row begins, and which rows are broken', async () => {
    const found = await rows(['a,b\n"x\ny",1\n\n"q"z,1\n"open'])
    expect(found.map(({ line, isBroken }) => [line, isBroken])).toEqual([
      [1, false],
      [2, false],
      [5, true],
      [6, true],
    ])
  })

  it('does not let an open quotation mark take a whole large file', async () => {
    const line = `${'x'.repeat(999)}\n`
    const found = await rows(['"open\n', ...Array.from({ length: 10_000 }, () => line)])
    expect(found[0]?.isBroken).toBe(true)
    expect(found.length).toBeGreaterThan(5000)
  })
})

describe('delimiterOf', () => {
  it.each([
    ['a,b;c,d', ','],
    ['"a,b,c";d', ';'],
    ['a\tb', '\t'],
    ['a|b', '|'],
    ['alone', ','],
    ['a\nb;c', ','],
  ])('%j is %j', (text, mark) => expect(delimiterOf(text)).toBe(mark))
})
