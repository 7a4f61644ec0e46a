import { describe, expect, it } from 'vitest'
import { cookingConverter } from '../../../../registry/tools/units/cooking-converter/tool.ts'
import { failure, output } from '../../../support/run-tool.ts'

describe('cooking-converter', () => {
  // USDA FoodData Central, SR Legacy: grams in a cup, and in a tablespoon where the database has one (butter 14.2 g).
  it.each([
    ['flour', '1', 'cup', 'us', '125'],
    ['sugar', '1/2', 'cup', 'us', '100'],
    ['butter', '1', 'tablespoon', 'us', '14.19'],
    ['honey', '1', 'cup', 'metric', '358.2'],
    ['flour', '1', 'tablespoon', 'metric', '7.925'],
    ['water', '1', 'liter', 'us', '1002'],
    ['oats', '1 1/2', 'cup', 'us', '121.5'],
  ])('%s: %s %s (%s) is %s g', async (ingredient, amount, from, cup, wanted) => {
    const { table } = await output(cookingConverter, { ingredient, amount, from, cup })
    expect(table.find(({ unit }: { unit: string }) => unit === 'gram').value).toBe(wanted)
  })

  it('says the volume of a weight first, and the nearest cup', async () => {
    const { result, table } = await output(cookingConverter, { ingredient: 'flour', amount: '100', from: 'gram' })
    expect(result).toBe('189.3 mL')
    expect(table[0]).toEqual({ unit: 'cup', value: '0.8', nearest: '3/4' })
    // Nobody measures a quarter of a milliliter.
    expect(table.find(({ unit }: { unit: string }) => unit === 'milliliter')).toEqual({ unit: 'milliliter', value: '189.3' })
  })

  it.each([
    [
      { degrees: '350', scale: 'fahrenheit' },
      { celsius: 177, fan: 157, fahrenheit: 350, gas: '4' },
    ],
    [
      { degrees: '180', scale: 'celsius' },
      { celsius: 180, fan: 160, fahrenheit: 356, gas: '4' },
    ],
    [
      { degrees: '180', scale: 'fan' },
      { celsius: 200, fan: 180, fahrenheit: 392, gas: '6' },
    ],
    [
      { degrees: '½', scale: 'gas' },
      { celsius: 120, fan: 100, fahrenheit: 250, gas: '1/2' },
    ],
    [
      { degrees: '60', scale: 'celsius' },
      { celsius: 60, fan: 40, fahrenheit: 140 },
    ],
  ])('sets an oven: %j', async (input, wanted) => {
    expect((await output(cookingConverter, { task: 'oven', ...input })).oven).toEqual(wanted)
  })

  it('scales amounts, and leaves steps, times and words', async () => {
    const recipe = '- 1/3 cup oil\n0.5 kg rice\n2–3 eggs\n100 g sugar\n1. Mix\n12:30 lunch\nsalt'
    const { text } = await output(cookingConverter, { task: 'recipe', recipe, servings: 2, wanted: 3 })
    expect(text).toBe('- 1/2 cup oil\n0.75 kg rice\n3–4 1/2 eggs\n150 g sugar\n1. Mix\n12:30 lunch\nsalt')
  })

  it.each([
    [{ amount: 'a bit' }, 'bad-amount', 'amount'],
    [{ amount: '1 cup' }, 'bad-amount', 'amount'],
    [{ task: 'oven', degrees: '10', scale: 'gas' }, 'bad-mark', 'degrees'],
    [{ task: 'oven', degrees: '20', scale: 'celsius' }, 'not-an-oven', 'degrees'],
    [{ task: 'recipe', recipe: 'salt\npepper' }, 'no-amounts', 'recipe'],
    [{ task: 'recipe', recipe: '1 egg\n'.repeat(2001) }, 'too-many-lines', 'recipe'],
    [{ task: 'recipe', recipe: ' ' }, 'required', 'recipe'],
  ])('refuses %j: %s', async (input, code, field) => {
    expect(await failure(cookingConverter, input)).toMatchObject({ code, field })
  })
})
