import { describe, expect, it } from 'vitest'
import { fieldsOf } from '../../../../engine/core/fields.ts'
import { bmiCalculator } from '../../../../registry/tools/math/bmi-calculator.ts'
import { failure, noticeCodes, output } from '../../../support/run-tool.ts'

describe('bmi-calculator', () => {
  // The limits of WHO Technical Report Series 894, at a height of one or two meters, where weight and index are in a plain proportion.
  it.each([
    ['100', '18.49', 'underweight'],
    ['100', '18.5', 'normal'],
    ['100', '24.99', 'normal'],
    ['100', '25', 'preObese'],
    ['200', '119.99', 'preObese'],
    ['200', '120', 'obese1'],
    ['200', '140', 'obese2'],
    ['200', '160', 'obese3'],
  ])('%s cm and %s kg: %s', async (height, weight, range) => {
    expect((await output(bmiCalculator, { height, weight })).range).toBe(range)
  })

  it('finds the range before rounding', async () => {
    // 24.99 is shown as 25.0 but is in the normal range.
    expect(await output(bmiCalculator, { height: '100', weight: '24.99' })).toMatchObject({
      bmi: '25',
      range: 'normal',
      details: { exact: '24.99' },
    })
  })

  it('converts feet, inches, stone and pounds exactly', async () => {
    // CDC, About adult BMI: 5 ft 9 in and 150 lb make 22.2 (703 × 150 ÷ 69²).
    expect((await output(bmiCalculator, { units: 'us', feet: 5, inches: '9', pounds: '150' })).bmi).toBe('22.2')
    expect((await output(bmiCalculator, { units: 'uk', feet: 5, inches: '9', stone: 10, pounds: '10' })).bmi).toBe('22.2')
    const { table, details } = await output(bmiCalculator, { units: 'uk', feet: 6, stone: 12 })
    expect(details).toMatchObject({ lowest: '9 st 10 lb', highest: '13 st 2 lb' })
    expect(table[0]).toEqual({ range: 'underweight', bmi: '< 18.5', weight: '< 9 st 10 lb' })
    expect(table[5]).toEqual({ range: 'obese3', bmi: '≥ 40', weight: '≥ 21 st 1 lb' })
  })

  it('writes numbers as the language does', async () => {
    expect((await output(bmiCalculator, { height: '170', weight: '65' }, { locale: 'pl' })).details.lowest).toBe('53,5 kg')
    expect((await output(bmiCalculator, { height: '170', weight: '65' }, { locale: 'ru' })).details.lowest).toBe('53,5 кг')
  })

  it('says whom it is for, and keeps what is entered private', async () => {
    expect(noticeCodes(await output(bmiCalculator, { height: '170', weight: '65' }))).toEqual(['adults-only'])
    const open = fieldsOf(bmiCalculator.input).filter(({ sensitive }) => !sensitive)
    expect(open.map(({ name }) => name)).toEqual(['units'])
  })

  it.each([
    [{ weight: '70' }, 'required', 'height'],
    [{ height: '170' }, 'required', 'weight'],
    [{ units: 'us', feet: 5 }, 'required', 'pounds'],
    [{ units: 'us', pounds: '150' }, 'required', 'feet'],
    [{ units: 'us', feet: 1, inches: '0', pounds: '150' }, 'unlikely-height', 'feet'],
    [{ units: 'us', feet: 5, pounds: '5' }, 'unlikely-weight', 'pounds'],
    [{ units: 'uk', feet: 5 }, 'unlikely-weight', 'pounds'],
    [{ height: '1.7', weight: '70' }, 'too-small', 'height'],
  ])('refuses %j: %s', async (input, code, field) => {
    expect(await failure(bmiCalculator, input)).toMatchObject({ code, field })
  })
})
