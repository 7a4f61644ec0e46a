import { describe, expect, it } from 'vitest'
import { MOST_LETTERS, type Span, lineAt, piecesOf, stretchOf } from '../../../../engine/view/views/marked/marked-text.ts'

const join = (pieces: readonly { readonly text: string }[]) => pieces.map(({ text }) => text).join('')
const everyRed = (text: string): Span[] => [...text.matchAll(/red/g)].map(({ index }) => ({ start: index, end: index + 3 }))

describe('a text in pieces', () => {
  it('is the text itself, with the places by their numbers', () => {
    const text = 'a red, red b'
    const pieces = piecesOf(text, everyRed(text), stretchOf(text, everyRed(text), 0))
    expect(pieces.map((piece) => [piece.text, piece.index])).toEqual([
      ['a ', undefined],
      ['red', 0],
      [', ', undefined],
      ['red', 1],
      [' b', undefined],
    ])
  })

  it('keeps places without letters, at the end too', () => {
    const spans = [0, 1, 2].map((at) => ({ start: at, end: at, to: '-' }))
    expect(piecesOf('ab', spans, [0, 2]).map(({ text, index }) => [text, index])).toEqual([
      ['', 0],
      ['a', undefined],
      ['', 1],
      ['b', undefined],
      ['', 2],
    ])
  })

  it('of a long text is the stretch around the place in use', () => {
    const text = 'one red line\n'.repeat(MOST_LETTERS / 5)
    const spans = everyRed(text)
    const at = 5000
    const stretch = stretchOf(text, spans, at)
    const pieces = piecesOf(text, spans, stretch)
    expect(join(pieces)).toBe(text.slice(...stretch))
    expect(pieces.filter(({ index }) => index !== undefined).every(({ text: marked }) => marked === 'red')).toBe(true)
    expect(pieces.some(({ index }) => index === at)).toBe(true)
    expect(stretch[1] - stretch[0]).toBeLessThan(20_000)
  })

  it('marks the place in use however close together places are', () => {
    const text = 'a'.repeat(MOST_LETTERS)
    const spans = [...text].slice(0, 2000).map((_, at) => ({ start: at, end: at + 1 }))
    for (const at of [0, 700, 1999]) {
      const pieces = piecesOf(text, spans, stretchOf(text, spans, at))
      expect(pieces.some(({ index }) => index === at)).toBe(true)
    }
  })

  it('cuts no pair of surrogates and no longer place than it shows', () => {
    const text = '😀'.repeat(MOST_LETTERS)
    const spans = [{ start: 2 * MOST_LETTERS - 20_000, end: 2 * MOST_LETTERS }]
    const [from, to] = stretchOf(text, spans, 0)
    expect(text.slice(from, to).isWellFormed()).toBe(true)
    expect(join(piecesOf(text, spans, [from, to]))).toBe(text.slice(from, to))
  })
})

it('counts lines that end in LF, CR or CRLF', () => {
  const text = 'a\r\nb\rc\nd'
  expect([0, 3, 5, 7].map((at) => lineAt(text, at))).toEqual([1, 2, 3, 4])
})
