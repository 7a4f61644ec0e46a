import { expect, it } from 'vitest'
import { hours } from '../../../../engine/core/parts.ts'
import { loadZones } from '../../../../engine/view/zones/zone-list.ts'
import { viewFrom } from '../../../support/labelled.ts'
import { resultMarkup } from '../../../support/result-markup.tsx'

it('a page is made with the cities’ names in its language, once they are there', async () => {
  const from = Date.UTC(2026, 10, 23)
  const value = { from, to: from + 86_400_000, at: from, zones: ['Europe/Warsaw', 'America/Los_Angeles'] }
  await loadZones('ru')
  const made = await resultMarkup([viewFrom(hours('Part'))], { part: value }, {}, { locale: 'ru', words: {} })
  expect(['>Варшава<', '>Лос-Анджелес<', '>Warsaw<'].map((city) => made.includes(city))).toEqual([true, true, false])
})
