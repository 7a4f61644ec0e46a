import { expect, it } from 'vitest'
import { tiktokHashtagGenerator } from '../../../../registry/tools/generators/tiktok-hashtag-generator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const text = 'Easy vegan chocolate cookies without an oven'

it('gives five unless told otherwise, and counts what is left of 2,200 characters', async () => {
  const made = await output(tiktokHashtagGenerator, { text })
  expect(made.tags).toHaveLength(5)
  expect(made.text.split(' ')).toEqual(made.tags.map(({ tag }: { tag: string }) => tag))
  expect(made.facts).toEqual({ count: 5, characters: made.text.length, left: 2200 - made.text.length })
  expect(made.notices).toBeUndefined()
})

it('warns above five, and says when the text gives fewer', async () => {
  expect((await output(tiktokHashtagGenerator, { text, count: 6 })).notices).toMatchObject([
    { code: 'too-many-for-tiktok', level: 'warning' },
  ])
  expect((await output(tiktokHashtagGenerator, { text: 'cats' })).notices).toMatchObject([{ code: 'fewer-hashtags', params: { count: 1 } }])
})

it('refuses what gives no hashtag, and own ones that are none or too many', async () => {
  expect(await failure(tiktokHashtagGenerator, { text: 'it is' })).toMatchObject({ code: 'only-common-words' })
  expect(await failure(tiktokHashtagGenerator, { text, own: '#mój-kanał' })).toMatchObject({ code: 'bad-own-hashtag' })
  expect(await failure(tiktokHashtagGenerator, { text, own: 'aa bb cc dd ee ff' })).toMatchObject({
    code: 'too-many-own',
    params: { count: 6, wanted: 5 },
  })
})
