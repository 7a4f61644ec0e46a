import { expect, it } from 'vitest'
import { AESTHETIC_SYMBOLS } from '../../../../registry/data/symbols/aesthetic-symbols.ts'
import { aestheticSymbols } from '../../../../registry/tools/generators/aesthetic-symbols.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Row = { text: string; name: string }
const rows = async (input: object, locale = 'en'): Promise<Row[]> => (await output(aestheticSymbols, input, { locale })).signs

it('has no space at the ends of a pattern, so that it can be pasted as it is', () => {
  for (const text of Object.values(AESTHETIC_SYMBOLS).flat()) expect(text.trim()).toBe(text)
})

it('names every sign of a pattern once, spaces aside', async () => {
  const [frame] = await rows({ find: '「' })
  expect(frame).toMatchObject({ text: '「 」', name: 'left corner bracket, right corner bracket' })
  const [line] = await rows({ find: '━━━━━━' })
  expect(line).toMatchObject({ text: '━━━━━━', name: 'box drawings heavy horizontal' })
})

it('finds patterns by the name of a sign in them', async () => {
  const found = (await rows({ group: 'dividers', find: 'étoile' }, 'fr')).map(({ text }) => text)
  expect(found).not.toEqual([])
  expect((await rows({ group: 'dividers', find: 'black four pointed star' })).map(({ text }) => text)).toEqual(['•┈••✦ ❤ ✦••┈•'])
})

it('refuses what no sign is called', async () => {
  expect(await failure(aestheticSymbols, { group: 'bows', find: 'zebra' })).toMatchObject({ code: 'no-sign-found', field: 'find' })
})
