import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cleanTag, fitTags, tagCost, tagsCost } from '../../../../registry/lib/youtube/tags.ts'
import { youtubeTagGenerator } from '../../../../registry/tools/generators/youtube-tag-generator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const tagsOf = async (text: string, more: object = {}): Promise<string[]> =>
  ((await output(youtubeTagGenerator, { text, ...more })).tags as { tag: string }[]).map(({ tag }) => tag)

describe('counting tags', () => {
  it('counts as the documentation of the API does', () => {
    // "the tag Foo-Baz counts seven characters … while Foo Baz counts nine": https://developers.google.com/youtube/v3/docs/videos#snippet.tags[]
    expect(tagCost('Foo-Baz')).toBe(7)
    expect(tagCost('Foo Baz')).toBe(9)
    expect(tagsCost(['Foo-Baz', 'Foo Baz'])).toBe(7 + 1 + 9)
    expect(tagsCost([])).toBe(0)
  })

  it('keeps what fits, once, and goes on behind what does not', () => {
    expect(fitTags(['aaaa', 'AAAA', '', 'bbbbbbbbbb', 'cc'], 8, 9)).toEqual({ kept: ['aaaa', 'cc'], left: 1 })
  })

  it('removes what a tag cannot hold', () => {
    expect(cleanTag('  a, "b" <c>\n#d\u0000\u200b ')).toBe('a b c d')
  })
})

describe('youtube-tag-generator', () => {
  it('begins with own tags, title and channel, then phrases, then words', async () => {
    expect(await tagsOf('Sourdough bread\nBake bread', { own: 'baking', channel: 'Crumb Club' })).toEqual([
      'baking',
      'Sourdough bread',
      'Crumb Club',
      'bake bread',
      'bread',
      'sourdough',
      'bake',
    ])
  })

  it('leaves out common words of the language', async () => {
    expect(await tagsOf('Как приготовить борщ', { language: 'ru' })).not.toContain('как')
    expect(await tagsOf('La recette de la tarte', { language: 'fr' })).not.toContain('la')
  })

  it('never exceeds the characters nor the number asked for', async () => {
    const words = fc.array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), { minLength: 1, maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(words, fc.integer({ min: 20, max: 500 }), fc.integer({ min: 1, max: 100 }), async (list, limit, count) => {
        const made = await output(youtubeTagGenerator, { text: `video ${list.join(' ')}`, limit, count })
        const tags = (made.tags as { tag: string }[]).map(({ tag }) => tag)
        expect(tags.length).toBeLessThanOrEqual(count)
        expect(tagsCost(tags)).toBeLessThanOrEqual(limit)
        expect(made.facts).toEqual({ count: tags.length, characters: tagsCost(tags), left: 500 - tagsCost(tags) })
        expect(made.text.split(', ')).toEqual(tags)
      }),
      { numRuns: 100 },
    )
  })

  it('says how many did not fit', async () => {
    const text = Array.from({ length: 80 }, (_, index) => `word${index}abc`).join('. ')
    expect((await output(youtubeTagGenerator, { text, count: 100 })).notices).toEqual([
      { code: 'left-out', params: { count: expect.any(Number) } },
    ])
  })

  it('refuses what gives no tag', async () => {
    expect(await failure(youtubeTagGenerator, { text: 'the and of' })).toMatchObject({ code: 'only-common-words', field: 'text' })
    expect(await failure(youtubeTagGenerator, { text: 'x'.repeat(600) })).toMatchObject({ code: 'nothing-fits', field: 'limit' })
    expect(await failure(youtubeTagGenerator, { text: '' })).toMatchObject({ field: 'text' })
  })
})
