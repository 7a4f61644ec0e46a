import type { ToolCase } from './tool-cases.ts'

type Given = Readonly<Record<string, unknown>>

const giant = (tool: string, size: string, input: () => Given): ToolCase => ({
  tool,
  size,
  note: 'its own time',
  make: () => {
    const made = input()
    return { input: () => made }
  },
})
const numbered = (count: number, line: (index: number) => string, between = '\n') =>
  Array.from({ length: count }, (_, i) => line(i)).join(between)

/** What the tests try at a tenth of the size: how long it takes, and that it ends at all. */
export const GIANTS: readonly ToolCase[] = [
  giant('csv-to-json', '600,000 rows', () => ({ text: `a,b\n${'1234567,12345678\n'.repeat(600_000)}` })),
  giant('csv-to-json', 'a million columns', () => ({ text: 'a,'.repeat(1_000_000), shape: 'lists' })),
  giant('csv-to-json', 'a cell of 10 MB', () => ({ text: `"${'""'.repeat(5_000_000)}"`, header: false })),
  giant('json-formatter', '400,000 objects, names sorted', () => ({
    text: `[${numbered(400_000, (i) => `{"id":${i},"name":"x"}`, ',')}]`,
    sortNames: true,
  })),
  giant('json-formatter', 'a string of 10 MB', () => ({ text: `"${'a'.repeat(10_000_000)}"` })),
  giant('json-parser', '100,000 levels', () => ({ text: '['.repeat(100_000) + ']'.repeat(100_000) })),
  giant('json-validator', '100,000 levels', () => ({ text: '['.repeat(100_000) + ']'.repeat(100_000) })),
  giant('toml-to-json', 'a string of 9 MB', () => ({ text: `a = "${'x\\n'.repeat(3_000_000)}"` })),
  giant('toml-to-json', '300,000 tables', () => ({ text: '[[a]]\nb = 1\n'.repeat(300_000) })),
  giant('yaml-to-json-converter', '100,000 names', () => ({ text: numbered(100_000, (i) => `k${i}: ${i}`) })),
  giant('markdown-to-html', '5,000 sections', () => ({
    text: '# Title\n\nSome *text* with [link](http://a.b) and `code`.\n\n- item\n- item\n\n'.repeat(5_000),
  })),
  giant('markdown-to-html', '20,000 open brackets', () => ({ text: '['.repeat(20_000) })),
  giant('markdown-to-html', '20,000 open stars', () => ({ text: '*a '.repeat(20_000) })),
  giant('markdown-to-html', '10,000 open links', () => ({ text: '[a](b'.repeat(10_000) })),
  giant('markdown-to-html', '2.4 MB of words', () => ({ text: 'plain words '.repeat(200_000) })),
  giant('html-viewer', '100,000 levels', () => ({ text: '<div>'.repeat(100_000) })),
  giant('html-viewer', '100,000 images', () => ({ text: '<p>a<img></p>'.repeat(100_000) })),
  giant('html-viewer', 'a word of 10 MB', () => ({ text: 'x'.repeat(10_000_000) })),
  giant('css-minifier', '20,000 rules on one line', () => ({ text: 'a { b : c }'.repeat(20_000) })),
  giant('css-minifier', '100,000 values', () => ({ text: `a { b : ${'x , '.repeat(100_000)}y }` })),
  giant('autoprefixer', '20,000 rules on one line', () => ({ text: 'a{b:c}'.repeat(20_000) })),
  giant('sql-minifier', '250,000 columns', () => ({ text: `select ${'a , '.repeat(250_000)}b` })),
  giant('sql-minifier', '100,000 levels', () => ({ text: '( '.repeat(100_000) })),
  giant('case-converter', 'ten million parts', () => ({ text: "a'".repeat(5_000_000), style: 'title', language: 'en', smallWords: true })),
  giant('case-converter', 'a million signs', () => ({ text: '.'.repeat(1_000_000), style: 'sentence', language: 'en' })),
  giant('text-compare', '50,000 other lines', () => ({
    text: numbered(50_000, (i) => `a ${i}`),
    other: numbered(50_000, (i) => `b ${i}`),
  })),
  giant('text-compare', 'a line of a million words', () => ({ text: 'word '.repeat(1_000_000), other: `x${'word '.repeat(1_000_000)}` })),
  giant('find-and-replace-text', '10 MB', () => ({ text: 'ab\n'.repeat(3_300_000), find: 'b', replace: 'c' })),
  giant('line-counter', 'a million lines', () => ({ text: '\n'.repeat(1_000_000) })),
  giant('character-counter', '5 MB', () => ({ text: 'a'.repeat(5_000_000) })),
  giant('word-counter', '10 MB', () => ({ text: 'a'.repeat(10_000_000), language: 'en' })),
  giant('sentence-counter', '300,000 sentences', () => ({ text: 'A. '.repeat(300_000), language: 'en' })),
  giant('reverse-text', 'a million letters', () => ({ text: 'a'.repeat(1_000_000) })),
]
