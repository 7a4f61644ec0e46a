import { describe, expect, it } from 'vitest'
import { yesNoWords } from '../../../../registry/tools/random/yes-or-no-wheel/yes-no.ts'
import { yesOrNoWheel } from '../../../../registry/tools/random/yes-or-no-wheel/tool.ts'
import { chiSquared, fairBound } from '../../../support/chi-squared.ts'
import { failure, output } from '../../../support/run-tool.ts'

const names = async (input: object, locale = 'en') =>
  (await output(yesOrNoWheel, input, { locale })).list.map(({ name }: { name: string }) => name)

describe('yes-or-no-wheel', () => {
  it('stops at yes, no and maybe equally often', { tags: 'long' }, async () => {
    const counts = [0, 0, 0]
    for (let seed = 0; seed < 10_500; seed++) counts[(await output(yesOrNoWheel, { maybe: true }, { seed })).index]!++
    expect(chiSquared(counts, 3500)).toBeLessThan(fairBound(2))
  })

  it('begins with the words of the page’s language', async () => {
    expect(await names({})).toEqual(['Yes', 'No'])
    expect(await names({ maybe: true }, 'pl')).toEqual(['Tak', 'Nie', 'Może'])
    expect(await names({ maybe: true }, 'pt-BR')).toEqual(['Sim', 'Não', 'Talvez'])
    expect(await names({ text: ' \n' }, 'ru')).toEqual(['Да', 'Нет'])
    expect(yesNoWords('de')).toEqual({ yes: 'Yes', no: 'No', maybe: 'Maybe' })
  })

  it('takes entries of one’s own, weights too', async () => {
    expect((await output(yesOrNoWheel, { text: 'Yes *3\nNo', maybe: true })).list).toEqual([
      { name: 'Yes', weight: 3, chance: '75' },
      { name: 'No', weight: 1, chance: '25' },
    ])
  })

  it.each([
    [{ text: 'Yes *0' }, 'bad-weight'],
    [{ text: 'a\n'.repeat(1001) }, 'too-many-entries'],
  ])('refuses %.30j as %s', async (input, code) => {
    expect(await failure(yesOrNoWheel, input)).toMatchObject({ code, field: 'text' })
  })
})
