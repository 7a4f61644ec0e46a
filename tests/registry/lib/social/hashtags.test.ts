import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STOP_WORDS, STOP_WORD_LANGUAGES } from '../../../../registry/data/text/stop-words.ts'
import { tiktokHashtagGenerator } from '../../../../registry/tools/generators/tiktok-hashtag-generator.ts'
import { youtubeHashtagGenerator } from '../../../../registry/tools/generators/youtube-hashtag-generator.ts'
import { failure, output, run } from '../../../support/run-tool.ts'

type Tag = { tag: string; kind: string; times: number }
const tagsOf = async (input: object): Promise<string[]> =>
  ((await output(youtubeHashtagGenerator, { count: 60, ...input })).tags as Tag[]).map(({ tag }) => tag)

describe('hashtags', () => {
  it('leave out common words, but keep them between two telling ones', async () => {
    expect(await tagsOf({ text: 'pão de queijo', language: 'pt' })).toEqual(['#pão', '#pãodequeijo', '#queijo'])
    expect(await tagsOf({ text: 'the cat and the dog', language: 'en' })).toEqual(['#cat', '#catandthedog', '#dog'])
    expect(await tagsOf({ text: 'cat which is not of the dog', language: 'en' })).toEqual(['#cat', '#dog'])
  })

  it('do not join words over a sentence, a line or a comma', async () => {
    for (const text of ['Cats. Dogs.', 'cats, dogs', 'cats\n\ndogs', 'cats – dogs', 'cats (dogs)'])
      expect(await tagsOf({ text, language: 'en' }), text).toEqual(['#cats', '#dogs'])
  })

  it('put first what occurs most', async () => {
    const { tags } = await output(youtubeHashtagGenerator, { text: 'rain. snow. snow. fog. snow. rain.', language: 'en', joined: false })
    expect(tags).toEqual([
      { tag: '#snow', kind: 'word', times: 3 },
      { tag: '#rain', kind: 'word', times: 2 },
      { tag: '#fog', kind: 'word', times: 1 },
    ])
  })

  it('read elisions, hyphens and apostrophes of the language', async () => {
    expect(await tagsOf({ text: 'l’eau', language: 'fr' })).toEqual(['#eau'])
    expect(await tagsOf({ text: 'gado-gado', language: 'id' })).toEqual(['#gadogado'])
    expect(await tagsOf({ text: 'L’arte dell’Umbria', language: 'it', joined: false })).toEqual(['#arte', '#umbria'])
    expect(await tagsOf({ text: 'Москва и Казань', language: 'ru' })).toEqual(['#москва', '#москваиказань', '#казань'])
  })

  it('can have capitals and no accents', async () => {
    expect(await tagsOf({ text: 'łódź nocą', language: 'pl', accents: false })).toEqual(['#lodz', '#lodznoca', '#noca'])
    // й is a letter, not an accented one.
    expect(await tagsOf({ text: 'мой зелёный чай', language: 'ru', accents: false, joined: false })).toEqual(['#зеленый', '#чай'])
    expect(await tagsOf({ text: 'iPhone test', language: 'en', style: 'capitals' })).toEqual(['#Iphone', '#IphoneTest', '#Test'])
  })

  it('begin with your own, once each, whatever their case', async () => {
    expect(await tagsOf({ text: 'cats', language: 'en', own: '#Cats, ＃my_channel cats' })).toEqual(['#Cats', '#my_channel'])
  })

  it('are well formed, different, and made of the text only', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 200 }), fc.constantFrom(...STOP_WORD_LANGUAGES), async (text, language) => {
        const result = await run(youtubeHashtagGenerator, { text, language, count: 60 })
        if (!result.ok) {
          expect(['only-common-words', 'required']).toContain(result.failures[0].code)
          return
        }
        const { tags } = result.output as { tags: Tag[] }
        const letters = text
          .normalize('NFC')
          .toLocaleLowerCase(language)
          .replace(/[^\p{L}\p{M}\p{Nd}_]/gu, '')
        expect(new Set(tags.map(({ tag }) => tag.toLowerCase())).size).toBe(tags.length)
        for (const { tag, kind } of tags) {
          expect(tag).toMatch(/^#[\p{L}\p{M}\p{Nd}_]+$/u)
          for (const letter of tag.slice(1)) expect(letters).toContain(letter)
          if (kind === 'word') expect(STOP_WORDS[language].has(tag.slice(1))).toBe(false)
        }
      }),
      { numRuns: 300 },
    )
  })

  it('are refused where there are none to make', async () => {
    for (const tool of [tiktokHashtagGenerator, youtubeHashtagGenerator]) {
      expect(await failure(tool, { text: 'and the of', language: 'en' })).toMatchObject({ code: 'only-common-words', field: 'text' })
      expect(await failure(tool, { text: '123 !!! 😀', language: 'en' })).toMatchObject({ code: 'only-common-words' })
      expect(await failure(tool, { text: 'cats', own: '#a-b' })).toMatchObject({
        code: 'bad-own-hashtag',
        field: 'own',
        params: { tag: 'a-b' },
      })
      expect(await failure(tool, { text: 'cats', own: '2026' })).toMatchObject({ code: 'bad-own-hashtag' })
      expect(await failure(tool, { text: 'cats', own: 'a1 b2 c3', count: 2 })).toMatchObject({ code: 'too-many-own', field: 'own' })
    }
  })
})
