import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loveCalculator } from '../../../../registry/tools/math/love-calculator.ts'
import { failure, output } from '../../../support/run-tool.ts'

const match = async (first: string, second: string) => (await output(loveCalculator, { first, second })).match as string

describe('love-calculator', () => {
  // From a second implementation of the method in Python.
  it.each([
    ['Romeo', 'Juliet', '52'],
    ['Ana', 'João', '90'],
    ['Иван', 'Мария', '3'],
    ['Li', '王', '68'],
    ['a', 'a', '9'],
    ['Tristan', 'Isolde', '28'],
    ['𐐀', 'Bo', '15'],
  ])('%s and %s match by %s', async (first, second, wanted) => {
    expect(await match(first, second)).toBe(wanted)
  })

  it('does not mind order, case, accents and spaces', async () => {
    expect(await match('ZOË ', 'adam')).toBe(await match('Adam', 'Z o e'))
  })

  it('stays within 1 and 100 whichever comes first', async () => {
    const name = fc.stringMatching(/^[a-z]{1,12}$/)
    await fc.assert(
      fc.asyncProperty(name, name, async (first, second) => {
        const value = await match(first, second)
        expect(Number(value)).toBeGreaterThanOrEqual(1)
        expect(Number(value)).toBeLessThanOrEqual(100)
        expect(await match(second, first)).toBe(value)
      }),
    )
  })

  it.each([
    [{ first: '123', second: 'Bo' }, 'no-letters', 'first'],
    [{ first: 'Bo', second: '❤' }, 'no-letters', 'second'],
    [{ first: 'Bo' }, 'required', 'second'],
  ])('refuses %j as %s', async (input, code, field) => {
    expect(await failure(loveCalculator, input)).toMatchObject({ code, field })
  })
})
