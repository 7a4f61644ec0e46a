import { expect, it } from 'vitest'
import { instagramCaptionGenerator } from '../../../../registry/tools/generators/instagram-caption-generator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const LANGUAGES = ['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru'] as const
const MOODS = ['happy', 'calm', 'funny', 'grateful', 'proud', 'dreamy']
const TOPICS = ['travel', 'food', 'selfie', 'friends', 'nature', 'pets', 'sport', 'work', 'birthday', 'weekend']
type Caption = { text: string; characters: number; left: number }
const captions = async (input: object, seed = '1'): Promise<Caption[]> =>
  (await output(instagramCaptionGenerator, input, { seed })).captions

const groupsOf = async (language: string): Promise<Map<string, string[]>> => {
  const { CAPTIONS } = (await import(`../../../../registry/data/captions/${language}.ts`)) as { CAPTIONS: string }
  const groups = CAPTIONS.trim().split(/^# /m).slice(1)
  return new Map(groups.map((group) => [group.split('\n')[0] as string, group.trim().split('\n').slice(1)]))
}

it.each(LANGUAGES)('has the same groups in %s, whole sentences, none twice', async (language) => {
  const groups = await groupsOf(language)
  expect([...groups.keys()]).toEqual([...MOODS, ...TOPICS, 'closing'])
  for (const mood of MOODS) expect(groups.get(mood)).toHaveLength(4)
  for (const topic of TOPICS) expect(groups.get(topic)).toHaveLength(5)
  const all = [...groups.values()].flat()
  expect(new Set(all).size).toBe(all.length)
  for (const sentence of all) expect(sentence).toMatch(/^[¿\p{Lu}].*[.?]$/u)
})

it.each(LANGUAGES)('puts an opening of the mood, a sentence of the topic and a closing together in %s', async (language) => {
  const groups = await groupsOf(language)
  for (const { text } of await captions({ language, mood: 'proud', topic: 'sport', emoji: false, count: 20 })) {
    const opening = groups.get('proud')?.find((one) => text.startsWith(`${one} `))
    const closing = groups.get('closing')?.find((one) => text.endsWith(` ${one}`))
    expect(opening && closing, text).toBeTruthy()
    expect(groups.get('sport')).toContain(text.slice(opening?.length).slice(1, -(closing?.length ?? 0) - 1))
  }
})

it('never repeats openings and sentences together, and says when there are too few', async () => {
  const given = { language: 'en', mood: 'calm', topic: 'work', closing: false, emoji: false }
  expect(new Set((await captions({ ...given, count: 20 })).map(({ text }) => text)).size).toBe(20)
  expect(await failure(instagramCaptionGenerator, { ...given, count: 21 })).toMatchObject({
    code: 'too-few-to-draw',
    field: 'count',
    params: { available: 20, count: 21 },
  })
  expect(await captions({ ...given, count: 21, unique: false })).toHaveLength(21)
})

it('counts as computers store it, against 2,200', async () => {
  for (const { text, characters, left } of await captions({ language: 'ru', place: 'Казань', own: 'город', count: 30 })) {
    expect(characters).toBe(text.length)
    expect(left).toBe(2200 - text.length)
    expect(text).toMatch(/ 📍 Казань #город$/)
  }
})

it('stays within the limit with the longest place and hashtags', async () => {
  const own = Array.from({ length: 5 }, (_, index) => `${'x'.repeat(98)}${index}`).join(' ')
  for (const { left } of await captions({ place: 'y'.repeat(100), own, count: 50 })) expect(left).toBeGreaterThan(0)
})

it('repeats with the same seed, and differs with another', async () => {
  expect(await captions({ seed: 'a' }, '1')).toEqual(await captions({ seed: 'a' }, '2'))
  expect(await captions({ seed: 'a' })).not.toEqual(await captions({ seed: 'b' }))
})

it('draws every sentence of a topic equally often', async () => {
  const counts = new Map<string, number>()
  const given = { language: 'en', mood: 'happy', topic: 'pets', closing: false, emoji: false, count: 1 }
  const draws = 10_000
  for (let index = 0; index < draws; index++) {
    const [caption] = await captions({ ...given, seed: `draw ${index}` })
    counts.set(caption?.text ?? '', (counts.get(caption?.text ?? '') ?? 0) + 1)
  }
  const expected = draws / 20
  expect(counts.size).toBe(20)
  // 19 degrees of freedom: above 84 with a chance below 1e-9.
  expect([...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(84)
})

it('refuses what cannot be a hashtag, and more than Instagram takes', async () => {
  expect(await failure(instagramCaptionGenerator, { own: '#a-b' })).toMatchObject({ code: 'bad-own-hashtag', field: 'own' })
  const many = Array.from({ length: 6 }, (_, index) => `t${index}`).join(' ')
  expect(await failure(instagramCaptionGenerator, { own: many })).toMatchObject({
    code: 'too-many-hashtags',
    params: { most: 5, count: 6 },
  })
})
