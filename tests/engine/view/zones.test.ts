import { describe, expect, it } from 'vitest'
import { locales } from '../../../registry/locales.ts'
import { findZones, zoneNamed } from '../../../engine/view/zones/find-zones.ts'
import { type Cities, offsetOf, zonesOf } from '../../../engine/view/zones/zone-list.ts'

const JANUARY = Date.UTC(2026, 0, 15)
const citiesIn = (language: string) => import(`../../../engine/view/zones/cities/${language}.ts`) as Promise<Cities>
const zonesIn = async (language: string) => zonesOf(await citiesIn(language), language)
const first = async (language: string, typed: string) => findZones(await zonesIn(language), typed, language, JANUARY)[0]?.zone.id

describe('time zones', () => {
  it.each([
    ['en', 'new york', 'America/New_York'],
    ['en', 'san fran', 'America/Los_Angeles'],
    ['en', 'Japan', 'Asia/Tokyo'],
    ['en', 'europe/par', 'Europe/Paris'],
    ['en', 'utc', 'UTC'],
    ['en', 'GMT', 'UTC'],
    ['en', 'Calcutta', 'Asia/Kolkata'],
    ['es', 'Nueva York', 'America/New_York'],
    ['es', 'pekin', 'Asia/Shanghai'],
    ['fr', 'Londres', 'Europe/London'],
    ['fr', 'états-unis new', 'America/New_York'],
    ['id', 'Bali', 'Asia/Makassar'],
    ['id', 'Jepang', 'Asia/Tokyo'],
    ['it', 'Parigi', 'Europe/Paris'],
    ['pl', 'krakow', 'Europe/Warsaw'],
    ['pl', 'Nowy Jork', 'America/New_York'],
    ['pl', 'lodz', undefined],
    ['pt', 'sao paulo', 'America/Sao_Paulo'],
    ['pt', 'Moscou', 'Europe/Moscow'],
    ['ru', 'нью', 'America/New_York'],
    ['ru', 'санкт', 'Europe/Moscow'],
    ['ru', 'ереван', 'Asia/Yerevan'],
  ])('in %s "%s" is %s', async (language, typed, id) => {
    expect(await first(language, typed)).toBe(id)
  })

  it('are found by how far they are ahead', async () => {
    const found = async (typed: string) => findZones(await zonesIn('en'), typed, 'en', JANUARY).map(({ zone }) => zone.id)
    expect(await found('+5:30')).toEqual(expect.arrayContaining(['Asia/Kolkata', 'Asia/Colombo']))
    expect(await found('UTC-3')).toContain('America/Sao_Paulo')
    expect(await found('UTC-3')).not.toContain('America/New_York')
    expect(offsetOf('Asia/Kathmandu', JANUARY)).toBe('UTC+05:45')
  })

  it('have a name in every language of the site, each zone that the browser knows', async () => {
    for (const { id } of locales) {
      const zones = await zonesIn(id)
      expect(zones.length, id).toBeGreaterThan(410)
      expect(zones.filter(({ city }) => city.trim() === '')).toEqual([])
      const moscow = zones.find((zone) => zone.id === 'Europe/Moscow')
      expect(moscow?.country).not.toBe('')
    }
  })

  it('are meant by a whole name only', async () => {
    const zones = await zonesIn('ru')
    expect(zoneNamed(zones, 'europe/warsaw')?.id).toBe('Europe/Warsaw')
    expect(zoneNamed(zones, 'Варшава')?.id).toBe('Europe/Warsaw')
    expect(zoneNamed(zones, 'Asia/Calcutta')?.id).toBe('Asia/Kolkata')
    expect(zoneNamed(zones, 'Варш')).toBeUndefined()
    expect(zoneNamed(zones, '')).toBeUndefined()
  })

  it('that an older browser knows by a former name are offered by that', async () => {
    const zones = zonesOf(await citiesIn('en'), 'en', (id) => id !== 'Europe/Kyiv')
    expect(zones.find(({ city }) => city === 'Kyiv')?.id).toBe('Europe/Kiev')
  })
})
