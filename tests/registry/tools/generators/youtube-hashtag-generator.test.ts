import { expect, it } from 'vitest'
import { youtubeHashtagGenerator } from '../../../../registry/tools/generators/youtube-hashtag-generator.ts'
import { failure, output, run } from '../../../support/run-tool.ts'

const text = 'How to play the guitar: first chords. Guitar lesson for beginners.'

it('names the three that stand above the title', async () => {
  const made = await output(youtubeHashtagGenerator, { text })
  expect(made.shown).toBe(made.text.split(' ').slice(0, 3).join(' '))
  expect(made.tags[0]).toEqual({ tag: '#guitar', kind: 'word', times: 2 })
  expect(made.facts.left).toBe(5000 - made.text.length)
})

it('makes 60 at most', async () => {
  const many = Array.from({ length: 90 }, (_, index) => `topic${index}`).join(' ')
  const { tags } = await output(youtubeHashtagGenerator, { text: many, count: 60 })
  expect(tags).toHaveLength(60)
  expect((await run(youtubeHashtagGenerator, { text: many, count: 61 })).ok).toBe(false)
})

it('refuses what gives no hashtag, and own ones that are none or too many', async () => {
  expect(await failure(youtubeHashtagGenerator, { text: '…' })).toMatchObject({ code: 'only-common-words' })
  expect(await failure(youtubeHashtagGenerator, { text, own: '#1' })).toMatchObject({ code: 'bad-own-hashtag' })
  expect(await failure(youtubeHashtagGenerator, { text, own: 'aa bb', count: 1 })).toMatchObject({ code: 'too-many-own' })
})
