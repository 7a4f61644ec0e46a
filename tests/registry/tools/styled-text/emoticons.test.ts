import { expect, it } from 'vitest'
import { EMOTICONS, MOODS } from '../../../../registry/data/symbols/emoticons.ts'
import { emoticons } from '../../../../registry/tools/styled-text/emoticons.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Row = { text: string; mood: string; form: string }
const rows = async (input: object): Promise<Row[]> => (await output(emoticons, input)).emoticons
const all = MOODS.flatMap((mood) => [...EMOTICONS[mood].upright, ...EMOTICONS[mood].sideways])

it('holds each emoticon once, well formed and without white space around it', () => {
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeGreaterThan(150)
  for (const text of all) {
    expect(text.isWellFormed()).toBe(true)
    expect(text.trim()).toBe(text)
  }
})

it('gives all of them, or those of a mood, a form and certain signs', async () => {
  expect(await rows({})).toHaveLength(all.length)
  expect(new Set((await rows({ mood: 'sad' })).map(({ mood }) => mood))).toEqual(new Set(['sad']))
  expect((await rows({ form: 'sideways' })).every(({ form }) => form === 'sideways')).toBe(true)
  expect((await rows({ find: 'ʕ' })).map(({ text }) => text)).toEqual(['ʕ•ᴥ•ʔ'])
})

it('takes signs as they are, not as a pattern, and refuses what no emoticon holds', async () => {
  expect(await failure(emoticons, { find: '.*' })).toMatchObject({ code: 'none-found', field: 'find' })
  expect(await failure(emoticons, { mood: 'love', find: '┻' })).toMatchObject({ code: 'none-found' })
  expect((await rows({ find: '\\o/' })).map(({ text }) => text)).toEqual(['\\o/'])
})
