import { expect, it } from 'vitest'
import { TEXT_SYMBOLS } from '../../../../registry/data/symbols/text-symbols.ts'
import { textSymbols } from '../../../../registry/tools/generators/text-symbols.ts'
import { failure, output } from '../../../support/run-tool.ts'

type Row = { text: string; name: string }
const texts = async (input: object, locale = 'en') =>
  ((await output(textSymbols, input, { locale })).signs as Row[]).map(({ text }) => text)

it('gives a group in its order', async () => {
  expect(await texts({ group: 'chess' })).toEqual(TEXT_SYMBOLS.chess)
})

it('finds a group by its name, and a sign by the name of the standard in any language', async () => {
  expect(await texts({ find: 'chess' })).toEqual(expect.arrayContaining([...TEXT_SYMBOLS.chess]))
  expect(await texts({ find: 'шахматы' }, 'ru')).toEqual(expect.arrayContaining([...TEXT_SYMBOLS.chess]))
  expect(await texts({ find: 'white chess king' }, 'ru')).toEqual(['♔'])
})

it('refuses what no sign is called', async () => {
  expect(await failure(textSymbols, { group: 'chess', find: '★' })).toMatchObject({ code: 'no-sign-found', field: 'find' })
})
