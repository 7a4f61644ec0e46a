import { describe, expect, it } from 'vitest'
import { contrastRatio, parseHex } from '../../../registry/lib/pictures/rgb.ts'
import { imageSize } from '../../../src/snapshot/canvas.ts'
import { DEFAULTS, optionsQuery, queryOptions, readLines, readOptions } from '../../../src/snapshot/options.ts'
import { textOfScene } from '../../../src/snapshot/scene.ts'
import { type Role, type Theme, THEMES } from '../../../src/snapshot/themes.ts'
import { MOST_LINES, readCode } from '../../../src/snapshot/tokens.ts'
import { sceneOf } from './support.ts'

const ROLES: Role[] = ['plain', 'keyword', 'string', 'number', 'title', 'type', 'attr', 'comment', 'addedMark', 'removedMark']
const bare = { numbers: false, frame: 'none', padding: 0, shadow: false, size: 20, lineHeight: 1.5 } as const
const runs = async (code: string, options = {}) =>
  (await sceneOf(code, { ...bare, ...options })).lines.map(({ rows }) =>
    rows.map((row) => row.map(({ text, x, width, fit }) => [text, x, width, fit])),
  )

describe('themes', () => {
  it.each(Object.entries(THEMES))('%s has enough contrast everywhere', (_, theme: Theme) => {
    const poor = ROLES.flatMap((role) =>
      [theme.background, theme.added, theme.removed]
        .filter((ground) => contrastRatio(parseHex(theme[role]), parseHex(ground)) < 4.5)
        .map((ground) => `${role} on ${ground}`),
    )
    expect(poor).toEqual([])
  })
})

describe('layout', () => {
  it('gives the size of a known snapshot', async () => {
    // Two lines of 20 columns of 12 px, inset by 20 and 16 px; rows of 30 px.
    const scene = await sceneOf('x'.repeat(20) + '\ny', bare)
    expect([scene.width, scene.height, scene.advance]).toEqual([20 * 12 + 40, 2 * 30 + 32, 12])
    expect(scene.lines[0]?.rows[0]?.[0]).toMatchObject({ x: 20, y: 16 + 15 + 6.8, width: 240, fill: THEMES.midnight.plain })
    // Around it: 40 px on each side, a head of 38 px that takes half of the inset, and a gutter of 1 + 2 columns.
    const framed = await sceneOf('x'.repeat(20) + '\ny', { ...bare, padding: 40, frame: 'dots', numbers: true })
    expect([framed.width, framed.height]).toEqual([20 * 12 + 40 + 80 + 36, 2 * 30 + 32 + 80 + 38 - 8])
  })

  it('puts tabs, wide characters, marks and emoji into their columns', async () => {
    expect(await runs('a\tb', { tab: 4 })).toEqual([
      [
        [
          ['a', 20, 12, 'as-is'],
          ['\t', 32, 36, 'blank'],
          ['b', 68, 12, 'as-is'],
        ],
      ],
    ])
    expect(await runs('漢a')).toEqual([
      [
        [
          ['漢', 20, 24, 'middle'],
          ['a', 44, 12, 'as-is'],
        ],
      ],
    ])
    expect(await runs('ae\u0301b')).toEqual([
      [
        [
          ['a', 20, 12, 'as-is'],
          ['e\u0301', 32, 12, 'middle'],
          ['b', 44, 12, 'as-is'],
        ],
      ],
    ])
    expect(await runs('👩‍👩‍👧b')).toEqual([
      [
        [
          ['👩‍👩‍👧', 20, 24, 'middle'],
          ['b', 44, 12, 'as-is'],
        ],
      ],
    ])
    expect(await runs('x سلام y')).toEqual([
      [
        [
          ['x ', 20, 24, 'as-is'],
          ['سلام', 44, 48, 'stretch'],
          [' y', 92, 24, 'as-is'],
        ],
      ],
    ])
  })

  it('wraps at spaces, and anywhere in what has none', async () => {
    const texts = async (code: string) =>
      (await runs(code, { width: 240 })).map((rows) => rows.map((row) => row.map(([text]) => text).join('')))
    // 240 px less 2 × 20 leave 16 columns.
    expect(await texts('const answer = forty')).toEqual([['const answer = ', 'forty']])
    expect(await texts('a'.repeat(40))).toEqual([['a'.repeat(16), 'a'.repeat(16), 'a'.repeat(8)]])
    expect((await sceneOf('a'.repeat(40), { ...bare, width: 240 })).width).toBe(240)
  })

  it('numbers lines from a start, dims what is not in focus, and marks lines of a diff', async () => {
    const scene = await sceneOf('a\nb\nc', { start: 9, focus: '10', added: '11', removed: '9' })
    expect(scene.extras.map(({ text, opacity }) => [text, opacity])).toEqual([
      ['\u2212', 0.38],
      ['9', 0.38],
      ['10', 1],
      ['+', 0.38],
      ['11', 0.38],
    ])
    const diff = await sceneOf('-let a\n+const a\n same', { diff: true, numbers: false, language: 'JavaScript' })
    const bands = diff.shapes.filter(({ fill }) => fill === THEMES.midnight.added || fill === THEMES.midnight.removed)
    expect(bands.map(({ fill, y }) => [fill, y])).toEqual([
      [THEMES.midnight.removed, 86],
      [THEMES.midnight.added, 108.5],
    ])
    // The mark is no part of the language, so the word after it keeps its color.
    expect(diff.lines[1]?.rows[0]?.map(({ text, fill }) => [text, fill])).toEqual([
      ['+', THEMES.midnight.plain],
      ['const', THEMES.midnight.keyword],
      [' a', THEMES.midnight.plain],
    ])
  })

  it('cuts a title that is too long for its bar', async () => {
    const title = (await sceneOf('x', { title: 'a-very-long-name-of-a-file-in-a-folder.ts', numbers: false })).extras
      .map(({ text }) => text)
      .join('')
    expect(title).toMatch(/^a-?\w*…$/)
  })
})

