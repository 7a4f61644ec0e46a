import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LOREM_START, LOREM_WORDS } from '../../../../registry/data/text/lorem-words.ts'
import { loremIpsumGenerator } from '../../../../registry/tools/text/lorem-ipsum-generator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const make = (input: object, seed: string | number = 'x') => output(loremIpsumGenerator, input, { seed })
const known = new Set([...LOREM_WORDS, ...LOREM_START.toLowerCase().replace(/[.,]/g, '').split(' ')])

describe('lorem-ipsum-generator', () => {
  it('makes exactly what was asked for', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 300 }), fc.boolean(), fc.integer(), async (count, start, seed) => {
        const words = await make({ unit: 'words', count, start }, seed)
        expect(words.text.split(' ')).toHaveLength(count)
        expect(words.counts.words).toBe(count)
        const bytes = await make({ unit: 'bytes', count, start }, seed)
        expect([new TextEncoder().encode(bytes.text).length, bytes.counts.bytes]).toEqual([count, count])
        expect(bytes.text).not.toMatch(/\s$/)
        const sentences = await make({ unit: 'sentences', count, start }, seed)
        expect(sentences.text.match(/\./g)).toHaveLength(count)
        const paragraphs = await make({ unit: 'paragraphs', count, start }, seed)
        expect(paragraphs.text.split('\n\n')).toHaveLength(count)
        expect(paragraphs.counts.sentences).toBe(paragraphs.text.match(/\./g).length)
      }),
      { numRuns: 25 },
    )
  })

  it('writes sentences of known words, with capitals, and no word twice in a row', async () => {
    const { text } = await make({ count: 50 })
    for (const sentence of text.split(/(?<=\.)\s+/)) {
      expect(sentence).toMatch(/^[A-Z][a-z]*(?:,? [a-z]+)*\.$/)
      const words = sentence.toLowerCase().replace(/[.,]/g, '').split(' ')
      for (const [at, word] of words.entries()) {
        expect(known).toContain(word)
        expect(word).not.toBe(words[at - 1])
      }
    }
  })

  it('begins with the classic sentence, once, or not', async () => {
    expect((await make({ count: 3 })).text.split(LOREM_START)).toHaveLength(2)
    expect((await make({ count: 3 })).text.startsWith(LOREM_START)).toBe(true)
    expect((await make({ count: 3, start: false })).text).not.toContain('Lorem ipsum')
    expect((await make({ unit: 'words', count: 2 })).text).toBe('Lorem ipsum.')
    expect((await make({ unit: 'bytes', count: 6 })).text).toBe('Lorem.')
  })

  it('makes paragraphs of the chosen length', async () => {
    for (const [size, least, most] of [
      ['short', 2, 4],
      ['medium', 4, 7],
      ['long', 7, 12],
    ] as const)
      for (const paragraph of (await make({ count: 100, size })).text.split('\n\n')) {
        const sentences = paragraph.match(/\./g).length
        expect(sentences).toBeGreaterThanOrEqual(least)
        expect(sentences).toBeLessThanOrEqual(most)
      }
  })

  it('writes HTML and Markdown', async () => {
    expect((await make({ count: 2, format: 'html' })).text).toMatch(/^<p>[^<]+<\/p>\n<p>[^<]+<\/p>$/)
    expect((await make({ count: 2, format: 'list' })).text).toMatch(/^<ul>\n {2}<li>[^<]+<\/li>\n {2}<li>[^<]+<\/li>\n<\/ul>$/)
    expect((await make({ count: 2, format: 'markdown' })).text).toMatch(/^- .+\n- .+$/)
  })

  it('repeats with a seed, and differs without', async () => {
    expect((await make({ seed: 'a' }, 1)).text).toBe((await make({ seed: 'a' }, 2)).text)
    expect((await make({}, 1)).text).not.toBe((await make({}, 2)).text)
  })

  it('refuses too many paragraphs', async () => {
    expect(await failure(loremIpsumGenerator, { count: 5001 })).toMatchObject({
      code: 'too-many',
      params: { maximum: 5000 },
      field: 'count',
    })
    expect((await make({ unit: 'words', count: 100_000 })).counts.words).toBe(100_000)
  })
})
