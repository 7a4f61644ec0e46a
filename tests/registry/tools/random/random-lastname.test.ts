import { describe, expect, it } from 'vitest'
import { womansSurname } from '../../../../registry/lib/words/surname-forms.ts'
import { randomLastname } from '../../../../registry/tools/random/random-lastname.ts'
import { chiSquared, fairBound } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

const LANGUAGES = ['en', 'es', 'fr', 'id', 'it', 'pl', 'pt', 'ru']
const listOf = async (language: string) =>
  ((await import(`../../../../registry/data/surnames/${language}.ts`)) as { SURNAMES: readonly string[] }).SURNAMES
const names = async (input: object, options?: object): Promise<string[]> => (await output(randomLastname, input, options)).names

describe('random-lastname', () => {
  it.each(LANGUAGES)('has at least 300 surnames of %s, each once and written as names are', async (language) => {
    const list = await listOf(language)
    expect(list.length).toBeGreaterThanOrEqual(300)
    expect(new Set(list).size).toBe(list.length)
    const letters =
      language === 'ru'
        ? /^[А-ЯЁ][а-яё]+$/
        : /^(?:(?:d[aeo]s?|De|Da|Del|Della|Dal|Dalla|Di|La|Le|Lo|De la|Lumban|Espírito) )?(?:[OD]')?\p{Lu}[\p{L}-]+$/u
    expect(list.filter((name) => !letters.test(name) && !letters.test(name.replace(/^De la /, '')))).toEqual([])
  })

  // The most frequent surnames by the censuses and registers of the countries.
  it.each([
    ['en', ['Smith', 'Johnson', 'Jones', 'Taylor']],
    ['es', ['García', 'Rodríguez', 'Quispe']],
    ['fr', ['Martin', 'Bernard', 'Dubois']],
    ['id', ['Siregar', 'Nasution', 'Wijaya']],
    ['it', ['Rossi', 'Russo', 'Ferrari', 'Esposito']],
    ['pl', ['Nowak', 'Kowalski', 'Wiśniewski']],
    ['pt', ['Silva', 'Santos', 'Oliveira']],
    ['ru', ['Иванов', 'Смирнов', 'Кузнецов']],
  ])('knows the commonest of %s', async (language, common) => {
    expect(await listOf(language)).toEqual(expect.arrayContaining(common))
  })

  it('draws every surname of a list equally often', async () => {
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 100; seed++)
      for (const name of await names({ language: 'pl', count: 1000, unique: false }, { seed }))
        counts.set(name, (counts.get(name) ?? 0) + 1)
    const { length } = await listOf('pl')
    expect(counts.size).toBe(length)
    expect(chiSquared([...counts.values()], 100_000 / length)).toBeLessThan(fairBound(length - 1))
  })

  it.each([
    ['Kowalski', 'pl', 'Kowalska'],
    ['Górecki', 'pl', 'Górecka'],
    ['Zawadzki', 'pl', 'Zawadzka'],
    ['Nowak', 'pl', 'Nowak'],
    ['Иванов', 'ru', 'Иванова'],
    ['Воробьёв', 'ru', 'Воробьёва'],
    ['Никитин', 'ru', 'Никитина'],
    ['Синицын', 'ru', 'Синицына'],
    ['Успенский', 'ru', 'Успенская'],
    ['Толстой', 'ru', 'Толстая'],
    ['Шевченко', 'ru', 'Шевченко'],
    ['Черных', 'ru', 'Черных'],
  ] as const)('makes %s (%s) %s for a woman', (man, language, woman) => {
    expect(womansSurname(man, language)).toBe(woman)
  })

  it('gives women’s forms where asked, and men’s elsewhere', async () => {
    const list = await listOf('ru')
    const women = await names({ language: 'ru', form: 'woman', count: list.length, seed: 'x' })
    const men = await names({ language: 'ru', count: list.length, seed: 'x' })
    expect(men.map((name) => womansSurname(name, 'ru'))).toEqual(women)
    expect(women.filter((name) => name.endsWith('а')).length).toBeGreaterThan(300)
    expect(await names({ language: 'it', form: 'woman', count: 300, seed: 'x' })).toEqual(
      await names({ language: 'it', count: 300, seed: 'x' }),
    )
  })

  it('draws two different surnames where that is usual', async () => {
    const list = new Set(await listOf('es'))
    for (const name of await names({ language: 'es', double: true, count: 300 })) {
      const cut = [...name.matchAll(/ /g)].map(({ index }) => [name.slice(0, index), name.slice(index + 1)] as const)
      expect(
        cut.some(([first, second]) => first !== second && list.has(first) && list.has(second)),
        name,
      ).toBe(true)
    }
    expect(
      (await names({ language: 'fr', double: true, count: 300 })).filter(
        (name) => / /.test(name) && !name.startsWith('Le ') && !name.startsWith('Da '),
      ),
    ).toEqual([])
  })

  it('starts with what is asked, whatever the capitals, in the language of the page', async () => {
    for (const name of await names({ start: 'Ż', count: 3 }, { locale: 'pl' })) expect(name).toMatch(/^Ż/)
    expect(await names({ language: 'en', start: ' mcd', count: 2 })).toHaveLength(2)
  })

  it('draws the same again from a seed, second surnames too', async () => {
    const input = { language: 'pt', double: true, count: 20, seed: 'again' }
    expect(await names(input, { seed: 1 })).toEqual(await names(input, { seed: 2 }))
  })

  it.each([
    [{ language: 'it', start: 'Xyz' }, 'no-such-start', 'start'],
    [{ language: 'fr', count: 1000 }, 'too-few-to-draw', 'count'],
    [{ language: 'de' }, 'not-a-choice', 'language'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(randomLastname, input)).toMatchObject({ code, field })
  })
})