describe('code', () => {
  it.each(['', '\n', 'a', 'a\n', '\n\na\t\n b \n\n', '<b>&amp;"\'</b>', 'e\u0301 漢字 👍🏽 سلام עברית', 'x '.repeat(500)])(
    'is kept letter for letter: %j',
    async (code) => {
      expect(textOfScene(await sceneOf(code))).toBe(code)
      expect(textOfScene(await sceneOf(code, { width: 240, language: 'TypeScript' }))).toBe(code)
      expect(textOfScene(await sceneOf(code, { diff: true, language: 'HTML, XML' }))).toBe(code)
    },
  )

  it('shows what cannot be seen by symbols, and counts it', () => {
    expect(readCode('a\0b\u202ec\ufeff\u{d800}')).toEqual({ lines: ['a\u2400b<U+202E>c<U+FEFF>\ufffd'], endsInBreak: false, symbols: 3 })
    expect(readCode('a\r\nb\rc\n')).toEqual({ lines: ['a', 'b', 'c'], endsInBreak: true, symbols: 0 })
  })

  it('has named limits', { tags: 'long' }, async () => {
    expect(() => readCode('x\n'.repeat(10_000))).toThrow(
      expect.objectContaining({ fault: 'too-many-lines', values: { most: MOST_LINES, lines: 10_000 } }),
    )
    expect(() => readCode('x'.repeat(100_001))).toThrow(expect.objectContaining({ fault: 'too-long', values: { most: 100_000 } }))
    const wide = await sceneOf('x'.repeat(100_000), bare)
    expect(wide.width).toBe(100_000 * 12 + 40)
    expect(() => imageSize(wide, 1)).toThrow(expect.objectContaining({ fault: 'image-too-large' }))
    expect(imageSize({ width: 100.2, height: 50 }, 2)).toEqual({ width: 201, height: 100 })
    // As hard as it gets for the layout: every character comes from somewhere else.
    expect((await sceneOf('漢سé👍'.repeat(16_000), { width: 400 })).lines).toHaveLength(1)
  })
})

describe('options', () => {
  it('survive a link, and nothing else does', () => {
    const options = {
      ...DEFAULTS,
      theme: 'paper',
      size: 18,
      lineHeight: 1.7,
      numbers: false,
      focus: '2-3, 7',
      background: '#aabbcc',
      title: 'a & b',
    } as const
    expect(queryOptions(optionsQuery(options))).toEqual(options)
    expect(optionsQuery(DEFAULTS)).toBe('')
    expect(queryOptions('?utm_source=x')).toBeUndefined()
    expect(queryOptions('?theme=<script>&size=9000&padding=12.5&start=-1&background=url(x)&numbers=2&width=100')).toEqual(DEFAULTS)
    expect(readOptions({ theme: '__proto__', size: Number.NaN, title: 'x'.repeat(201), focus: 5 })).toEqual(DEFAULTS)
    expect(readOptions(null)).toEqual(DEFAULTS)
  })

  it('read lists of lines', () => {
    expect(readLines('')).toEqual([])
    expect(readLines('3')).toEqual([[3, 3]])
    expect(readLines(' 3-5, 9 – 12;20 21,')).toEqual([
      [3, 5],
      [9, 12],
      [20, 20],
      [21, 21],
    ])
    for (const wrong of ['a', '5-3', '1--2', '-', '1-2-3', '1.5']) expect(readLines(wrong), wrong).toBeUndefined()
  })
})
