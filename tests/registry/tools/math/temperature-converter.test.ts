import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { temperatureConverter } from '../../../../registry/tools/math/temperature-converter.ts'
import { failure, output } from '../../../support/run-tool.ts'

const SCALES = ['celsius', 'fahrenheit', 'kelvin', 'rankine', 'reaumur']
const convert = async (temperature: string, from: string, to: string, decimals = 2) => {
  const { table } = await output(temperatureConverter, { temperature, scale: from, decimals })
  return table.find((line: { scale: string }) => line.scale === to).value as string
}

describe('temperature-converter', () => {
  // Fixed points: ice, steam, absolute zero, body heat, the triple point of water, and −40.
  it.each([
    ['0', 'celsius', 'fahrenheit', '32'],
    ['100', 'celsius', 'kelvin', '373.15'],
    ['-40', 'fahrenheit', 'celsius', '-40'],
    ['98.6', 'fahrenheit', 'celsius', '37'],
    ['273.16', 'kelvin', 'celsius', '0.01'],
    ['-459.67', 'fahrenheit', 'rankine', '0'],
    ['671.67', 'rankine', 'celsius', '100'],
    ['80', 'reaumur', 'fahrenheit', '212'],
    ['1', 'fahrenheit', 'celsius', '-17.22'],
    ['-273.15', 'celsius', 'kelvin', '0'],
  ])('%s %s in %s is %s', async (value, from, to, wanted) => {
    expect(await convert(value, from, to)).toBe(wanted)
  })

  it('writes its line with the decimal mark of the language, and the table as programs read it', async () => {
    const made = await output(temperatureConverter, { temperature: '20.5' }, { locale: 'pl' })
    expect(made.line).toBe('20,5 °C = 68,9 °F = 293,65 K = 528,57 °R = 16,4 °Ré')
    expect(made.table[2].value).toBe('293.65')
  })

  it('comes back from every scale', async () => {
    const scale = fc.constantFrom(...SCALES)
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 10_000_000 }), scale, scale, async (hundredths, from, to) => {
        const start = await convert((hundredths / 100).toFixed(2), 'kelvin', from)
        const there = await convert(start, from, to, 18)
        expect(await convert(there, to, from)).toBe(start)
      }),
      { numRuns: 80 },
    )
  })

  it.each([
    ['-273.16', 'celsius'],
    ['-459.68', 'fahrenheit'],
    ['-0.01', 'kelvin'],
    ['-0.01', 'rankine'],
    ['-218.53', 'reaumur'],
  ])('refuses %s %s, which is below absolute zero', async (temperature, scale) => {
    expect(await failure(temperatureConverter, { temperature, scale })).toMatchObject({ code: 'below-absolute-zero', field: 'temperature' })
  })
})
